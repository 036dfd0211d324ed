/// A value that a view owns: it lasts as long as the view's identity, and changing it evaluates the views that read it.
///
/// Follows Apple's [State](https://developer.apple.com/documentation/swiftui/state); statements S08 to S14.
///
/// Views are made again and again; a state is not. It is made when the view's identity begins, with the initial value
/// written in the declaration, and it is gone when the identity ends: when the view leaves its `if`, its row, or gets
/// another `id`. Initial values that later views bring are ignored.
///
/// ```swift
/// struct CounterView: View {
///     @State private var count = 0
///
///     var body: some View {
///         VStack {
///             Text("\(count)")
///             Stepper("Count", value: $count)
///         }
///     }
/// }
///
/// let host = TestHost(CounterView())
/// #expect(host.text.contains("0"))
/// ```
///
/// Reading the value in a body makes that body depend on it, and no other. Actions that read the value after a write
/// get the new one at once; bodies see it in the update that follows. Several writes of one transaction are one update,
/// and writing an equal value is none. `$count` is a ``Binding``: pass it to a view that is to change the value, which
/// then depends on it in place of the owner.
///
/// Declare states `private`: they are the view's own. Use states for values that concern only the view (a selection, a
/// text being typed, whether a sheet is shown), and a model for values that other parts of an app need. Don't write one
/// while a body is evaluated; the write is ignored, with a warning. Outside of a view that is on the screen a state is
/// its initial value. It may be written from any thread.
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
    ///
    /// Making one does not count as reading: a body that only passes it on does not depend on the value (S20).
    public var projectedValue: Binding<Value> {
        guard let storage else { return .constant(uninstalledValue) }
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
