/// A subject that passes values to its current subscribers and keeps none.
public final class PassthroughSubject<Output, Failure: Error>: Subject, ConduitOwner, @unchecked Sendable {
    private let lock = Lock()
    private var conduits = TicketList<Conduit<Output, Failure>>()
    private var completion: Subscribers.Completion<Failure>?
    private var upstreams: [any Subscription] = []
    private var isWanted = false

    /// Makes a subject without subscribers.
    public init() {}

    deinit {
        for upstream in upstreams { upstream.cancel() }
    }

    /// Attaches the subscriber; one that comes after the end receives the completion at once.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        lock.lock()
        if let completion {
            lock.unlock()
            subscriber.receive(subscription: Subscriptions.empty)
            return subscriber.receive(completion: completion)
        }
        let conduit = SubjectConduit(owner: self, downstream: subscriber, hasCurrentValue: false)
        conduit.ticket = conduits.append(conduit)
        lock.unlock()
        subscriber.receive(subscription: conduit)
    }

    /// Delivers a value to every subscriber that wants one.
    public func send(_ value: Output) {
        let targets = lock.withLock { completion == nil ? conduits.members : [] }
        for conduit in targets { conduit?.offer(value) }
    }

    /// Ends the stream; later values and completions are ignored.
    public func send(completion: Subscribers.Completion<Failure>) {
        let targets = lock.withLock {
            guard self.completion == nil else { return [Conduit<Output, Failure>?]() }
            self.completion = completion
            return conduits.removeAll()
        }
        for conduit in targets { conduit?.finish(completion) }
    }

    /// Passes the subject a subscription to receive values from; requests all values as soon as the subject has a
    /// subscriber.
    public func send(subscription: any Subscription) {
        let isWanted = lock.withLock {
            upstreams.append(subscription)
            return self.isWanted
        }
        if isWanted { subscription.request(.unlimited) }
    }

    func disassociate(_ conduit: Conduit<Output, Failure>) {
        lock.withLock { conduits.remove(conduit.ticket) }
    }

    func acknowledgeDemand() {
        let waiting = lock.withLock {
            defer { isWanted = true }
            return isWanted ? [] : upstreams
        }
        for upstream in waiting { upstream.request(.unlimited) }
    }

    var currentValue: Output? { nil }

    var conduitDescription: String { "PassthroughSubject" }
}
