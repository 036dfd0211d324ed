extension Publishers {
    /// A publisher of the values of the latest publisher that the upstream published.
    public struct SwitchToLatest<P: Publisher, Upstream: Publisher>: Publisher
    where P == Upstream.Output, P.Failure == Upstream.Failure {
        /// The inner publishers' kind of value.
        public typealias Output = P.Output

        /// The publishers' kind of errors.
        public typealias Failure = P.Failure

        /// The publisher of publishers.
        public let upstream: Upstream

        /// Makes the publisher.
        public init(upstream: Upstream) { self.upstream = upstream }

        /// Attaches the subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let switching = SwitchSubscription<Upstream, S>(subscriber)
            subscriber.receive(subscription: switching)
            upstream.subscribe(switching)
        }
    }
}

extension Publisher where Output: Publisher, Output.Failure == Failure {
    /// Publishes the values of the latest publisher that this one published.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> {
        Publishers.SwitchToLatest(upstream: self)
    }
}

extension Publisher where Output: Publisher, Failure == Never {
    /// Publishes the values of the latest publisher that this one published.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Publishers.SetFailureType<Self, Output.Failure>> {
        setFailureType(to: Output.Failure.self).switchToLatest()
    }

    /// Publishes the values of the latest publisher that this one published.
    public func switchToLatest() -> Publishers.SwitchToLatest<Output, Self> where Output.Failure == Never {
        Publishers.SwitchToLatest(upstream: self)
    }
}

extension Publisher where Output: Publisher, Output.Failure == Never {
    /// Publishes the values of the latest publisher, which cannot fail, that this one published.
    public func switchToLatest()
        -> Publishers.SwitchToLatest<
            Publishers.SetFailureType<Output, Failure>, Publishers.Map<Self, Publishers.SetFailureType<Output, Failure>>
        >
    {
        map { $0.setFailureType(to: Failure.self) }.switchToLatest()
    }
}

private final class SwitchSubscription<Upstream: Publisher, Downstream: Subscriber>: Subscriber, Subscription,
    StreamParticipant
where
    Upstream.Output: Publisher, Upstream.Output.Output == Downstream.Input,
    Upstream.Output.Failure == Downstream.Failure, Upstream.Failure == Downstream.Failure
{
    typealias Input = Upstream.Output
    typealias Failure = Upstream.Failure
    private typealias Inner = JoinBranch<Downstream.Input, Downstream.Failure>

    private let lock = Lock()
    private let delivery = RecursiveLock()
    private var downstream: Downstream?
    private var upstream: (any Subscription)?
    private var inner: Inner?
    private var demand = Subscribers.Demand.none
    private var isUpstreamFinished = false

    init(_ downstream: Downstream) { self.downstream = downstream }

    func receive(subscription: any Subscription) {
        let isFirst = lock.withLock {
            guard upstream == nil, downstream != nil, !isUpstreamFinished else { return false }
            upstream = subscription
            return true
        }
        if isFirst { subscription.request(.unlimited) } else { subscription.cancel() }
    }

    func receive(_ publisher: Upstream.Output) -> Subscribers.Demand {
        // A branch knows its identity, to be distinguished from its successors.
        weak var me: Inner?
        let branch = Inner(
            description,
            onSubscription: { subscription in
                let demand = self.lock.withLock { self.demand }
                if demand > .none { subscription.request(demand) }
            },
            onValue: { value in me.map { self.deliver(value, from: $0) } ?? .none },
            onCompletion: { completion in if let me { self.innerEnded(completion, me) } })
        me = branch
        lock.lock()
        guard downstream != nil, upstream != nil else {
            lock.unlock()
            return .none
        }
        let old = inner
        inner = branch
        lock.unlock()
        old?.cancel()
        publisher.subscribe(branch)
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        if case .failure = completion {
            lock.withLock { upstream = nil }
            return finish(completion)
        }
        let isDone = lock.withLock {
            (isUpstreamFinished, upstream) = (true, nil)
            return inner == nil
        }
        if isDone { finish(.finished) }
    }

    func request(_ demand: Subscribers.Demand) {
        demand.assertNonZero()
        let inner = lock.withLock {
            self.demand += demand
            return self.inner
        }
        inner?.request(demand)
    }

    func cancel() { _ = stop() }

    var description: String { "SwitchToLatest" }

    private func deliver(_ value: Downstream.Input, from branch: Inner) -> Subscribers.Demand {
        delivery.withLock {
            lock.lock()
            guard let downstream, inner === branch else {
                lock.unlock()
                return .none
            }
            guard demand > .none else {
                lock.unlock()
                unwantedValue()
            }
            demand -= 1
            lock.unlock()
            let more = downstream.receive(value)
            lock.lock()
            demand += more
            let current = inner
            lock.unlock()
            if current === branch { return more }
            // The delivery brought a successor, which has not heard of this demand.
            current?.request(more)
            return .none
        }
    }

    private func innerEnded(_ completion: Subscribers.Completion<Failure>, _ branch: Inner) {
        if case .failure = completion { return finish(completion) }
        let isDone = lock.withLock {
            guard inner === branch else { return false }
            inner = nil
            return isUpstreamFinished
        }
        if isDone { finish(.finished) }
    }

    private func finish(_ completion: Subscribers.Completion<Failure>) {
        delivery.withLock { stop()?.receive(completion: completion) }
    }

    private func stop() -> Downstream? {
        let (last, upstream, inner) = lock.withLock {
            defer { (downstream, self.inner, self.upstream) = (nil, nil, nil) }
            return (downstream, self.upstream, self.inner)
        }
        inner?.cancel()
        if last != nil { upstream?.cancel() }
        return last
    }
}
