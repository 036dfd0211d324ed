extension Publishers {
    /// A publisher that finds the greatest value in an order.
    public struct Comparison<Upstream: Publisher>: Publisher {
        /// The upstream's kind of value.
        public typealias Output = Upstream.Output

        /// The upstream's errors pass through.
        public typealias Failure = Upstream.Failure

        /// The publisher from which this one receives values.
        public let upstream: Upstream

        /// The closure that returns whether the first value is ordered before the second.
        public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) -> Bool

        /// Makes the publisher.
        public init(upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.areInIncreasingOrder = areInIncreasingOrder
        }

        /// Attaches the subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let areInIncreasingOrder = areInIncreasingOrder
            var greatest: Output?
            upstream.subscribe(
                ReduceSubscription(
                    "Comparison", subscriber,
                    fold: {
                        guard let known = greatest else {
                            greatest = $0
                            return .next
                        }
                        if areInIncreasingOrder(known, $0) { greatest = $0 }
                        return .next
                    },
                    result: { greatest }))
        }
    }
}

extension Publishers {
    /// A publisher that finds the greatest value in an order, with a closure that may throw.
    public struct TryComparison<Upstream: Publisher>: Publisher {
        /// The upstream's kind of value.
        public typealias Output = Upstream.Output

        /// Any error, the upstream's or the closure's.
        public typealias Failure = any Error

        /// The publisher from which this one receives values.
        public let upstream: Upstream

        /// The closure that returns whether the first value is ordered before the second.
        public let areInIncreasingOrder: (Upstream.Output, Upstream.Output) throws -> Bool

        /// Makes the publisher.
        public init(
            upstream: Upstream, areInIncreasingOrder: @escaping (Upstream.Output, Upstream.Output) throws -> Bool
        ) {
            self.upstream = upstream
            self.areInIncreasingOrder = areInIncreasingOrder
        }

        /// Attaches the subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let areInIncreasingOrder = areInIncreasingOrder
            var greatest: Output?
            upstream.subscribe(
                ReduceSubscription<_, Upstream.Failure, _>(
                    throwing: "TryComparison", subscriber,
                    fold: {
                        guard let known = greatest else {
                            greatest = $0
                            return .next
                        }
                        if try areInIncreasingOrder(known, $0) { greatest = $0 }
                        return .next
                    },
                    result: { greatest }))
        }
    }
}

extension Publisher where Output: Comparable {
    /// Publishes the smallest value at the end.
    public func min() -> Publishers.Comparison<Self> { max(by: >) }

    /// Publishes the greatest value at the end.
    public func max() -> Publishers.Comparison<Self> { max(by: <) }
}

extension Publisher {
    /// Publishes the value that comes first in the order, at the end.
    public func min(
        by areInIncreasingOrder: @escaping (Output, Output) -> Bool
    ) -> Publishers.Comparison<Self> {
        max { areInIncreasingOrder($1, $0) }
    }

    /// Publishes the value that comes first in the order, at the end; an error the closure throws ends the stream.
    public func tryMin(
        by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryComparison<Self> {
        tryMax { try areInIncreasingOrder($1, $0) }
    }

    /// Publishes the value that comes last in the order, at the end.
    public func max(
        by areInIncreasingOrder: @escaping (Output, Output) -> Bool
    ) -> Publishers.Comparison<Self> {
        Publishers.Comparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }

    /// Publishes the value that comes last in the order, at the end; an error the closure throws ends the stream.
    public func tryMax(
        by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryComparison<Self> {
        Publishers.TryComparison(upstream: self, areInIncreasingOrder: areInIncreasingOrder)
    }
}
