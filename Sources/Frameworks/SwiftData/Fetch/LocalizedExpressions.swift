import Foundation

/// Whether a text contains another as users see it: the expression that `#Predicate` makes of `localizedStandardContains`,
/// which Foundation lacks on this system.
extension PredicateExpressions {
    /// A text that contains another, whatever the case and the accents.
    public struct StringLocalizedStandardContains<Root: PredicateExpression, Other: PredicateExpression>:
        PredicateExpression, TranslatableExpression, CustomStringConvertible
    where Root.Output: StringProtocol, Other.Output: StringProtocol {
        /// The text.
        public let root: Root
        /// The text to look for.
        public let other: Other

        /// Whether the text contains the other.
        public func evaluate(_ bindings: PredicateBindings) throws -> Bool {
            try root.evaluate(bindings).localizedStandardContains(other.evaluate(bindings))
        }

        /// The expression in words.
        public var description: String { "\(root).localizedStandardContains(\(other))" }

        func translate(_ translator: PredicateTranslator) throws -> StoreOperand {
            try translator.text(.standardContains, root, other)
        }
    }

    /// Makes the expression.
    public static func build_localizedStandardContains<Root, Other>(
        _ root: Root, _ other: Other
    ) -> StringLocalizedStandardContains<Root, Other> { StringLocalizedStandardContains(root: root, other: other) }

    /// The order of two texts, whatever the case.
    public struct StringCaseInsensitiveCompare<Root: PredicateExpression, Other: PredicateExpression>:
        PredicateExpression, CustomStringConvertible
    where Root.Output: StringProtocol, Other.Output: StringProtocol {
        /// The text.
        public typealias Output = ComparisonResult
        /// The text.
        public let root: Root
        /// The text to compare with.
        public let other: Other

        /// The order.
        public func evaluate(_ bindings: PredicateBindings) throws -> ComparisonResult {
            try root.evaluate(bindings).caseInsensitiveCompare(other.evaluate(bindings))
        }

        /// The expression in words.
        public var description: String { "\(root).caseInsensitiveCompare(\(other))" }
    }

    /// Makes the expression.
    public static func build_caseInsensitiveCompare<Root, Other>(
        _ root: Root, _ other: Other
    ) -> StringCaseInsensitiveCompare<Root, Other> { StringCaseInsensitiveCompare(root: root, other: other) }

    /// The order of two texts as users see it.
    public struct StringLocalizedCompare<Root: PredicateExpression, Other: PredicateExpression>:
        PredicateExpression, CustomStringConvertible
    where Root.Output: StringProtocol, Other.Output: StringProtocol {
        /// The order.
        public typealias Output = ComparisonResult
        /// The text.
        public let root: Root
        /// The text to compare with.
        public let other: Other

        /// The order.
        public func evaluate(_ bindings: PredicateBindings) throws -> ComparisonResult {
            try root.evaluate(bindings).localizedCompare(other.evaluate(bindings))
        }

        /// The expression in words.
        public var description: String { "\(root).localizedCompare(\(other))" }
    }

    /// Makes the expression.
    public static func build_localizedCompare<Root, Other>(
        _ root: Root, _ other: Other
    ) -> StringLocalizedCompare<Root, Other> { StringLocalizedCompare(root: root, other: other) }
}

extension PredicateExpressions.StringLocalizedStandardContains: Sendable where Root: Sendable, Other: Sendable {}
extension PredicateExpressions.StringCaseInsensitiveCompare: Sendable where Root: Sendable, Other: Sendable {}
extension PredicateExpressions.StringLocalizedCompare: Sendable where Root: Sendable, Other: Sendable {}
extension PredicateExpressions.StringLocalizedStandardContains: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
extension PredicateExpressions.StringCaseInsensitiveCompare: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
extension PredicateExpressions.StringLocalizedCompare: StandardPredicateExpression
where Root: StandardPredicateExpression, Other: StandardPredicateExpression {}
extension PredicateExpressions.StringLocalizedStandardContains: Codable where Root: Codable, Other: Codable {}
extension PredicateExpressions.StringCaseInsensitiveCompare: Codable where Root: Codable, Other: Codable {}
extension PredicateExpressions.StringLocalizedCompare: Codable where Root: Codable, Other: Codable {}
