import Foundation
import OrielFoundation

/// A condition that compares two expressions.
///
/// Follows Apple's [NSComparisonPredicate](https://developer.apple.com/documentation/foundation/nscomparisonpredicate). See
/// `NSExpression` about the name.
open class NSComparisonPredicate: NSPredicate {
    /// How many of a collection's values the comparison is about.
    public enum Modifier: UInt, Sendable {
        /// The left value itself.
        case direct = 0
        /// All values of the left collection.
        case all = 1
        /// At least one value of the left collection.
        case any = 2
    }

    /// The ways to compare.
    public enum Operator: UInt, Sendable {
        /// Less than.
        case lessThan = 0
        /// Less than, or the same.
        case lessThanOrEqualTo = 1
        /// Greater than.
        case greaterThan = 2
        /// Greater than, or the same.
        case greaterThanOrEqualTo = 3
        /// The same.
        case equalTo = 4
        /// Not the same.
        case notEqualTo = 5
        /// A text that matches a regular expression.
        case matches = 6
        /// A text that matches a pattern with `*` and `?`.
        case like = 7
        /// A text that begins with another one.
        case beginsWith = 8
        /// A text that ends with another one.
        case endsWith = 9
        /// Among the values of a collection.
        case `in` = 10
        /// By a method of the left value, which can't be called by its name here: never true.
        case customSelector = 11
        /// A collection, or a text, that has a value.
        case contains = 99
        /// Between two values.
        case between = 100
    }

    /// How texts are compared.
    public struct Options: OptionSet, Sendable {
        /// The options as bits.
        public let rawValue: UInt
        /// Creates options from bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Large and small letters are the same.
        public static let caseInsensitive = Options(rawValue: 1)
        /// Letters with and without accents are the same.
        public static let diacriticInsensitive = Options(rawValue: 2)
        /// Texts are as they should be already; it has no effect here.
        public static let normalized = Options(rawValue: 4)
    }

    /// The expression on the left.
    public let leftExpression: NSExpression
    /// The expression on the right.
    public let rightExpression: NSExpression
    /// How many of a collection's values the comparison is about.
    public let comparisonPredicateModifier: Modifier
    /// The way to compare.
    public let predicateOperatorType: Operator
    /// How texts are compared.
    public let options: Options

    /// Creates a condition.
    public init(
        leftExpression lhs: NSExpression, rightExpression rhs: NSExpression, modifier: Modifier, type: Operator,
        options: Options = []
    ) {
        (leftExpression, rightExpression) = (lhs, rhs)
        (comparisonPredicateModifier, predicateOperatorType, self.options) = (modifier, type, options)
        super.init(value: true)
    }

    /// Conditions cannot be archived here.
    public required init?(coder: NSCoder) { nil }

    /// The condition as formats have it.
    package var comparison: PredicateNode {
        let sign: PredicateComparison.Operator? =
            switch predicateOperatorType {
            case .lessThan: .less
            case .lessThanOrEqualTo: .lessOrEqual
            case .greaterThan: .greater
            case .greaterThanOrEqualTo: .greaterOrEqual
            case .equalTo: .equal
            case .notEqualTo: .notEqual
            case .matches: .matches
            case .like: .like
            case .beginsWith: .beginsWith
            case .endsWith: .endsWith
            case .in: .isIn
            case .contains: .contains
            case .between: .between
            case .customSelector: nil
            }
        guard let sign else {
            RuntimeWarning.issue("A condition that calls a method is never true here: see CompatibilityGaps.md.")
            return .constant(false)
        }
        let modifier: PredicateComparison.Modifier =
            switch comparisonPredicateModifier {
            case .direct: .direct
            case .all: .all
            case .any: .any
            }
        return .comparison(
            PredicateComparison(
                modifier: modifier, left: leftExpression.expression, comparison: sign,
                options: TextOptions(rawValue: Int(options.rawValue & 3)), right: rightExpression.expression))
    }

    /// Whether an object satisfies the condition.
    open override func evaluate(with object: Any?) -> Bool { evaluate(with: object, substitutionVariables: nil) }
    /// Whether an object satisfies the condition, with values for variables.
    open override func evaluate(with object: Any?, substitutionVariables bindings: [String: Any]?) -> Bool {
        FormatPredicate(comparison).evaluate(with: object, substitutionVariables: bindings)
    }
    /// The condition itself, which does not change.
    open override func copy(with zone: NSZone? = nil) -> Any { self }
    /// Whether two conditions are the same.
    open override func isEqual(_ object: Any?) -> Bool {
        (object as? NSPredicate).map { $0.node.format == comparison.format } ?? false
    }
    /// The condition as a number for sets.
    open override var hash: Int { comparison.format.hashValue }
    /// The condition as a format.
    open override var description: String { comparison.format }
}
