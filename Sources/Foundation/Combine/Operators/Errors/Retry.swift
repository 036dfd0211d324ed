extension Publishers {
    /// A publisher that subscribes to the upstream again when it fails.
    public struct Retry<Upstream: Publisher>: Publisher {
        /// The upstream's kind of value.
        public typealias Output = Upstream.Output

        /// The upstream's errors pass through.
        public typealias Failure = Upstream.Failure

        /// The publisher from which this one receives values.
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
            let sequel = SequelSubscription(
                "Retry", .init(refusesUnwanted: true, endsEarly: true, asksForAnswers: true))
            RetryLoop(upstream, retries, subscriber).attempt(sequel)
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

/// Subscribes to the upstream again after each failure, in a loop rather than within the failure: an upstream may fail
/// while it is subscribed to.
private final class RetryLoop<Upstream: Publisher, Downstream: Subscriber>
where Upstream.Output == Downstream.Input, Upstream.Failure == Downstream.Failure {
    private let lock = Lock()
    private let upstream: Upstream
    private let downstream: Downstream
    private var retriesLeft: Int?
    private var isSubscribing = false
    private var mustRetry = true

    init(_ upstream: Upstream, _ retries: Int?, _ downstream: Downstream) {
        self.upstream = upstream
        self.downstream = downstream
        retriesLeft = retries
    }

    func attempt(_ sequel: SequelSubscription) {
        while lock.withLock({
            guard mustRetry, !isSubscribing else { return false }
            (mustRetry, isSubscribing) = (false, true)
            return true
        }) {
            sequel.follow(upstream, downstream, at: SequelPlace.First.self, end)
            lock.withLock { isSubscribing = false }
        }
    }

    private func end(_ sequel: SequelSubscription, _ completion: Subscribers.Completion<Upstream.Failure>) {
        let retries = lock.withLock {
            guard case .failure = completion, retriesLeft != 0 else { return false }
            retriesLeft = retriesLeft.map { $0 - 1 }
            mustRetry = true
            return true
        }
        if retries { attempt(sequel) } else { sequel.finish(completion, downstream) }
    }
}
