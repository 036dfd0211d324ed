extension Publishers {
    /// A publisher that combines each value with the result before it.
    public struct Scan<Upstream: Publisher, Output>: Publisher {
        /// The upstream's errors pass through.
        public typealias Failure = Upstream.Failure

        /// The publisher from which this one receives values.
        public let upstream: Upstream

        /// The result before the first value.
        public let initialResult: Output

        /// The closure that combines the last result with a value.
        public let nextPartialResult: (Output, Upstream.Output) -> Output

        /// Makes the publisher.
        public init(
            upstream: Upstream, initialResult: Output, nextPartialResult: @escaping (Output, Upstream.Output) -> Output
        ) {
            self.upstream = upstream
            self.initialResult = initialResult
            self.nextPartialResult = nextPartialResult
        }

        /// Attaches the subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let initialResult = initialResult, nextPartialResult = nextPartialResult
            var result = initialResult
            upstream.subscribe(
                PassSubscriber(
                    "Scan", subscriber, children: { [("downstream", subscriber), ("result", result)] }
                ) {
                    result = nextPartialResult(result, $0)
                    return subscriber.receive(result)
                })
        }
    }
}

extension Publishers {
    /// A publisher that combines each value with the result before it, with a closure that may throw.
    public struct TryScan<Upstream: Publisher, Output>: Publisher {
        /// Any error, the upstream's or the closure's.
        public typealias Failure = any Error

        /// The publisher from which this one receives values.
        public let upstream: Upstream

        /// The result before the first value.
        public let initialResult: Output

        /// The closure that combines the last result with a value.
        public let nextPartialResult: (Output, Upstream.Output) throws -> Output

        /// Makes the publisher.
        public init(
            upstream: Upstream, initialResult: Output,
            nextPartialResult: @escaping (Output, Upstream.Output) throws -> Output
        ) {
            self.upstream = upstream
            self.initialResult = initialResult
            self.nextPartialResult = nextPartialResult
        }

        /// Attaches the subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let initialResult = initialResult, nextPartialResult = nextPartialResult
            var result = initialResult
            upstream.subscribe(
                RelaySubscriber<_, Upstream.Failure, _>(
                    throwing: "TryScan", subscriber,
                    children: { [("downstream", subscriber), ("status", $0), ("result", result)] }
                ) {
                    result = try nextPartialResult(result, $0)
                    return .send(result)
                })
        }
    }
}

extension Publisher {
    /// Combines each value with the result before it, and publishes every result.
    public func scan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T
    ) -> Publishers.Scan<Self, T> {
        Publishers.Scan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }

    /// Combines each value with the result before it; an error the closure throws ends the stream.
    public func tryScan<T>(
        _ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T
    ) -> Publishers.TryScan<Self, T> {
        Publishers.TryScan(upstream: self, initialResult: initialResult, nextPartialResult: nextPartialResult)
    }
}
