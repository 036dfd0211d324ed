extension Publishers {
    /// A publisher of one array with all values.
    public struct Collect<Upstream: Publisher>: Publisher {
        /// An array of values.
        public typealias Output = [Upstream.Output]

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
            var values: [Upstream.Output] = []
            upstream.subscribe(
                ReduceSubscription(
                    "Collect", subscriber, children: { [("count", values.count)] },
                    fold: {
                        values.append($0)
                        return .next
                    },
                    result: { values }))
        }
    }
}

extension Publishers.Collect: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Publishes one array with all values at the end.
    public func collect() -> Publishers.Collect<Self> { Publishers.Collect(upstream: self) }
}
