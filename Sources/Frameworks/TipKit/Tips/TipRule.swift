import Foundation

extension Tips {
    /// Something that a rule can be about.
    public protocol RuleInput: Sendable {
        /// What the rule's closure receives.
        associatedtype RuleValue
        /// The value of this moment.
        var ruleValue: RuleValue { get }
    }

    /// A condition for showing a tip, which the macro `#Rule` makes.
    public struct Rule: Sendable {
        /// Whether the condition holds at this moment.
        let holds: @Sendable () -> Bool

        /// Creates a condition about a parameter or an event.
        public init<A: RuleInput>(_ input: A, _ body: @escaping @Sendable (A.RuleValue) -> Bool) {
            holds = { body(input.ruleValue) }
        }

        /// Creates a condition about two parameters or events.
        public init<A: RuleInput, B: RuleInput>(
            _ first: A, _ second: B, _ body: @escaping @Sendable (A.RuleValue, B.RuleValue) -> Bool
        ) { holds = { body(first.ruleValue, second.ruleValue) } }

        /// Creates a condition about three parameters or events.
        public init<A: RuleInput, B: RuleInput, C: RuleInput>(
            _ first: A, _ second: B, _ third: C,
            _ body: @escaping @Sendable (A.RuleValue, B.RuleValue, C.RuleValue) -> Bool
        ) { holds = { body(first.ruleValue, second.ruleValue, third.ruleValue) } }
    }

    /// Puts conditions together.
    @resultBuilder
    public enum RuleBuilder {
        /// All conditions.
        public static func buildBlock(_ components: [Rule]...) -> [Rule] { components.flatMap { $0 } }
        /// One condition.
        public static func buildExpression(_ expression: Rule) -> [Rule] { [expression] }
        /// A list of conditions.
        public static func buildExpression(_ expression: [Rule]) -> [Rule] { expression }
        /// Conditions while another one holds.
        public static func buildOptional(_ component: [Rule]?) -> [Rule] { component ?? [] }
        /// Conditions or others.
        public static func buildEither(first component: [Rule]) -> [Rule] { component }
        /// Conditions or others.
        public static func buildEither(second component: [Rule]) -> [Rule] { component }
        /// Conditions of some versions of a system.
        public static func buildLimitedAvailability(_ component: [Rule]) -> [Rule] { component }
    }
}

/// Makes a condition for showing a tip, about a parameter or an event.
///
/// The closure receives the parameter's value, or the event with its donations.
@freestanding(expression)
public macro Rule<A: Tips.RuleInput>(_ input: A, _ body: (A.RuleValue) -> Bool) -> Tips.Rule =
    #externalMacro(module: "OrielMacros", type: "TipRuleMacro")

/// Makes a condition for showing a tip, about two parameters or events.
@freestanding(expression)
public macro Rule<A: Tips.RuleInput, B: Tips.RuleInput>(
    _ first: A, _ second: B, _ body: (A.RuleValue, B.RuleValue) -> Bool
) -> Tips.Rule = #externalMacro(module: "OrielMacros", type: "TipRuleMacro")

/// Makes a condition for showing a tip, about three parameters or events.
@freestanding(expression)
public macro Rule<A: Tips.RuleInput, B: Tips.RuleInput, C: Tips.RuleInput>(
    _ first: A, _ second: B, _ third: C, _ body: (A.RuleValue, B.RuleValue, C.RuleValue) -> Bool
) -> Tips.Rule = #externalMacro(module: "OrielMacros", type: "TipRuleMacro")
