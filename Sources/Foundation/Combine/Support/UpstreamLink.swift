/// The subscription that an operator passes on if it watches or changes values without enforcing the rules itself.
///
/// It asks and cancels the upstream and does not hold the subscriber: one that stores it is released with the stream.
final class UpstreamLink: Subscription, StreamParticipant {
    private enum State {
        case waiting
        case subscribed(any Subscription)
        case over
    }

    private let lock = Lock()
    private var state = State.waiting
    /// Demand from before the upstream's subscription, for operators that hand theirs on first.
    private var pending = Subscribers.Demand.none
    private var onRequest: ((Subscribers.Demand) -> Void)?
    private var onCancel: (() -> Void)?
    /// Runs after a cancellation.
    var onEnd: (() -> Void)?
    /// Whether asking for nothing is taken for a mistake.
    private let refusesNone: Bool
    /// How many values of the upstream make up one of the operator.
    private let scale: Int
    /// The object that a mirror shows inside; weak, since it holds the subscriber.
    weak var mirrored: (any StreamParticipant & AnyObject)?
    let description: String

    /// Makes a link; `onRequest` and `onCancel` run before the upstream is called.
    init(
        _ description: String, refusesNone: Bool = false, scale: Int = 1,
        onRequest: ((Subscribers.Demand) -> Void)? = nil, onCancel: (() -> Void)? = nil
    ) {
        self.description = description
        self.refusesNone = refusesNone
        self.scale = scale
        self.onRequest = onRequest
        self.onCancel = onCancel
    }

    var mirrorChildren: [Mirror.Child] { mirrored?.mirrorChildren ?? [] }

    /// The upstream's subscription while there is one.
    var upstream: (any Subscription)? {
        lock.withLock { if case .subscribed(let upstream) = state { upstream } else { nil } }
    }

    /// Keeps the upstream's subscription; false when there was one before, or the stream has ended.
    func begin(_ subscription: any Subscription) -> Bool {
        lock.withLock {
            guard case .waiting = state else { return false }
            state = .subscribed(subscription)
            return true
        }
    }

    /// Ends the stream and returns the upstream's subscription, once.
    func end() -> (any Subscription)? {
        lock.withLock {
            guard case .subscribed(let upstream) = state else { return nil }
            state = .over
            return upstream
        }
    }

    /// Takes the demand that came before the upstream's subscription.
    func takeEarlyDemand() -> Subscribers.Demand {
        lock.withLock {
            defer { pending = .none }
            return pending
        }
    }

    /// Releases the upstream, which has ended, so that another one may begin.
    func reset() { lock.withLock { if case .subscribed = state { state = .waiting } } }

    /// Runs no hook any more.
    func removeHooks() {
        let last = lock.withLock {
            defer { (onRequest, onCancel) = (nil, nil) }
            return (onRequest, onCancel)
        }
        withExtendedLifetime(last) {}
    }

    func request(_ demand: Subscribers.Demand) {
        if refusesNone { demand.assertNonZero() }
        lock.withLock { onRequest }?(demand)
        lock.lock()
        switch state {
        case .subscribed(let upstream):
            lock.unlock()
            upstream.request(demand * scale)
        case .waiting:
            pending += demand * scale
            lock.unlock()
        case .over: lock.unlock()
        }
    }

    func cancel() {
        lock.withLock { onCancel }?()
        onEnd?()
        end()?.cancel()
    }
}
