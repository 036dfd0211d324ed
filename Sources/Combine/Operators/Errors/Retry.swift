extension Publishers {
    /// A publisher that subscribes to the upstream again when it fails.
    public struct Retry<Upstream: Publisher>: Publisher {
        /// The upstream's kind of value.
        public typealias Output = Upstream.Output

        /// The upstream's errors pass through.
        public typealias Failure = Upstream.Failure

        /// The publisher values come from.
        public let upstream: Upstream

        /// How many times it tries again; nil for no limit.
        public let retries: Int?

        /// Makes the publisher.
        public init(upstream: Upstream, retries: Int?) {
            self.upstream = upstream
            self.retries = retries
        }

        /// Attaches the subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let sequel = SequelSubscription("Retry", subscriber)
            let upstream = upstream
            subscriber.receive(subscription: sequel)
            func attempt(_ retriesLeft: Int?) {
                sequel.follow(upstream) { completion in
                    if case .failure = completion, retriesLeft != 0 {
                        attempt(retriesLeft.map { $0 - 1 })
                    } else {
                        sequel.finish(completion)
                    }
                }
            }
            attempt(retries)
        }
    }
}

extension Publishers.Retry: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Subscribes again when this publisher fails, up to that many times; then lets the error pass.
    public func retry(_ retries: Int) -> Publishers.Retry<Self> {
        Publishers.Retry(upstream: self, retries: retries)
    }
}
