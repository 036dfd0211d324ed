extension Publishers {
    /// A publisher that starts when it is connected.
    public struct MakeConnectable<Upstream: Publisher>: ConnectablePublisher {
        /// The upstream's kind of value.
        public typealias Output = Upstream.Output

        /// The upstream's errors pass through.
        public typealias Failure = Upstream.Failure

        /// Attaches the subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            multicast.subscribe(subscriber)
        }

        private let multicast: Multicast<Upstream, PassthroughSubject<Output, Failure>>

        /// Makes the publisher.
        public init(upstream: Upstream) { multicast = upstream.multicast { PassthroughSubject() } }

        /// Starts publishing.
        public func connect() -> any Cancellable { multicast.connect() }
    }
}

extension Publisher where Failure == Never {
    /// Delivers nothing until `connect()` is called.
    public func makeConnectable() -> Publishers.MakeConnectable<Self> {
        Publishers.MakeConnectable(upstream: self)
    }
}
