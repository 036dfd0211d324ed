extension Publishers {
    /// A publisher that turns the upstream's errors into others.
    public struct MapError<Upstream: Publisher, Failure: Error>: Publisher {
        /// The upstream's kind of value.
        public typealias Output = Upstream.Output

        /// The publisher from which this one receives values.
        public let upstream: Upstream

        /// The closure that turns an error into another.
        public let transform: (Upstream.Failure) -> Failure

        /// Makes the publisher.
        public init(upstream: Upstream, _ transform: @escaping (Upstream.Failure) -> Failure) {
            self.upstream = upstream
            self.transform = transform
        }

        /// Attaches the subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let transform = transform
            upstream.subscribe(PassSubscriber("MapError", subscriber, error: transform))
        }
    }
}

extension Publisher {
    /// Turns the upstream's error into another one.
    public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> Publishers.MapError<Self, E> {
        Publishers.MapError(upstream: self, transform)
    }
}
