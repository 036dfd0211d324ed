extension Publishers {
    /// A publisher of the values of any number of publishers as they arrive.
    public struct MergeMany<Upstream: Publisher>: Publisher {
        /// The publishers' kind of value.
        public typealias Output = Upstream.Output

        /// The publishers' kind of errors.
        public typealias Failure = Upstream.Failure

        /// The publishers.
        public let publishers: [Upstream]

        /// Makes the publisher.
        public init(_ upstream: Upstream...) { publishers = upstream }

        /// Makes the publisher of a sequence of publishers.
        public init<Upstreams: Swift.Sequence>(_ upstream: Upstreams) where Upstreams.Element == Upstream {
            publishers = Array(upstream)
        }

        /// Attaches the subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            // The extra branch keeps the stream open until all have been subscribed to.
            let fan = FanInSubscription<Output, S>("Merge", subscriber, openBranches: publishers.count + 1)
            subscriber.receive(subscription: fan)
            for publisher in publishers { fan.add(publisher) }
            fan.end()
        }

        /// Passes on the values of another publisher too.
        public func merge(with other: Upstream) -> Publishers.MergeMany<Upstream> {
            MergeMany(publishers + [other])
        }
    }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}

extension Publisher {
    /// Passes on the values of this and another publisher of the same type as they arrive.
    public func merge(with other: Self) -> Publishers.MergeMany<Self> { Publishers.MergeMany(self, other) }
}
