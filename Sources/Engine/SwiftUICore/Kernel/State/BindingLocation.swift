/// Where a binding reads and writes.
@usableFromInline
class BindingLocation<Value> {
    func get() -> Value { fatalError("A location needs a source.") }
    func set(_ value: Value, _ transaction: Transaction) {}

    /// Reads the whole for a part of it; if the part can be tracked, the body under evaluation depends on it alone.
    func get(for part: StatePart) -> Value { get() }
    /// The value as bodies see it, read without a dependency.
    func peek() -> Value { UpdateContext.withoutReader { get() } }
    /// Whether another location is equivalent.
    func isSamePath(as other: BindingLocation<Value>) -> Bool { self === other }
    /// Whether a newer location makes no difference to the bodies that read through this one.
    func isSame(as newer: BindingLocation<Value>) -> Bool { isSamePath(as: newer) }
    /// Whether readers of the value are notified of its changes; if not, the values must be compared.
    var isTracked: Bool { false }
}

/// A view's state.
final class StateLocation<Value>: BindingLocation<Value> {
    private let storage: StateStorage<Value>
    init(_ storage: StateStorage<Value>) { self.storage = storage }
    override func get() -> Value { storage.value }
    override func get(for part: StatePart) -> Value { storage.value(for: part) }
    override func peek() -> Value { storage.visibleValue }
    override func set(_ value: Value, _ transaction: Transaction) { storage.write(value, transaction: transaction) }
    override func isSamePath(as other: BindingLocation<Value>) -> Bool {
        (other as? StateLocation<Value>)?.storage === storage
    }
    override var isTracked: Bool { true }
}

/// A value that never changes.
final class ConstantLocation<Value>: BindingLocation<Value> {
    private let value: Value
    init(_ value: Value) { self.value = value }
    override func get() -> Value { value }
    override func isSamePath(as other: BindingLocation<Value>) -> Bool {
        (other as? ConstantLocation<Value>).map { valuesAreEqual($0.value, value) } ?? false
    }
    override var isTracked: Bool { true }
}

/// A pair of closures.
final class ClosureLocation<Value>: BindingLocation<Value> {
    private let read: () -> Value
    private let write: (Value, Transaction) -> Void
    init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        read = get
        write = set
    }
    override func get() -> Value { read() }
    override func set(_ value: Value, _ transaction: Transaction) {
        transaction.perform { write(value, transaction) }
    }
}

/// A property of a reference type, such as an observable object.
final class ReferenceLocation<Root: AnyObject, Value>: BindingLocation<Value> {
    private let root: Root
    private let keyPath: ReferenceWritableKeyPath<Root, Value>
    private var seen = SeenValue<Value>()
    init(_ root: Root, _ keyPath: ReferenceWritableKeyPath<Root, Value>) {
        self.root = root
        self.keyPath = keyPath
    }
    override func get() -> Value { seen.noting(root[keyPath: keyPath]) }
    override func peek() -> Value { UpdateContext.withoutReader { root[keyPath: keyPath] } }
    override func set(_ value: Value, _ transaction: Transaction) {
        transaction.perform { root[keyPath: keyPath] = value }
    }
    override func isSamePath(as other: BindingLocation<Value>) -> Bool {
        guard let other = other as? ReferenceLocation<Root, Value> else { return false }
        return other.root === root && other.keyPath == keyPath
    }
    // The object may have changed without notifying the view that holds the binding, which depends on it through the
    // binding's author: the values that bodies saw must still be current.
    override func isSame(as newer: BindingLocation<Value>) -> Bool {
        isSamePath(as: newer) && seen.isStill(peek()) == true
    }
}
