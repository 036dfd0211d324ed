/// The running form of `switchToLatest`: what subscribes to the upstream, and the subscription that the subscriber gets.
final class SwitchSubscription<Input: Publisher, Downstream: Subscriber>: Subscriber, Subscription, StreamParticipant
where Input.Output == Downstream.Input, Input.Failure == Downstream.Failure {
    typealias Failure = Downstream.Failure
    fileprivate typealias Branch = SwitchBranch<Input, Downstream>

    private let lock = Lock()
    private let delivery = RecursiveLock()
    /// Nil after the end or a cancellation.
    private var downstream: Downstream?
    private var upstream: (any Subscription)?
    /// The subscriber of the latest publisher, while that has not ended.
    private var latest: Branch?
    private var demand = Subscribers.Demand.none
    private var isUpstreamFinished = false

    init(_ downstream: Downstream) { self.downstream = downstream }

    var description: String { "SwitchToLatest" }

    func receive(subscription: any Subscription) {
        let isFirst = lock.withLock {
            guard upstream == nil, downstream != nil, !isUpstreamFinished else { return false }
            upstream = subscription
            return true
        }
        if isFirst { subscription.request(.unlimited) } else { subscription.cancel() }
    }

    func receive(_ publisher: Input) -> Subscribers.Demand {
        let branch = Branch(self)
        let (isWelcome, old): (Bool, (any Subscription)?) = lock.withLock {
            guard downstream != nil, upstream != nil else { return (false, nil) }
            defer { latest = branch }
            return (true, latest?.dismiss())
        }
        guard isWelcome else { return .none }
        old?.cancel()
        publisher.subscribe(branch)
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        if case .failure = completion {
            lock.withLock { upstream = nil }
            return finish(completion)
        }
        let isDone = lock.withLock {
            (isUpstreamFinished, upstream) = (true, nil)
            return latest == nil
        }
        if isDone { finish(.finished) }
    }

    func request(_ demand: Subscribers.Demand) {
        demand.assertNonZero()
        let current = lock.withLock {
            self.demand += demand
            return latest?.subscription
        }
        current?.request(demand)
    }

    func cancel() { _ = stop() }

    fileprivate func adopt(_ subscription: any Subscription, _ branch: Branch) {
        let (isWelcome, demand) = lock.withLock { (branch.adopt(subscription), self.demand) }
        switch isWelcome {
        case true?: if demand > .none { subscription.request(demand) }
        case false?: subscription.cancel()
        // A publisher that has ended is not listened to any more, not even to be refused.
        case nil: break
        }
    }

    fileprivate func deliver(_ value: Downstream.Input, from branch: Branch) -> Subscribers.Demand {
        delivery.withLock {
            lock.lock()
            guard let downstream, latest === branch else {
                lock.unlock()
                return .none
            }
            guard demand > .none else {
                lock.unlock()
                unwantedValue()
            }
            demand -= 1
            lock.unlock()
            let more = downstream.receive(value)
            let (isLatest, current) = lock.withLock {
                demand += more
                return (latest === branch, latest?.subscription)
            }
            if isLatest { return more }
            // The delivery brought a successor, which has not heard of this demand.
            if more > .none { current?.request(more) }
            return .none
        }
    }

    fileprivate func end(_ completion: Subscribers.Completion<Failure>, of branch: Branch) {
        lock.lock()
        guard latest === branch else { return lock.unlock() }
        guard branch.subscription != nil else {
            lock.unlock()
            completionBeforeSubscription()
        }
        branch.end()
        latest = nil
        let isDone = isUpstreamFinished
        lock.unlock()
        if case .failure = completion { finish(completion) } else if isDone { finish(.finished) }
    }

    private func finish(_ completion: Subscribers.Completion<Failure>) {
        delivery.withLock { stop()?.receive(completion: completion) }
    }

    /// Cancels everything and returns the subscriber, once.
    private func stop() -> Downstream? {
        let (last, inner, upstream) = lock.withLock {
            defer { (downstream, latest, self.upstream) = (nil, nil, nil) }
            return (downstream, latest?.dismiss(), self.upstream)
        }
        inner?.cancel()
        if last != nil { upstream?.cancel() }
        return last
    }
}

/// The subscriber of one of the upstream's publishers; its state changes under the lock of the whole.
private final class SwitchBranch<Input: Publisher, Downstream: Subscriber>: Subscriber, StreamParticipant
where Input.Output == Downstream.Input, Input.Failure == Downstream.Failure {
    private enum State {
        case waiting
        case subscribed(any Subscription)
        case ended
        /// A newer publisher has come, or the stream is over.
        case dismissed
    }

    private let parent: SwitchSubscription<Input, Downstream>
    private var state = State.waiting

    init(_ parent: SwitchSubscription<Input, Downstream>) { self.parent = parent }

    /// The publisher's subscription while there is one.
    var subscription: (any Subscription)? {
        if case .subscribed(let subscription) = state { subscription } else { nil }
    }

    /// Keeps the subscription; false when it is to be canceled, nil when it is to be ignored.
    func adopt(_ subscription: any Subscription) -> Bool? {
        switch state {
        case .waiting:
            state = .subscribed(subscription)
            return true
        case .subscribed, .dismissed: return false
        case .ended: return nil
        }
    }

    func end() { state = .ended }

    /// Stops listening, and returns the subscription to be canceled, if there is one.
    func dismiss() -> (any Subscription)? {
        defer { state = .dismissed }
        return subscription
    }

    var description: String { parent.description }

    var mirrorChildren: [Mirror.Child] { [("parentSubscription", parent.combineIdentifier)] }

    func receive(subscription: any Subscription) { parent.adopt(subscription, self) }

    func receive(_ input: Input.Output) -> Subscribers.Demand { parent.deliver(input, from: self) }

    func receive(completion: Subscribers.Completion<Input.Failure>) { parent.end(completion, of: self) }
}
