/// The running form of an operator that passes everything on through a scheduler: `receive(on:)` and `delay`.
///
/// Events are queued here and each scheduled action delivers the oldest one, so that their order is kept on
/// a scheduler that runs actions side by side.
class ScheduledSubscription<Downstream: Subscriber>: Subscriber, Subscription {
    typealias Input = Downstream.Input
    typealias Failure = Downstream.Failure

    private enum Event {
        case value(Input)
        case completion(Subscribers.Completion<Failure>)
    }

    private let lock = Lock()
    private let delivery = RecursiveLock()
    private var downstream: Downstream?
    private var upstream: (any Subscription)?
    private var queue: [Event] = []
    /// Whether the end has come from the upstream, or a cancellation.
    private var hasEnded = false
    private let schedule: (@escaping () -> Void) -> Void

    init(_ downstream: Downstream, _ schedule: @escaping (@escaping () -> Void) -> Void) {
        self.downstream = downstream
        self.schedule = schedule
    }

    func receive(subscription: any Subscription) {
        let target: Downstream? = lock.withLock {
            guard upstream == nil, !hasEnded else { return nil }
            upstream = subscription
            return downstream
        }
        if let target { target.receive(subscription: self) } else { subscription.cancel() }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        enqueue(.value(input))
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) { enqueue(.completion(completion)) }

    func request(_ demand: Subscribers.Demand) { lock.withLock { upstream }?.request(demand) }

    /// Stops the stream; an end that is on its way arrives all the same.
    func cancel() {
        let last: (Downstream?, (any Subscription)?, [Event])? = lock.withLock {
            guard upstream != nil, !hasEnded else { return nil }
            defer { (downstream, upstream, queue, hasEnded) = (nil, nil, [], true) }
            return (downstream, upstream, queue)
        }
        last?.1?.cancel()
    }

    private func enqueue(_ event: Event) {
        let target: Downstream? = lock.withLock {
            guard upstream != nil, !hasEnded else { return nil }
            if case .completion = event { hasEnded = true }
            queue.append(event)
            return downstream
        }
        if let target { schedule { self.deliverNext(to: target) } }
    }

    private func deliverNext(to downstream: Downstream) {
        delivery.withLock {
            let event: Event? = lock.withLock { queue.isEmpty ? nil : queue.removeFirst() }
            switch event {
            case nil: break
            case .value(let value):
                let more = downstream.receive(value)
                if more > .none { request(more) }
            case .completion(let completion):
                lock.withLock { (self.downstream, upstream) = (nil, nil) }
                downstream.receive(completion: completion)
            }
        }
    }
}
