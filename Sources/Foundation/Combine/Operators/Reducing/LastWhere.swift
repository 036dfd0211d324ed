extension Publishers {
    /// A publisher that finds the last value a closure accepts.
    public struct LastWhere<Upstream: Publisher>: Publisher {
        /// The upstream's kind of value.
        public typealias Output = Upstream.Output

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
            var found: Output?
            upstream.subscribe(
                ReduceSubscription(
                    "LastWhere", subscriber,
                    fold: {
                        if predicate($0) { found = $0 }
                        return .next
                    },
                    result: { found }))
        }
    }
}

extension Publishers {
    /// A publisher that finds the last value a closure accepts, with a closure that may throw.
    public struct TryLastWhere<Upstream: Publisher>: Publisher {
        /// The upstream's kind of value.
        public typealias Output = Upstream.Output

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
            var found: Output?
            upstream.subscribe(
                ReduceSubscription<_, Upstream.Failure, _>(
                    throwing: "TryLastWhere", subscriber,
                    fold: {
                        if try predicate($0) { found = $0 }
                        return .next
                    },
                    result: { found }))
        }
    }
}

extension Publisher {
    /// Publishes the last value the closure accepts, at the end.
    public func last(where predicate: @escaping (Output) -> Bool) -> Publishers.LastWhere<Self> {
        Publishers.LastWhere(upstream: self, predicate: predicate)
    }

    /// Publishes the last value the closure accepts, at the end; an error it throws ends the stream.
    public func tryLast(where predicate: @escaping (Output) throws -> Bool) -> Publishers.TryLastWhere<Self> {
        Publishers.TryLastWhere(upstream: self, predicate: predicate)
    }
}
