extension Publishers {
    /// A publisher that transforms each value and drops nil results.
    public struct CompactMap<Upstream: Publisher, Output>: Publisher {
        /// The upstream's errors pass through.
        public typealias Failure = Upstream.Failure

        /// The publisher from which this one receives values.
        public let upstream: Upstream

        /// The closure that transforms a value, or drops it by returning nil.
        public let transform: (Upstream.Output) -> Output?

        /// Makes the publisher.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output?) {
            self.upstream = upstream
            self.transform = transform
        }

        /// Attaches the subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let transform = transform
            upstream.subscribe(
                PassSubscriber("CompactMap", subscriber) { transform($0).map(subscriber.receive(_:)) ?? .max(1) })
        }
    }
}

extension Publishers {
    /// A publisher that transforms each value and drops nil results, with a closure that may throw.
    public struct TryCompactMap<Upstream: Publisher, Output>: Publisher {
        /// Any error, the upstream's or the closure's.
        public typealias Failure = any Error

        /// The publisher from which this one receives values.
        public let upstream: Upstream

        /// The closure that transforms a value, or drops it by returning nil.
        public let transform: (Upstream.Output) throws -> Output?

        /// Makes the publisher.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output?) {
            self.upstream = upstream
            self.transform = transform
        }

        /// Attaches the subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let transform = transform
            upstream.subscribe(
                StepSubscription<_, Upstream.Failure, _>(
                    throwing: "TryCompactMap", subscriber, early: .areMistakes,
                    children: { [("downstream", $0.downstream as Any)] }
                ) {
                    try transform($0).map { .send($0) } ?? .skip
                })
        }
    }
}

extension Publisher {
    /// Transforms each value and drops nil results.
    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Self, T> {
        Publishers.CompactMap(upstream: self, transform: transform)
    }

    /// Transforms each value and drops nil results; an error that the closure throws ends the stream.
    public func tryCompactMap<T>(
        _ transform: @escaping (Output) throws -> T?
    ) -> Publishers.TryCompactMap<Self, T> {
        Publishers.TryCompactMap(upstream: self, transform: transform)
    }
}

extension Publishers.TryCompactMap {
    /// Transforms each value with a further closure, and leaves out the results that are nil.
    public func compactMap<T>(_ transform: @escaping (Output) throws -> T?) -> Publishers.TryCompactMap<Upstream, T> {
        let first = self.transform
        return Publishers.TryCompactMap<Upstream, T>(upstream: upstream) { try first($0).flatMap(transform) }
    }
}

extension Publishers.CompactMap {
    /// Transforms each value that is left with a further closure, and drops nil results.
    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> Publishers.CompactMap<Upstream, T> {
        let first = self.transform
        return Publishers.CompactMap<Upstream, T>(upstream: upstream) { first($0).flatMap(transform) }
    }

    /// Transforms each value that is left with a closure.
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.CompactMap<Upstream, T> {
        let first = self.transform
        return Publishers.CompactMap<Upstream, T>(upstream: upstream) { first($0).map(transform) }
    }
}
