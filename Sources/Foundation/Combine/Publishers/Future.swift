/// A publisher of one result that is found some time, once for all subscribers.
///
///     let number = Future<Int, Never> { promise in
///         DispatchQueue.main.async { promise(.success(42)) }
///     }
///
/// The closure runs when the future is made, not at the first subscription; see ``Deferred`` for that.
public final class Future<Output, Failure: Error>: Publisher, @unchecked Sendable {
    /// The closure that receives the result; only the first call counts.
    public typealias Promise = (Result<Output, Failure>) -> Void

    private let lock = Lock()
    private var result: Result<Output, Failure>?
    private var waiting = TicketList<FutureWaiter<Output, Failure>>()

    /// Runs the closure, which calls the promise when it has the result.
    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        attemptToFulfill(fulfill)
    }

    /// Attaches the subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        let waiter = FutureSubscription(self, subscriber)
        lock.lock()
        let known = result
        if known == nil { waiter.ticket = waiting.append(waiter) }
        lock.unlock()
        subscriber.receive(subscription: waiter)
        if let known { waiter.settle(known) }
    }

    private func fulfill(_ result: Result<Output, Failure>) {
        let waiters = lock.withLock {
            guard self.result == nil else { return [FutureWaiter<Output, Failure>?]() }
            self.result = result
            return waiting.removeAll()
        }
        for waiter in waiters { waiter?.settle(result) }
    }

    fileprivate func forget(_ waiter: FutureWaiter<Output, Failure>) {
        lock.withLock { waiting.remove(waiter.ticket) }
    }
}

private class FutureWaiter<Output, Failure: Error> {
    var ticket = -1
    func settle(_ result: Result<Output, Failure>) { preconditionFailure("overridden") }
}

private final class FutureSubscription<Downstream: Subscriber>: FutureWaiter<Downstream.Input, Downstream.Failure>,
    Subscription, StreamParticipant
{
    private let lock = Lock()
    /// Nil after the end or a cancellation, like the subscriber.
    private var future: Future<Downstream.Input, Downstream.Failure>?
    private var downstream: Downstream?
    private var isWanted = false
    private var isDelivering = false
    private var result: Result<Downstream.Input, Downstream.Failure>?

    init(_ future: Future<Downstream.Input, Downstream.Failure>, _ downstream: Downstream) {
        self.future = future
        self.downstream = downstream
    }

    override func settle(_ result: Result<Downstream.Input, Downstream.Failure>) {
        lock.withLock { self.result = result }
        deliver()
    }

    func request(_ demand: Subscribers.Demand) {
        demand.assertNonZero()
        lock.withLock { isWanted = true }
        deliver(keepsFuture: true)
    }

    func cancel() {
        let (future, downstream) = take()
        if downstream != nil { future?.forget(self) }
    }

    var description: String { "Future" }

    var mirrorChildren: [Mirror.Child] {
        let (future, downstream, isWanted) = lock.withLock { (self.future, self.downstream, self.isWanted) }
        return [
            ("parent", future as Any), ("downstream", downstream as Any), ("hasAnyDemand", isWanted),
            ("subject", future as Any),
        ]
    }

    /// Delivers a result that is wanted.
    ///
    /// A subscription whose demand came after the result keeps the future, which needs no more of it.
    private func deliver(keepsFuture: Bool = false) {
        lock.lock()
        guard let downstream, let result, !isDelivering else { return lock.unlock() }
        if case .success = result, !isWanted { return lock.unlock() }
        isDelivering = true
        lock.unlock()
        switch result {
        case .success(let value):
            _ = downstream.receive(value)
            // When the future is canceled from within the delivery, it has already released the subscriber.
            lock.withLock { self.downstream }?.receive(completion: .finished)
        case .failure(let error):
            downstream.receive(completion: .failure(error))
        }
        take(keepsFuture: keepsFuture)
    }

    @discardableResult
    private func take(keepsFuture: Bool = false) -> (Future<Downstream.Input, Downstream.Failure>?, Downstream?) {
        lock.withLock {
            defer { (future, downstream, isWanted) = (keepsFuture ? future : nil, nil, false) }
            return (future, downstream)
        }
    }
}
