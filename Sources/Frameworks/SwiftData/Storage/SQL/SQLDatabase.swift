import SQLiteAccess

/// A connection with a database of tables.
package protocol SQLDatabase: AnyObject {
    /// The database's language.
    associatedtype Dialect: SQLDialect
    /// A row that a statement has found.
    associatedtype Row: SQLRow
    /// Runs a statement with values, calling a closure with each row.
    ///
    /// Statements are prepared once.
    func run(_ sql: String, _ values: [StoreValue], _ row: (Row) throws -> Void) throws
}

/// A row that a statement has found, as long as the statement is at it.
package protocol SQLRow {
    func integer(_ column: Int) -> Int64
    func value(_ column: Int) -> StoreValue
    /// Appends the values of columns.
    func read(_ columns: Range<Int>, into values: inout [StoreValue])
}

extension SQLDatabase {
    /// Runs a statement with values.
    package func run(_ sql: String, _ values: [StoreValue]) throws { try run(sql, values) { _ in } }

    /// Returns the first column of the first row.
    package func value(_ sql: String, _ values: [StoreValue] = []) throws -> StoreValue? {
        var found: StoreValue?
        try run(sql, values) { found = found ?? $0.value(0) }
        return found
    }
}

extension SQLiteConnection: SQLDatabase {
    package typealias Dialect = SQLiteDialect
    package typealias Row = SQLiteStatement
}

extension SQLiteStatement: SQLRow {}
