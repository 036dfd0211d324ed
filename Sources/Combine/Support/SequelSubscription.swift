/// The running form of an operator that continues with another publisher when one ends.
///
/// Demand that one publisher has not met is passed to the next. The subscriber is held by the branches, which the
/// publishers hold, and not by this subscription: one that stores it is released with the stream.
final class SequelSubscription: Subscription, StreamParticipant {
    /// How an operator handles events that only a faulty publisher sends.
    struct Rules {
        /// Whether a value without demand stops the program, rather than being dropped.
        var refusesUnwanted = false
        /// Whether values pass after a cancellation.
        var passesLate = false
        /// Whether an end counts that comes before the subscription.
        var endsEarly = false
        /// Whether a second failure of one publisher stops the program.
        var refusesSecondFailure = false
        /// Whether the demand that a delivery returns is requested from the publisher, rather than returned to it.
        var asksForAnswers = false
    }

    private let lock = Lock()
    private var demand = Subscribers.Demand.none
    private var current: (any Subscription)?
    private var hasBegun = false
    /// Releases the publisher that would follow the current one.
    private var release: (() -> Void)?
    private var isOver = false
    fileprivate let rules: Rules
    /// The description of the subscriber in a mirror, if any; a text, so that the subscriber is not retained.
    private let recipient: String?
    let description: String

    init(_ description: String, _ rules: Rules) {
        self.description = description
        self.rules = rules
        recipient = nil
    }

    /// Makes a subscription whose mirror shows the subscriber and its demand.
    init<S: Subscriber>(_ description: String, _ rules: Rules, subscriber: S) {
        self.description = description
        self.rules = rules
        recipient = String(describing: S.self)
    }

    /// Continues with a publisher; its end is given to the closure, which continues or calls `finish`.
    func follow<P: Publisher, Downstream: Subscriber>(
        _ publisher: P, _ downstream: Downstream,
        _ onCompletion: @escaping (Subscribers.Completion<P.Failure>) -> Void
    ) where P.Output == Downstream.Input {
        guard !lock.withLock({ isOver }) else { return }
        let branch = SequelBranch<P.Failure, Downstream>(self, downstream, onCompletion)
        lock.withLock { release = { [weak branch] in branch?.release() } }
        publisher.subscribe(branch)
    }

    func finish<Downstream: Subscriber>(
        _ completion: Subscribers.Completion<Downstream.Failure>, _ downstream: Downstream
    ) {
        let isFirst = lock.withLock {
            defer { (isOver, current) = (true, nil) }
            return !isOver
        }
        if isFirst { downstream.receive(completion: completion) }
    }

    func request(_ demand: Subscribers.Demand) {
        let current = lock.withLock {
            self.demand += demand
            return self.current
        }
        current?.request(demand)
    }

    func cancel() {
        let (last, release): ((any Subscription)?, (() -> Void)?) = lock.withLock {
            defer { (isOver, current, self.release) = (true, nil, nil) }
            return isOver ? (nil, nil) : (current, self.release)
        }
        release?()
        last?.cancel()
    }

    var mirrorChildren: [Mirror.Child] {
        recipient.map { [("downstream", $0), ("demand", lock.withLock { demand })] } ?? []
    }

    fileprivate func adopt<Downstream: Subscriber>(_ subscription: any Subscription, _ downstream: Downstream) {
        let isFirst: Bool? = lock.withLock {
            guard !isOver else { return nil }
            current = subscription
            defer { hasBegun = true }
            return !hasBegun
        }
        guard let isFirst else { return subscription.cancel() }
        // The subscriber's requests go to the publisher from here on; those before it are passed to it now.
        let early = lock.withLock { demand }
        if early > .none { subscription.request(early) }
        if isFirst { downstream.receive(subscription: self) }
    }

    fileprivate func deliver<Downstream: Subscriber>(
        _ value: Downstream.Input, _ downstream: Downstream
    ) -> Subscribers.Demand {
        lock.lock()
        if isOver {
            lock.unlock()
            return rules.passesLate ? downstream.receive(value) : .none
        }
        guard demand > .none else {
            lock.unlock()
            if rules.refusesUnwanted { unwantedValue() }
            return .none
        }
        demand -= 1
        lock.unlock()
        let more = downstream.receive(value)
        let current = lock.withLock {
            demand += more
            return self.current
        }
        guard rules.asksForAnswers else { return more }
        if more > .none { current?.request(more) }
        return .none
    }

    fileprivate var hasEnded: Bool { lock.withLock { isOver } }

    fileprivate func leave() { lock.withLock { current = nil } }
}

/// The subscriber of one of the publishers, under the operator's own identifier.
private final class SequelBranch<Failure: Error, Downstream: Subscriber>: Subscriber, Subscription, StreamParticipant {
    private enum State { case waiting, subscribed, over }

    private let lock = Lock()
    private var state = State.waiting
    private let sequel: SequelSubscription
    private let downstream: Downstream
    private var onCompletion: ((Subscribers.Completion<Failure>) -> Void)?

    init(
        _ sequel: SequelSubscription, _ downstream: Downstream,
        _ onCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) {
        self.sequel = sequel
        self.downstream = downstream
        self.onCompletion = onCompletion
    }

    var combineIdentifier: CombineIdentifier { sequel.combineIdentifier }

    func receive(subscription: any Subscription) {
        let isFirst = lock.withLock {
            guard case .waiting = state else { return false }
            state = .subscribed
            return true
        }
        if isFirst { sequel.adopt(subscription, downstream) } else { subscription.cancel() }
    }

    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        if !sequel.rules.passesLate, lock.withLock({ state == .over }) { return .none }
        return sequel.deliver(input, downstream)
    }

    /// Releases the publisher that would follow this one.
    func release() {
        let last = lock.withLock {
            defer { onCompletion = nil }
            return onCompletion
        }
        withExtendedLifetime(last) {}
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        guard !sequel.hasEnded else { return }
        let last = lock.withLock {
            defer { if state == .subscribed || sequel.rules.endsEarly { state = .over } }
            return state
        }
        switch last {
        case .waiting: if !sequel.rules.endsEarly { return }
        case .subscribed: break
        case .over:
            if case .failure = completion, sequel.rules.refusesSecondFailure {
                fatalError("API Violation: received an unexpected completion after a failure")
            }
            return
        }
        sequel.leave()
        let next = lock.withLock {
            defer { onCompletion = nil }
            return onCompletion
        }
        next?(completion)
    }

    func request(_ demand: Subscribers.Demand) { sequel.request(demand) }

    func cancel() {
        lock.withLock { state = .over }
        sequel.cancel()
    }

    var description: String { sequel.description }

    var mirrorChildren: [Mirror.Child] { sequel.mirrorChildren }
}
