extension Publishers {
    /// A publisher that drops values that equal the one before.
    public struct RemoveDuplicates<Upstream: Publisher>: Publisher {
        /// The upstream's kind of value.
        public typealias Output = Upstream.Output

        /// The upstream's errors pass through.
        public typealias Failure = Upstream.Failure

        /// The publisher from which this one receives values.
        public let upstream: Upstream

        /// The closure that returns whether two values are equal.
        public let predicate: (Upstream.Output, Upstream.Output) -> Bool

        /// Makes the publisher.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches the subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let predicate = predicate
            var last: Output?
            upstream.subscribe(
                StepSubscription(
                    "RemoveDuplicates", subscriber, early: .areMistakes,
                    children: { [("downstream", $0.downstream as Any), ("last", last as Any)] }
                ) {
                    if let last, predicate(last, $0) { return .skip }
                    last = $0
                    return .send($0)
                })
        }
    }
}

extension Publishers {
    /// A publisher that drops values that equal the one before, with a closure that may throw.
    public struct TryRemoveDuplicates<Upstream: Publisher>: Publisher {
        /// The upstream's kind of value.
        public typealias Output = Upstream.Output

        /// Any error, the upstream's or the closure's.
        public typealias Failure = any Error

        /// The publisher from which this one receives values.
        public let upstream: Upstream

        /// The closure that returns whether two values are equal.
        public let predicate: (Upstream.Output, Upstream.Output) throws -> Bool

        /// Makes the publisher.
        public init(upstream: Upstream, predicate: @escaping (Upstream.Output, Upstream.Output) throws -> Bool) {
            self.upstream = upstream
            self.predicate = predicate
        }

        /// Attaches the subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let predicate = predicate
            var last: Output?
            upstream.subscribe(
                StepSubscription<_, Upstream.Failure, _>(
                    throwing: "TryRemoveDuplicates", subscriber, early: .areMistakes,
                    children: { [("downstream", $0.downstream as Any), ("last", last as Any)] }
                ) {
                    if let last, try predicate(last, $0) { return .skip }
                    last = $0
                    return .send($0)
                })
        }
    }
}

extension Publisher where Output: Equatable {
    /// Drops values that equal the one before.
    public func removeDuplicates() -> Publishers.RemoveDuplicates<Self> {
        removeDuplicates(by: ==)
    }
}

extension Publisher {
    /// Drops values that the closure finds equal to the one before.
    public func removeDuplicates(
        by predicate: @escaping (Output, Output) -> Bool
    ) -> Publishers.RemoveDuplicates<Self> {
        Publishers.RemoveDuplicates(upstream: self, predicate: predicate)
    }

    /// Drops values that the closure finds equal to the one before; an error it throws ends the stream.
    public func tryRemoveDuplicates(
        by predicate: @escaping (Output, Output) throws -> Bool
    ) -> Publishers.TryRemoveDuplicates<Self> {
        Publishers.TryRemoveDuplicates(upstream: self, predicate: predicate)
    }
}
