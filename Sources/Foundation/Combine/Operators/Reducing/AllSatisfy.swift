extension Publishers {
    /// A publisher that publishes whether all values satisfy a closure.
    public struct AllSatisfy<Upstream: Publisher>: Publisher {
        /// Whether every value was accepted.
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
            var holds = true
            upstream.subscribe(
                ReduceSubscription(
                    "AllSatisfy", subscriber,
                    fold: {
                        holds = predicate($0)
                        return holds ? .next : .stop
                    },
                    result: { holds }))
        }
    }
}

extension Publishers {
    /// A publisher that publishes whether all values satisfy a closure that may throw.
    public struct TryAllSatisfy<Upstream: Publisher>: Publisher {
        /// Whether every value was accepted.
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
            var holds = true
            upstream.subscribe(
                ReduceSubscription<_, Upstream.Failure, _>(
                    throwing: "TryAllSatisfy", subscriber,
                    fold: {
                        holds = try predicate($0)
                        return holds ? .next : .stop
                    },
                    result: { holds }))
        }
    }
}

extension Publisher {
    /// Publishes false as soon as the closure refuses a value, or true at the end.
    public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> Publishers.AllSatisfy<Self> {
        Publishers.AllSatisfy(upstream: self, predicate: predicate)
    }

    /// Publishes false as soon as the closure refuses a value, or true at the end; an error it throws ends the stream.
    public func tryAllSatisfy(_ predicate: @escaping (Output) throws -> Bool) -> Publishers.TryAllSatisfy<Self> {
        Publishers.TryAllSatisfy(upstream: self, predicate: predicate)
    }
}
