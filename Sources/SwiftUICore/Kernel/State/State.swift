/// A value that a view owns: it lasts as long as the view's identity, and changing it evaluates the views
/// that read it.
///
/// Follows Apple's [State](https://developer.apple.com/documentation/swiftui/state); statements S08 to S14.
@propertyWrapper
public struct State<Value>: DynamicProperty {
    private var initialValue: Value
    private var storage: StateStorage<Value>?

    /// Creates a state with an initial value, used only when the view's identity begins (S08).
    public init(wrappedValue value: Value) { initialValue = value }

    /// Creates a state with an initial value, used only when the view's identity begins (S08).
    public init(initialValue value: Value) { initialValue = value }

    /// The value.
    ///
    /// Outside of an installed view this is the initial value, and writing has no effect.
    public var wrappedValue: Value {
        get { storage?.value ?? uninstalledValue }
        nonmutating set {
            guard let storage else {
                _ = uninstalledValue
                return
            }
            storage.write(newValue)
        }
    }

    private var uninstalledValue: Value {
        RuntimeWarning.issue(
            "Accessing State's value outside of being installed on a View. This will result in a constant Binding of "
                + "the initial value and will not update.")
        return initialValue
    }

    /// A binding to the value.
    public var projectedValue: Binding<Value> {
        guard let storage else { return .constant(uninstalledValue) }
        storage.noteRead()
        return Binding(location: StateLocation(storage))
    }

    public static func _connect(_ property: UnsafeMutablePointer<State>, _ connection: inout _PropertyConnection) {
        let initialValue = property.pointee.initialValue
        let node = connection.node
        property.pointee.storage = connection.storage { StateStorage(initialValue, owner: node) }
    }
}

extension State where Value: ExpressibleByNilLiteral {
    /// Creates a state without an initial value.
    public init() { self.init(wrappedValue: nil) }
}

extension State: @unchecked Sendable where Value: Sendable {}

extension State: PlanComparable {
    /// A new initial value means nothing to a view that has its state (S08).
    static func isSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool { true }
}

extension State: ChangeReporting {
    func remembered() -> (State) -> Bool { remembering { $0.storage?.visibleValue ?? $0.initialValue } }
}
