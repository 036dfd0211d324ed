import Foundation

/// The rows of a table in groups with the same value in a column.
///
/// Follows Apple's [RowGrouping](https://developer.apple.com/documentation/tabulardata/rowgrouping).
public struct RowGrouping<GroupingKey: Hashable>: RandomAccessCollection {
    /// A value and its rows.
    public typealias Element = (key: GroupingKey?, group: DataFrame.Slice)
    let name: String
    var groups: [Element]
    public var startIndex: Int { groups.startIndex }
    public var endIndex: Int { groups.endIndex }
    /// The group at a place.
    public subscript(position: Int) -> Element { groups[position] }
    /// The rows with a value; nil for none.
    public subscript(keyedBy key: GroupingKey) -> DataFrame.Slice? { groups.first { $0.key == key }?.group }

    /// Returns the groups for whose rows a function is true.
    public func filter(_ isIncluded: (DataFrame.Slice) throws -> Bool) rethrows -> Self {
        RowGrouping(name: name, groups: try groups.filter { try isIncluded($0.group) })
    }

    private func table<T>(_ column: String, _ value: (DataFrame.Slice) throws -> T?) rethrows -> DataFrame {
        DataFrame(columns: [
            Column<GroupingKey>(name: name, contents: groups.map(\.key)).eraseToAnyColumn(),
            Column<T>(name: column, contents: try groups.map { try value($0.group) }).eraseToAnyColumn(),
        ])
    }

    /// Returns a table of the groups' sizes.
    /// - Parameter order: The order of the sizes; nil for the groups' own.
    public func counts(order: Order? = nil) -> DataFrame {
        let counts = table("count") { $0.shape.rows }
        return order.map { counts.sorted(on: "count", Int.self, order: $0) } ?? counts
    }
    /// Returns a table of a value computed of each group's column.
    public func aggregated<T, R>(
        on columnName: String, _ type: T.Type, naming: (String) -> String = { $0 }, transform: (Column<T>) throws -> R?
    ) rethrows -> DataFrame { try table(naming(columnName)) { try transform($0[columnName, type]) } }
    /// Returns a table of the groups' sums.
    public func sums<N: AdditiveArithmetic & Comparable>(
        _ columnName: String, _ type: N.Type, order: Order? = nil
    ) -> DataFrame {
        let sums = table("sum(\(columnName))") { $0[columnName, type].sum() }
        return order.map { sums.sorted(on: "sum(\(columnName))", N.self, order: $0) } ?? sums
    }
    /// Returns a table of the groups' means.
    public func means<N: BinaryFloatingPoint>(_ columnName: String, _ type: N.Type, order: Order? = nil) -> DataFrame {
        let means = table("mean(\(columnName))") { $0[columnName, type].mean() }
        return order.map { means.sorted(on: "mean(\(columnName))", N.self, order: $0) } ?? means
    }
    /// Returns a table of the groups' smallest values.
    public func minimums<N: Comparable>(_ columnName: String, _ type: N.Type) -> DataFrame {
        table("min(\(columnName))") { $0[columnName, type].min() }
    }
    /// Returns a table of the groups' largest values.
    public func maximums<N: Comparable>(_ columnName: String, _ type: N.Type) -> DataFrame {
        table("max(\(columnName))") { $0[columnName, type].max() }
    }
    /// Returns the rows of all groups as one table.
    public func ungrouped() -> DataFrame {
        guard var frame = groups.first?.group.base else { return DataFrame() }
        for group in groups.dropFirst() { frame.append(group.group.base) }
        return frame
    }
}

extension DataFrame {
    /// Returns the rows in groups with the same value in a column, in the order of the first rows.
    public func grouped<K: Hashable>(by columnName: String, _ type: K.Type) -> RowGrouping<K> {
        grouped(by: columnName, self[columnName, type].map { $0 })
    }
    /// Returns the rows in groups with the same value in a column.
    public func grouped<K: Hashable>(by id: ColumnID<K>) -> RowGrouping<K> { grouped(by: id.name, K.self) }
    /// Returns the rows in groups with the same value in a column of any type.
    public func grouped(by columnName: String) -> RowGrouping<AnyHashable> {
        let column = self[columnName]
        return grouped(by: columnName, (0..<shape.rows).map { key(column, $0) })
    }
    /// Returns the rows in groups for which a function of a column's values has the same result.
    public func grouped<T, K: Hashable>(
        by columnName: String, _ type: T.Type, transform: (T?) throws -> K?
    ) rethrows -> RowGrouping<K> { grouped(by: columnName, try self[columnName, type].map(transform)) }

    private func grouped<K: Hashable>(by name: String, _ keys: [K?]) -> RowGrouping<K> {
        var places: [K?: Int] = [:]
        var groups: [(K?, [Int])] = []
        for (row, key) in keys.enumerated() {
            if let place = places[key] {
                groups[place].1.append(row)
            } else {
                places[key] = groups.count
                groups.append((key, [row]))
            }
        }
        return RowGrouping(name: name, groups: groups.map { ($0.0, Slice(base: rows(at: $0.1))) })
    }
}
