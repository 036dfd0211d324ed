extension Publishers {
    /// A publisher of arrays of a number of values.
    public struct CollectByCount<Upstream: Publisher>: Publisher {
        /// An array of values.
        public typealias Output = [Upstream.Output]

        /// The upstream's errors pass through.
        public typealias Failure = Upstream.Failure

        /// The publisher from which this one receives values.
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
            upstream.subscribe(CollectByCountSubscriber<Upstream.Output, S>(subscriber, count: count))
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

/// The running form of `collect(_:)` with a count.
private final class CollectByCountSubscriber<Element, Downstream: Subscriber>: Subscriber, Subscription,
    StreamParticipant
where Downstream.Input == [Element] {
    private let lock = Lock()
    private let link: UpstreamLink
    private let downstream: Downstream
    private var values: [Element] = []
    private let count: Int

    init(_ downstream: Downstream, count: Int) {
        self.downstream = downstream
        self.count = count
        link = UpstreamLink("CollectByCount", refusesNone: true, scale: count)
        link.mirrored = self
    }

    func receive(subscription: any Subscription) {
        if link.begin(subscription) { downstream.receive(subscription: link) } else { subscription.cancel() }
    }

    func receive(_ input: Element) -> Subscribers.Demand {
        let full: [Element]? = lock.withLock {
            guard link.upstream != nil else { return nil }
            values.append(input)
            guard values.count == count else { return nil }
            defer { values = [] }
            return values
        }
        return full.map { downstream.receive($0) * count } ?? .none
    }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        let rest = lock.withLock {
            defer { values = [] }
            return values
        }
        // An unfinished array belongs to the demand that asked for it.
        if case .finished = completion, !rest.isEmpty, link.upstream != nil { _ = downstream.receive(rest) }
        _ = link.end()
        downstream.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) { link.request(demand) }

    func cancel() { link.cancel() }

    var description: String { link.description }

    var mirrorChildren: [Mirror.Child] {
        [
            ("downstream", downstream), ("upstreamSubscription", link.upstream as Any),
            ("buffer", lock.withLock { values }), ("count", count),
        ]
    }
}
