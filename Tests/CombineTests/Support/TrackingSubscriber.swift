import Combine

/// Records everything it receives, in order, as text.
final class TrackingSubscriber<Input, Failure: Error>: Subscriber, Cancellable {
    private(set) var history: [String] = []
    private(set) var values: [Input] = []
    private(set) var subscription: (any Subscription)?
    private let initialDemand: Subscribers.Demand
    private let answer: Subscribers.Demand
    var onValue: ((Input) -> Void)?

    init(demand: Subscribers.Demand = .unlimited, answer: Subscribers.Demand = .none) {
        initialDemand = demand
        self.answer = answer
    }

    func receive(subscription: any Subscription) {
        history.append("subscription")
        self.subscription = subscription
        if initialDemand > .none { subscription.request(initialDemand) }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        history.append("\(input)")
        values.append(input)
        onValue?(input)
        return answer
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        switch completion {
        case .finished: history.append("finished")
        case .failure(let error): history.append("failure \(error)")
        }
    }

    func request(_ count: Int) { subscription?.request(.max(count)) }

    func cancel() { subscription?.cancel() }

    /// Releases the subscription without cancelling it.
    func release() { subscription = nil }

    /// The events after the subscription.
    var events: [String] { Array(history.dropFirst()) }
}

extension Publisher {
    /// Attaches a recorder that asks for that many values.
    func record(
        demand: Subscribers.Demand = .unlimited, answer: Subscribers.Demand = .none
    ) -> TrackingSubscriber<Output, Failure> {
        let subscriber = TrackingSubscriber<Output, Failure>(demand: demand, answer: answer)
        subscribe(subscriber)
        return subscriber
    }

    /// Everything a publisher that ends at once delivers.
    var events: [String] { record().events }
}

/// The errors of these tests.
enum TestError: Error, Equatable {
    case sad
    case worse
}
