/// The running form of an operator that passes everything on through a scheduler: `receive(on:)` and `delay`.
///
/// Events are queued here and each scheduled action delivers the oldest one, so that their order is kept on
/// a scheduler that runs actions side by side.
final class ScheduledSubscription<Downstream: Subscriber>: Subscriber, Subscription, CustomStringConvertible {
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
    private let schedule: (@escaping () -> Void) -> Void
    let description: String

    init(_ description: String, _ downstream: Downstream, _ schedule: @escaping (@escaping () -> Void) -> Void) {
        self.description = description
        self.downstream = downstream
        self.schedule = schedule
    }

    func receive(subscription: any Subscription) {
        let target: Downstream? = lock.withLock {
            guard upstream == nil else { return nil }
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

    func cancel() { take().upstream?.cancel() }

    private func enqueue(_ event: Event) {
        let isWanted = lock.withLock {
            if downstream != nil { queue.append(event) }
            return downstream != nil
        }
        if isWanted { schedule { self.deliverNext() } }
    }

    private func deliverNext() {
        delivery.withLock {
            lock.lock()
            guard let downstream, !queue.isEmpty else { return lock.unlock() }
            let event = queue.removeFirst()
            lock.unlock()
            switch event {
            case .value(let value):
                let more = downstream.receive(value)
                if more > .none { request(more) }
            case .completion(let completion):
                take().downstream?.receive(completion: completion)
            }
        }
    }

    private func take() -> (downstream: Downstream?, upstream: (any Subscription)?) {
        let last = lock.withLock {
            defer { (downstream, upstream, queue) = (nil, nil, []) }
            return (downstream, upstream, queue)
        }
        return (last.0, last.1)
    }
}
