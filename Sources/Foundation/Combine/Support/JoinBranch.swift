/// A subscriber made of closures that holds its subscription: one branch of an operator with several upstreams.
final class JoinBranch<Input, Failure: Error>: Subscriber, StreamParticipant {
    private let lock = Lock()
    private var subscription: (any Subscription)?
    private var isOver = false
    private let onSubscription: (any Subscription) -> Void
    private let onValue: (Input) -> Subscribers.Demand
    private let onCompletion: (Subscribers.Completion<Failure>) -> Void

    /// The operator's name.
    let description: String

    init(
        _ description: String = "JoinBranch",
        onSubscription: @escaping (any Subscription) -> Void,
        onValue: @escaping (Input) -> Subscribers.Demand,
        onCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) {
        self.description = description
        self.onSubscription = onSubscription
        self.onValue = onValue
        self.onCompletion = onCompletion
    }

    func receive(subscription: any Subscription) {
        let isWelcome = lock.withLock {
            guard !isOver, self.subscription == nil else { return false }
            self.subscription = subscription
            return true
        }
        if isWelcome { onSubscription(subscription) } else { subscription.cancel() }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard lock.withLock({ !isOver && subscription != nil }) else { return .none }
        return onValue(input)
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        let wasRunning = lock.withLock {
            defer { (isOver, subscription) = (true, nil) }
            return !isOver && subscription != nil
        }
        if wasRunning { onCompletion(completion) }
    }

    func request(_ demand: Subscribers.Demand) {
        guard demand > .none else { return }
        lock.withLock { subscription }?.request(demand)
    }
}

extension JoinBranch: Cancellable {
    func cancel() {
        let last = lock.withLock {
            defer { (isOver, subscription) = (true, nil) }
            return subscription
        }
        last?.cancel()
    }
}
