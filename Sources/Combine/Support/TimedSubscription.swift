/// The common part of operators that decide by the clock what to deliver: they take every value that comes,
/// and deliver while there is demand.
class TimedSubscription<Input, Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible {
    typealias Failure = Downstream.Failure

    let lock = Lock()
    private let delivery = RecursiveLock()
    private var downstream: Downstream?
    private var upstream: (any Subscription)?
    private var demand = Subscribers.Demand.none
    let description: String

    init(_ description: String, _ downstream: Downstream) {
        self.description = description
        self.downstream = downstream
    }

    /// Takes a value; without the lock held.
    func take(_ input: Input) { preconditionFailure("overridden") }

    /// Takes the end, and calls `finish`; without the lock held.
    func end(_ completion: Subscribers.Completion<Failure>) { finish(completion) }

    /// Begins the clock's work once the subscriber has its subscription.
    func begin() {}

    /// Stops the clock's work and lets go of values.
    func discard() {}

    /// Whether the subscriber is still there.
    final var isRunning: Bool { lock.withLock { downstream != nil } }

    func receive(subscription: any Subscription) {
        let target: Downstream? = lock.withLock {
            guard upstream == nil else { return nil }
            upstream = subscription
            return downstream
        }
        guard let target else { return subscription.cancel() }
        target.receive(subscription: self)
        begin()
        subscription.request(.unlimited)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        if isRunning { take(input) }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        if isRunning { end(completion) }
    }

    func request(_ demand: Subscribers.Demand) { lock.withLock { self.demand += demand } }

    func cancel() { stop().upstream?.cancel() }

    /// Delivers a value if the subscriber wants one, and drops it otherwise.
    final func deliver(_ value: Downstream.Input) {
        delivery.withLock {
            lock.lock()
            guard let downstream, demand > .none else { return lock.unlock() }
            demand -= 1
            lock.unlock()
            let more = downstream.receive(value)
            lock.withLock { demand += more }
        }
    }

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
