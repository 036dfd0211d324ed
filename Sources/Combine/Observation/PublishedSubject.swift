import Synchronization

/// A relay for a property of whatever type.
class AnyPublishedSubject {}

/// The subscribers of a published property; made when `$property` gets the first one.
final class PublishedSubject<Value>: AnyPublishedSubject, ConduitOwner, @unchecked Sendable {
    typealias Output = Value
    typealias Failure = Never

    /// Held while there are subscribers, which may request the current value; otherwise the box alone holds the relay.
    private var box: _PublishedBox<Value>?
    private let lock = Lock()
    private var conduits = TicketList<Conduit<Value, Never>>()
    private var feeds: Set<AnyCancellable> = []

    func receive<S: Subscriber>(subscriber: S, of box: _PublishedBox<Value>)
    where S.Input == Value, S.Failure == Never {
        let conduit = SubjectConduit(owner: self, downstream: subscriber, hasCurrentValue: true)
        lock.withLock {
            conduit.ticket = conduits.append(conduit)
            box.subscriberCount.add(1, ordering: .releasing)
            self.box = box
        }
        subscriber.receive(subscription: conduit)
    }

    func send(_ value: Value) {
        let targets = lock.withLock { conduits.members }
        for conduit in targets { conduit?.offer(value) }
    }

    /// Keeps a stream that sets the property running for as long as the property exists.
    func keep(_ feed: AnyCancellable) {
        _ = lock.withLock { feeds.insert(feed) }
    }

    func disassociate(_ conduit: Conduit<Value, Never>) {
        lock.lock()
        conduits.remove(conduit.ticket)
        box?.subscriberCount.subtract(1, ordering: .releasing)
        let unused = conduits.isEmpty ? box : nil
        if conduits.isEmpty { box = nil }
        lock.unlock()
        // Releasing the box outside the lock: it may be the last reference, to this relay too.
        withExtendedLifetime((self, unused)) {}
    }

    func acknowledgeDemand() {}

    var conduitDescription: String { "PublishedSubject" }

    var currentValue: Value? { lock.withLock { box }?.load() }
}
