import Foundation

/// A sentence about an action, with its parameters.
///
/// Follows Apple's [ParameterSummary](https://developer.apple.com/documentation/appintents/parametersummary). No editor of shortcuts
/// shows it here.
public protocol ParameterSummary: Sendable {}

/// No sentence.
public struct _EmptyParameterSummary: ParameterSummary {}

/// Puts sentences together.
@resultBuilder
public enum ParameterSummaryBuilder {
    /// One sentence.
    public static func buildBlock<Content: ParameterSummary>(_ content: Content) -> Content { content }
    /// A sentence or another one.
    public static func buildEither<Content: ParameterSummary>(first content: Content) -> Content { content }
    /// A sentence or another one.
    public static func buildEither<Content: ParameterSummary>(second content: Content) -> Content { content }
}

/// A text with parameters.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
    /// The text; a parameter is written as `${}`.
    let text: String

    /// Creates a text without parameters.
    public init(stringLiteral value: String) { text = value }
    /// Creates a text with parameters.
    public init(stringInterpolation: StringInterpolation) { text = stringInterpolation.text }

    /// The parts of a text.
    public struct StringInterpolation: StringInterpolationProtocol {
        var text = ""
        /// Creates the parts of a text.
        public init(literalCapacity: Int, interpolationCount: Int) { text.reserveCapacity(literalCapacity) }
        /// Adds words.
        public mutating func appendLiteral(_ literal: String) { text += literal }
        /// Adds a parameter.
        public mutating func appendInterpolation<Value>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>) {
            text += "${}"
        }
    }
}

/// Lists the parameters that are not in a sentence.
@resultBuilder
public enum ParameterKeyPathsBuilder<Intent: AppIntent> {
    /// The parameters.
    public static func buildBlock(_ paths: PartialKeyPath<Intent>...) -> [PartialKeyPath<Intent>] { paths }
    /// A parameter.
    public static func buildExpression<Value>(_ path: KeyPath<Intent, IntentParameter<Value>>) -> PartialKeyPath<Intent>
    {
        path
    }
}

/// A sentence about an action, and the parameters that are not in it.
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary {
    let sentence: ParameterSummaryString<Intent>?

    /// Creates a sentence.
    public init(_ sentence: ParameterSummaryString<Intent>, table: String? = nil) { self.sentence = sentence }
    /// Creates a sentence, with the parameters that are not in it.
    public init(
        _ sentence: ParameterSummaryString<Intent>, table: String? = nil,
        @ParameterKeyPathsBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]
    ) { self.sentence = sentence }
    /// Creates a list of parameters without a sentence.
    public init(@ParameterKeyPathsBuilder<Intent> _ parameters: () -> [PartialKeyPath<Intent>]) { sentence = nil }
}

/// How a parameter is compared with a value.
public enum ComparableComparisonOperator: Sendable {
    case equalTo, notEqualTo, lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo
}
/// Whether a parameter has a value.
public enum HasValueComparisonOperator: Sendable { case hasAnyValue, hasNoValue }

/// A sentence that depends on a parameter.
public struct ParameterSummaryWhenCondition<Intent: AppIntent, Then: ParameterSummary, Otherwise: ParameterSummary>:
    ParameterSummary
{
    let (then, otherwise): (Then, Otherwise)

    /// Creates a sentence for when a parameter compares with a value, and another one.
    public init<Value>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: ComparableComparisonOperator, _ value: Value,
        @ParameterSummaryBuilder _ then: () -> Then, @ParameterSummaryBuilder otherwise: () -> Otherwise
    ) { (self.then, self.otherwise) = (then(), otherwise()) }

    /// Creates a sentence for when a parameter has a value, and another one.
    public init<Value>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparison: HasValueComparisonOperator,
        @ParameterSummaryBuilder _ then: () -> Then, @ParameterSummaryBuilder otherwise: () -> Otherwise
    ) { (self.then, self.otherwise) = (then(), otherwise()) }
}

/// Sentences for the values of a parameter.
public struct ParameterSummarySwitchCondition<Intent: AppIntent, Value: Sendable, Cases: Sendable>: ParameterSummary {
    let cases: Cases

    /// Creates sentences for the values of a parameter.
    public init(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, @ParameterSummaryCaseBuilder _ cases: () -> Cases
    ) { self.cases = cases() }
}

/// Puts the sentences for a parameter's values together.
@resultBuilder
public enum ParameterSummaryCaseBuilder {
    /// Several sentences.
    public static func buildBlock<each Content: ParameterSummary>(
        _ content: repeat each Content
    ) -> [any ParameterSummary] {
        var all: [any ParameterSummary] = []
        repeat all.append(each content)
        return all
    }
}

/// A sentence for a value of a parameter.
public struct ParameterSummaryCaseCondition<Value: Sendable, Content: ParameterSummary>: ParameterSummary {
    let values: [Value]
    let content: Content
    /// Creates a sentence for a value.
    public init(_ value: Value, @ParameterSummaryBuilder _ content: () -> Content) {
        (values, self.content) = ([value], content())
    }
    /// Creates a sentence for several values.
    public init(_ values: [Value], @ParameterSummaryBuilder _ content: () -> Content) {
        (self.values, self.content) = (values, content())
    }
}

/// The sentence for the other values of a parameter.
public struct ParameterSummaryDefaultCaseCondition<Content: ParameterSummary>: ParameterSummary {
    let content: Content
    /// Creates a sentence.
    public init(@ParameterSummaryBuilder _ content: () -> Content) { self.content = content() }
}

extension AppIntent {
    /// A sentence about the action.
    public typealias Summary = IntentParameterSummary<Self>
    /// A sentence that depends on a parameter.
    public typealias When<Then: ParameterSummary, Otherwise: ParameterSummary> =
        ParameterSummaryWhenCondition<Self, Then, Otherwise>
    /// Sentences for the values of a parameter.
    public typealias Switch<Value: Sendable, Cases: Sendable> = ParameterSummarySwitchCondition<Self, Value, Cases>
    /// A sentence for a value of a parameter.
    public typealias Case<Value: Sendable, Content: ParameterSummary> = ParameterSummaryCaseCondition<Value, Content>
    /// The sentence for the other values of a parameter.
    public typealias DefaultCase<Content: ParameterSummary> = ParameterSummaryDefaultCaseCondition<Content>
}
