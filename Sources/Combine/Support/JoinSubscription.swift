/// The running form of an operator that puts values of several publishers together: `combineLatest` and `zip`.
///
/// The publishers' values wait in slots; the joint says when the slots make up a value.
final class JoinSubscription<Downstream: Subscriber>: Subscription, CustomStringConvertible {
    private let lock = Lock()
    private let delivery = RecursiveLock()
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    private var legs: [any Subscription] = []
    private let joint: any Joint<Downstream.Input, Downstream.Failure>
    let description: String

    init(_ description: String, _ downstream: Downstream, _ joint: any Joint<Downstream.Input, Downstream.Failure>) {
        self.description = description
        self.downstream = downstream
        self.joint = joint
    }

    /// Subscribes to one of the publishers, whose values go to the slot.
    func add<P: Publisher>(_ publisher: P, _ slot: Slot<P.Output>) where P.Failure == Downstream.Failure {
        guard lock.withLock({ downstream != nil }) else { return }
        let leg = Leg<P.Output, P.Failure>(
            onSubscription: { self.start($0) },
            onValue: { value in
                self.update(isValue: true) { slot.values.append(value) }
                return .none
            },
            onCompletion: { completion in
                switch completion {
                case .finished: self.update(isValue: false) { slot.isFinished = true }
                case .failure: self.finish(completion)
                }
            })
        publisher.subscribe(leg)
    }

    func request(_ demand: Subscribers.Demand) {
        let legs = lock.withLock {
            self.demand += demand
            return self.legs
        }
        for leg in legs { leg.request(demand) }
    }

    func cancel() { _ = stop() }

    private func start(_ subscription: any Subscription) {
        lock.lock()
        guard downstream != nil else {
            lock.unlock()
            return subscription.cancel()
        }
        legs.append(subscription)
        let demand = demand
        lock.unlock()
        if demand > .none { subscription.request(demand) }
    }

    private func update(isValue: Bool, _ change: () -> Void) {
        delivery.withLock {
            lock.lock()
            guard let downstream else { return lock.unlock() }
            change()
            let value = isValue ? joint.take(canDeliver: demand > .none) : nil
            if value != nil { demand -= 1 }
            lock.unlock()
            if let value {
                let more = downstream.receive(value)
                if more > .none { request(more) }
            }
            if lock.withLock({ joint.isFinished }) { finish(.finished) }
        }
    }

    private func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        delivery.withLock { stop()?.receive(completion: completion) }
    }

    private func stop() -> Downstream? {
        let (last, oldLegs) = lock.withLock {
            defer { (downstream, legs) = (nil, []) }
            return (downstream, legs)
        }
        for leg in oldLegs { leg.cancel() }
        return last
    }
}

/// Where the values of one publisher wait.
class AnySlot {
    var isFinished = false
    var isEmpty: Bool { preconditionFailure("overridden") }

    /// Forgets values that a newer one replaces.
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

    func take(canDeliver: Bool) -> Output? {
        guard canDeliver, !slots.contains(where: \.isEmpty) else { return nil }
        defer { for slot in slots { slot.removeFirst() } }
        return assemble()
    }

    var isFinished: Bool { slots.contains { $0.isFinished && $0.isEmpty } }
}
