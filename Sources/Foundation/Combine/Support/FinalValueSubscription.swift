/// The running form of an operator that passes values on, and may deliver one of its own at the end.
final class FinalValueSubscription<Failure: Error, Downstream: Subscriber>: Subscriber, Subscription,
    StreamParticipant
{
    typealias Input = Downstream.Input

    private let lock = Lock()
    private var downstream: Downstream?
    private var upstream: (any Subscription)?
    private var demand = Subscribers.Demand.none
    private var isEmpty = true
    private var held: Input?
    private let finalValue: (Subscribers.Completion<Failure>, _ isEmpty: Bool) -> Input?
    private let passError: ((Failure) -> Downstream.Failure)?
    /// Whether all values are requested from the upstream at once, rather than the subscriber's demand.
    private let asksForAll: Bool
    let description: String

    /// Without a way to pass errors on, each error must have a final value.
    init(
        _ description: String, _ downstream: Downstream, asksForAll: Bool,
        passingErrors passError: ((Failure) -> Downstream.Failure)? = nil,
        finalValue: @escaping (Subscribers.Completion<Failure>, _ isEmpty: Bool) -> Input?
    ) {
        self.description = description
        self.downstream = downstream
        self.passError = passError
        self.finalValue = finalValue
        self.asksForAll = asksForAll
    }

    func receive(subscription: any Subscription) {
        let target: Downstream? = lock.withLock {
            guard upstream == nil else { return nil }
            upstream = subscription
            return downstream
        }
        guard let target else { return subscription.cancel() }
        target.receive(subscription: self)
        if asksForAll, lock.withLock({ upstream != nil }) { subscription.request(.unlimited) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        lock.lock()
        guard let downstream, upstream != nil, held == nil else {
            lock.unlock()
            return .none
        }
        if !asksForAll, demand == .none {
            lock.unlock()
            unwantedValue()
        }
        isEmpty = false
        demand -= 1
        lock.unlock()
        let more = downstream.receive(input)
        lock.withLock { demand += more }
        return more
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        lock.lock()
        guard let downstream, upstream != nil, held == nil else { return lock.unlock() }
        upstream = nil
        guard let value = finalValue(completion, isEmpty) else {
            self.downstream = nil
            lock.unlock()
            switch completion {
            case .finished: downstream.receive(completion: .finished)
            case .failure(let error): if let passError { downstream.receive(completion: .failure(passError(error))) }
            }
            return
        }
        held = value
        let isWanted = demand > .none
        lock.unlock()
        if isWanted { deliverHeld() }
    }

    func request(_ demand: Subscribers.Demand) {
        if asksForAll { demand.assertNonZero() }
        lock.lock()
        self.demand += demand
        let (upstream, isEnd) = (upstream, held != nil)
        lock.unlock()
        if isEnd { deliverHeld() } else { upstream?.request(demand) }
    }

    func cancel() {
        // Before the subscription there is nothing to cancel.
        if lock.withLock({ upstream == nil && held == nil }) { return }
        let last = lock.withLock {
            defer { (downstream, upstream, held) = (nil, nil, nil) }
            return (downstream, upstream, held)
        }
        last.1?.cancel()
    }

    var mirrorChildren: [Mirror.Child] { [] }

    private func deliverHeld() {
        lock.lock()
        guard let downstream, let value = held else { return lock.unlock() }
        held = nil
        lock.unlock()
        _ = downstream.receive(value)
        let target = lock.withLock {
            defer { self.downstream = nil }
            return self.downstream
        }
        target?.receive(completion: .finished)
    }
}
