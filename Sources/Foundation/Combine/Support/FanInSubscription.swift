/// The running form of an operator that passes on the values of several publishers as they arrive.
///
/// Where demand has a limit, each publisher is asked for one value at a time and waits until that is delivered.
final class FanInSubscription<Input, Downstream: Subscriber>: Subscription, StreamParticipant
where Downstream.Input == Input {
    private let lock = Lock()
    private let delivery = RecursiveLock()
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    private var branches: [Int: JoinBranch<Input, Downstream.Failure>] = [:]
    private var waiting: [(branch: Int, value: Input)] = []
    private var openBranches: Int
    private var nextBranch = 0
    let description: String

    /// Makes a subscription that finishes when that many branches have ended.
    init(_ description: String, _ downstream: Downstream, openBranches: Int) {
        self.description = description
        self.downstream = downstream
        self.openBranches = openBranches
    }

    /// Subscribes to one of the publishers.
    func add<P: Publisher>(_ publisher: P) where P.Output == Input, P.Failure == Downstream.Failure {
        lock.lock()
        guard downstream != nil else { return lock.unlock() }
        let number = nextBranch
        nextBranch += 1
        let branch = JoinBranch<Input, Downstream.Failure>(
            description,
            onSubscription: { self.start($0) },
            onValue: { self.receive($0, from: number) },
            onCompletion: { completion in
                switch completion {
                case .finished: self.end(number)
                case .failure: self.finish(completion)
                }
            })
        branches[number] = branch
        lock.unlock()
        publisher.subscribe(branch)
    }

    /// Ends one of the branches.
    func end(_ number: Int? = nil) {
        let isLast = lock.withLock {
            if let number { branches[number] = nil }
            openBranches -= 1
            return openBranches == 0 && waiting.isEmpty
        }
        if isLast { finish(.finished) }
    }

    func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        delivery.withLock { stop()?.receive(completion: completion) }
    }

    func request(_ demand: Subscribers.Demand) {
        demand.assertNonZero()
        lock.lock()
        let wasUnlimited = self.demand == .unlimited
        self.demand += demand
        let unlimited = self.demand == .unlimited && !wasUnlimited ? Array(branches.values) : []
        lock.unlock()
        drain()
        for branch in unlimited { branch.request(.unlimited) }
    }

    func cancel() { _ = stop() }

    private func start(_ subscription: any Subscription) {
        let isUnlimited = lock.withLock { demand == .unlimited }
        subscription.request(isUnlimited ? .unlimited : .max(1))
    }

    private func receive(_ value: Input, from number: Int) -> Subscribers.Demand {
        delivery.withLock {
            lock.lock()
            guard let downstream else {
                lock.unlock()
                return .none
            }
            guard demand > .none else {
                waiting.append((number, value))
                lock.unlock()
                return .none
            }
            demand -= 1
            lock.unlock()
            let more = downstream.receive(value)
            return lock.withLock {
                demand += more
                return self.downstream == nil || demand == .unlimited ? .none : .max(1)
            }
        }
    }

    /// Delivers waiting values while they are wanted, and asks their publishers for the next ones.
    private func drain() {
        delivery.withLock {
            while true {
                lock.lock()
                guard let downstream, demand > .none, !waiting.isEmpty else { break }
                let (number, value) = waiting.removeFirst()
                demand -= 1
                lock.unlock()
                let more = downstream.receive(value)
                let branch = lock.withLock {
                    demand += more
                    return branches[number]
                }
                branch?.request(.max(1))
            }
            let isDone = downstream != nil && openBranches == 0 && waiting.isEmpty
            lock.unlock()
            if isDone { finish(.finished) }
        }
    }

    /// Cancels everything and returns the subscriber, once.
    private func stop() -> Downstream? {
        lock.lock()
        let (last, oldBranches, oldWaiting) = (downstream, branches, waiting)
        (downstream, branches, waiting) = (nil, [:], [])
        lock.unlock()
        withExtendedLifetime(oldWaiting) {}
        for branch in oldBranches.values { branch.cancel() }
        return last
    }
}
