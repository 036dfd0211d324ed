/// Creates an environment value, transaction value, container value or focused value from a variable.
///
/// Declare the variable in an extension of `EnvironmentValues`, `Transaction`, `ContainerValues` or
/// `FocusedValues`. Its initial value is the default, evaluated once when it is first needed:
///
/// ```swift
/// extension EnvironmentValues {
///     @Entry var cardColor = Color.orange
///     @Entry var dealCards: ((Int) -> Void)?
/// }
/// ```
///
/// Variables in `FocusedValues` must be of optional type, with no default but nil.
@attached(accessor) @attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "OrielMacros", type: "EntryMacro")

/// The default value of an `@Entry` variable, in a type that may be a global constant whatever the value is.
public struct _EntryDefault<Value>: @unchecked Sendable {
    /// The value given in the declaration.
    public let value: Value

    /// Keeps a default value.
    public init(_ value: Value) { self.value = value }
}

/// The requirement for the key of an `@Entry` variable, beside the protocol of its container's keys.
public protocol _EntryKey {
    /// The type of the variable.
    associatedtype Value

    /// The variable's default value in its box.
    static var _entryDefault: _EntryDefault<Value> { get }
}

extension _EntryKey {
    /// The variable's default value.
    public static var defaultValue: Value { _entryDefault.value }
}
