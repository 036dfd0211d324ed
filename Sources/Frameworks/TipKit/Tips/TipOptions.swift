import Foundation

/// A setting of a tip.
///
/// Follows Apple's [TipOption](https://developer.apple.com/documentation/tipkit/tipoption).
public protocol TipOption: Sendable {}

extension Tips {
    /// Shows a tip whenever its rules allow it, whatever the frequency of tips.
    public struct IgnoresDisplayFrequency: TipOption {
        let ignores: Bool
        /// Creates the option.
        public init(_ ignoresDisplayFrequency: Bool) { ignores = ignoresDisplayFrequency }
    }

    /// How often a tip is shown.
    public struct MaxDisplayCount: TipOption {
        let count: Int
        /// Creates the option.
        public init(_ maxDisplayCount: Int) { count = maxDisplayCount }
    }

    /// How long a tip is shown, all times together.
    public struct MaxDisplayDuration: TipOption {
        let duration: TimeInterval
        /// Creates the option, of seconds.
        public init(_ maxDisplayDuration: TimeInterval) { duration = maxDisplayDuration }
    }

    /// Puts options together.
    @resultBuilder
    public enum OptionsBuilder {
        /// All options.
        public static func buildBlock(_ components: [any TipOption]...) -> [any TipOption] { components.flatMap { $0 } }
        /// One option.
        public static func buildExpression(_ expression: any TipOption) -> [any TipOption] { [expression] }
        /// A list of options.
        public static func buildExpression(_ expression: [any TipOption]) -> [any TipOption] { expression }
        /// Options while a condition holds.
        public static func buildOptional(_ component: [any TipOption]?) -> [any TipOption] { component ?? [] }
        /// Options or others.
        public static func buildEither(first component: [any TipOption]) -> [any TipOption] { component }
        /// Options or others.
        public static func buildEither(second component: [any TipOption]) -> [any TipOption] { component }
        /// Options of some versions of a system.
        public static func buildLimitedAvailability(_ component: [any TipOption]) -> [any TipOption] { component }
    }
}
