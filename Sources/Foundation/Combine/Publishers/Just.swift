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
        subscriber.receive(subscription: OnceSubscription("Just", output, downstream: subscriber))
    }
}

extension Just: Equatable where Output: Equatable {}
extension Just: Sendable where Output: Sendable {}

/// Delivers one value with the first demand, then finishes.
final class OnceSubscription<Downstream: Subscriber>: Subscription, StreamParticipant {
    private let lock = Lock()
    private let value: Downstream.Input
    /// Nil after the first demand or a cancellation.
    private var downstream: Downstream?
    /// Cleared by a cancellation from inside the delivery, after which no completion follows.
    private var isDelivering = false
    let description: String

    init(_ description: String, _ value: Downstream.Input, downstream: Downstream) {
        self.description = description
        self.value = value
        self.downstream = downstream
    }

    func request(_ demand: Subscribers.Demand) {
        demand.assertNonZero()
        let target: Downstream? = lock.withLock {
            defer { (downstream, isDelivering) = (nil, downstream != nil || isDelivering) }
            return downstream
        }
        guard let target else { return }
        _ = target.receive(value)
        let hasEnded = lock.withLock {
            defer { isDelivering = false }
            return isDelivering
        }
        if hasEnded { target.receive(completion: .finished) }
    }

    func cancel() {
        let last = lock.withLock {
            defer { (downstream, isDelivering) = (nil, false) }
            return downstream
        }
        withExtendedLifetime(last) {}
    }

    var mirrorChildren: [Mirror.Child] { [(nil, value)] }
}
