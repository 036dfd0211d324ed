import Combine

/// A publisher for one subscriber that is controlled by the test, and records what is requested of it.
final class ManualPublisher<Output, Failure: Error>: Publisher {
    private final class Link: Subscription {
        let owner: ManualPublisher
        init(_ owner: ManualPublisher) { self.owner = owner }
        func request(_ demand: Subscribers.Demand) {
            owner.log.append("request \(demand)")
            owner.onRequest?()
        }
        func cancel() { owner.log.append("cancel") }
    }

    private(set) var log: [String] = []
    /// The subscriber with its type, for mirrors.
    private(set) var attached: Any?
    /// Runs at each demand.
    var onRequest: (() -> Void)?
    private let isSilent: Bool
    private var subscriber: AnySubscriber<Output, Failure>?

    /// Makes a publisher; a silent one gives its subscriber no subscription until `begin`.
    init(isSilent: Bool = false) { self.isSilent = isSilent }

    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        self.subscriber = AnySubscriber(subscriber)
        attached = subscriber
        if !isSilent { begin() }
    }

    /// Gives the subscriber a subscription, its first or another one.
    func begin() { subscriber?.receive(subscription: Link(self)) }

    /// Sends whether or not it was asked, as a bad publisher would.
    @discardableResult
    func send(_ value: Output) -> Subscribers.Demand { subscriber!.receive(value) }

    func finish() { subscriber!.receive(completion: .finished) }

    func fail(_ error: Failure) { subscriber!.receive(completion: .failure(error)) }

    /// Breaks the cycle with the operator under test.
    func release() { (subscriber, attached, onRequest) = (nil, nil, nil) }
}
