import SQLiteAccess

/// How a database's language says what all stores of tables have to say.
package protocol SQLDialect {
    /// The placeholder for a value of the app.
    /// - Parameter number: The value's place, from one.
    static func placeholder(_ number: Int, for value: StoreValue) -> String
    /// The placeholder for a value of a column.
    /// - Parameter number: The value's place, from one.
    static func placeholder(_ number: Int, in column: StoreType) -> String
    /// The type of a column.
    static func columnType(_ type: StoreType) -> String
    /// A value as a column of a type has it.
    static func fitting(_ value: StoreValue, _ type: StoreType) -> StoreValue
    /// A value so that it is compared and ordered as Swift does it.
    static func comparable(_ sql: String, _ type: StoreType) -> String
    /// Whether two values are the same, or both missing.
    static func isSame(_ a: String, _ b: String) -> String
    /// Whether a number with a fraction is one.
    static func isNumber(_ sql: String) -> String
    /// A number, zero or one, as a condition.
    static func condition(_ number: String) -> String
    /// A condition as a number, zero or one.
    static func number(_ condition: String) -> String
    /// A function of texts; nil if the store is not asked for it.
    static func text(_ function: StoreExpression.TextFunction, _ operands: [String]) -> String?
    /// A part of a value that is kept as JSON.
    static func part(_ json: String, _ keys: [String], _ type: StoreType) -> String
    static func arithmetic(_ operation: StoreExpression.Arithmetic, _ a: String, _ b: String) -> String
    static func negative(_ operand: String) -> String
    /// An order in which missing values are the least.
    static func order(_ sql: String, isDescending: Bool) -> String
    /// The limit that is none.
    static var unlimited: String { get }
    /// The column by which pairs are in the order in which they were made.
    static var placeOfPairs: String { get }
    /// How many values one statement inserts at most; one row where that is quickest.
    static var mostInserted: Int { get }
}

/// The SQL that all of these databases share.
package enum SQL {
    /// A name, whatever its characters.
    package static func quoted(_ name: String) -> String {
        // Most names have none, and searching for one takes longer than all else that a statement is made of.
        let hasQuote = name.utf8.contains(UInt8(ascii: "\""))
        return "\"" + (hasQuote ? name.replacing("\"", with: "\"\"") : name) + "\""
    }

    package static func text(_ value: String) -> String { "'\(value.replacing("'", with: "''"))'" }

    static func sign(_ comparison: StoreExpression.Comparison) -> String {
        switch comparison {
        case .less: "<"
        case .lessOrEqual: "<="
        case .greater: ">"
        case .greaterOrEqual: ">="
        }
    }
}
