/// The running form of `flatMap`: what subscribes to the upstream, and the subscription that the subscriber gets.
///
/// Where demand has a limit, each child is asked for one value at a time and waits until that is delivered.
final class FlatMapSubscription<Input, Child: Publisher, Downstream: Subscriber>: Subscriber, Subscription,
    StreamParticipant
where Child.Output == Downstream.Input, Child.Failure == Downstream.Failure {
    typealias Failure = Downstream.Failure

    private let lock = Lock()
    private let delivery = RecursiveLock()
    /// Nil after the end or a cancellation.
    private var downstream: Downstream?
    private var upstream: (any Subscription)?
    private var isUpstreamFinished = false
    /// The children that have not ended, with their subscriptions where those have come.
    private var children: [Int: (any Subscription)?] = [:]
    private var nextChild = 0
    private var demand = Subscribers.Demand.none
    /// Values without demand yet; later values wait, too, so that the order is kept.
    private var waiting: [(child: Int, value: Child.Output)] = []
    private var isDraining = false
    /// Whether the end is being delivered.
    private var isEnding = false
    private let maxPublishers: Subscribers.Demand
    private let transform: (Input) -> Child

    init(_ downstream: Downstream, _ maxPublishers: Subscribers.Demand, _ transform: @escaping (Input) -> Child) {
        self.downstream = downstream
        self.maxPublishers = maxPublishers
        self.transform = transform
    }

    var description: String { "FlatMap" }

    func receive(subscription: any Subscription) {
        let isWelcome = lock.withLock {
            guard isRunning, upstream == nil, !isUpstreamFinished else { return false }
            upstream = subscription
            return true
        }
        if isWelcome { subscription.request(maxPublishers) } else { subscription.cancel() }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard lock.withLock({ isRunning && upstream != nil }) else { return .none }
        let child = transform(input)
        let number: Int? = lock.withLock {
            guard isRunning else { return nil }
            defer { nextChild += 1 }
            children[nextChild] = .some(nil)
            return nextChild
        }
        if let number { child.subscribe(FlatMapBranch(self, number)) }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        let isLast = lock.withLock {
            (isUpstreamFinished, upstream) = (true, nil)
            return isDone
        }
        if case .failure = completion { finish(completion) } else if isLast { finish(.finished) }
    }

    func request(_ demand: Subscribers.Demand) {
        demand.assertNonZero()
        let unlimited: [any Subscription] = lock.withLock {
            let wasUnlimited = self.demand == .unlimited
            self.demand += demand
            return self.demand == .unlimited && !wasUnlimited ? children.values.compactMap { $0 } : []
        }
        drain()
        for child in unlimited { child.request(.unlimited) }
    }

    func cancel() {
        lock.lock()
        let (last, oldChildren, oldUpstream, oldWaiting) = (downstream, children, upstream, waiting)
        (downstream, children, upstream, waiting) = (nil, [:], nil, [])
        lock.unlock()
        for case let child? in oldChildren.values { child.cancel() }
        oldUpstream?.cancel()
        // Foreign objects are released here, outside the lock.
        withExtendedLifetime((last, oldWaiting)) {}
    }

    fileprivate func adopt(_ subscription: any Subscription, _ child: Int) {
        let first: Subscribers.Demand? = lock.withLock {
            guard isRunning, case .some(nil) = children[child] else { return nil }
            children[child] = subscription
            return demand == .unlimited ? .unlimited : .max(1)
        }
        if let first { subscription.request(first) } else { subscription.cancel() }
    }

    fileprivate func deliver(_ value: Child.Output, from child: Int) -> Subscribers.Demand {
        delivery.withLock {
            lock.lock()
            guard let downstream else {
                lock.unlock()
                return .none
            }
            guard demand > .none, waiting.isEmpty, !isDraining else {
                waiting.append((child, value))
                lock.unlock()
                return .none
            }
            demand -= 1
            lock.unlock()
            let more = downstream.receive(value)
            let (answer, isBehind): (Subscribers.Demand, Bool) = lock.withLock {
                demand += more
                return (self.downstream == nil || demand == .unlimited ? .none : .max(1), !waiting.isEmpty)
            }
            // The delivery may have brought values of other children, before the demand that it returned.
            if isBehind { drain() }
            return answer
        }
    }

    fileprivate func end(_ completion: Subscribers.Completion<Failure>, of child: Int) {
        let (upstream, isLast) = lock.withLock {
            children[child] = nil
            return (self.upstream, isDone)
        }
        if case .failure = completion {
            finish(completion)
        } else if isLast {
            finish(.finished)
        } else {
            upstream?.request(.max(1))
        }
    }

    /// Whether values are taken; to be read under the lock, like the next.
    private var isRunning: Bool { downstream != nil && !isEnding }

    private var isDone: Bool { isUpstreamFinished && children.isEmpty && waiting.isEmpty }

    /// Delivers waiting values while they are wanted, and asks their children for the next ones.
    private func drain() {
        delivery.withLock {
            lock.lock()
            guard !isDraining else { return lock.unlock() }
            isDraining = true
            while let downstream, demand > .none, !waiting.isEmpty {
                let (number, value) = waiting.removeFirst()
                demand -= 1
                lock.unlock()
                let more = downstream.receive(value)
                let child: (any Subscription)? = lock.withLock {
                    demand += more
                    return children[number] ?? nil
                }
                child?.request(.max(1))
                lock.lock()
            }
            isDraining = false
            let isLast = isDone
            lock.unlock()
            if isLast { finish(.finished) }
        }
    }

    /// Ends the stream; the subscriber is released when it has heard of the end.
    private func finish(_ completion: Subscribers.Completion<Failure>) {
        delivery.withLock {
            lock.lock()
            guard isRunning, let downstream else { return lock.unlock() }
            isEnding = true
            let (oldChildren, oldUpstream, oldWaiting) = (children, upstream, waiting)
            (children, upstream, waiting) = ([:], nil, [])
            lock.unlock()
            // The upstream is released and not canceled, whichever side failed, as with Apple's framework.
            withExtendedLifetime((oldUpstream, oldWaiting)) {}
            for case let child? in oldChildren.values { child.cancel() }
            downstream.receive(completion: completion)
            lock.withLock { self.downstream = nil }
        }
    }
}

/// The subscriber of one of the publishers that `flatMap` made.
private final class FlatMapBranch<Input, Child: Publisher, Downstream: Subscriber>: Subscriber, StreamParticipant
where Child.Output == Downstream.Input, Child.Failure == Downstream.Failure {
    private let parent: FlatMapSubscription<Input, Child, Downstream>
    private let number: Int

    init(_ parent: FlatMapSubscription<Input, Child, Downstream>, _ number: Int) {
        self.parent = parent
        self.number = number
    }

    var description: String { parent.description }

    var mirrorChildren: [Mirror.Child] { [("parentSubscription", parent.combineIdentifier)] }

    func receive(subscription: any Subscription) { parent.adopt(subscription, number) }

    func receive(_ input: Child.Output) -> Subscribers.Demand { parent.deliver(input, from: number) }

    func receive(completion: Subscribers.Completion<Child.Failure>) { parent.end(completion, of: number) }
}
