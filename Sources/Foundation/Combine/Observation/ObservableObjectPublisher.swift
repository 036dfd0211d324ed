import Synchronization

/// A publisher that notifies its subscribers that an observable object is about to change.
public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
    /// Nothing but the event itself is published.
    public typealias Output = Void

    /// The publisher cannot fail.
    public typealias Failure = Never

    private let lock = Lock()
    private var listeners = TicketList<WillChangeListener>()

    /// Follows `listeners.count`, so that sending without observers needs no lock.
    private let listenerCount = Atomic(0)

    /// Makes a publisher without subscribers.
    public init() {}

    /// Attaches the subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
        let conduit = WillChangeConduit(publisher: self, downstream: subscriber)
        add(conduit)
        subscriber.receive(subscription: conduit)
    }

    /// Notifies the subscribers that the object is about to change.
    public func send() {
        guard listenerCount.load(ordering: .acquiring) != 0 else { return }
        lock.lock()
        if let only = listeners.only {
            lock.unlock()
            return only.fire()
        }
        let targets = listeners.members
        lock.unlock()
        for listener in targets { listener?.fire() }
    }

    fileprivate func add(_ listener: WillChangeListener) {
        lock.withLock {
            listener.ticket = listeners.append(listener)
            listenerCount.add(1, ordering: .releasing)
        }
    }

    fileprivate func remove(_ listener: WillChangeListener) {
        lock.withLock {
            listeners.remove(listener.ticket)
            listenerCount.subtract(1, ordering: .releasing)
        }
    }
}

/// An observer.
private class WillChangeListener {
    var ticket = -1

    func fire() { preconditionFailure("overridden") }
}

private final class WillChangeConduit<Downstream: Subscriber>: WillChangeListener, Subscription, StreamParticipant
where Downstream.Input == Void, Downstream.Failure == Never {
    private let lock = Lock()
    private let delivery = RecursiveLock()
    private var publisher: ObservableObjectPublisher?
    private var downstream: Downstream?

    init(publisher: ObservableObjectPublisher, downstream: Downstream) {
        self.publisher = publisher
        self.downstream = downstream
    }

    override func fire() {
        delivery.withLock {
            if let downstream = lock.withLock({ downstream }) { _ = downstream.receive() }
        }
    }

    /// Does nothing: subscribers are notified of every change, requested or not.
    func request(_ demand: Subscribers.Demand) {}

    func cancel() {
        let (publisher, downstream) = lock.withLock {
            defer { (self.publisher, self.downstream) = (nil, nil) }
            return (self.publisher, self.downstream)
        }
        if downstream != nil { publisher?.remove(self) }
    }

    var description: String { "ObservableObjectPublisher" }

    var mirrorChildren: [Mirror.Child] { [("downstream", lock.withLock { downstream } as Any)] }
}
