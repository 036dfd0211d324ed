extension Publishers {
    /// A publisher that transforms each value with a closure.
    public struct Map<Upstream: Publisher, Output>: Publisher {
        /// The upstream's errors pass through.
        public typealias Failure = Upstream.Failure

        /// The publisher from which this one receives values.
        public let upstream: Upstream

        /// The closure that transforms each value.
        public let transform: (Upstream.Output) -> Output

        /// Makes a publisher that transforms each value.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) -> Output) {
            self.upstream = upstream
            self.transform = transform
        }

        /// Attaches the subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let transform = transform
            upstream.subscribe(PassSubscriber("Map", subscriber) { subscriber.receive(transform($0)) })
        }
    }

    /// A publisher that transforms each value with a closure that may throw.
    public struct TryMap<Upstream: Publisher, Output>: Publisher {
        /// Any error, the upstream's or the closure's.
        public typealias Failure = any Error

        /// The publisher from which this one receives values.
        public let upstream: Upstream

        /// The closure that transforms each value.
        public let transform: (Upstream.Output) throws -> Output

        /// Makes a publisher that transforms each value, and fails when the closure throws.
        public init(upstream: Upstream, transform: @escaping (Upstream.Output) throws -> Output) {
            self.upstream = upstream
            self.transform = transform
        }

        /// Attaches the subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == any Error {
            let transform = transform
            upstream.subscribe(
                RelaySubscriber<_, Upstream.Failure, _>(throwing: "TryMap", subscriber, passesOwnFailures: true) {
                    .send(try transform($0))
                })
        }
    }
}

extension Publisher {
    /// Transforms each value with a closure.
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Self, T> {
        Publishers.Map(upstream: self, transform: transform)
    }

    /// Transforms each value with a closure; an error it throws ends the stream.
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Self, T> {
        Publishers.TryMap(upstream: self, transform: transform)
    }
}

extension Publishers.TryMap {
    /// Transforms each value with a further closure.
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.TryMap<Upstream, T> {
        tryMap(transform)
    }

    /// Transforms each value with a further closure; an error it throws ends the stream.
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Upstream, T> {
        let first = self.transform
        return Publishers.TryMap<Upstream, T>(upstream: upstream) { try transform(first($0)) }
    }
}

extension Publishers.Map {
    /// Transforms each value with a further closure.
    public func map<T>(_ transform: @escaping (Output) -> T) -> Publishers.Map<Upstream, T> {
        let first = self.transform
        return Publishers.Map<Upstream, T>(upstream: upstream) { transform(first($0)) }
    }

    /// Transforms each value with a further closure; an error it throws ends the stream.
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> Publishers.TryMap<Upstream, T> {
        let first = self.transform
        return Publishers.TryMap<Upstream, T>(upstream: upstream) { try transform(first($0)) }
    }
}
