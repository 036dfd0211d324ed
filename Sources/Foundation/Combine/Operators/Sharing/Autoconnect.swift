extension Publishers {
    /// A publisher that starts a connectable publisher for its first subscriber, and stops it after the last.
    public class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
        /// The upstream's kind of value.
        public typealias Output = Upstream.Output

        /// The upstream's errors pass through.
        public typealias Failure = Upstream.Failure

        /// The publisher from which this one receives values.
        public final let upstream: Upstream

        private enum State {
            case disconnected
            /// One subscriber connects the upstream; others may be added and canceled meanwhile.
            case connecting(subscribers: Int)
            case connected(subscribers: Int, any Cancellable)
        }

        private let lock = Lock()
        private var state = State.disconnected

        /// Makes the publisher.
        public init(upstream: Upstream) { self.upstream = upstream }

        /// Attaches the subscriber; the first one starts the upstream.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let inner = PassSubscriber<Output, Failure, S>(
                "Autoconnect", subscriber, children: { [("parent", self), ("downstream", subscriber)] },
                subscription: { subscription in
                    subscriber.receive(subscription: AutoconnectSubscription(subscription) { self.leave() })
                },
                value: subscriber.receive(_:), completion: subscriber.receive(completion:))
            let isFirst = lock.withLock {
                switch state {
                case .disconnected:
                    state = .connecting(subscribers: 1)
                    return true
                case .connecting(let count): state = .connecting(subscribers: count + 1)
                case .connected(let count, let connection):
                    state = .connected(subscribers: count + 1, connection)
                }
                return false
            }
            upstream.subscribe(inner)
            guard isFirst else { return }
            let connection = upstream.connect()
            let isWanted = lock.withLock {
                guard case .connecting(let count) = state, count > 0 else {
                    state = .disconnected
                    return false
                }
                state = .connected(subscribers: count, connection)
                return true
            }
            // All may have left while the upstream connected.
            if !isWanted { connection.cancel() }
        }

        /// Disconnects when the last subscriber cancels.
        ///
        /// A stream that ends releases the connection: later subscribers receive the end, and the upstream is not
        /// subscribed to again.
        private func leave() {
            let last: (any Cancellable)? = lock.withLock {
                switch state {
                case .disconnected: return nil
                case .connecting(let count):
                    state = .connecting(subscribers: count - 1)
                    return nil
                case .connected(let count, let connection):
                    state = count == 1 ? .disconnected : .connected(subscribers: count - 1, connection)
                    return count == 1 ? connection : nil
                }
            }
            last?.cancel()
        }
    }
}

extension ConnectablePublisher {
    /// Connects when the first subscriber arrives, and disconnects when the last one has canceled.
    public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}

/// The upstream's subscription, which reports its first cancellation.
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
