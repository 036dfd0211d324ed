import Foundation

/// A table of columns with names.
///
/// Follows Apple's [DataFrame](https://developer.apple.com/documentation/tabulardata/dataframe). A column or type that does not exist gives missing
/// values and a warning, where Apple's ends the app.
public struct DataFrame {
    /// The columns.
    public internal(set) var columns: [AnyColumn] = []
    /// Creates an empty table.
    public init() {}
    /// Creates a table of columns; shorter ones are filled with missing values.
    public init<S: Sequence>(columns: S) where S.Element == AnyColumn {
        for column in columns { append(column: column) }
    }
    /// Creates a table of literals.
    public init(dictionaryLiteral elements: (String, [Any?])...) {
        for (name, values) in elements { append(column: Self.column(name, values)) }
    }

    private static func column(_ name: String, _ values: [Any?]) -> AnyColumn {
        func typed<T>(_ type: T.Type) -> AnyColumn? {
            guard values.allSatisfy({ $0 == nil || $0 is T }) else { return nil }
            return Column<T>(name: name, contents: values.map { $0 as? T }).eraseToAnyColumn()
        }
        return typed(Int.self) ?? typed(Double.self) ?? typed(Bool.self) ?? typed(Date.self) ?? typed(String.self)
            ?? Column<Any>(name: name, contents: values).eraseToAnyColumn()
    }

    /// The number of rows and columns.
    public var shape: (rows: Int, columns: Int) { (columns.first?.count ?? 0, columns.count) }
    /// The rows.
    public var rows: Rows {
        get { Rows(frame: self) }
        set { self = newValue.frame }
    }
    /// Whether there are no rows.
    public var isEmpty: Bool { shape.rows == 0 }

    /// Returns the place of a column; nil for none.
    public func indexOfColumn(_ columnName: String) -> Int? { columns.firstIndex { $0.name == columnName } }
    /// Returns the place of a column of a type; nil for none.
    public func indexOfColumn<T>(_ columnName: String, _ type: T.Type) -> Int? {
        columns.firstIndex { $0.name == columnName && $0.wrappedElementType == type }
    }
    /// Returns whether there is a column.
    public func containsColumn(_ columnName: String) -> Bool { indexOfColumn(columnName) != nil }
    /// Returns whether there is a column of a type.
    public func containsColumn<T>(_ columnName: String, _ type: T.Type) -> Bool {
        indexOfColumn(columnName, type) != nil
    }
    /// Returns whether there is a column of a type.
    public func containsColumn<T>(_ id: ColumnID<T>) -> Bool { containsColumn(id.name, T.self) }

    private func missing(_ name: String) -> AnyColumn {
        RuntimeWarning.issue("TabularData: there is no column “\(name)”.")
        let empty = [String?](repeating: nil, count: shape.rows)
        return Column<String>(name: name, contents: empty).eraseToAnyColumn()
    }

    /// The column with a name.
    public subscript(columnName: String) -> AnyColumn {
        get { indexOfColumn(columnName).map { columns[$0] } ?? missing(columnName) }
        set { replaceOrAppend(newValue, columnName) }
    }
    /// The column at a place.
    public subscript(column index: Int) -> AnyColumn {
        get { columns.indices.contains(index) ? columns[index] : missing("\(index)") }
        set { if columns.indices.contains(index) { columns[index] = newValue } }
    }
    /// The column with a name, with its type.
    public subscript<T>(columnName: String, type: T.Type) -> Column<T> {
        get { self[columnName].assumingType(type) }
        set { replaceOrAppend(newValue.eraseToAnyColumn(), columnName) }
    }
    /// The column with a name and a type.
    public subscript<T>(id: ColumnID<T>) -> Column<T> {
        get { self[id.name, T.self] }
        set { self[id.name, T.self] = newValue }
    }
    /// The row at a place.
    public subscript(row index: Int) -> Row { rows[index] }
    /// Some rows.
    public subscript(range: Range<Int>) -> Slice { Slice(base: rows(at: Array(range.clamped(to: 0..<shape.rows)))) }
    /// The rows for which a list of values is true.
    public subscript<S: Sequence>(mask: S) -> Slice where S.Element == Bool {
        Slice(base: rows(at: mask.enumerated().filter { $0.element && $0.offset < shape.rows }.map(\.offset)))
    }

    private mutating func replaceOrAppend(_ column: AnyColumn, _ name: String) {
        var column = column
        column.name = name
        if let index = indexOfColumn(name) { columns[index] = column } else { append(column: column) }
    }

