import Synchronization

/// The part of a published property's storage that does not depend on its value.
public class _AnyPublishedBox {
    /// Announces changes of the object that has the property, once its publisher was requested.
    ///
    /// Set once and held until the box goes, so that sending through it retains nothing.
    private final let announcer = Atomic<Unmanaged<ObservableObjectPublisher>?>(nil)

    /// The property's subscribers; here, because a class without type parameters reads its fields faster.
    fileprivate final let lazyRelay = AtomicLazyReference<AnyPublishedSubject>()

    /// Whether `objectWillChange` has been looked for in the object.
    private final let isResolved = Atomic(false)

    /// Guards a value with references, which threads may read and write at once; others need none.
    ///
    /// Stops the program when a property is read inside its own change: the exclusivity violation that it is.
    private final let valueLock = Mutex(())

    init() {}

    deinit { announcer.load(ordering: .acquiring)?.release() }

    /// Announces changes of the object that has the property.
    final var objectWillChange: ObservableObjectPublisher? {
        announcer.load(ordering: .acquiring)?.takeUnretainedValue()
    }

    /// Sets the box's publisher to its object's, unless it has one.
    final func adopt(_ publisher: ObservableObjectPublisher) {
        let mine = Unmanaged.passRetained(publisher)
        if !announcer.compareExchange(expected: nil, desired: mine, ordering: .acquiringAndReleasing).exchanged {
            mine.release()
        }
    }

    /// Announces that the property of the object is about to change.
    final func sendWillChange(of object: AnyObject) {
        if !isResolved.load(ordering: .relaxed) { resolve(object) }
        announcer.load(ordering: .acquiring)?._withUnsafeGuaranteedRef { $0.send() }
    }

    /// Announces a change, and returns whether subscribers to the property must see the new value before it is stored.
    @usableFromInline
    final func announce(of object: AnyObject) -> Bool {
        sendWillChange(of: object)
        return hasSubscribers
    }

    /// Whether `$property` has subscribers, which must receive each value before it is stored.
    final var hasSubscribers: Bool { subscriberCount.load(ordering: .acquiring) != 0 }

    /// Kept up to date by the relay.
    final let subscriberCount = Atomic(0)

    /// Adopts the publisher that other boxes of the object have, if it was requested before this box was added.
    final func resolve(_ object: AnyObject) {
        guard !isResolved.exchange(true, ordering: .relaxed), objectWillChange == nil else { return }
        if let publisher = ObjectRegistry.existingPublisher(of: object) { adopt(publisher) }
    }

    /// Keeps other threads from the value.
    @usableFromInline final func lockValue() { valueLock._unsafeLock() }

    /// Makes the value visible to other threads.
    @usableFromInline final func unlockValue() { valueLock._unsafeUnlock() }
}

/// The storage of a published property.
public final class _PublishedBox<Value>: _AnyPublishedBox {
    /// The value; to be read and written by `load` and `store`, or between `beginChange` and `endChange`.
    @usableFromInline var value: Value

    @usableFromInline
    init(_ value: Value) {
        self.value = value
        super.init()
    }

    /// The value as it is now.
    @inlinable
    func load() -> Value {
        if _isPOD(Value.self) { return value }
        lockValue()
        defer { unlockValue() }
        return value
    }

    /// Replaces the value.
    @inlinable
    func store(_ newValue: Value) {
        if _isPOD(Value.self) { return value = newValue }
        var replaced = newValue
        lockValue()
        swap(&value, &replaced)
        unlockValue()
        // The old value is released here, outside the lock: its deinit may run foreign code.
    }

    /// The property's subscribers, made on demand: most properties never have one.
    var relay: PublishedSubject<Value> { existingRelay ?? downcast(lazyRelay.storeIfNil(PublishedSubject<Value>())) }

    private var existingRelay: PublishedSubject<Value>? { lazyRelay.load().map(downcast) }

    private func downcast(_ relay: AnyPublishedSubject) -> PublishedSubject<Value> {
        unsafeDowncast(relay, to: PublishedSubject<Value>.self)
    }

    /// Sets the value in the order observers rely on: the object's announcement, `$property`, the storage.
    @inlinable
    func set(_ newValue: Value, in object: AnyObject) {
        if announce(of: object) { publishAndStore(newValue) } else { store(newValue) }
    }

    /// Sets the value from a stream, where no object is available.
    func setFromStream(_ newValue: Value) {
        objectWillChange?.send()
        if hasSubscribers { publishAndStore(newValue) } else { store(newValue) }
    }

    /// Whether a change may be made in the box: a change of collections and numbers, whose mutating methods don't read the
    /// object.
    ///
    /// A model's own methods may: they call closures that read the property.
    @usableFromInline var changesInPlace: Bool {
        switch inPlace.load(ordering: .relaxed) {
        case 1: return true
        case 2: return false
        default:
            let answer =
                Value.self is any Collection.Type || Value.self is any AdditiveArithmetic.Type
                || Value.self == Bool.self
            inPlace.store(answer ? 1 : 2, ordering: .relaxed)
            return answer
        }
    }

    /// The result of `changesInPlace`: 1 for yes, 2 for no.
    private let inPlace = Atomic<UInt8>(0)

    /// Returns the box whose value to change: this one, the change announced, or a draft, which is to be set afterward
    /// because code may read the property in the meantime or subscribers must see the new value before it is stored.
    @inlinable
    func beginChange(of object: AnyObject) -> _PublishedBox<Value> {
        guard changesInPlace && announcesInPlace(of: object) else { return _PublishedBox(load()) }
        if !_isPOD(Value.self) { lockValue() }
        return self
    }

    /// Ends a change that was made in the box returned by `beginChange`.
    @inlinable
    func endChange(in target: _PublishedBox<Value>, of object: AnyObject) {
        if target !== self {
            set(target.value, in: object)
        } else if !_isPOD(Value.self) {
            unlockValue()
        }
    }

    /// Announces a change, unless subscribers must see the value first; returns whether it may be stored in place.
    @usableFromInline
    func announcesInPlace(of object: AnyObject) -> Bool {
        if hasSubscribers { return false }
        sendWillChange(of: object)
        return !hasSubscribers
    }

    /// Shows the subscribers a value, then stores it.
    @usableFromInline
    func publishAndStore(_ newValue: Value) {
        relay.send(newValue) { store(newValue) }
    }
}
