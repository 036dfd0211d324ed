import Foundation

/// The order of values.
public enum Order: Hashable, Sendable {
    case ascending, descending
    func areOrdered<T: Comparable>(_ a: T?, _ b: T?) -> Bool {
        // Missing values come first, as with Apple's.
        guard let a, let b else { return self == .ascending ? a == nil && b != nil : a != nil && b == nil }
        return self == .ascending ? a < b : b < a
    }
}

/// Which rows of two tables are joined.
public enum JoinKind: Hashable, Sendable { case inner, left, right, full }

extension DataFrame {
    /// Returns the rows for which a function is true.
    public func filter(_ isIncluded: (Row) throws -> Bool) rethrows -> Slice {
        Slice(base: rows(at: try rows.indices.filter { try isIncluded(rows[$0]) }))
    }
    /// Returns the rows whose value in a column fulfills a condition.
    public func filter<T>(on columnName: String, _ type: T.Type, _ isIncluded: (T?) throws -> Bool) rethrows -> Slice {
        let column = self[columnName, type]
        return Slice(base: rows(at: try column.indices.filter { try isIncluded(column[$0]) }))
    }
    /// Returns the rows whose value in a column fulfills a condition.
    public func filter<T>(on id: ColumnID<T>, _ isIncluded: (T?) throws -> Bool) rethrows -> Slice {
        try filter(on: id.name, T.self, isIncluded)
    }
    /// Returns the first rows.
    public func prefix(_ length: Int) -> Slice { self[0..<Swift.min(Swift.max(length, 0), shape.rows)] }
    /// Returns the last rows.
    public func suffix(_ length: Int) -> Slice {
        self[Swift.max(shape.rows - Swift.max(length, 0), 0)..<shape.rows]
    }
    /// Returns a table of some columns.
    public func selecting<S: Sequence>(columnNames: S) -> DataFrame where S.Element == String {
        DataFrame(columns: columnNames.map { self[$0] })
    }
    /// Returns a table of some columns.
    public func selecting(columnNames: String...) -> DataFrame { selecting(columnNames: columnNames) }

    /// Returns the table with its rows in the order of a column.
    public func sorted<T: Comparable>(on columnName: String, _ type: T.Type, order: Order = .ascending) -> DataFrame {
        let column = self[columnName, type]
        return rows(at: stable { order.areOrdered(column[$0], column[$1]) })
    }
    /// Returns the table with its rows in the order of a column.
    public func sorted<T: Comparable>(on id: ColumnID<T>, order: Order = .ascending) -> DataFrame {
        sorted(on: id.name, T.self, order: order)
    }
    /// Returns the table with its rows in the order of a column, compared by a function.
    public func sorted<T>(
        on columnName: String, _ type: T.Type, by areInIncreasingOrder: (T, T) throws -> Bool
    ) rethrows -> DataFrame {
        let column = self[columnName, type]
        return rows(
            at: try stable { a, b in
                guard let first = column[a], let second = column[b] else { return column[a] == nil && column[b] != nil }
                return try areInIncreasingOrder(first, second)
            })
    }
    /// Returns the table with its rows in the order of a column of numbers, texts or dates.
    public func sorted(on columnName: String, order: Order = .ascending) -> DataFrame {
        let column = self[columnName]
        func by<T: Comparable>(_ type: T.Type) -> DataFrame? {
            column.wrappedElementType == type ? sorted(on: columnName, type, order: order) : nil
        }
        return by(Int.self) ?? by(Double.self) ?? by(String.self) ?? by(Date.self) ?? by(Float.self)
            ?? sorted(on: columnName, column)
    }
    private func sorted(on columnName: String, _ column: AnyColumn) -> DataFrame {
        RuntimeWarning.issue("TabularData: values of \(column.wrappedElementType) in “\(columnName)” have no order.")
        return self
    }
    /// Puts the rows in the order of a column.
    public mutating func sort<T: Comparable>(on columnName: String, _ type: T.Type, order: Order = .ascending) {
        self = sorted(on: columnName, type, order: order)
    }
    /// Puts the rows in the order of a column.
    public mutating func sort<T: Comparable>(on id: ColumnID<T>, order: Order = .ascending) {
        self = sorted(on: id, order: order)
    }
    /// Puts the rows in the order of a column of numbers, texts or dates.
    public mutating func sort(on columnName: String, order: Order = .ascending) {
        self = sorted(on: columnName, order: order)
    }

    /// The places of the rows in an order; rows that are alike keep theirs.
    private func stable(_ isBefore: (Int, Int) throws -> Bool) rethrows -> [Int] {
        try (0..<shape.rows).sorted { a, b in
            if try isBefore(a, b) { return true }
            return try isBefore(b, a) ? false : a < b
        }
    }

    /// The value of a row as something to compare: its words, with its type.
    func key(_ column: AnyColumn, _ row: Int) -> AnyHashable? {
        guard let value = column[row] else { return nil }
        return value as? AnyHashable ?? AnyHashable("\(value)")
    }

    /// Returns the rows of two tables with the same value in a column, side by side.
    ///
    /// Columns are named `left.name` and `right.name` where both tables have them.
    public func joined(_ other: DataFrame, on columnName: String, kind: JoinKind = .inner) -> DataFrame {
        joined(other, on: (left: columnName, right: columnName), kind: kind)
    }
    /// Returns the rows of two tables with the same value in two columns, side by side.
    public func joined(
        _ other: DataFrame, on columnNames: (left: String, right: String), kind: JoinKind = .inner
    ) -> DataFrame {
        let (left, right) = (self[columnNames.left], other[columnNames.right])
        var places: [AnyHashable?: [Int]] = [:]
        for row in 0..<other.shape.rows { places[key(right, row), default: []].append(row) }
        var pairs: [(Int, Int)] = []
        var used: Set<Int> = []
        for row in 0..<shape.rows {
            let found = places[key(left, row)] ?? []
            used.formUnion(found)
            pairs += found.map { (row, $0) }
            if found.isEmpty, kind == .left || kind == .full { pairs.append((row, -1)) }
        }
        if kind == .right || kind == .full {
            pairs += (0..<other.shape.rows).filter { !used.contains($0) }.map { (-1, $0) }
        }
        var (first, second) = (rows(at: pairs.map(\.0)), other.rows(at: pairs.map(\.1)))
        let common = columnNames.left == columnNames.right ? columnNames.left : nil
        if let common, let index = first.indexOfColumn(common), let twin = second.indexOfColumn(common) {
            for row in 0..<pairs.count where pairs[row].0 < 0 { first.columns[index][row] = second.columns[twin][row] }
            second.columns.remove(at: twin)
        }
        for name in Set(first.columns.map(\.name)).intersection(second.columns.map(\.name)) {
            first.renameColumn(name, to: "left.\(name)")
            second.renameColumn(name, to: "right.\(name)")
        }
        first.columns += second.columns
        return first
    }
}
