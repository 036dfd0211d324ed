extension Publishers {
    /// A publisher that starts a connectable publisher for its first subscriber, and stops it after the last.
    public class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
        /// The upstream's kind of value.
        public typealias Output = Upstream.Output

        /// The upstream's errors pass through.
        public typealias Failure = Upstream.Failure

        /// The publisher values come from.
        public final let upstream: Upstream

        private let lock = Lock()
        private var subscriberCount = 0
        private var connection: (any Cancellable)?

        /// Makes the publisher.
        public init(upstream: Upstream) { self.upstream = upstream }

        /// Attaches the subscriber; the first one starts the upstream.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            // However a stream ends, it counts once.
            let hasLeft = OnceFlag()
            let hooks = TapSubscription<S>.Hooks(
                completion: { [weak self] _ in if hasLeft.set() { self?.leave(disconnecting: false) } },
                cancel: { if hasLeft.set() { self.leave(disconnecting: true) } })
            let isFirst = lock.withLock {
                subscriberCount += 1
                return subscriberCount == 1
            }
            upstream.subscribe(TapSubscription("Autoconnect", subscriber, hooks))
            guard isFirst else { return }
            let connection = upstream.connect()
            let isNeeded = lock.withLock {
                // The upstream may have ended, or the subscriber left, while it connected.
                if subscriberCount > 0 { self.connection = connection }
                return subscriberCount > 0
            }
            if !isNeeded { connection.cancel() }
        }

        private func leave(disconnecting: Bool) {
            let last: (any Cancellable)? = lock.withLock {
                subscriberCount -= 1
                guard subscriberCount == 0 else { return nil }
                defer { connection = nil }
                return connection
            }
            if disconnecting { last?.cancel() }
        }
    }
}

extension ConnectablePublisher {
    /// Connects when the first subscriber comes, and disconnects when the last one has cancelled.
    public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}
