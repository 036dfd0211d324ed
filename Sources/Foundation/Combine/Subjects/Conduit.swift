/// One subscriber's connection to a subject, with the subscriber's type erased.
class Conduit<Output, Failure: Error>: Subscription, StreamParticipant {
    /// The place in the subject's list; set by the list.
    var ticket = -1

    /// Delivers the value if the subscriber wants one.
    func offer(_ value: Output) { preconditionFailure("overridden") }

    /// Ends the stream for the subscriber.
    func finish(_ completion: Subscribers.Completion<Failure>) { preconditionFailure("overridden") }

    func request(_ demand: Subscribers.Demand) { preconditionFailure("overridden") }

    func cancel() { preconditionFailure("overridden") }

    var description: String { preconditionFailure("overridden") }

    var mirrorChildren: [Mirror.Child] { [] }
}

/// The part of a subject that its conduits know.
protocol ConduitOwner<Output, Failure>: AnyObject {
    associatedtype Output
    associatedtype Failure: Error

    /// The text that `print()` shows for a subscription to the owner.
    var conduitDescription: String { get }

    /// Removes a conduit whose subscriber has canceled.
    func disassociate(_ conduit: Conduit<Output, Failure>)

    /// Learns that a subscriber wants values.
    func acknowledgeDemand()

    /// The value a subscriber gets that has not been given one, for owners that have a current value.
    var currentValue: Output? { get }
}

/// A conduit to a subscriber of a known type.
///
/// An owner with a current value delivers it with the first demand, and again if values were published while the
/// subscriber had no demand. An owner without one drops such values.
final class SubjectConduit<Owner: ConduitOwner, Downstream: Subscriber>: Conduit<Owner.Output, Owner.Failure>
where Downstream.Input == Owner.Output, Downstream.Failure == Owner.Failure {
    private let lock = Lock()
    private let delivery = RecursiveLock()
    private var owner: Owner?
    private var downstream: Downstream?
    private var demand = Subscribers.Demand.none
    private var isUpToDate: Bool

    init(owner: Owner, downstream: Downstream, hasCurrentValue: Bool) {
        self.owner = owner
        self.downstream = downstream
        name = owner.conduitDescription
        isUpToDate = !hasCurrentValue
        tracksValue = hasCurrentValue
    }

    private let tracksValue: Bool
    private let name: String

    override func offer(_ value: Owner.Output) {
        delivery.withLock {
            lock.lock()
            guard let downstream else { return lock.unlock() }
            guard demand > .none else {
                if tracksValue { isUpToDate = false }
                return lock.unlock()
            }
            demand -= 1
            isUpToDate = true
            lock.unlock()
            deliver(value, to: downstream)
        }
    }

    override func finish(_ completion: Subscribers.Completion<Owner.Failure>) {
        delivery.withLock { take().downstream?.receive(completion: completion) }
    }

    override func request(_ demand: Subscribers.Demand) {
        demand.assertNonZero()
        lock.lock()
        guard let owner, downstream != nil else { return lock.unlock() }
        self.demand += demand
        let isBehind = !isUpToDate
        lock.unlock()
        owner.acknowledgeDemand()
        if isBehind { delivery.withLock { catchUp() } }
    }

    override func cancel() {
        let (owner, downstream) = take()
        if downstream != nil { owner?.disassociate(self) }
    }

    override var description: String { name }

    override var mirrorChildren: [Mirror.Child] {
        let (owner, downstream, demand) = lock.withLock { (self.owner, self.downstream, self.demand) }
        return [
            ("parent", owner as Any), ("downstream", downstream as Any), ("demand", demand), ("subject", owner as Any),
        ]
    }

    /// Delivers current values while the subscriber is behind and wants one.
    private func catchUp() {
        while true {
            lock.lock()
            guard let owner, let downstream, !isUpToDate, demand > .none else { return lock.unlock() }
            demand -= 1
            isUpToDate = true
            lock.unlock()
            guard let value = owner.currentValue else { return }
            let more = downstream.receive(value)
            if more > .none { lock.withLock { demand += more } }
        }
    }

    private func deliver(_ value: Owner.Output, to downstream: Downstream) {
        let more = downstream.receive(value)
        guard more > .none else { return }
        lock.lock()
        demand += more
        let isBehind = !isUpToDate
        lock.unlock()
        if isBehind { catchUp() }
    }

    private func take() -> (owner: Owner?, downstream: Downstream?) {
        lock.withLock {
            defer { (owner, downstream) = (nil, nil) }
            return (owner, downstream)
        }
    }
}
