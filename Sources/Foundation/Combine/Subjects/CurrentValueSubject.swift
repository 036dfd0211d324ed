/// A subject that keeps one value, and publishes each new one.
public final class CurrentValueSubject<Output, Failure: Error>: Subject, ConduitOwner, @unchecked Sendable {
    private let lock = Lock()
    private var conduits = TicketList<Conduit<Output, Failure>>()
    private var completion: Subscribers.Completion<Failure>?
    private var upstreams: [any Subscription] = []
    private var stored: Output

    /// Makes a subject with its first value.
    public init(_ value: Output) { stored = value }

    deinit {
        for upstream in upstreams { upstream.cancel() }
    }

    /// The value the subject keeps; setting it sends it, and after the end only keeps it.
    public var value: Output {
        get { lock.withLock { stored } }
        set { store(newValue, evenAfterEnd: true) }
    }

    /// Attaches the subscriber, which receives the value when it asks for the first one.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        lock.lock()
        if let completion {
            lock.unlock()
            subscriber.receive(subscription: Subscriptions.empty)
            return subscriber.receive(completion: completion)
        }
        let conduit = SubjectConduit(owner: self, downstream: subscriber, hasCurrentValue: true)
        conduit.ticket = conduits.append(conduit)
        lock.unlock()
        subscriber.receive(subscription: conduit)
    }

    /// Keeps the value and delivers it to the subscribers; ignored after the end.
    public func send(_ value: Output) { store(value, evenAfterEnd: false) }

    private func store(_ value: Output, evenAfterEnd: Bool) {
        lock.lock()
        guard completion == nil || evenAfterEnd else { return lock.unlock() }
        // The old value is released outside the lock: its deinit may run foreign code.
        let old = stored
        stored = value
        // After the end there are no subscribers.
        let targets = conduits.members
        lock.unlock()
        withExtendedLifetime(old) {}
        for conduit in targets { conduit?.offer(value) }
    }

    /// Ends the stream; later values and completions are ignored.
    public func send(completion: Subscribers.Completion<Failure>) {
        let targets = lock.withLock {
            guard self.completion == nil else { return [Conduit<Output, Failure>?]() }
            self.completion = completion
            upstreams = []
            return conduits.removeAll()
        }
        for conduit in targets { conduit?.finish(completion) }
    }

    /// Gives the subject a subscription, from which it requests everything.
    public func send(subscription: any Subscription) {
        lock.withLock { upstreams.append(subscription) }
        subscription.request(.unlimited)
    }

    func disassociate(_ conduit: Conduit<Output, Failure>) {
        lock.withLock { conduits.remove(conduit.ticket) }
    }

    func acknowledgeDemand() {}

    var currentValue: Output? { value }

    var conduitDescription: String { "CurrentValueSubject" }
}
