/// The running form of `buffer`.
final class BufferSubscription<Downstream: Subscriber>: Subscriber, Subscription, StreamParticipant {
    typealias Input = Downstream.Input
    typealias Failure = Downstream.Failure

    private let lock = Lock()
    private var downstream: Downstream?
    private var upstream: (any Subscription)?
    private var values: [Input] = []
    private var demand = Subscribers.Demand.none
    private var end: Subscribers.Completion<Failure>?
    private var isDelivering = false
    private let size: Int
    private let prefetch: Publishers.PrefetchStrategy
    private let whenFull: Publishers.BufferingStrategy<Failure>

    init(
        _ downstream: Downstream, _ size: Int, _ prefetch: Publishers.PrefetchStrategy,
        _ whenFull: Publishers.BufferingStrategy<Failure>
    ) {
        self.downstream = downstream
        self.size = size
        self.prefetch = prefetch
        self.whenFull = whenFull
    }

    func receive(subscription: any Subscription) {
        let target: Downstream? = lock.withLock {
            guard upstream == nil else { return nil }
            upstream = subscription
            return downstream
        }
        guard let target else { return subscription.cancel() }
        switch prefetch {
        case .keepFull: if size > 0 { subscription.request(.max(size)) }
        case .byRequest: subscription.request(.unlimited)
        }
        target.receive(subscription: self)
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        lock.lock()
        guard let upstream, !isFailing else {
            lock.unlock()
            return .none
        }
        var isOverflow = false
        if values.count < size || (demand > .none && !isDelivering) {
            values.append(input)
        } else {
            switch whenFull {
            case .dropNewest: break
            case .dropOldest:
                if !values.isEmpty { values.removeFirst() }
                if size > 0 { values.append(input) }
            case .customError: isOverflow = true
            }
        }
        lock.unlock()
        if isOverflow, case .customError(let makeError) = whenFull {
            let error = makeError()
            lock.withLock { end = .failure(error) }
            upstream.cancel()
        }
        let delivered = drain()
        // A full buffer asks for a value in place of each one that left; unlimited demand needs no asking.
        return prefetch == .keepFull ? .max(delivered) : .none
    }

    /// Passes an error on at once; a normal end waits until all kept values have been delivered.
    func receive(completion: Subscribers.Completion<Failure>) {
        let isFirst = lock.withLock {
            guard upstream != nil, end == nil else { return false }
            end = completion
            return true
        }
        guard isFirst else { return }
        switch completion {
        case .finished: _ = drain()
        case .failure: take().downstream?.receive(completion: completion)
        }
    }

    func request(_ demand: Subscribers.Demand) {
        let upstream = lock.withLock {
            self.demand += demand
            return self.upstream
        }
        let delivered = drain()
        if prefetch == .keepFull, delivered > 0 { upstream?.request(.max(delivered)) }
    }

    func cancel() {
        if lock.withLock({ upstream == nil }) { return }
        take().upstream?.cancel()
    }

    var description: String { "Buffer" }

    var mirrorChildren: [Mirror.Child] {
        lock.withLock {
            [
                ("values", values), ("state", upstream as Any), ("downstreamDemand", demand),
                ("terminal", end as Any),
            ]
        }
    }

    private var isFailing: Bool { if case .failure = end { true } else { false } }

    /// Delivers the requested values, and the end once nothing is left; returns the number of values delivered.
    ///
    /// A buffer that failed because it was full delivers the requested values, then the error.
    private func drain() -> Int {
        var count = 0
        lock.lock()
        guard !isDelivering else {
            lock.unlock()
            return 0
        }
        isDelivering = true
        while let downstream, demand > .none, !values.isEmpty {
            let value = values.removeFirst()
            demand -= 1
            count += 1
            lock.unlock()
            let more = downstream.receive(value)
            lock.lock()
            demand += more
        }
        isDelivering = false
        let isDone = isFailing ? count > 0 || demand > .none : values.isEmpty && demand > .none
        let completion = isDone ? end : nil
        lock.unlock()
        if let completion { take().downstream?.receive(completion: completion) }
        return count
    }

    private func take() -> (downstream: Downstream?, upstream: (any Subscription)?) {
        let last = lock.withLock {
            defer { (downstream, upstream, values) = (nil, nil, []) }
            return (downstream, upstream, values)
        }
        return (last.0, last.1)
    }
}
