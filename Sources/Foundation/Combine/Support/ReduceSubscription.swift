/// The outcome of a reduction step.
enum Reduction<Failure: Error> {
    /// Take more values.
    case next
    /// The result is known; end the stream.
    case stop
    /// End the stream with an error.
    case fail(Failure)
}

/// The running form of an operator that takes values until the end, or until it knows enough, and delivers at most
/// one result once it is asked for.
final class ReduceSubscription<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription,
    StreamParticipant
{
    private enum State {
        case waiting
        case running(any Subscription)
        /// The result waits for demand.
        case holding
        case over
    }

    private let lock = Lock()
    private var state = State.waiting
    private var isWanted = false
    /// Nil after the end or a cancellation.
    private var downstream: Downstream?
    private let fold: (Input) -> Reduction<Downstream.Failure>
    private let result: () -> Downstream.Input?
    private let end: (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>
    private let children: (() -> [Mirror.Child])?
    private let initial: Downstream.Input?
    let description: String

    init(
        _ description: String, _ downstream: Downstream, children: (() -> [Mirror.Child])? = nil,
        fold: @escaping (Input) -> Reduction<Downstream.Failure>,
        result: @escaping () -> Downstream.Input?,
        end: @escaping (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>
    ) {
        self.description = description
        self.downstream = downstream
        self.children = children
        self.fold = fold
        self.result = result
        self.end = end
        initial = result()
    }

    func receive(subscription: any Subscription) {
        let target: Downstream? = lock.withLock {
            guard case .waiting = state else { return nil }
            state = .running(subscription)
            return downstream
        }
        guard let target else { return subscription.cancel() }
        target.receive(subscription: self)
        if lock.withLock({ if case .running = state { true } else { false } }) { subscription.request(.unlimited) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard lock.withLock({ if case .running = state { true } else { false } }) else { return .none }
        switch fold(input) {
        case .next: break
        case .stop:
            guard let upstream = hold() else { break }
            upstream.cancel()
            deliverIfWanted()
        case .fail(let error):
            let (downstream, upstream) = take()
            upstream?.cancel()
            downstream?.receive(completion: .failure(error))
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        switch end(completion) {
        case .finished: if hold() != nil { deliverIfWanted() }
        case .failure(let error):
            guard lock.withLock({ if case .running = state { true } else { false } }) else { return }
            take().downstream?.receive(completion: .failure(error))
        }
    }

    func request(_ demand: Subscribers.Demand) {
        demand.assertNonZero()
        lock.withLock { isWanted = true }
        deliverIfWanted()
    }

    func cancel() {
        // Before the subscription there is nothing to cancel.
        if lock.withLock({ if case .waiting = state { true } else { false } }) { return }
        take().upstream?.cancel()
    }

    var mirrorChildren: [Mirror.Child] {
        if let children { return children() }
        let (downstream, state) = lock.withLock { (self.downstream, self.state) }
        return [
            (label: "downstream", value: downstream as Any), (label: "result", value: result() as Any),
            (label: "initial", value: initial as Any), (label: "status", value: state as Any),
        ]
    }

    /// Ends the running state, and returns the upstream's subscription to the first caller.
    private func hold() -> (any Subscription)? {
        lock.withLock {
            guard case .running(let upstream) = state else { return nil }
            state = .holding
            return upstream
        }
    }

    /// Delivers the result, if there is one, and the end, once they are known and asked for.
    private func deliverIfWanted() {
        let target: Downstream? = lock.withLock {
            guard case .holding = state, isWanted else { return nil }
            state = .over
            return downstream
        }
        guard let target else { return }
        if let value = result() { _ = target.receive(value) }
        // When the subscription is canceled from within the delivery, it has already released the subscriber.
        take().downstream?.receive(completion: .finished)
    }

    private func take() -> (downstream: Downstream?, upstream: (any Subscription)?) {
        lock.lock()
        defer { lock.unlock() }
        let last = (downstream: downstream, state: state)
        (downstream, state) = (nil, .over)
        if case .running(let upstream) = last.state { return (last.downstream, upstream) }
        return (last.downstream, nil)
    }
}

extension ReduceSubscription where Failure == Downstream.Failure {
    convenience init(
        _ description: String, _ downstream: Downstream, children: (() -> [Mirror.Child])? = nil,
        fold: @escaping (Input) -> Reduction<Failure>, result: @escaping () -> Downstream.Input?
    ) {
        self.init(description, downstream, children: children, fold: fold, result: result, end: { $0 })
    }
}

extension ReduceSubscription where Downstream.Failure == any Error {
    /// For operators whose closure may throw.
    convenience init(
        throwing description: String, _ downstream: Downstream,
        fold: @escaping (Input) throws -> Reduction<any Error>, result: @escaping () -> Downstream.Input?
    ) {
        self.init(
            description, downstream,
            fold: { input in
                do { return try fold(input) } catch { return .fail(error) }
            },
            result: result, end: { $0.eraseError() })
    }
}
