/// The running form of an operator that responds to each value at once and keeps no state.
///
/// It passes the upstream's subscription on, so that the subscriber requests from and cancels the upstream itself, and
/// relies on the upstream to follow the rules.
final class PassSubscriber<Input, Failure: Error, Downstream: Subscriber>: Subscriber, StreamParticipant {
    private let subscription: (any Subscription) -> Void
    private let value: (Input) -> Subscribers.Demand
    private let completion: (Subscribers.Completion<Failure>) -> Void
    private let children: () -> [Mirror.Child]
    let description: String

    /// Makes a subscriber of closures that deliver to the downstream.
    init(
        _ description: String, _ downstream: Downstream, children: @escaping () -> [Mirror.Child] = { [] },
        subscription: ((any Subscription) -> Void)? = nil,
        value: @escaping (Input) -> Subscribers.Demand,
        completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) {
        self.description = description
        self.subscription = subscription ?? downstream.receive(subscription:)
        self.children = children
        self.value = value
        self.completion = completion
    }

    func receive(subscription: any Subscription) { self.subscription(subscription) }

    func receive(_ input: Input) -> Subscribers.Demand { value(input) }

    func receive(completion: Subscribers.Completion<Failure>) { self.completion(completion) }

    var mirrorChildren: [Mirror.Child] { children() }
}

extension PassSubscriber where Failure == Downstream.Failure {
    /// Makes a subscriber that passes the completion on.
    convenience init(
        _ description: String, _ downstream: Downstream, children: @escaping () -> [Mirror.Child] = { [] },
        value: @escaping (Input) -> Subscribers.Demand
    ) {
        self.init(
            description, downstream, children: children, value: value, completion: downstream.receive(completion:))
    }
}

extension PassSubscriber where Input == Downstream.Input {
    /// Makes a subscriber that passes values on, and the completion with another error.
    convenience init(
        _ description: String, _ downstream: Downstream, children: @escaping () -> [Mirror.Child] = { [] },
        error: @escaping (Failure) -> Downstream.Failure
    ) {
        self.init(
            description, downstream, children: children, value: downstream.receive(_:),
            completion: { downstream.receive(completion: $0.mapError(error)) })
    }
}
