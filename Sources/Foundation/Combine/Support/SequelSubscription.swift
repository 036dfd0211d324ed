/// The running form of an operator that continues with another publisher when one ends.
///
/// Demand that one publisher has not met is passed to the next. Until the end or a cancellation the subscription keeps
/// what follows the current publisher, whether or not that publisher keeps its subscriber.
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
    /// The stage that follows the current publisher.
    private var sequel: AnyObject?
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
    ///
    /// The closure must not hold the subscription, which holds it.
    func follow<P: Publisher, Downstream: Subscriber, Place>(
        _ publisher: P, _ downstream: Downstream, at place: Place.Type = Place.self,
        _ onCompletion: @escaping (SequelSubscription, Subscribers.Completion<P.Failure>) -> Void
    ) where P.Output == Downstream.Input {
        let sequel = Sequel(onCompletion)
        let isOver = lock.withLock {
            if !self.isOver { self.sequel = sequel }
            return self.isOver
        }
        if !isOver { publisher.subscribe(SequelBranch<P.Failure, Downstream, Place>(self, downstream, sequel)) }
    }

    func finish<Downstream: Subscriber>(
        _ completion: Subscribers.Completion<Downstream.Failure>, _ downstream: Downstream
    ) {
        let (wasOver, last) = lock.withLock {
            defer { (isOver, current, sequel) = (true, nil, nil) }
            return (isOver, sequel)
        }
        withExtendedLifetime(last) {}
        if !wasOver { downstream.receive(completion: completion) }
    }

    func request(_ demand: Subscribers.Demand) {
        let current = lock.withLock {
            self.demand += demand
            return self.current
        }
        current?.request(demand)
    }

    func cancel() {
        let (last, sequel) = lock.withLock {
            defer { (isOver, current, self.sequel) = (true, nil, nil) }
            return (current, self.sequel)
        }
        withExtendedLifetime(sequel) {}
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

/// Continues after a publisher's end, once.
private final class Sequel<Failure: Error> {
    private let lock = Lock()
    private var onCompletion: ((SequelSubscription, Subscribers.Completion<Failure>) -> Void)?

    init(_ onCompletion: @escaping (SequelSubscription, Subscribers.Completion<Failure>) -> Void) {
        self.onCompletion = onCompletion
    }

    func take() -> ((SequelSubscription, Subscribers.Completion<Failure>) -> Void)? {
        lock.withLock {
            defer { onCompletion = nil }
            return onCompletion
        }
    }
}

/// The places of publishers that follow each other, whose subscribers are of different types.
enum SequelPlace {
    enum First {}
    enum Later {}
}

/// The subscriber of one of the publishers, under the operator's own identifier.
private final class SequelBranch<Failure: Error, Downstream: Subscriber, Place>: Subscriber, Subscription,
    StreamParticipant
{
    private enum State { case waiting, subscribed, over }

    private let lock = Lock()
    private var state = State.waiting
    private let whole: SequelSubscription
    private let downstream: Downstream
    /// Weak, so that the sequel is released with a cancellation, even if the subscriber is retained.
    private weak var sequel: Sequel<Failure>?

    init(_ whole: SequelSubscription, _ downstream: Downstream, _ sequel: Sequel<Failure>) {
        self.whole = whole
        self.downstream = downstream
        self.sequel = sequel
    }

    var combineIdentifier: CombineIdentifier { whole.combineIdentifier }

    func receive(subscription: any Subscription) {
        let isFirst = lock.withLock {
            guard case .waiting = state else { return false }
            state = .subscribed
            return true
        }
        if isFirst { whole.adopt(subscription, downstream) } else { subscription.cancel() }
    }

    func receive(_ input: Downstream.Input) -> Subscribers.Demand {
        if !whole.rules.passesLate, lock.withLock({ state == .over }) { return .none }
        return whole.deliver(input, downstream)
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        guard !whole.hasEnded else { return }
        let last = lock.withLock {
            defer { if state == .subscribed || whole.rules.endsEarly { state = .over } }
            return state
        }
        switch last {
        case .waiting: if !whole.rules.endsEarly { return }
        case .subscribed: break
        case .over:
            if case .failure = completion, whole.rules.refusesSecondFailure {
                fatalError("API Violation: received an unexpected completion after a failure")
            }
            return
        }
        let next = sequel?.take()
        whole.leave()
        next?(whole, completion)
    }

    func request(_ demand: Subscribers.Demand) { whole.request(demand) }

    func cancel() {
        lock.withLock { state = .over }
        whole.cancel()
    }

    var description: String { whole.description }

    var mirrorChildren: [Mirror.Child] { whole.mirrorChildren }
}
