extension Publishers {
    /// A publisher that tells whether a value was among those published.
    public struct Contains<Upstream: Publisher>: Publisher where Upstream.Output: Equatable {
        /// Whether there was such a value.
        public typealias Output = Bool

        /// The upstream's errors pass through.
        public typealias Failure = Upstream.Failure

        /// The publisher values come from.
        public let upstream: Upstream

        /// The value looked for.
        public let output: Upstream.Output

        /// Makes the publisher.
        public init(upstream: Upstream, output: Upstream.Output) {
            self.upstream = upstream
            self.output = output
        }

        /// Attaches the subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let output = output
            var found = false
            upstream.subscribe(
                ReduceSubscription(
                    "Contains", subscriber,
                    fold: {
                        found = $0 == output
                        return found ? .stop : .next
                    },
                    result: { found }))
        }
    }
}

extension Publishers.Contains: Equatable where Upstream: Equatable {}

extension Publisher where Output: Equatable {
    /// Publishes true as soon as the value comes, or false at the end.
    public func contains(_ output: Output) -> Publishers.Contains<Self> {
        Publishers.Contains(upstream: self, output: output)
    }
}
