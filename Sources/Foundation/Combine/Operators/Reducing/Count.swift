extension Publishers {
    /// A publisher of the number of values.
    public struct Count<Upstream: Publisher>: Publisher {
        /// A number of values.
        public typealias Output = Int

        /// The upstream's errors pass through.
        public typealias Failure = Upstream.Failure

        /// The publisher from which this one receives values.
        public let upstream: Upstream

        /// Makes the publisher.
        public init(upstream: Upstream) {
            self.upstream = upstream
        }

        /// Attaches the subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var count = 0
            upstream.subscribe(
                ReduceSubscription(
                    "Count", subscriber,
                    fold: { _ in
                        count += 1
                        return .next
                    },
                    result: { count }))
        }
    }
}

extension Publishers.Count: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Publishes the number of values at the end.
    public func count() -> Publishers.Count<Self> { Publishers.Count(upstream: self) }
}
