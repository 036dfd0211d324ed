extension Publishers {
    /// A publisher of arrays of a number of values.
    public struct CollectByCount<Upstream: Publisher>: Publisher {
        /// An array of values.
        public typealias Output = [Upstream.Output]

        /// The upstream's errors pass through.
        public typealias Failure = Upstream.Failure

        /// The publisher values come from.
        public let upstream: Upstream

        /// How many values an array has; the last may have fewer.
        public let count: Int

        /// Makes the publisher.
        public init(upstream: Upstream, count: Int) {
            self.upstream = upstream
            self.count = count
        }

        /// Attaches the subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(CollectByCountSubscription<Upstream.Output, S>(subscriber, count: count))
        }
    }
}

extension Publishers.CollectByCount: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Publishes arrays of that many values; the last may have fewer.
    public func collect(_ count: Int) -> Publishers.CollectByCount<Self> {
        precondition(count > 0, "count must be positive")
        return Publishers.CollectByCount(upstream: self, count: count)
    }
}

private final class CollectByCountSubscription<Element, Downstream: Subscriber>: Subscriber, Subscription,
    CustomStringConvertible
where Downstream.Input == [Element] {
    typealias Input = Element
    typealias Failure = Downstream.Failure

    private let lock = Lock()
    private var downstream: Downstream?
    private var upstream: (any Subscription)?
    private var values: [Element] = []
    private let count: Int

    init(_ downstream: Downstream, count: Int) {
        self.downstream = downstream
        self.count = count
    }

    func receive(subscription: any Subscription) {
        let target: Downstream? = lock.withLock {
            guard upstream == nil else { return nil }
            upstream = subscription
            return downstream
        }
        if let target { target.receive(subscription: self) } else { subscription.cancel() }
    }

    func receive(_ input: Element) -> Subscribers.Demand {
        lock.lock()
        guard let downstream else {
            lock.unlock()
            return .none
        }
        values.append(input)
        guard values.count == count else {
            lock.unlock()
            return .none
        }
        let full = values
        values = []
        lock.unlock()
        return downstream.receive(full) * count
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        let (target, rest) = lock.withLock {
            defer { values = [] }
            if case .failure = completion { return (downstream, [Element]()) }
            return (downstream, values)
        }
        // An unfinished array belongs to the demand that asked for it.
        if !rest.isEmpty { _ = target?.receive(rest) }
        take().downstream?.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
        lock.withLock { upstream }?.request(demand * count)
    }

    func cancel() { take().upstream?.cancel() }

    var description: String { "CollectByCount" }

    private func take() -> (downstream: Downstream?, upstream: (any Subscription)?) {
        lock.withLock {
            defer { (downstream, upstream, values) = (nil, nil, []) }
            return (downstream, upstream)
        }
    }
}
