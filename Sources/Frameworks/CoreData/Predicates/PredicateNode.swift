import Foundation

/// A condition, read from a format.
indirect enum PredicateNode {
    case constant(Bool)
    case and([PredicateNode])
    case or([PredicateNode])
    case not(PredicateNode)
    case comparison(PredicateComparison)
    /// A condition that only its own code knows.
    case foreign(NSPredicate)
}

struct PredicateComparison {
    enum Modifier { case direct, any, all, none }

    enum Operator: String {
        case equal = "==", notEqual = "!=", less = "<", lessOrEqual = "<=", greater = ">", greaterOrEqual = ">="
        case contains = "CONTAINS", beginsWith = "BEGINSWITH", endsWith = "ENDSWITH", like = "LIKE"
        case matches = "MATCHES", isIn = "IN", between = "BETWEEN"
    }

    var modifier = Modifier.direct
    var left: PredicateExpression
    var comparison: Operator
    var options: TextOptions = []
    var right: PredicateExpression
}

/// How texts are compared: `[cd]`.
struct TextOptions: OptionSet, Hashable {
    let rawValue: Int
    static let caseInsensitive = TextOptions(rawValue: 1)
    static let diacriticInsensitive = TextOptions(rawValue: 2)

    /// As in a format.
    var text: String {
        isEmpty ? "" : "[\(contains(.caseInsensitive) ? "c" : "")\(contains(.diacriticInsensitive) ? "d" : "")]"
    }
}

/// An operand of a comparison.
indirect enum PredicateExpression {
    case constant(PredicateValue)
    /// Empty for `SELF`.
    case keyPath([String])
    case variable(String, [String])
    case function(String, [PredicateExpression])
    case list([PredicateExpression])
    /// The objects of a relationship that satisfy a condition, then a key path such as `@count`.
    case subquery(PredicateExpression, String, PredicateNode, [String])
}
