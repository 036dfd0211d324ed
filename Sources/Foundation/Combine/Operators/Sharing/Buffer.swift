extension Publishers {
    /// How a buffer is filled.
    public enum PrefetchStrategy: Hashable, Sendable {
        /// Requests as many values as there is room for, when it is subscribed to.
        case keepFull

        /// Requests the subscriber's demand.
        case byRequest
    }

    /// How a full buffer handles a further value.
    public enum BufferingStrategy<Failure: Error> {
        /// Drops the new value.
        case dropNewest

        /// Drops the value that has waited longest.
        case dropOldest

        /// Ends the stream with the error the closure makes.
        case customError(() -> Failure)
    }
}

extension Publishers {
    /// A publisher that keeps values until its subscriber requests them.
    public struct Buffer<Upstream: Publisher>: Publisher {
        /// The upstream's kind of value.
        public typealias Output = Upstream.Output

        /// The upstream's errors pass through.
        public typealias Failure = Upstream.Failure

        /// The publisher from which this one receives values.
        public let upstream: Upstream

        /// How many values it keeps.
        public let size: Int

        /// How the buffer is filled.
        public let prefetch: PrefetchStrategy

        /// How a full buffer handles a further value.
        public let whenFull: BufferingStrategy<Upstream.Failure>

        /// Makes the publisher.
        public init(
            upstream: Upstream, size: Int, prefetch: PrefetchStrategy, whenFull: BufferingStrategy<Upstream.Failure>
        ) {
            self.upstream = upstream
            self.size = size
            self.prefetch = prefetch
            self.whenFull = whenFull
        }

        /// Attaches the subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(BufferSubscription(subscriber, size, prefetch, whenFull))
        }
    }
}

extension Publisher {
    /// Keeps up to that many values until the subscriber requests them.
    public func buffer(
        size: Int, prefetch: Publishers.PrefetchStrategy, whenFull: Publishers.BufferingStrategy<Failure>
    ) -> Publishers.Buffer<Self> {
        Publishers.Buffer(upstream: self, size: size, prefetch: prefetch, whenFull: whenFull)
    }
}
