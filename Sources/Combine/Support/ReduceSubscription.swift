/// What a reduction does after a value.
enum Reduction<Failure: Error> {
    /// Take more values.
    case next
    /// The result is known; end the stream.
    case stop
    /// End the stream with an error.
    case fail(Failure)
}

/// The running form of an operator that takes values until the end, or until it knows enough, and delivers one result.
final class ReduceSubscription<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription,
    CustomStringConvertible
{
    private enum State {
        case waiting
        case running(any Subscription)
        /// The result waits for demand.
        case holding(Downstream.Input)
        case over
    }

    private let lock = Lock()
    private var state = State.waiting
    private var isWanted = false
    private let downstream: Downstream
    private let fold: (Input) -> Reduction<Downstream.Failure>
    private let result: () -> Downstream.Input?
    private let end: (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>
    let description: String

    init(
        _ description: String, _ downstream: Downstream,
        fold: @escaping (Input) -> Reduction<Downstream.Failure>,
        result: @escaping () -> Downstream.Input?,
        end: @escaping (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>
    ) {
        self.description = description
        self.downstream = downstream
        self.fold = fold
        self.result = result
        self.end = end
    }

    func receive(subscription: any Subscription) {
        let isFirst = lock.withLock {
            guard case .waiting = state else { return false }
            state = .running(subscription)
            return true
        }
        guard isFirst else { return subscription.cancel() }
        downstream.receive(subscription: self)
        let isRunning = lock.withLock { if case .running = state { true } else { false } }
        if isRunning { subscription.request(.unlimited) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard lock.withLock({ if case .running = state { true } else { false } }) else { return .none }
        switch fold(input) {
        case .next: break
        case .stop:
            guard let upstream = leaveRunning() else { break }
            upstream.cancel()
            conclude()
        case .fail(let error):
            guard let upstream = leaveRunning() else { break }
            upstream.cancel()
            downstream.receive(completion: .failure(error))
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        guard leaveRunning() != nil else { return }
        switch end(completion) {
        case .finished: conclude()
        case .failure(let error): downstream.receive(completion: .failure(error))
        }
    }

    func request(_ demand: Subscribers.Demand) {
        let held: Downstream.Input? = lock.withLock {
            isWanted = true
            guard case .holding(let value) = state else { return nil }
            state = .over
            return value
        }
        if let held { deliver(held) }
    }

    func cancel() {
        let last = lock.withLock {
            defer { state = .over }
            isCancelled = true
            return state
        }
        if case .running(let upstream) = last { upstream.cancel() }
    }

    private var isCancelled = false

    private func leaveRunning() -> (any Subscription)? {
        lock.withLock {
            guard case .running(let upstream) = state else { return nil }
            state = .over
            return upstream
        }
    }

    /// Delivers the result, or keeps it until it is wanted.
    private func conclude() {
        guard let value = result() else { return downstream.receive(completion: .finished) }
        let canDeliver = lock.withLock {
            if !isWanted, !isCancelled { state = .holding(value) }
            return isWanted
        }
        if canDeliver { deliver(value) }
    }

    private func deliver(_ value: Downstream.Input) {
        guard !lock.withLock({ isCancelled }) else { return }
        _ = downstream.receive(value)
        if !lock.withLock({ isCancelled }) { downstream.receive(completion: .finished) }
    }
}

extension ReduceSubscription where Failure == Downstream.Failure {
    convenience init(
        _ description: String, _ downstream: Downstream, fold: @escaping (Input) -> Reduction<Failure>,
        result: @escaping () -> Downstream.Input?
    ) {
        self.init(description, downstream, fold: fold, result: result, end: { $0 })
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
