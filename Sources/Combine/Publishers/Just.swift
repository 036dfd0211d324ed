import Synchronization

/// A publisher that delivers one value to each subscriber, then finishes.
public struct Just<Output>: Publisher {
    /// The publisher cannot fail.
    public typealias Failure = Never

    /// The value delivered.
    public let output: Output

    /// Makes a publisher of one value.
    public init(_ output: Output) { self.output = output }

    /// Attaches the subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
        subscriber.receive(subscription: OnceSubscription(output, downstream: subscriber))
    }
}

extension Just: Equatable where Output: Equatable {}
extension Just: Sendable where Output: Sendable {}

/// Delivers one value with the first demand, then finishes.
final class OnceSubscription<Downstream: Subscriber>: Subscription, CustomStringConvertible {
    private let lock = Lock()
    private var pending: (value: Downstream.Input, downstream: Downstream)?

    init(_ value: Downstream.Input, downstream: Downstream) { pending = (value, downstream) }

    func request(_ demand: Subscribers.Demand) {
        precondition(demand > .none, "a subscription is asked for at least one value")
        guard let (value, downstream) = take() else { return }
        isDelivering.store(true, ordering: .relaxed)
        _ = downstream.receive(value)
        if isDelivering.exchange(false, ordering: .relaxed) { downstream.receive(completion: .finished) }
    }

    func cancel() {
        _ = take()
        isDelivering.store(false, ordering: .relaxed)
    }

    var description: String { "Once" }

    /// Cleared by a cancellation from inside the delivery, after which no completion follows.
    private let isDelivering = Atomic(false)

    private func take() -> (value: Downstream.Input, downstream: Downstream)? {
        lock.withLock {
            defer { pending = nil }
            return pending
        }
    }
}
