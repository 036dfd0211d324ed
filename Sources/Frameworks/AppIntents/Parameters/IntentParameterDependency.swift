import Foundation

/// The parameters of an intent on which the choices of a query depend.
///
/// Its value is nil: no desktop asks the user for the parameters of an intent, so that a query is never asked for choices of one.
///
/// Follows Apple's
/// [IntentParameterDependency](https://developer.apple.com/documentation/appintents/intentparameterdependency).
@propertyWrapper
public struct IntentParameterDependency<Intent: AppIntent>: Sendable {
    /// The values of an intent's parameters.
    @dynamicMemberLookup
    public struct IntentProjection {
        let intent: Intent
        /// The value of a parameter.
        public subscript<Value>(dynamicMember keyPath: KeyPath<Intent, Value>) -> Value { intent[keyPath: keyPath] }
    }

    /// Creates a dependency on parameters.
    public init<each Value>(_ parameters: repeat KeyPath<Intent, IntentParameter<each Value>>) {}

    /// The values that the user has chosen so far; nil here.
    public var wrappedValue: IntentProjection? { nil }
    /// The values that the user has chosen so far; nil here.
    public var projectedValue: IntentProjection? { nil }
}

extension IntentParameter {
    /// The parts of a date that the user chooses.
    public enum DateKind: Sendable { case date, time, dateTime }
}
extension IntentParameter where Value == Date {
    /// Creates a parameter of a date.
    public convenience init(
        title: LocalizedStringResource = "", description: LocalizedStringResource? = nil,
        default defaultValue: Date? = nil,
        kind: DateKind, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(
            title: title, description: description, default: defaultValue, requestValueDialog: requestValueDialog,
            inputConnectionBehavior: inputConnectionBehavior)
    }
}
