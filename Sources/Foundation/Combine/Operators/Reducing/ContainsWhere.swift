extension Publishers {
    /// A publisher that publishes whether any value satisfies a closure.
    public struct ContainsWhere<Upstream: Publisher>: Publisher {
        /// Whether the value was found.
        public typealias Output = Bool

        /// The upstream's errors pass through.
        public typealias Failure = Upstream.Failure

        /// The publisher from which this one receives values.
        public let upstream: Upstream

        /// The closure that accepts a value.
        public let predicate: (Upstream.Output) -> Bool

        /// Makes the publisher.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches the subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let predicate = predicate
            var found = false
            upstream.subscribe(
                ReduceSubscription(
                    "ContainsWhere", subscriber,
                    fold: {
                        found = predicate($0)
                        return found ? .stop : .next
                    },
                    result: { found }))
        }
    }
}

extension Publishers {
    /// A publisher that publishes whether any value satisfies a closure that may throw.
    public struct TryContainsWhere<Upstream: Publisher>: Publisher {
        /// Whether the value was found.
        public typealias Output = Bool

        /// Any error, the upstream's or the closure's.
        public typealias Failure = any Error

        /// The publisher from which this one receives values.
        public let upstream: Upstream

        /// The closure that accepts a value.
        public let predicate: (Upstream.Output) throws -> Bool

        /// Makes the publisher.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches the subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let predicate = predicate
            var found = false
            upstream.subscribe(
                ReduceSubscription<_, Upstream.Failure, _>(
                    throwing: "TryContainsWhere", subscriber,
                    fold: {
                        found = try predicate($0)
                        return found ? .stop : .next
                    },
                    result: { found }))
        }
    }
}

extension Publisher {
    /// Publishes true as soon as the closure accepts a value, or false at the end.
    public func contains(where predicate: @escaping (Output) -> Bool) -> Publishers.ContainsWhere<Self> {
        Publishers.ContainsWhere(upstream: self, predicate: predicate)
    }

    /// Publishes true as soon as the closure accepts a value, or false at the end; an error it throws ends the stream.
    public func tryContains(
        where predicate: @escaping (Output) throws -> Bool
    ) -> Publishers.TryContainsWhere<Self> {
        Publishers.TryContainsWhere(upstream: self, predicate: predicate)
    }
}
