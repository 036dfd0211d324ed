/// The running form of an operator that only looks on: everything passes through unchanged, after a closure has run.
final class TapSubscriber<Downstream: Subscriber>: Subscriber, Subscription, StreamParticipant {
    typealias Input = Downstream.Input
    typealias Failure = Downstream.Failure

    /// The closures to run before each event passes.
    struct Hooks {
        var subscription: ((any Subscription) -> Void)?
        var output: ((Input) -> Void)?
        var completion: ((Subscribers.Completion<Failure>) -> Void)?
        /// Runs with the demand a delivery returned.
        var answer: ((Subscribers.Demand) -> Void)?
    }

    private let link: UpstreamLink
    private let downstream: Downstream
    private let lock = Lock()
    private var hooks: Hooks
    /// Whether the hooks run only until the end or a cancellation.
    private let isBrief: Bool

    init(_ downstream: Downstream, _ link: UpstreamLink, _ hooks: Hooks, isBrief: Bool = false) {
        self.isBrief = isBrief
        self.downstream = downstream
        self.link = link
        self.hooks = hooks
        if isBrief { link.onEnd = { [weak self] in self?.leave() } }
    }

    func receive(subscription: any Subscription) {
        current.subscription?(subscription)
        if link.begin(subscription) { downstream.receive(subscription: link) } else { subscription.cancel() }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        current.output?(input)
        let more = downstream.receive(input)
        if more > .none { current.answer?(more) }
        return more
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        let hook = current.completion
        _ = link.end()
        leave()
        hook?(completion)
        downstream.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) { link.request(demand) }

    func cancel() { link.cancel() }

    private var current: Hooks { lock.withLock { hooks } }

    private func leave() {
        guard isBrief else { return }
        link.removeHooks()
        let last = lock.withLock {
            defer { hooks = Hooks(subscription: hooks.subscription) }
            return hooks
        }
        withExtendedLifetime(last) {}
    }

    var description: String { link.description }
}
