extension Publishers {
    /// A publisher that passes values on until another publisher delivers one, then finishes.
    public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
        /// The upstream's kind of value.
        public typealias Output = Upstream.Output

        /// The upstream's errors pass through.
        public typealias Failure = Upstream.Failure

        /// The publisher from which this one receives values.
        public let upstream: Upstream

        /// The publisher whose first value ends the stream.
        public let other: Other

        /// Makes the publisher.
        public init(upstream: Upstream, other: Other) {
            self.upstream = upstream
            self.other = other
        }

        /// Attaches the subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let prefix = PrefixUntilOutputSubscription(subscriber)
            other.subscribe(prefix.trigger())
            upstream.subscribe(prefix)
        }
    }
}

extension Publisher {
    /// Passes values on until the other publisher delivers one, then finishes.
    public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> {
        Publishers.PrefixUntilOutput(upstream: self, other: publisher)
    }
}

/// The running form of `prefix(untilOutputFrom:)`.
private final class PrefixUntilOutputSubscription<Downstream: Subscriber>: Subscriber, Subscription {
    private let lock = Lock()
    /// Nil after the end.
    private var downstream: Downstream?
    private var upstream: (any Subscription)?
    private var other: TriggerSlot = .waiting

    init(_ downstream: Downstream) { self.downstream = downstream }

    /// The subscriber of the other publisher.
    func trigger<Input, Failure: Error>() -> TriggerSubscriber<Input, Failure> {
        TriggerSubscriber(
            combineIdentifier,
            onSubscription: { subscription in
                let isWelcome = self.lock.withLock { self.downstream != nil && self.other.take(subscription) }
                if isWelcome { subscription.request(.max(1)) } else { subscription.cancel() }
            },
            onValue: {
                let isRunning = self.lock.withLock {
                    guard case .subscribed = self.other else { return false }
                    self.other = .over
                    return true
                }
                guard isRunning else { return }
                let (downstream, upstream) = self.take()
                upstream?.cancel()
                downstream?.receive(completion: .finished)
            },
            onCompletion: { _ in self.lock.withLock { self.other = .over } })
    }

    func receive(subscription: any Subscription) {
        let target: Downstream? = lock.withLock {
            guard upstream == nil, downstream != nil else { return nil }
            upstream = subscription
            return downstream
        }
        if let target { target.receive(subscription: self) } else { subscription.cancel() }
    }

    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        lock.withLock { upstream == nil ? nil : downstream }?.receive(input) ?? .none
    }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        let hasBegun = lock.withLock { upstream != nil }
        let last = take()
        cancelOther()
        if hasBegun { last.downstream?.receive(completion: completion) }
    }

    func request(_ demand: Subscribers.Demand) { lock.withLock { upstream }?.request(demand) }

    func cancel() {
        take().upstream?.cancel()
        cancelOther()
    }

    private func cancelOther() {
        lock.withLock { other.end() }?.cancel()
    }

    private func take() -> (downstream: Downstream?, upstream: (any Subscription)?) {
        lock.withLock {
            defer { (downstream, upstream) = (nil, nil) }
            return (downstream, upstream)
        }
    }
}
