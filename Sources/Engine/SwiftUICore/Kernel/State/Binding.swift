/// A two-way connection to a value that something else owns.
///
/// A binding reads and writes a value that is stored elsewhere. Passing it on is not reading: a body depends on the value only
/// where it reads `wrappedValue`. `$` before a state's name is its binding; a part of it is reached by dynamic member lookup.
///
/// ```swift
/// struct Player { var name = ""; var isReady = false }
/// struct Editor: View {
///     @Binding var player: Player
///     var body: some View {
///         TextField("Name", text: $player.name)
///         Toggle("Ready", isOn: $player.isReady)
///     }
/// }
/// struct Lobby: View {
///     @State private var player = Player()
///     var body: some View { Editor(player: $player) }
/// }
/// ```
///
/// Follows Apple's [Binding](https://developer.apple.com/documentation/swiftui/binding); statement O07.
@frozen
@propertyWrapper
@dynamicMemberLookup
public struct Binding<Value> {
    /// The transaction in which writes are made; empty for the one in effect.
    public var transaction = Transaction()
    let location: BindingLocation<Value>

    init(location: BindingLocation<Value>) { self.location = location }

    /// Creates a binding from closures.
    public init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
        location = ClosureLocation(get: get, set: { value, _ in set(value) })
    }

    /// Creates a binding from closures, the second of which is given the transaction.
    public init(get: @escaping () -> Value, set: @escaping (Value, Transaction) -> Void) {
        location = ClosureLocation(get: get, set: set)
    }

    /// Creates a binding that never changes.
    public static func constant(_ value: Value) -> Binding<Value> {
        Binding(location: ConstantLocation(value))
    }

    /// The value.
    public var wrappedValue: Value {
        get { location.get() }
        nonmutating set { location.set(newValue, transaction) }
    }

    /// The binding itself.
    public var projectedValue: Binding<Value> { self }

    /// Creates a binding from another's projection.
    public init(projectedValue: Binding<Value>) { self = projectedValue }

    /// A binding to a part of the value.
    public subscript<Subject>(dynamicMember keyPath: WritableKeyPath<Value, Subject>) -> Binding<Subject> {
        var part = Binding<Subject>(location: KeyPathLocation(base: location, keyPath: keyPath))
        part.transaction = transaction
        return part
    }

    /// Returns a binding that writes in a transaction.
    public func transaction(_ transaction: Transaction) -> Binding<Value> {
        var copy = self
        copy.transaction.merge(transaction)
        return copy
    }
}

extension Binding {
    /// Creates a binding to the value of an optional, as long as there is one.
    public init?(_ base: Binding<Value?>) {
        guard let value = base.wrappedValue else { return nil }
        self.init(location: UnwrappingLocation(base: base.location, last: value))
        transaction = base.transaction
    }

    /// Creates a binding that sees the value as an optional; writing nil does nothing.
    public init<V>(_ base: Binding<V>) where Value == V? {
        self.init(location: WrappingLocation(base: base.location))
        transaction = base.transaction
    }

    /// Creates a binding that sees a hashable value without its type; writing another type does nothing.
    public init<V: Hashable>(_ base: Binding<V>) where Value == AnyHashable {
        let location = base.location
        self.init(
            get: { AnyHashable(location.get()) },
            set: { value, transaction in if let value = value.base as? V { location.set(value, transaction) } })
        transaction = base.transaction
    }
}

extension Binding: DynamicProperty {
    public static func _connect(_ property: UnsafeMutablePointer<Binding>, _ connection: inout _PropertyConnection) {}
}

extension Binding: @unchecked Sendable where Value: Sendable {}

extension Binding: PlanComparable {
    static func isSame(_ a: UnsafeRawPointer, _ b: UnsafeRawPointer) -> Bool {
        let a = a.assumingMemoryBound(to: Binding.self)
        let b = b.assumingMemoryBound(to: Binding.self)
        return a.pointee.location === b.pointee.location || a.pointee.location.isSame(as: b.pointee.location)
    }
}

extension Binding: Sequence where Value: MutableCollection {
    public typealias Element = Binding<Value.Element>
    public typealias Iterator = IndexingIterator<Binding<Value>>
    public typealias SubSequence = Slice<Binding<Value>>
}

extension Binding: Collection where Value: MutableCollection {
    public typealias Index = Value.Index
    public typealias Indices = Value.Indices
    public var startIndex: Value.Index { wrappedValue.startIndex }
    public var endIndex: Value.Index { wrappedValue.endIndex }
    public var indices: Value.Indices { wrappedValue.indices }
    public func index(after i: Value.Index) -> Value.Index { wrappedValue.index(after: i) }
    public func formIndex(after i: inout Value.Index) { wrappedValue.formIndex(after: &i) }

    /// A binding to an element.
    public subscript(position: Value.Index) -> Binding<Value.Element> {
        var part = Binding<Value.Element>(location: ElementLocation(base: location, index: position))
        part.transaction = transaction
        return part
    }
}

extension Binding: BidirectionalCollection where Value: BidirectionalCollection & MutableCollection {
    public func index(before i: Value.Index) -> Value.Index { wrappedValue.index(before: i) }
    public func formIndex(before i: inout Value.Index) { wrappedValue.formIndex(before: &i) }
}

extension Binding: RandomAccessCollection where Value: RandomAccessCollection & MutableCollection {}

extension Binding: Identifiable where Value: Identifiable {
    /// The value's identity.
    public var id: Value.ID { wrappedValue.id }
}

extension Binding: ChangeReporting {
    func remembered() -> (Binding) -> Bool {
        // Where changes are not observed, a new location decides whether it differs, as when views are compared.
        if !location.isTracked {
            return { [location] in $0.location === location || location.isSame(as: $0.location) }
        }
        return remembering { $0.location.peek() }
    }
}
