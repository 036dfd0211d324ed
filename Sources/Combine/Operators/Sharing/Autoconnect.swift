extension Publishers {
    /// A publisher that starts a connectable publisher for its first subscriber, and stops it after the last.
    public class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
        /// The upstream's kind of value.
        public typealias Output = Upstream.Output

        /// The upstream's errors pass through.
        public typealias Failure = Upstream.Failure

        /// The publisher values come from.
        public final let upstream: Upstream

        private enum State {
            case disconnected
            case connected(subscribers: Int, any Cancellable)
        }

        private let lock = Lock()
        private var state = State.disconnected

        /// Makes the publisher.
        public init(upstream: Upstream) { self.upstream = upstream }

        /// Attaches the subscriber; the first one starts the upstream.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let hasLeft = Flag()
            let inner = PassSubscriber<Output, Failure, S>(
                "Autoconnect", subscriber, children: { [("parent", self), ("downstream", subscriber)] },
                subscription: { subscription in
                    subscriber.receive(
                        subscription: AutoconnectSubscription(subscription) {
                            hasLeft.set()
                            self.leave()
                        })
                },
                value: subscriber.receive(_:), completion: subscriber.receive(completion:))
            let isFirst = lock.withLock {
                guard case .connected(let count, let connection) = state else { return true }
                state = .connected(subscribers: count + 1, connection)
                return false
            }
            upstream.subscribe(inner)
            guard isFirst else { return }
            let connection = upstream.connect()
            // The subscriber may have left while the upstream connected.
            if hasLeft.isSet { return connection.cancel() }
            lock.withLock { state = .connected(subscribers: 1, connection) }
        }

        /// Disconnects with the last who cancels.
        ///
        /// A stream that ends leaves the connection: who comes later is told of the end, and the upstream is not
        /// subscribed to again.
        private func leave() {
            let last: (any Cancellable)? = lock.withLock {
                guard case .connected(let count, let connection) = state else { return nil }
                state = count == 1 ? .disconnected : .connected(subscribers: count - 1, connection)
                return count == 1 ? connection : nil
            }
            last?.cancel()
        }
    }
}

extension ConnectablePublisher {
    /// Connects when the first subscriber comes, and disconnects when the last one has cancelled.
    public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}

/// The upstream's subscription, which tells of its first cancellation.
private struct AutoconnectSubscription: Subscription, CustomStringConvertible, CustomPlaygroundDisplayConvertible {
    private let subscription: any Subscription
    private let hasLeft = OnceFlag()
    private let onLeave: () -> Void

    init(_ subscription: any Subscription, onLeave: @escaping () -> Void) {
        self.subscription = subscription
        self.onLeave = onLeave
    }

    var combineIdentifier: CombineIdentifier { subscription.combineIdentifier }

    var description: String { "\(subscription)" }

    var playgroundDescription: Any { description }

    func request(_ demand: Subscribers.Demand) { subscription.request(demand) }

    func cancel() {
        subscription.cancel()
        if hasLeft.set() { onLeave() }
    }
}
