extension Publishers {
    /// A publisher that delivers a value in place of an error, and finishes.
    public struct ReplaceError<Upstream: Publisher>: Publisher {
        /// The upstream's kind of value.
        public typealias Output = Upstream.Output

        /// The publisher cannot fail.
        public typealias Failure = Never

        /// The publisher from which this one receives values.
        public let upstream: Upstream

        /// The value.
        public let output: Upstream.Output

        /// Makes the publisher.
        public init(upstream: Upstream, output: Upstream.Output) {
            self.upstream = upstream
            self.output = output
        }

        /// Attaches the subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let output = output
            upstream.subscribe(
                FinalValueSubscription<Upstream.Failure, S>("ReplaceError", subscriber, asksForAll: false) {
                    completion, _ in
                    if case .failure = completion { output } else { nil }
                })
        }
    }
}

extension Publishers.ReplaceError: Equatable where Upstream: Equatable, Upstream.Output: Equatable {}

extension Publisher {
    /// Delivers the value in place of an error, and finishes.
    public func replaceError(with output: Output) -> Publishers.ReplaceError<Self> {
        Publishers.ReplaceError(upstream: self, output: output)
    }
}
