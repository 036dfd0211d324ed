/// The running form of an operator that only looks on: everything passes through unchanged, after a closure has run.
final class TapSubscription<Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible {
    typealias Input = Downstream.Input
    typealias Failure = Downstream.Failure

    /// What to do before each event passes.
    struct Hooks {
        var subscription: ((any Subscription) -> Void)?
        var output: ((Input) -> Void)?
        var completion: ((Subscribers.Completion<Failure>) -> Void)?
        var cancel: (() -> Void)?
        var request: ((Subscribers.Demand) -> Void)?
        /// Runs with the demand a delivery returned.
        var answer: ((Subscribers.Demand) -> Void)?
    }

    private let lock = Lock()
    private var downstream: Downstream?
    private var upstream: (any Subscription)?
    private let hooks: Hooks
    let description: String

    init(_ description: String, _ downstream: Downstream, _ hooks: Hooks) {
        self.description = description
        self.downstream = downstream
        self.hooks = hooks
    }

    func receive(subscription: any Subscription) {
        hooks.subscription?(subscription)
        let target: Downstream? = lock.withLock {
            guard upstream == nil else { return nil }
            upstream = subscription
            return downstream
        }
        if let target { target.receive(subscription: self) } else { subscription.cancel() }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard let downstream = lock.withLock({ downstream }) else { return .none }
        hooks.output?(input)
        let more = downstream.receive(input)
        if more > .none { hooks.answer?(more) }
        return more
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        guard lock.withLock({ downstream != nil }) else { return }
        hooks.completion?(completion)
        take().downstream?.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
        guard let upstream = lock.withLock({ upstream }) else { return }
        hooks.request?(demand)
        upstream.request(demand)
    }

    func cancel() {
        let last = take()
        guard last.downstream != nil else { return }
        hooks.cancel?()
        last.upstream?.cancel()
    }

    private func take() -> (downstream: Downstream?, upstream: (any Subscription)?) {
        lock.withLock {
            defer { (downstream, upstream) = (nil, nil) }
            return (downstream, upstream)
        }
    }
}
