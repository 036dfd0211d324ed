/// The common part of operators that decide by the clock which values to deliver: they receive values until the
/// upstream's end, and deliver while there is demand.
class TimedSubscription<Input, Downstream: Subscriber>: Subscriber, Subscription, StreamParticipant {
    typealias Failure = Downstream.Failure

    let lock = Lock()
    private let delivery = RecursiveLock()
    /// Nil after the end or a cancellation, like the upstream.
    private var downstream: Downstream?
    private var upstream: (any Subscription)?
    private var demand = Subscribers.Demand.none
    /// Whether the upstream has ended; the subscriber has not been notified yet.
    private var hasEnded = false
    let description: String

    init(_ description: String, _ downstream: Downstream) {
        self.description = description
        self.downstream = downstream
    }

    /// Receives a value; called without the lock held.
    func take(_ input: Input) { preconditionFailure("overridden") }

    /// Receives the end, and calls `finish`; called without the lock held.
    func end(_ completion: Subscribers.Completion<Failure>) { finish(completion) }

    /// Begins the clock's work.
    func begin() {}

    /// Requests values from the upstream once the subscriber has its subscription.
    func ask(_ upstream: any Subscription) { upstream.request(.unlimited) }

    /// The demand returned for each of the upstream's values.
    var answer: Subscribers.Demand { .none }

    /// Stops the clock's work and releases the values.
    func discard() {}

    /// Whether canceling before the upstream's subscription counts.
    var cancelsEarly: Bool { false }

    /// Whether the subscriber is still there.
    final var isRunning: Bool { lock.withLock { downstream != nil } }

    /// Whether the subscriber is there and wants a value.
    final var isWanted: Bool { lock.withLock { downstream != nil && demand > .none } }

    /// The subscriber and its demand; for mirrors.
    final var recipient: (downstream: Downstream?, demand: Subscribers.Demand) {
        lock.withLock { (downstream, demand) }
    }

    func receive(subscription: any Subscription) {
        let target: Downstream? = lock.withLock {
            guard upstream == nil else { return nil }
            upstream = subscription
            return downstream
        }
        guard let target else { return subscription.cancel() }
        begin()
        target.receive(subscription: self)
        if isRunning { ask(subscription) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard lock.withLock({ upstream != nil && !hasEnded }) else { return .none }
        take(input)
        return answer
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        let isFirst = lock.withLock {
            guard upstream != nil, !hasEnded else { return false }
            hasEnded = true
            return true
        }
        if isFirst { end(completion) }
    }

    func request(_ demand: Subscribers.Demand) { lock.withLock { self.demand += demand } }

    func cancel() {
        if !cancelsEarly, lock.withLock({ upstream == nil }) { return }
        stop().upstream?.cancel()
    }

    var mirrorChildren: [Mirror.Child] { [] }

    /// An action for a scheduler, which keeps the subscriber for as long as the scheduler keeps the action.
    final func action(_ body: @escaping () -> Void) -> () -> Void {
        let subscriber = recipient.downstream
        return { withExtendedLifetime(subscriber, body) }
    }

    /// Delivers a value if the subscriber wants one, and drops it otherwise; returns the demand that it answers.
    @discardableResult
    final func deliver(_ value: Downstream.Input) -> Subscribers.Demand {
        delivery.withLock {
            lock.lock()
            guard let downstream, demand > .none else {
                lock.unlock()
                return .none
            }
            demand -= 1
            lock.unlock()
            let more = downstream.receive(value)
            lock.withLock { demand += more }
            return more
        }
    }

    /// Delivers a value that the upstream was asked for, and asks it for as many as the subscriber answers.
    final func passOn(_ value: Downstream.Input) {
        delivery.withLock {
            guard let downstream = lock.withLock({ downstream }) else { return }
            let more = downstream.receive(value)
            if more > .none { pass(more) }
        }
    }

    /// Requests values from the upstream.
    final func pass(_ demand: Subscribers.Demand) { lock.withLock { upstream }?.request(demand) }

    final func finish(_ completion: Subscribers.Completion<Failure>, cancellingUpstream: Bool = false) {
        delivery.withLock {
            let last = stop()
            if cancellingUpstream { last.upstream?.cancel() }
            last.downstream?.receive(completion: completion)
        }
    }

    private func stop() -> (downstream: Downstream?, upstream: (any Subscription)?) {
        let last = lock.withLock {
            defer { (downstream, upstream) = (nil, nil) }
            return (downstream, upstream)
        }
        discard()
        return last
    }
}
