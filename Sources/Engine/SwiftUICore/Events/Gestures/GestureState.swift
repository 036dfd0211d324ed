/// A value that a gesture changes while it lasts, and that returns to its beginning when the gesture ends or is
/// canceled.
///
/// The value changes while the gesture is on its way and goes back to its first value when it ends or is canceled, with the
/// transaction of the reset. Only the gesture can change it, by `updating(_:body:)`. Use `@State` for a value that stays.
///
/// ```swift
/// struct Pressed: View {
///     @GestureState private var isPressed = false
///     var body: some View {
///         Circle().scaleEffect(isPressed ? 1.2 : 1)
///             .gesture(LongPressGesture().updating($isPressed) { value, state, _ in state = value })
///     }
/// }
/// ```
///
/// Follows Apple's [GestureState](https://developer.apple.com/documentation/swiftui/gesturestate); statement GE5.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
    private let initialValue: Value
    private let reset: (Value, inout Transaction) -> Void
    private var storage: GestureStateStorage<Value>?

    private init(_ value: Value, _ reset: @escaping (Value, inout Transaction) -> Void) {
        initialValue = value
        self.reset = reset
    }

    /// Creates a property with a value to begin with and return to.
    public init(wrappedValue: Value) { self.init(wrappedValue) { _, _ in } }

    /// Creates a property with a value to begin with and return to.
    public init(initialValue: Value) { self.init(initialValue) { _, _ in } }

    /// Creates a property that returns to its beginning in a transaction.
    public init(wrappedValue: Value, resetTransaction: Transaction) {
        self.init(wrappedValue) { $1.merge(resetTransaction) }
    }

    /// Creates a property that returns to its beginning in a transaction.
    public init(initialValue: Value, resetTransaction: Transaction) {
        self.init(initialValue) { $1.merge(resetTransaction) }
    }

    /// Creates a property that returns to its beginning in a transaction that a function changes, given the last value.
    public init(wrappedValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(wrappedValue, reset)
    }

    /// Creates a property that returns to its beginning in a transaction that a function changes, given the last value.
    public init(initialValue: Value, reset: @escaping (Value, inout Transaction) -> Void) {
        self.init(initialValue, reset)
    }

    /// The value.
    public var wrappedValue: Value { storage?.value ?? initialValue }

    /// The property itself, for `updating(_:body:)`.
    public var projectedValue: GestureState<Value> { self }

    public static func _connect(
        _ property: UnsafeMutablePointer<GestureState>, _ connection: inout _PropertyConnection
    ) {
        let (initialValue, reset, node) = (property.pointee.initialValue, property.pointee.reset, connection.node)
        property.pointee.storage = connection.storage { GestureStateStorage(initialValue, reset, owner: node) }
    }

    /// The node's storage; nil outside of an installed view.
    var installed: GestureStateStorage<Value>? { storage }
}

extension GestureState where Value: ExpressibleByNilLiteral {
    /// Creates a property that is nil while there is no gesture, and returns to that in a transaction.
    public init(resetTransaction: Transaction = Transaction()) {
        self.init(wrappedValue: nil, resetTransaction: resetTransaction)
    }

    /// Creates a property that is nil while there is no gesture, and returns to that in a transaction that a function
    /// changes, given the last value.
    public init(reset: @escaping (Value, inout Transaction) -> Void) { self.init(wrappedValue: nil, reset: reset) }
}

extension GestureState: PlanComparable {
    static func isSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }
}

extension GestureState: @unchecked Sendable where Value: Sendable {}

/// A node's storage for a value that a gesture changes.
final class GestureStateStorage<Value> {
    private let state: StateStorage<Value>
    private let initialValue: Value
    private let resetTransaction: (Value, inout Transaction) -> Void

    init(_ value: Value, _ reset: @escaping (Value, inout Transaction) -> Void, owner: NodeRef) {
        state = StateStorage(value, owner: owner)
        initialValue = value
        resetTransaction = reset
    }

    var value: Value { state.value }
    var visibleValue: Value { state.visibleValue }

    /// Changes the value in its own transaction.
    func update(_ body: (inout Value, inout Transaction) -> Void) {
        var value = state.value
        var transaction = Transaction()
        body(&value, &transaction)
        state.write(value, transaction: transaction)
    }

    /// Returns to the beginning.
    func reset() {
        var transaction = Transaction()
        resetTransaction(state.value, &transaction)
        state.write(initialValue, transaction: transaction)
    }
}

extension GestureState: ChangeReporting {
    func remembered() -> (GestureState) -> Bool { remembering { $0.storage?.visibleValue ?? $0.initialValue } }
}
