extension Publishers {
    /// A publisher that drops a number of values and passes on the rest.
    public struct Drop<Upstream: Publisher>: Publisher {
        /// The upstream's kind of value.
        public typealias Output = Upstream.Output

        /// The upstream's errors pass through.
        public typealias Failure = Upstream.Failure

        /// The publisher values come from.
        public let upstream: Upstream

        /// How many values are dropped.
        public let count: Int

        /// Makes the publisher.
        public init(upstream: Upstream, count: Int) {
            self.upstream = upstream
            self.count = count
        }

        /// Attaches the subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            var left = count
            upstream.subscribe(
                StepSubscription("Drop", subscriber) {
                    if left == 0 { return .send($0) }
                    left -= 1
                    return .skip
                })
        }
    }
}

extension Publishers.Drop: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Drops the first values and passes on the rest.
    public func dropFirst(_ count: Int = 1) -> Publishers.Drop<Self> {
        precondition(count >= 0, "count must not be negative")
        return Publishers.Drop(upstream: self, count: count)
    }
}
