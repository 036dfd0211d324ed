/// What an operator answers to one value.
enum Step<Output, Failure: Error> {
    /// Deliver this.
    case send(Output)
    /// Deliver nothing, and ask for another value in its place.
    case skip
    /// End the stream here.
    case finish
    /// Deliver this and end the stream.
    case sendAndFinish(Output)
    /// End the stream with an error.
    case fail(Failure)
}

/// The running form of an operator that answers each value at once, with at most one value.
///
/// Demand passes through unchanged: a skipped value is replaced by asking for one more.
final class StepSubscription<Input, Failure: Error, Downstream: Subscriber>: Subscriber, Subscription,
    CustomStringConvertible
{
    private enum State {
        case waiting
        case subscribed(any Subscription)
        case over
    }

    private let lock = Lock()
    private var state = State.waiting
    private let downstream: Downstream
    private let step: (Input) -> Step<Downstream.Input, Downstream.Failure>
    private let end: (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>
    let description: String

    init(
        _ description: String, _ downstream: Downstream,
        step: @escaping (Input) -> Step<Downstream.Input, Downstream.Failure>,
        end: @escaping (Subscribers.Completion<Failure>) -> Subscribers.Completion<Downstream.Failure>
    ) {
        self.description = description
        self.downstream = downstream
        self.step = step
        self.end = end
    }

    func receive(subscription: any Subscription) {
        let isFirst = lock.withLock {
            guard case .waiting = state else { return false }
            state = .subscribed(subscription)
            return true
        }
        if isFirst { downstream.receive(subscription: self) } else { subscription.cancel() }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        guard isRunning else { return .none }
        switch step(input) {
        case .send(let output):
            return downstream.receive(output)
        case .skip:
            return .max(1)
        case .finish:
            finish(.finished)
        case .sendAndFinish(let output):
            guard let upstream = stop() else { return .none }
            _ = downstream.receive(output)
            upstream.cancel()
            if !isCancelled { downstream.receive(completion: .finished) }
        case .fail(let error):
            finish(.failure(error))
        }
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        guard stop() != nil else { return }
        downstream.receive(completion: end(completion))
    }

    func request(_ demand: Subscribers.Demand) {
        let upstream = lock.withLock {
            if case .subscribed(let upstream) = state { upstream } else { nil as (any Subscription)? }
        }
        upstream?.request(demand)
    }

    func cancel() {
        lock.withLock { isCancelled = true }
        stop()?.cancel()
    }

    private var isCancelled = false

    /// Runs once when the stream ends in whatever way; set before the subscription.
    var onEnd: (() -> Void)?

    /// Ends the stream normally from outside, as a value from another publisher may.
    func finishEarly() {
        let isWaiting = lock.withLock {
            guard case .waiting = state else { return false }
            state = .over
            return true
        }
        guard isWaiting else { return finish(.finished) }
        downstream.receive(subscription: Subscriptions.empty)
        downstream.receive(completion: .finished)
    }

    private var isRunning: Bool {
        lock.withLock { if case .subscribed = state { true } else { false } }
    }

    private func finish(_ completion: Subscribers.Completion<Downstream.Failure>) {
        guard let upstream = stop() else { return }
        upstream.cancel()
        downstream.receive(completion: completion)
    }

    /// Ends the running state and returns the subscription; nil when it had ended before.
    private func stop() -> (any Subscription)? {
        lock.lock()
        guard case .subscribed(let upstream) = state else {
            lock.unlock()
            return nil
        }
        state = .over
        let onEnd = onEnd
        self.onEnd = nil
        lock.unlock()
        onEnd?()
        return upstream
    }
}

extension StepSubscription where Failure == Downstream.Failure {
    convenience init(
        _ description: String, _ downstream: Downstream,
        step: @escaping (Input) -> Step<Downstream.Input, Downstream.Failure>
    ) {
        self.init(description, downstream, step: step, end: { $0 })
    }
}

extension StepSubscription where Downstream.Failure == any Error {
    /// For operators whose closure may throw.
    convenience init(
        throwing description: String, _ downstream: Downstream,
        step: @escaping (Input) throws -> Step<Downstream.Input, any Error>
    ) {
        self.init(
            description, downstream,
            step: { input in
                do { return try step(input) } catch { return .fail(error) }
            },
            end: { $0.eraseError() })
    }
}
