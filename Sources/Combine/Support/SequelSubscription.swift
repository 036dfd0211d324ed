/// The running form of an operator that continues with another publisher when one ends.
///
/// Demand that one publisher has not met is passed to the next.
final class SequelSubscription<Downstream: Subscriber>: Subscription, CustomStringConvertible {
    private let lock = Lock()
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    private var current: (any Subscription)?
    private var leg: (any Cancellable)?
    let description: String

    init(_ description: String, _ downstream: Downstream) {
        self.description = description
        self.downstream = downstream
    }

    /// Continues with a publisher; its end is given to the closure, which continues or calls `finish`.
    func follow<P: Publisher>(
        _ publisher: P, _ onCompletion: @escaping (Subscribers.Completion<P.Failure>) -> Void
    ) where P.Output == Downstream.Input {
        let leg = Leg<P.Output, P.Failure>(
            onSubscription: { self.adopt($0) }, onValue: { self.deliver($0) },
            onCompletion: { completion in
                self.lock.withLock { (self.current, self.leg) = (nil, nil) }
                onCompletion(completion)
            })
        let isWanted = lock.withLock {
            if downstream != nil { self.leg = leg }
            return downstream != nil
        }
        if isWanted { publisher.subscribe(leg) }
    }

    func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        let (downstream, _, _) = take()
        downstream?.receive(completion: completion)
    }

    /// Delivers a value of the operator's own, if one is demanded.
    func deliverIfWanted(_ value: Downstream.Input) -> Bool {
        guard lock.withLock({ downstream != nil && demand > .none }) else { return false }
        _ = deliver(value)
        return true
    }

    func request(_ demand: Subscribers.Demand) {
        let current = lock.withLock {
            self.demand += demand
            return self.current
        }
        current?.request(demand)
    }

    func cancel() {
        let (_, current, leg) = take()
        if let leg { leg.cancel() } else { current?.cancel() }
    }

    private func adopt(_ subscription: any Subscription) {
        lock.lock()
        guard downstream != nil else {
            lock.unlock()
            return subscription.cancel()
        }
        current = subscription
        let demand = demand
        lock.unlock()
        if demand > .none { subscription.request(demand) }
    }

    private func deliver(_ value: Downstream.Input) -> Subscribers.Demand {
        lock.lock()
        guard let downstream else {
            lock.unlock()
            return .none
        }
        demand -= 1
        lock.unlock()
        let more = downstream.receive(value)
        lock.withLock { demand += more }
        return more
    }

    private func take() -> (Downstream?, (any Subscription)?, (any Cancellable)?) {
        lock.withLock {
            defer { (downstream, current, leg) = (nil, nil, nil) }
            return (downstream, current, leg)
        }
    }
}
