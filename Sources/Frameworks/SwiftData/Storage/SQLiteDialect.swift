import SQLiteAccess

/// SQLite's language, with the functions and orders that it takes from Swift.
package enum SQLiteDialect: SQLDialect {
    package static let unlimited = "-1"
    package static let placeOfPairs = "rowid"
    package static let mostInserted = 1

    package static func placeholder(_ number: Int, for value: StoreValue) -> String { "?\(number)" }
    package static func placeholder(_ number: Int, in column: StoreType) -> String { "?\(number)" }

    package static func columnType(_ type: StoreType) -> String {
        switch type {
        case .integer, .boolean, .unsigned, .key: "INTEGER"
        case .real, .date: "REAL"
        case .text, .decimal, .url, .json: "TEXT"
        case .uuid, .data: "BLOB"
        }
    }

    package static func fitting(_ value: StoreValue, _ type: StoreType) -> StoreValue { value }

    package static func comparable(_ sql: String, _ type: StoreType) -> String {
        switch type {
        case .text: "\(sql) COLLATE \(SQLiteFunctions.textOrder)"
        case .decimal: "\(sql) COLLATE \(SQLiteFunctions.decimalOrder)"
        default: sql
        }
    }

    package static func isSame(_ a: String, _ b: String) -> String { "(\(a) IS \(b))" }
    /// NaN is a text.
    package static func isNumber(_ sql: String) -> String { "typeof(\(sql)) <> 'text'" }
    package static func condition(_ number: String) -> String { number }
    package static func number(_ condition: String) -> String { condition }

    package static func text(_ function: StoreExpression.TextFunction, _ operands: [String]) -> String? {
        "\(SQLiteFunctions.name(function))(\(operands.joined(separator: ", ")))"
    }

    package static func part(_ json: String, _ keys: [String], _ type: StoreType) -> String {
        let path = keys.map { " -> '\($0)'" }.joined()
        return "\(SQLiteFunctions.part)((\(json)\(path)), \(SQLiteFunctions.kind(of: type)))"
    }

    package static func arithmetic(_ operation: StoreExpression.Arithmetic, _ a: String, _ b: String) -> String {
        switch operation {
        case .add: "(\(a) + \(b))"
        case .subtract: "(\(a) - \(b))"
        case .multiply: "(\(a) * \(b))"
        case .divideIntegers, .divide: "(\(a) / \(b))"
        case .remainder: "(\(a) % \(b))"
        }
    }

    package static func negative(_ operand: String) -> String { "(-\(operand))" }

    package static func order(_ sql: String, isDescending: Bool) -> String { "\(sql) \(isDescending ? "DESC" : "ASC")" }
}
