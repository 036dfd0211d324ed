import Foundation
import OrielFoundation
import UniformTypeIdentifiers

/// A parameter of an action.
///
/// Follows Apple's [IntentParameter](https://developer.apple.com/documentation/appintents/intentparameter). Reading it before it is set
/// stops the program, as on Apple's systems, unless it is optional or has a default.
@propertyWrapper
public final class IntentParameter<Value>: @unchecked Sendable {
    /// The title.
    public let title: LocalizedStringResource
    private let lock = NSLock()
    private var value: Value?

    /// How a number or a switch is changed.
    public enum ControlStyle: Sendable { case field, slider, stepper, `switch` }
    /// How an action is connected with the one before it.
    public enum InputConnectionBehavior: Sendable { case `default`, never, connectToPreviousIntentResult }

    private init(_ title: LocalizedStringResource, _ value: Value?) { (self.title, self.value) = (title, value) }

    /// Creates a parameter.
    public convenience init(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
        default defaultValue: Value? = nil, requestValueDialog: IntentDialog? = nil,
        requestDisambiguationDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init(title, defaultValue) }

    /// Creates a parameter of a range of values.
    public convenience init<Number: Comparable>(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
        default defaultValue: Value? = nil, controlStyle: ControlStyle = .field,
        inclusiveRange: (lowerBound: Number, upperBound: Number), requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init(title, defaultValue) }

    /// Creates a parameter with a style.
    public convenience init(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
        default defaultValue: Value? = nil, controlStyle: ControlStyle, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init(title, defaultValue) }

    /// Creates a parameter whose values a provider offers.
    public convenience init<Provider: DynamicOptionsProvider>(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
        default defaultValue: Value? = nil, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: Provider
    ) { self.init(title, defaultValue) }

    /// Creates a parameter whose values a query finds.
    public convenience init<Query: EntityQuery>(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        query: Query
    ) { self.init(title, nil) }

    /// Creates a parameter of files of some kinds.
    public convenience init(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
        supportedTypeIdentifiers: [String], requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init(title, nil) }

    /// Creates a parameter of files of some kinds.
    public convenience init(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
        supportedContentTypes: [UTType],
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) { self.init(title, nil) }

    /// The value.
    public var wrappedValue: Value {
        get {
            if let value = lock.withLock({ value }) ?? IntentValues.empty(Value.self) { return value }
            fatalError("The intent's parameter “\(title.key)” was not set.")
        }
        set { lock.withLock { value = newValue } }
    }

    /// The parameter itself.
    public var projectedValue: IntentParameter<Value> { self }
}

extension IntentParameter {
    /// Asks the user for the value; throws an error, as nobody is asked here.
    public func requestValue(_ dialog: IntentDialog? = nil) async throws -> Value {
        IntentGaps.issueQuestion()
        throw needsValueError(dialog)
    }

    /// Returns the error by which an action asks for the value.
    public func needsValueError(_ dialog: IntentDialog? = nil) -> any Error { AppIntentError.needsValue(title.key) }

    /// Asks the user which value is meant; throws an error, as nobody is asked here.
    public func requestDisambiguation(among values: [Value], dialog: IntentDialog? = nil) async throws -> Value {
        try await requestValue(dialog)
    }

    /// Asks the user whether a value is right; throws an error, as nobody is asked here.
    public func requestConfirmation(for value: Value, dialog: IntentDialog? = nil) async throws -> Bool {
        IntentGaps.issueQuestion()
        throw AppIntentError.UserActionRequired.confirmation
    }
}

extension AppIntent {
    /// A parameter of the action.
    public typealias Parameter = IntentParameter
}

/// Values of types that are known only when the app runs.
enum IntentValues {
    /// Returns nil as a value of an optional type; nil for a type that is not optional.
    static func empty<Value>(_ type: Value.Type) -> Value? {
        (type as? any ExpressibleByNilLiteral.Type).flatMap { $0.init(nilLiteral: ()) as? Value }
    }
}
