import Combine

/// A publisher for one subscriber that is controlled by the test, and records what is requested of it.
final class ManualPublisher<Output, Failure: Error>: Publisher {
    private final class Link: Subscription {
        let owner: ManualPublisher
        init(_ owner: ManualPublisher) { self.owner = owner }
        func request(_ demand: Subscribers.Demand) { owner.log.append("request \(demand)") }
        func cancel() { owner.log.append("cancel") }
    }

    private(set) var log: [String] = []
    private var subscriber: AnySubscriber<Output, Failure>?

    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        self.subscriber = AnySubscriber(subscriber)
        subscriber.receive(subscription: Link(self))
    }

    /// Sends whether or not it was asked, as a bad publisher would.
    @discardableResult
    func send(_ value: Output) -> Subscribers.Demand { subscriber!.receive(value) }

    func finish() { subscriber!.receive(completion: .finished) }

    func fail(_ error: Failure) { subscriber!.receive(completion: .failure(error)) }

    /// Breaks the cycle with the operator under test.
    func release() { subscriber = nil }
}
