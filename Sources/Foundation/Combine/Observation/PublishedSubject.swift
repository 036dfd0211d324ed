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
    /// The values that are being sent, the latest last: they are stored afterward.
    private var deliveries: [(number: UInt64, value: Value)] = []
    private var deliveryCount: UInt64 = 0

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

    /// Sends a value to the subscribers, then stores it by a function.
    ///
    /// Subscribers that are added meanwhile are not among them: they get the value as the current one (CB10).
    func send(_ value: Value, store: () -> Void) {
        let (targets, number) = lock.withLock {
            deliveryCount += 1
            deliveries.append((deliveryCount, value))
            return (conduits.members, deliveryCount)
        }
        for conduit in targets { conduit?.offer(value) }
        store()
        // The last reference to the value may run foreign code, outside the lock.
        let ended = lock.withLock {
            deliveries.firstIndex { $0.number == number }.map { deliveries.remove(at: $0) }
        }
        withExtendedLifetime(ended) {}
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

    var currentValue: Value? {
        lock.lock()
        let delivered = deliveries.last?.value
        let box = box
        lock.unlock()
        return delivered ?? box?.load()
    }
}
