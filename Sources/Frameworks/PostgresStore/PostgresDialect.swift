import SQLiteAccess
import SwiftData

/// PostgreSQL's language.
enum PostgresDialect: SQLDialect {
    static let unlimited = "ALL"
    static let placeOfPairs = "_place"
    static let mostInserted = 4000

    static func placeholder(_ number: Int, for value: StoreValue) -> String {
        switch value {
        case .null, .integer: "$\(number)::bigint"
        case .real: "$\(number)::float8"
        case .text: "$\(number)::text"
        case .blob: "$\(number)::bytea"
        }
    }

    static func placeholder(_ number: Int, in column: StoreType) -> String { "$\(number)::\(columnType(column))" }

    static func columnType(_ type: StoreType) -> String {
        switch type {
        case .integer, .boolean, .unsigned, .key: "bigint"
        case .real, .date: "float8"
        case .text, .decimal, .url, .json: "text"
        case .uuid, .data: "bytea"
        }
    }

    /// NaN is a number there.
    static func fitting(_ value: StoreValue, _ type: StoreType) -> StoreValue {
        guard type.isFloating else { return value }
        if case .text = value { return .real(.nan) }
        // Zero has no sign.
        if case .real(let number) = value, number == 0 { return .real(0) }
        return value
    }

    /// A value as it is written in a statement that takes no others; nil for one that can't be.
    static func literal(_ value: StoreValue) -> String? {
        switch value {
        case .null: "NULL"
        case .integer(let number): "\(number)"
        case .real(let number): number.isFinite ? "\(number)" : nil
        case .text(let text): SQL.text(PostgresText.encode(text))
        case .blob(let data):
            "'\\x" + data.map { String($0 >> 4, radix: 16) + String($0 & 15, radix: 16) }.joined() + "'"
        }
    }

    /// Texts are equal if they look the same, and are ordered by their characters' numbers, as in Swift.
    static func comparable(_ sql: String, _ type: StoreType) -> String {
        switch type {
        case .text: "(\(normal(sql)) COLLATE \"C\")"
        case .decimal: "((\(sql))::numeric)"
        case .url: "(\(sql) COLLATE \"C\")"
        case .real, .date: "((\(sql))::float8)"
        default: sql
        }
    }

    private static func normal(_ sql: String) -> String { "normalize(\(sql), NFC)" }

    static func isSame(_ a: String, _ b: String) -> String { "(\(a) IS NOT DISTINCT FROM \(b))" }
    static func isNumber(_ sql: String) -> String { "\(sql) IS DISTINCT FROM 'NaN'::float8" }
    static func condition(_ number: String) -> String { "(\(number) <> 0)" }
    static func number(_ condition: String) -> String { "(\(condition))::int::bigint" }

    /// Unknown functions are not asked for: see the store's `answers`.
    static func text(_ function: StoreExpression.TextFunction, _ operands: [String]) -> String? {
        switch function {
        case .contains: "(position(\(normal(operands[1])) in \(normal(operands[0]))) > 0)"
        case .starts: "starts_with(\(normal(operands[0])), \(normal(operands[1])))"
        case .standardContains, .length, .caseInsensitiveCompare, .localizedCompare: nil
        }
    }

    static func part(_ json: String, _ keys: [String], _ type: StoreType) -> String {
        // The server's texts have no character zero: what stands for it elsewhere stands for it here.
        var whole = "(\(json))"
        for (character, other) in [("\\u0001", "\\u0001\\u0002"), ("\\u0000", "\\u0001\\u0001")] {
            whole = "replace(\(whole), '\(character)', '\(other)')"
        }
        let part = "(\(whole))::json #> '{\(keys.joined(separator: ","))}'"
        switch type {
        case .json: return "nullif((\(part))::text, 'null')"
        case .real, .date: return "((\(part)) #>> '{}')::float8"
        case .integer: return "((\(part)) #>> '{}')::bigint"
        case .boolean: return "((\(part)) #>> '{}')::boolean::int::bigint"
        default: return "((\(part)) #>> '{}')"
        }
    }

    /// Numbers of any size, which end no query by being too large.
    static func arithmetic(_ operation: StoreExpression.Arithmetic, _ a: String, _ b: String) -> String {
        switch operation {
        case .add: "(\(a)::numeric + \(b))"
        case .subtract: "(\(a)::numeric - \(b))"
        case .multiply: "(\(a)::numeric * \(b))"
        case .divideIntegers, .divide: "div(\(a)::numeric, nullif(\(b), 0)::numeric)"
        case .remainder: "mod(\(a)::numeric, nullif(\(b), 0)::numeric)"
        }
    }

    static func negative(_ operand: String) -> String { "(-(\(operand))::numeric)" }

    static func order(_ sql: String, isDescending: Bool) -> String {
        "\(sql) \(isDescending ? "DESC NULLS LAST" : "ASC NULLS FIRST")"
    }
}
