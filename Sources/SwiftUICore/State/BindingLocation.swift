/// Where a binding reads and writes.
@usableFromInline
class BindingLocation<Value> {
    func get() -> Value { fatalError("A location needs a source.") }
    func set(_ value: Value, _ transaction: Transaction) {}
    /// Whether another location leads to the same value.
    func isSame(as other: BindingLocation<Value>) -> Bool { self === other }
    deinit {}
}

/// A view's state.
final class StateLocation<Value>: BindingLocation<Value> {
    private let storage: StateStorage<Value>
    init(_ storage: StateStorage<Value>) { self.storage = storage }
    deinit {}
    override func get() -> Value { storage.value }
    override func set(_ value: Value, _ transaction: Transaction) { storage.write(value, transaction: transaction) }
    override func isSame(as other: BindingLocation<Value>) -> Bool {
        (other as? StateLocation<Value>)?.storage === storage
    }
}

/// A value that never changes.
final class ConstantLocation<Value>: BindingLocation<Value> {
    private let value: Value
    init(_ value: Value) { self.value = value }
    deinit {}
    override func get() -> Value { value }
    override func isSame(as other: BindingLocation<Value>) -> Bool {
        (other as? ConstantLocation<Value>).map { valuesAreEqual($0.value, value) } ?? false
    }
}

/// A pair of closures.
final class ClosureLocation<Value>: BindingLocation<Value> {
    private let read: () -> Value
    private let write: (Value, Transaction) -> Void
    init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        read = get
        write = set
    }
    deinit {}
    override func get() -> Value { read() }
    override func set(_ value: Value, _ transaction: Transaction) {
        if transaction.isEmpty {
            write(value, transaction)
        } else {
            withTransaction(transaction) { write(value, transaction) }
        }
    }
}

/// A property of a reference type, such as an observable object.
final class ReferenceLocation<Root: AnyObject, Value>: BindingLocation<Value> {
    private let root: Root
    private let keyPath: ReferenceWritableKeyPath<Root, Value>
    init(_ root: Root, _ keyPath: ReferenceWritableKeyPath<Root, Value>) {
        self.root = root
        self.keyPath = keyPath
    }
    deinit {}
    override func get() -> Value { root[keyPath: keyPath] }
    override func set(_ value: Value, _ transaction: Transaction) {
        if transaction.isEmpty {
            root[keyPath: keyPath] = value
        } else {
            withTransaction(transaction) { root[keyPath: keyPath] = value }
        }
    }
    // The value behind may have changed without a word to the view that holds the binding: what was equal
    // is only the way there. The view depends on the object through whoever made the binding.
    override func isSame(as other: BindingLocation<Value>) -> Bool { false }
}

/// A part of a value.
final class KeyPathLocation<Base, Value>: BindingLocation<Value> {
    private let base: BindingLocation<Base>
    private let keyPath: WritableKeyPath<Base, Value>
    init(base: BindingLocation<Base>, keyPath: WritableKeyPath<Base, Value>) {
        self.base = base
        self.keyPath = keyPath
    }
    deinit {}
    override func get() -> Value { base.get()[keyPath: keyPath] }
    override func set(_ value: Value, _ transaction: Transaction) {
        var whole = base.get()
        whole[keyPath: keyPath] = value
        base.set(whole, transaction)
    }
    override func isSame(as other: BindingLocation<Value>) -> Bool {
        guard let other = other as? KeyPathLocation<Base, Value> else { return false }
        return other.keyPath == keyPath && (other.base === base || base.isSame(as: other.base))
    }
}

/// An element of a collection.
final class ElementLocation<Base: MutableCollection>: BindingLocation<Base.Element> {
    private let base: BindingLocation<Base>
    private let index: Base.Index
    /// The element as it was when the binding was made: answers for an index that is no more.
    private var last: Base.Element
    init(base: BindingLocation<Base>, index: Base.Index) {
        self.base = base
        self.index = index
        last = base.get()[index]
    }
    deinit {}
    override func get() -> Base.Element {
        let whole = base.get()
        if index >= whole.startIndex, index < whole.endIndex { last = whole[index] }
        return last
    }
    override func set(_ value: Base.Element, _ transaction: Transaction) {
        var whole = base.get()
        guard index >= whole.startIndex, index < whole.endIndex else { return }
        whole[index] = value
        base.set(whole, transaction)
    }
    override func isSame(as other: BindingLocation<Base.Element>) -> Bool {
        guard let other = other as? ElementLocation<Base> else { return false }
        return other.index == index && (other.base === base || base.isSame(as: other.base))
            && valuesAreEqual(other.last, last)
    }
}

/// The value of an optional; once there is none, the last there was.
final class UnwrappingLocation<Value>: BindingLocation<Value> {
    private let base: BindingLocation<Value?>
    private var last: Value
    init(base: BindingLocation<Value?>, last: Value) {
        self.base = base
        self.last = last
    }
    deinit {}
    override func get() -> Value {
        if let value = base.get() { last = value }
        return last
    }
    override func set(_ value: Value, _ transaction: Transaction) { base.set(value, transaction) }
    override func isSame(as other: BindingLocation<Value>) -> Bool {
        guard let other = other as? UnwrappingLocation<Value> else { return false }
        return other.base === base || base.isSame(as: other.base)
    }
}

/// A value seen as an optional.
final class WrappingLocation<Value>: BindingLocation<Value?> {
    private let base: BindingLocation<Value>
    init(base: BindingLocation<Value>) { self.base = base }
    deinit {}
    override func get() -> Value? { base.get() }
    override func set(_ value: Value?, _ transaction: Transaction) {
        if let value { base.set(value, transaction) }
    }
    override func isSame(as other: BindingLocation<Value?>) -> Bool {
        guard let other = other as? WrappingLocation<Value> else { return false }
        return other.base === base || base.isSame(as: other.base)
    }
}
