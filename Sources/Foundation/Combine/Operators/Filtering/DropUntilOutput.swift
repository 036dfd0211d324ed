extension Publishers {
    /// A publisher that drops values until another publisher delivers one, and passes on the rest.
    public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
    where Upstream.Failure == Other.Failure {
        /// The upstream's kind of value.
        public typealias Output = Upstream.Output

        /// The upstream's errors pass through.
        public typealias Failure = Upstream.Failure

        /// The publisher from which this one receives values.
        public let upstream: Upstream

        /// The publisher whose first value opens the stream.
        public let other: Other

        /// Makes the publisher.
        public init(upstream: Upstream, other: Other) {
            self.upstream = upstream
            self.other = other
        }

        /// Attaches the subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let drop = DropUntilOutputSubscription(subscriber)
            subscriber.receive(subscription: drop)
            other.subscribe(drop.trigger())
            upstream.subscribe(drop)
        }
    }
}

extension Publishers.DropUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {}

extension Publisher {
    /// Drops values until the other publisher delivers one, and passes on the rest.
    public func drop<P: Publisher>(
        untilOutputFrom publisher: P
    ) -> Publishers.DropUntilOutput<Self, P> where Failure == P.Failure {
        Publishers.DropUntilOutput(upstream: self, other: publisher)
    }
}

/// The running form of `drop(untilOutputFrom:)`, which passes its subscription on at once.
private final class DropUntilOutputSubscription<Downstream: Subscriber>: Subscriber, Subscription, StreamParticipant {
    private let lock = Lock()
    /// Nil after the upstream's end or a cancellation.
    private var downstream: Downstream?
    private var upstream: (any Subscription)?
    private var other: TriggerSlot = .waiting
    private var isOpen = false
    /// Whether the other publisher has ended without a value.
    private var isLocked = false
    /// Demand from before the upstream's subscription.
    private var pending = Subscribers.Demand.none

    init(_ downstream: Downstream) { self.downstream = downstream }

    /// The subscriber of the other publisher.
    func trigger<Input>() -> NamedTriggerSubscriber<Input, Downstream.Failure> {
        NamedTriggerSubscriber(
            description,
            combineIdentifier,
            onSubscription: { subscription in
                let isWelcome = self.lock.withLock { self.downstream != nil && self.other.take(subscription) }
                if isWelcome { subscription.request(.max(1)) } else { subscription.cancel() }
            },
            onValue: { self.lock.withLock { (self.isOpen, self.other) = (true, .waiting) } },
            onCompletion: { completion in
                // Without a value of the other publisher nothing can open the gate any more.
                let (downstream, upstream, isFirst) = self.lock.withLock {
                    defer { (self.other, self.isLocked) = (.over, true) }
                    return self.isOpen ? (nil, nil, false) : (self.downstream, self.upstream, !self.isLocked)
                }
                if isFirst { upstream?.cancel() }
                downstream?.receive(completion: completion)
            })
    }

    func receive(subscription: any Subscription) {
        let early: Subscribers.Demand? = lock.withLock {
            guard upstream == nil, downstream != nil else { return nil }
            upstream = subscription
            return pending
        }
        guard let early else { return subscription.cancel() }
        if early > .none { subscription.request(early) }
    }

    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        let (downstream, upstream, isOpen) = lock.withLock { (self.downstream, self.upstream, self.isOpen) }
        guard let downstream else { return .none }
        if upstream == nil { valueBeforeSubscription() }
        return isOpen ? downstream.receive(input) : .none
    }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        let last = take()
        cancelOther()
        last.downstream?.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
        let upstream: (any Subscription)? = lock.withLock {
            if self.upstream == nil { pending += demand }
            return self.upstream
        }
        upstream?.request(demand)
    }

    func cancel() {
        take().upstream?.cancel()
        cancelOther()
    }

    var description: String { "DropUntilOutput" }

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
