/// The running form of `buffer`.
final class BufferSubscription<Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible {
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
        target.receive(subscription: self)
        switch prefetch {
        case .keepFull: if size > 0 { subscription.request(.max(size)) }
        case .byRequest: subscription.request(.unlimited)
        }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        lock.lock()
        guard downstream != nil, end == nil else {
            lock.unlock()
            return .none
        }
        var overflow: (any Subscription)?
        if values.count < size || (demand > .none && !isDelivering) {
            values.append(input)
        } else {
            switch whenFull {
            case .dropNewest: break
            case .dropOldest:
                if !values.isEmpty { values.removeFirst() }
                if size > 0 { values.append(input) }
            case .customError(let makeError):
                end = .failure(makeError())
                overflow = upstream
                upstream = nil
            }
        }
        lock.unlock()
        overflow?.cancel()
        let delivered = drain()
        // A full buffer asks for a value in place of each one that left; unlimited demand needs no asking.
        return prefetch == .keepFull ? .max(delivered) : .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        lock.withLock { if end == nil { end = completion } }
        _ = drain()
    }

    func request(_ demand: Subscribers.Demand) {
        lock.withLock { self.demand += demand }
        let delivered = drain()
        if prefetch == .keepFull, delivered > 0 { lock.withLock { upstream }?.request(.max(delivered)) }
    }

    func cancel() {
        let last = lock.withLock {
            defer { (downstream, upstream, values) = (nil, nil, []) }
            return (downstream, upstream, values)
        }
        last.1?.cancel()
    }

    var description: String { "Buffer" }

    /// Delivers what is wanted, then the end when nothing is left; returns how many values went.
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
        var finished: (Downstream, Subscribers.Completion<Failure>)?
        if let downstream, let end, values.isEmpty {
            finished = (downstream, end)
            self.downstream = nil
        }
        lock.unlock()
        if let (downstream, end) = finished { downstream.receive(completion: end) }
        return count
    }
}
