extension Publishers {
    /// A publisher that passes values on until a closure refuses one, then finishes.
    public struct PrefixWhile<Upstream: Publisher>: Publisher {
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
            upstream.subscribe(
                StepSubscription(
                    "PrefixWhile", subscriber, early: .areMistakes,
                    children: { [("downstream", $0.downstream as Any)] }
                ) { predicate($0) ? .send($0) : .finish })
        }
    }
}

extension Publishers {
    /// A publisher that passes values on until a closure refuses one, then finishes, with a closure that may throw.
    public struct TryPrefixWhile<Upstream: Publisher>: Publisher {
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
            upstream.subscribe(
                StepSubscription<_, Upstream.Failure, _>(
                    throwing: "TryPrefixWhile", subscriber, early: .areMistakes,
                    children: { [("downstream", $0.downstream as Any)] }
                ) {
                    try predicate($0) ? .send($0) : .finish
                })
        }
    }
}

extension Publisher {
    /// Passes values on until the closure refuses one, then finishes.
    public func prefix(while predicate: @escaping (Output) -> Bool) -> Publishers.PrefixWhile<Self> {
        Publishers.PrefixWhile(upstream: self, predicate: predicate)
    }

    /// Passes values on until the closure refuses one, then finishes; an error it throws ends the stream.
    public func tryPrefix(while predicate: @escaping (Output) throws -> Bool) -> Publishers.TryPrefixWhile<Self> {
        Publishers.TryPrefixWhile(upstream: self, predicate: predicate)
    }
}
