extension Publishers {
    /// A publisher that drops a number of values and passes on the rest.
    public struct Drop<Upstream: Publisher>: Publisher {
        /// The upstream's kind of value.
        public typealias Output = Upstream.Output

        /// The upstream's errors pass through.
        public typealias Failure = Upstream.Failure

        /// The publisher from which this one receives values.
        public let upstream: Upstream

        /// How many values are dropped.
        public let count: Int

        /// Makes the publisher.
        public init(upstream: Upstream, count: Int) {
            self.upstream = upstream
            self.count = count
        }

        /// Attaches the subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let drop = DropSubscriber(count, subscriber)
            subscriber.receive(subscription: drop.link)
            upstream.subscribe(drop)
        }
    }
}

extension Publishers.Drop: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Drops the first values and passes on the rest.
    public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
        Publishers.Drop(upstream: self, count: count)
    }
}

/// The running form of `dropFirst`: passes its subscription on at once, and requests the dropped values in addition to
/// the wanted ones.
private final class DropSubscriber<Downstream: Subscriber>: Subscriber, Subscription, StreamParticipant {
    let link = UpstreamLink("Drop", refusesNone: true)
    private let lock = Lock()
    private var left: Int
    private let downstream: Downstream

    init(_ count: Int, _ downstream: Downstream) {
        precondition(count >= 0, "count must not be negative")
        left = count
        self.downstream = downstream
    }

    func receive(subscription: any Subscription) {
        guard link.begin(subscription) else { return subscription.cancel() }
        let demand = link.takeEarlyDemand() + lock.withLock { left }
        if demand > .none { subscription.request(demand) }
    }

    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        let isDropped = lock.withLock {
            guard left > 0 else { return false }
            left -= 1
            return true
        }
        return isDropped ? .none : downstream.receive(input)
    }

    func receive(completion: Subscribers.Completion<Downstream.Failure>) {
        // Demand from now on is for an upstream that may still arrive.
        link.reset()
        downstream.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) { link.request(demand) }

    func cancel() { link.cancel() }

    var description: String { link.description }
}
