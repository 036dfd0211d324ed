/// A part of another binding's value: bodies that read it are evaluated again only when the part changes.
class PartLocation<Value>: BindingLocation<Value>, StatePart {
    fileprivate var seen = SeenValue<Value>()

    /// Reads the part, as a dependency on it alone or without one.
    fileprivate func read(for part: StatePart?) -> Value { fatalError("A part needs a whole.") }

    override func get() -> Value {
        UpdateContext.readerOfThisThread == nil ? read(for: nil) : seen.noting(read(for: self))
    }
    override func get(for part: StatePart) -> Value { seen.noting(read(for: part)) }

    func isSamePart(as other: StatePart) -> Bool {
        (other as? BindingLocation<Value>).map { isSamePath(as: $0) } ?? false
    }
    var hasChanged: Bool { seen.isStill(peek()) != true }
    func forgetSeen() { seen = SeenValue() }
}

extension BindingLocation {
    /// The value, read as a dependency on a part of it or without one.
    fileprivate func whole(for part: StatePart?) -> Value { part.map { get(for: $0) } ?? get() }
    /// Whether another location is this one, or an equivalent.
    fileprivate func isSameWay(as other: BindingLocation) -> Bool { other === self || isSamePath(as: other) }
}

/// A property of a value.
final class KeyPathLocation<Base, Value>: PartLocation<Value> {
    private let base: BindingLocation<Base>
    private let keyPath: WritableKeyPath<Base, Value>
    init(base: BindingLocation<Base>, keyPath: WritableKeyPath<Base, Value>) {
        self.base = base
        self.keyPath = keyPath
    }
    override func read(for part: StatePart?) -> Value { base.whole(for: part)[keyPath: keyPath] }
    override func peek() -> Value { base.peek()[keyPath: keyPath] }
    override func set(_ value: Value, _ transaction: Transaction) {
        var whole = base.get()
        whole[keyPath: keyPath] = value
        base.set(whole, transaction)
    }
    override var isTracked: Bool { base.isTracked }
    override func isSamePath(as other: BindingLocation<Value>) -> Bool {
        guard let other = other as? KeyPathLocation<Base, Value> else { return false }
        return other.keyPath == keyPath && base.isSameWay(as: other.base)
    }
    override func isSame(as newer: BindingLocation<Value>) -> Bool {
        isSamePath(as: newer) && (isTracked || seen.isStill(peek()) == true)
    }
}

/// An element of a collection.
final class ElementLocation<Base: MutableCollection>: PartLocation<Base.Element> {
    private let base: BindingLocation<Base>
    private let index: Base.Index
    /// The element as it was when the binding was made: the value for an index that no longer exists.
    private var last: Base.Element
    init(base: BindingLocation<Base>, index: Base.Index) {
        self.base = base
        self.index = index
        last = base.peek()[index]
    }
    override func read(for part: StatePart?) -> Base.Element { element(of: base.whole(for: part)) }
    override func peek() -> Base.Element { element(of: base.peek()) }
    override func set(_ value: Base.Element, _ transaction: Transaction) {
        var whole = base.get()
        guard index >= whole.startIndex, index < whole.endIndex else { return }
        whole[index] = value
        base.set(whole, transaction)
    }
    override var isTracked: Bool { base.isTracked }
    override func isSamePath(as other: BindingLocation<Base.Element>) -> Bool {
        guard let other = other as? ElementLocation<Base> else { return false }
        return other.index == index && base.isSameWay(as: other.base)
    }
    override func isSame(as newer: BindingLocation<Base.Element>) -> Bool {
        guard let newer = newer as? ElementLocation<Base>, isSamePath(as: newer) else { return false }
        return seen.isStill(newer.last) ?? (isTracked && valuesAreEqual(last, newer.last))
    }
    override var hasChanged: Bool {
        let whole = base.peek()
        guard index >= whole.startIndex, index < whole.endIndex else { return true }
        return seen.isStill(whole[index]) != true
    }

    private func element(of whole: Base) -> Base.Element {
        if index >= whole.startIndex, index < whole.endIndex { last = whole[index] }
        return last
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
    override func get() -> Value { unwrapped(base.get()) }
    override func get(for part: StatePart) -> Value { unwrapped(base.get(for: part)) }
    override func peek() -> Value { unwrapped(base.peek()) }
    override func set(_ value: Value, _ transaction: Transaction) { base.set(value, transaction) }
    override var isTracked: Bool { base.isTracked }
    override func isSamePath(as other: BindingLocation<Value>) -> Bool {
        guard let other = other as? UnwrappingLocation<Value> else { return false }
        return base.isSameWay(as: other.base)
    }
    override func isSame(as newer: BindingLocation<Value>) -> Bool {
        guard let newer = newer as? UnwrappingLocation<Value> else { return false }
        return base.isSame(as: newer.base)
    }

    private func unwrapped(_ value: Value?) -> Value {
        if let value { last = value }
        return last
    }
}

/// A value seen as an optional.
final class WrappingLocation<Value>: BindingLocation<Value?> {
    private let base: BindingLocation<Value>
    init(base: BindingLocation<Value>) { self.base = base }
    override func get() -> Value? { base.get() }
    override func get(for part: StatePart) -> Value? { base.get(for: part) }
    override func peek() -> Value? { base.peek() }
    override func set(_ value: Value?, _ transaction: Transaction) {
        if let value { base.set(value, transaction) }
    }
    override var isTracked: Bool { base.isTracked }
    override func isSamePath(as other: BindingLocation<Value?>) -> Bool {
        guard let other = other as? WrappingLocation<Value> else { return false }
        return base.isSameWay(as: other.base)
    }
    override func isSame(as newer: BindingLocation<Value?>) -> Bool {
        guard let newer = newer as? WrappingLocation<Value> else { return false }
        return base.isSame(as: newer.base)
    }
}
