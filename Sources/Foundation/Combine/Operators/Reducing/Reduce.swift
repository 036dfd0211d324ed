extension Publishers {
    /// A publisher that combines all values into one result.
    public struct Reduce<Upstream: Publisher, Output>: Publisher {
        /// The upstream's errors pass through.
        public typealias Failure = Upstream.Failure

        /// The publisher from which this one receives values.
        public let upstream: Upstream

        /// The result before the first value.
        public let initial: Output

        /// The closure that combines the last result with a value.
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        /// Makes the publisher.
        public init(
            upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output
        ) {
            self.upstream = upstream
            self.initial = initial
            self.nextPartialResult = nextPartialResult
        }

        /// Attaches the subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let nextPartialResult = nextPartialResult
            var result = initial
            upstream.subscribe(
                ReduceSubscription(
                    "Reduce", subscriber,
                    fold: {
                        result = nextPartialResult(result, $0)
                        return .next
                    },
                    result: { result }))
        }
    }
}

extension Publishers {
    /// A publisher that combines all values into one result, with a closure that may throw.
    public struct TryReduce<Upstream: Publisher, Output>: Publisher {
        /// Any error, the upstream's or the closure's.
        public typealias Failure = any Error

        /// The publisher from which this one receives values.
        public let upstream: Upstream

        /// The result before the first value.
        public let initial: Output

        /// The closure that combines the last result with a value.
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output

        /// Makes the publisher.
        public init(
            upstream: Upstream, initial: Output, nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
        ) {
            self.upstream = upstream
            self.initial = initial
            self.nextPartialResult = nextPartialResult
        }

        /// Attaches the subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let nextPartialResult = nextPartialResult
            var result = initial
            upstream.subscribe(
                ReduceSubscription<_, Upstream.Failure, _>(
                    throwing: "TryReduce", subscriber,
                    fold: {
                        result = try nextPartialResult(result, $0)
                        return .next
                    },
                    result: { result }))
        }
    }
}

extension Publisher {
    /// Combines all values into one result, published at the end.
    public func reduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Reduce<Self, T> {
        Publishers.Reduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }

    /// Combines all values into one result, published at the end; an error the closure throws ends the stream.
    public func tryReduce<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryReduce<Self, T> {
        Publishers.TryReduce(upstream: self, initial: initialResult, nextPartialResult: nextPartialResult)
    }
}
