import Synchronization

/// The part of a published property's storage that does not depend on its value.
public class _AnyPublishedBox {
    /// Announces changes of the object that has the property, once somebody asked for it.
    var objectWillChange: ObservableObjectPublisher?

    /// Whether `objectWillChange` has been looked for in the object.
    private var isResolved = false

    init() {}

    /// Announces that the property of the object is about to change.
    @usableFromInline
    final func sendWillChange(of object: AnyObject) {
        resolve(object)
        objectWillChange?.send()
    }

    /// Finds the publisher that the object declares itself; the synthesized one comes here by itself.
    final func resolve(_ object: AnyObject) {
        guard !isResolved else { return }
        isResolved = true
        if objectWillChange == nil { objectWillChange = ObjectRegistry.existingPublisher(of: object) }
    }
}

/// The storage of a published property.
public final class _PublishedBox<Value>: _AnyPublishedBox, ConduitOwner {
    typealias Output = Value
    typealias Failure = Never

    @usableFromInline var value: Value
    private let lock = Lock()
    private var conduits = TicketList<Conduit<Value, Never>>()
    private let subscriberCount = Atomic(0)
    private var feeds: Set<AnyCancellable> = []

    @usableFromInline
    init(_ value: Value) {
        self.value = value
        super.init()
    }

    /// Whether somebody subscribed to `$property`, and so must see each value before it is stored.
    @usableFromInline var hasSubscribers: Bool { subscriberCount.load(ordering: .acquiring) != 0 }

    /// Sets the value in the order observers rely on: the object's announcement, `$property`, the storage.
    @usableFromInline
    func set(_ newValue: Value, in object: AnyObject) {
        sendWillChange(of: object)
        publish(newValue)
        value = newValue
    }

    /// Announces a change in place and returns the box whose value to change: a draft when subscribers must see
    /// the new value before it is stored.
    @usableFromInline
    func beginChange(of object: AnyObject) -> _PublishedBox<Value> {
        sendWillChange(of: object)
        return hasSubscribers ? _PublishedBox(value) : self
    }

    /// Publishes and stores what a draft holds.
    @usableFromInline
    func endChange(_ draft: _PublishedBox<Value>) {
        publish(draft.value)
        value = draft.value
    }

    /// Sets the value from a stream, where no object is at hand.
    func setFromStream(_ newValue: Value) {
        objectWillChange?.send()
        publish(newValue)
        value = newValue
    }

    /// Shows the subscribers a value that is about to be stored.
    @usableFromInline
    func publish(_ newValue: Value) {
        guard hasSubscribers else { return }
        let targets = lock.withLock { conduits.members }
        for conduit in targets { conduit?.offer(newValue) }
    }

    func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
        let conduit = SubjectConduit(owner: self, downstream: subscriber, hasCurrentValue: true)
        lock.withLock {
            conduit.ticket = conduits.append(conduit)
            subscriberCount.add(1, ordering: .releasing)
        }
        subscriber.receive(subscription: conduit)
    }

    /// Keeps a stream that sets the value running for as long as the property exists.
    func keep(_ feed: AnyCancellable) {
        _ = lock.withLock { feeds.insert(feed) }
    }

    func disassociate(_ conduit: Conduit<Value, Never>) {
        lock.withLock {
            conduits.remove(conduit.ticket)
            subscriberCount.subtract(1, ordering: .releasing)
        }
    }

    func acknowledgeDemand() {}

    var currentValue: Value? { value }
}
