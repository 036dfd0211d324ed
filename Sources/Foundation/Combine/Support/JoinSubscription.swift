/// The running form of an operator that puts values of several publishers together: `combineLatest` and `zip`.
///
/// The publishers' values wait in slots; the joint decides when the slots make up a value.
final class JoinSubscription<Downstream: Subscriber>: Subscription, StreamParticipant {
    private let lock = Lock()
    private let delivery = RecursiveLock()
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    /// The publishers' subscriptions; nil before they come and after their end.
    private var branches: [(any Subscription)?] = []
    /// The publisher whose value is being delivered, and the demand that came in the meantime.
    private var sender: Int?
    private var answer = Subscribers.Demand.none
    private let joint: any Joint<Downstream.Input, Downstream.Failure>
    let description: String

    init(_ description: String, _ downstream: Downstream, _ joint: any Joint<Downstream.Input, Downstream.Failure>) {
        self.description = description
        self.downstream = downstream
        self.joint = joint
    }

    /// Subscribes to one of the publishers, whose values go to the slot.
    func add<P: Publisher>(_ publisher: P, _ slot: Slot<P.Output>) where P.Failure == Downstream.Failure {
        let number: Int? = lock.withLock {
            guard downstream != nil else { return nil }
            branches.append(nil)
            return branches.count - 1
        }
        guard let number else { return }
        let branch = JoinBranch<P.Output, P.Failure>(
            description,
            onSubscription: { self.start($0, number) },
            onValue: { value in self.update(number, isValue: true) { slot.values.append(value) } },
            onCompletion: { completion in
                switch completion {
                case .finished:
                    self.lock.withLock { if number < self.branches.count { self.branches[number] = nil } }
                    _ = self.update(number, isValue: false) { slot.isFinished = true }
                case .failure: self.finish(completion)
                }
            })
        publisher.subscribe(branch)
    }

    func request(_ demand: Subscribers.Demand) {
        demand.assertNonZero()
        let branches = lock.withLock {
            self.demand += demand
            guard let sender else { return self.branches }
            // The one whose value is being delivered gets its part as the answer to it.
            answer += demand
            var others = self.branches
            if sender < others.count { others[sender] = nil }
            return others
        }
        for branch in branches { branch?.request(demand) }
    }

    func cancel() { _ = stop() }

    private func start(_ subscription: any Subscription, _ number: Int) {
        lock.lock()
        guard downstream != nil else {
            lock.unlock()
            return subscription.cancel()
        }
        branches[number] = subscription
        let demand = demand
        lock.unlock()
        if demand > .none { subscription.request(demand) }
    }

    private func update(_ number: Int, isValue: Bool, _ change: () -> Void) -> Subscribers.Demand {
        delivery.withLock {
            lock.lock()
            guard let downstream else {
                lock.unlock()
                return .none
            }
            change()
            let value = isValue ? joint.take(canDeliver: demand > .none) : nil
            if value != nil { demand -= 1 }
            let outer = sender
            sender = value == nil ? outer : number
            lock.unlock()
            if let value {
                let more = downstream.receive(value)
                if more > .none { request(more) }
            }
            let answer: Subscribers.Demand = lock.withLock {
                sender = outer
                guard value != nil else { return .none }
                defer { self.answer = .none }
                return self.answer
            }
            if lock.withLock({ joint.isFinished }) { finish(.finished) }
            return lock.withLock({ self.downstream == nil }) ? .none : answer
        }
    }

    private func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        delivery.withLock { stop()?.receive(completion: completion) }
    }

    private func stop() -> Downstream? {
        let (last, oldBranches) = lock.withLock {
            defer { (downstream, branches) = (nil, []) }
            return (downstream, branches)
        }
        for branch in oldBranches { branch?.cancel() }
        return last
    }
}

/// Where the values of one publisher wait.
class AnySlot {
    var isFinished = false
    var isEmpty: Bool { preconditionFailure("overridden") }

    /// Removes values that a newer one replaces.
    func keepLast() {}
    func removeFirst() {}
}

/// Where the values of one publisher wait.
final class Slot<Value>: AnySlot {
    var values: [Value] = []
    override var isEmpty: Bool { values.isEmpty }
    var first: Value { values[0] }

    override func keepLast() {
        if values.count > 1 { values.removeFirst(values.count - 1) }
    }

    override func removeFirst() { values.removeFirst() }
}

/// How slots make up a value.
protocol Joint<Output, Failure> {
    associatedtype Output
    associatedtype Failure: Error

    /// The value the slots make up after a new one, if they do and it can be delivered.
    func take(canDeliver: Bool) -> Output?

    /// Whether no further value can come.
    var isFinished: Bool { get }
}

/// Joins the latest values; finishes with the last publisher.
struct LatestJoint<Output, Failure: Error>: Joint {
    let slots: [AnySlot]
    let assemble: () -> Output

    func take(canDeliver: Bool) -> Output? {
        for slot in slots { slot.keepLast() }
        guard canDeliver, !slots.contains(where: \.isEmpty) else { return nil }
        return assemble()
    }

    var isFinished: Bool { slots.allSatisfy(\.isFinished) }
}

/// Joins the oldest values not joined yet; finishes when a finished publisher has none left.
struct ZipJoint<Output, Failure: Error>: Joint {
    let slots: [AnySlot]
    let assemble: () -> Output

    /// Delivers whatever makes up a value: each publisher has been asked for no more than is wanted.
    func take(canDeliver: Bool) -> Output? {
        guard !slots.contains(where: \.isEmpty) else { return nil }
        defer { for slot in slots { slot.removeFirst() } }
        return assemble()
    }

    var isFinished: Bool { slots.contains { $0.isFinished && $0.isEmpty } }
}
