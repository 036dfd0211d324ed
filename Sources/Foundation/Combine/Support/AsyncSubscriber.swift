/// Passes a publisher's values to tasks that wait for them; requests one value for each waiting task.
///
/// Released by its iterator, it cancels the subscription.
final class AsyncSubscriber<Output, Failure: Error>: @unchecked Sendable {
    typealias Answer = Result<Output?, Failure>

    private let lock = Lock()
    private var subscription: (any Subscription)?
    private var waiting: [CheckedContinuation<Transfer<Answer>, Never>] = []
    private var end: Subscribers.Completion<Failure>?
    /// Demand from before the subscription came.
    private var owed = 0

    init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        // The publisher holds the branch, not this object, which would otherwise never be released.
        let branch = AsyncBranch(self)
        publisher.subscribe(branch)
    }

    deinit { subscription?.cancel() }

    func next() async -> Answer {
        await withTaskCancellationHandler {
            await withCheckedContinuation { wait($0) }.value
        } onCancel: {
            self.cancel()
        }
    }

    private func wait(_ continuation: CheckedContinuation<Transfer<Answer>, Never>) {
        lock.lock()
        if let end {
            // An error is thrown once; after it the sequence is at its end.
            self.end = .finished
            lock.unlock()
            return continuation.resume(returning: Transfer(Self.answer(end)))
        }
        waiting.append(continuation)
        let subscription = subscription
        if subscription == nil { owed += 1 }
        lock.unlock()
        subscription?.request(.max(1))
    }

    fileprivate func start(_ subscription: any Subscription) {
        let owed: Int? = lock.withLock {
            guard self.subscription == nil, end == nil else { return nil }
            self.subscription = subscription
            defer { self.owed = 0 }
            return self.owed
        }
        guard let owed else { return subscription.cancel() }
        if owed > 0 { subscription.request(.max(owed)) }
    }

    fileprivate func take(_ value: Output) {
        lock.lock()
        guard subscription != nil else {
            // A value before the subscription violates the protocol; waiting callers receive nil.
            let continuations = waiting
            waiting = []
            lock.unlock()
            for continuation in continuations { continuation.resume(returning: Transfer(.success(nil))) }
            return
        }
        guard !waiting.isEmpty else {
            lock.unlock()
            unwantedValue()
        }
        let continuation = waiting.removeFirst()
        lock.unlock()
        continuation.resume(returning: Transfer(.success(value)))
    }

    fileprivate func finish(_ completion: Subscribers.Completion<Failure>) {
        lock.lock()
        guard end == nil else { return lock.unlock() }
        subscription = nil
        let continuations = waiting
        waiting = []
        end = continuations.isEmpty ? completion : .finished
        lock.unlock()
        for (index, continuation) in continuations.enumerated() {
            continuation.resume(returning: Transfer(index == 0 ? Self.answer(completion) : .success(nil)))
        }
    }

    fileprivate func cancel() {
        let last = lock.withLock {
            defer { subscription = nil }
            return subscription
        }
        last?.cancel()
        finish(.finished)
    }

    private static func answer(_ completion: Subscribers.Completion<Failure>) -> Answer {
        switch completion {
        case .finished: .success(nil)
        case .failure(let error): .failure(error)
        }
    }
}

/// The part of an asynchronous sequence that its publisher holds.
private final class AsyncBranch<Output, Failure: Error>: Subscriber, Cancellable {
    private weak var owner: AsyncSubscriber<Output, Failure>?

    init(_ owner: AsyncSubscriber<Output, Failure>) { self.owner = owner }

    func receive(subscription: any Subscription) {
        if let owner { owner.start(subscription) } else { subscription.cancel() }
    }

    func receive(_ input: Output) -> Subscribers.Demand {
        owner?.take(input)
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) { owner?.finish(completion) }

    func cancel() { owner?.cancel() }
}

/// Passes a value to the task that waits for it; the sender keeps no reference to it.
struct Transfer<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
}
