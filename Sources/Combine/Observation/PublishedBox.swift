import Synchronization

/// The part of a published property's storage that does not depend on its value.
public class _AnyPublishedBox {
    /// Announces changes of the object that has the property, once somebody asked for it.
    final var objectWillChange: ObservableObjectPublisher?

    /// The property's subscribers; here, because a class without type parameters reads its fields faster.
    fileprivate final let lazyRelay = AtomicLazyReference<AnyPublishedRelay>()

    /// Whether `objectWillChange` has been looked for in the object.
    private final var isResolved = false

    init() {}

    /// Announces that the property of the object is about to change.
    final func sendWillChange(of object: AnyObject) {
        if !isResolved { resolve(object) }
        objectWillChange?.send()
    }

    /// Announces a change, and says whether subscribers to the property must see the new value before it is stored.
    @usableFromInline
    final func announce(of object: AnyObject) -> Bool {
        sendWillChange(of: object)
        return hasSubscribers
    }

    /// Whether somebody subscribed to `$property`, and so must see each value before it is stored.
    final var hasSubscribers: Bool { subscriberCount.load(ordering: .acquiring) != 0 }

    /// Kept up to date by the relay.
    final let subscriberCount = Atomic(0)

    /// Finds the publisher that other boxes of the object have, if this one came later than somebody asked for it.
    final func resolve(_ object: AnyObject) {
        guard !isResolved else { return }
        isResolved = true
        if objectWillChange == nil { objectWillChange = ObjectRegistry.existingPublisher(of: object) }
    }
}

/// The storage of a published property.
public final class _PublishedBox<Value>: _AnyPublishedBox {
    @usableFromInline var value: Value

    @usableFromInline
    init(_ value: Value) {
        self.value = value
        super.init()
    }

    /// The property's subscribers, made on demand: most properties never have one.
    var relay: PublishedRelay<Value> { existingRelay ?? downcast(lazyRelay.storeIfNil(PublishedRelay<Value>())) }

    private var existingRelay: PublishedRelay<Value>? { lazyRelay.load().map(downcast) }

    private func downcast(_ relay: AnyPublishedRelay) -> PublishedRelay<Value> {
        unsafeDowncast(relay, to: PublishedRelay<Value>.self)
    }

    /// Sets the value in the order observers rely on: the object's announcement, `$property`, the storage.
    @inlinable
    func set(_ newValue: Value, in object: AnyObject) {
        if announce(of: object) { publish(newValue) }
        value = newValue
    }

    /// Sets the value from a stream, where no object is at hand.
    func setFromStream(_ newValue: Value) {
        objectWillChange?.send()
        if hasSubscribers { publish(newValue) }
        value = newValue
    }

    /// Whether a change may be made in the box: the values of collections and numbers, which are changed by what does
    /// not look back at the object.
    ///
    /// A model's own methods may: they call closures that read the property.
    @usableFromInline lazy var changesInPlace =
        Value.self is any Collection.Type || Value.self is any AdditiveArithmetic.Type || Value.self == Bool.self

    /// Returns the box whose value to change: this one, the change announced, or a draft, which is to be set afterwards
    /// because code may read the property meanwhile or subscribers must see the new value before it is stored.
    @inlinable
    func beginChange(of object: AnyObject) -> _PublishedBox<Value> {
        changesInPlace && announcesInPlace(of: object) ? self : _PublishedBox(value)
    }

    /// Announces a change that nobody must see before it is stored; returns whether that is so.
    @usableFromInline
    func announcesInPlace(of object: AnyObject) -> Bool {
        if hasSubscribers { return false }
        sendWillChange(of: object)
        return !hasSubscribers
    }

    /// Shows the subscribers a value that is about to be stored.
    @usableFromInline
    func publish(_ newValue: Value) {
        relay.send(newValue)
    }
}