    /// Adds a column; missing values fill the shorter ones.
    public mutating func append(column: AnyColumn) { insert(column: column, at: columns.count) }
    /// Adds a column; missing values fill the shorter ones.
    public mutating func append<T>(column: Column<T>) { append(column: column.eraseToAnyColumn()) }
    /// Adds a column at a place.
    public mutating func insert(column: AnyColumn, at index: Int) {
        var column = column
        if containsColumn(column.name) {
            RuntimeWarning.issue("TabularData: there are two columns “\(column.name)”; the first one is found.")
        }
        let count = Swift.max(shape.rows, column.count)
        while column.count < count { column.append(nil) }
        for place in columns.indices { while columns[place].count < count { columns[place].append(nil) } }
        columns.insert(column, at: Swift.min(Swift.max(index, 0), columns.count))
    }
    /// Removes a column, and returns it.
    @discardableResult public mutating func removeColumn(_ columnName: String) -> AnyColumn {
        guard let index = indexOfColumn(columnName) else { return missing(columnName) }
        return columns.remove(at: index)
    }
    /// Gives a column another name.
    public mutating func renameColumn(_ name: String, to newName: String) {
        guard let index = indexOfColumn(name) else { return _ = missing(name) }
        columns[index].name = newName
    }
    /// Adds a row of values in the order of the columns.
    public mutating func append(row: Any?...) {
        for index in columns.indices { columns[index].append(index < row.count ? row[index] : nil) }
    }
    /// Adds a row of values by the columns' names.
    public mutating func append(valuesByColumn dictionary: [String: Any?]) {
        for index in columns.indices { columns[index].append(dictionary[columns[index].name] ?? nil) }
    }
    /// Adds an empty row.
    public mutating func appendEmptyRow() { for index in columns.indices { columns[index].append(nil) } }
    /// Adds the rows of another table, by the columns' names.
    public mutating func append(_ other: DataFrame) {
        for row in 0..<other.shape.rows {
            for index in columns.indices {
                let place = other.indexOfColumn(columns[index].name)
                columns[index].append(place.flatMap { other.columns[$0][row] })
            }
        }
    }
    /// Removes a row.
    public mutating func removeRow(at index: Int) {
        for place in columns.indices { columns[place].remove(at: index) }
    }
    /// Changes all values of a column; missing ones stay missing.
    public mutating func transformColumn<From, To>(_ columnName: String, _ transform: (From) throws -> To) rethrows {
        guard let index = indexOfColumn(columnName) else { return _ = missing(columnName) }
        columns[index] = try columns[index].assumingType(From.self).mapNonNil(transform).eraseToAnyColumn()
    }

    /// Returns a table of some rows; an index below zero is a row of missing values.
    func rows(at indices: [Int]) -> DataFrame {
        var frame = DataFrame()
        frame.columns = columns.map { AnyColumn(storage: $0.storage.rows(indices)) }
        return frame
    }
}

extension DataFrame: ExpressibleByDictionaryLiteral {}

extension DataFrame {
    /// A row of a table.
    ///
    /// Follows Apple's [DataFrame.Row](https://developer.apple.com/documentation/tabulardata/dataframe/row).
    public struct Row: RandomAccessCollection {
        /// The place.
        public let index: Int
        var frame: DataFrame
        /// The table.
        public var base: DataFrame { frame }
        public var startIndex: Int { 0 }
        public var endIndex: Int { frame.columns.count }
        /// The value of a column; nil for a missing one.
        public subscript(position: Int) -> Any? {
            get { frame[column: position][index] }
            set { frame.columns[position][index] = newValue }
        }
        /// The value of a column; nil for a missing one.
        public subscript(columnName: String) -> Any? {
            get { frame[columnName][index] }
            set { frame[columnName][index] = newValue }
        }
        /// The value of a column, with its type; nil for a missing one.
        public subscript<T>(columnName: String, type: T.Type) -> T? {
            get { frame[columnName][index] as? T }
            set { frame[columnName][index] = newValue }
        }
        /// The value of a column, with its type; nil for a missing one.
        public subscript<T>(id: ColumnID<T>) -> T? {
            get { self[id.name, T.self] }
            set { self[id.name, T.self] = newValue }
        }
        /// The value of a column, with its type; nil for a missing one.
        public subscript<T>(position: Int, type: T.Type) -> T? { self[position] as? T }
    }

    /// The rows of a table.
    public struct Rows: RandomAccessCollection, MutableCollection {
        var frame: DataFrame
        public var startIndex: Int { 0 }
        public var endIndex: Int { frame.shape.rows }
        /// The row at a place.
        public subscript(position: Int) -> Row {
            get { Row(index: position, frame: frame) }
            set { for column in frame.columns.indices { frame.columns[column][position] = newValue[column] } }
        }
    }

    /// Some rows of a table, as a table of their own.
    ///
    /// Follows Apple's [DataFrame.Slice](https://developer.apple.com/documentation/tabulardata/dataframe/slice).
    public struct Slice {
        /// The rows as a table.
        public var base: DataFrame
        /// The columns.
        public var columns: [AnyColumn] { base.columns }
        /// The number of rows and columns.
        public var shape: (rows: Int, columns: Int) { base.shape }
        /// The rows.
        public var rows: Rows { base.rows }
        /// Whether there are no rows.
        public var isEmpty: Bool { base.isEmpty }
        /// The column with a name.
        public subscript(columnName: String) -> AnyColumn { base[columnName] }
        /// The column with a name, with its type.
        public subscript<T>(columnName: String, type: T.Type) -> Column<T> { base[columnName, type] }
        /// The column with a name and a type.
        public subscript<T>(id: ColumnID<T>) -> Column<T> { base[id] }
    }

    /// Creates a table of some rows of another one.
    public init(_ slice: Slice) { self = slice.base }
}
