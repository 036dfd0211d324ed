import Foundation

/// A condition, read from a format.
package indirect enum PredicateNode {
    case constant(Bool)
    case and([PredicateNode])
    case or([PredicateNode])
    case not(PredicateNode)
    case comparison(PredicateComparison)
    /// A condition that only its own code knows.
    case foreign(NSPredicate)
}

package struct PredicateComparison {
    package enum Modifier { case direct, any, all, none }

    package enum Operator: String {
        case equal = "==", notEqual = "!=", less = "<", lessOrEqual = "<=", greater = ">", greaterOrEqual = ">="
        case contains = "CONTAINS", beginsWith = "BEGINSWITH", endsWith = "ENDSWITH", like = "LIKE"
        case matches = "MATCHES", isIn = "IN", between = "BETWEEN"
    }

    package var modifier = Modifier.direct
    package var left: PredicateOperand
    package var comparison: Operator
    package var options: TextOptions = []
    package var right: PredicateOperand
}

/// How texts are compared: `[cd]`.
package struct TextOptions: OptionSet, Hashable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }
    package static let caseInsensitive = TextOptions(rawValue: 1)
    package static let diacriticInsensitive = TextOptions(rawValue: 2)

    /// As in a format.
    package var text: String {
        isEmpty ? "" : "[\(contains(.caseInsensitive) ? "c" : "")\(contains(.diacriticInsensitive) ? "d" : "")]"
    }
}

/// An operand of a comparison.
package indirect enum PredicateOperand {
    case constant(PredicateValue)
    /// Empty for `SELF`.
    case keyPath([String])
    case variable(String, [String])
    case function(String, [PredicateOperand])
    case list([PredicateOperand])
    /// The objects of a relationship that satisfy a condition, then a key path such as `@count`.
    case subquery(PredicateOperand, String, PredicateNode, [String])
}
