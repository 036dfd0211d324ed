/// The subscription of an operator to the publisher whose first value it waits for.
enum TriggerSlot {
    case waiting
    case subscribed(any Subscription)
    case over

    /// Keeps a subscription where one is waited for; returns whether that was so.
    mutating func take(_ subscription: any Subscription) -> Bool {
        guard case .waiting = self else { return false }
        self = .subscribed(subscription)
        return true
    }

    /// Stops waiting, and returns the subscription to be canceled, if there is one.
    mutating func end() -> (any Subscription)? {
        defer { self = .over }
        return if case .subscribed(let subscription) = self { subscription } else { nil }
    }
}

/// Subscribes an operator to a second publisher, under the operator's own identifier.
struct TriggerSubscriber<Input, Failure: Error>: Subscriber {
    let combineIdentifier: CombineIdentifier
    private let onSubscription: (any Subscription) -> Void
    private let onValue: () -> Void
    private let onCompletion: (Subscribers.Completion<Failure>) -> Void

    init(
        _ combineIdentifier: CombineIdentifier,
        onSubscription: @escaping (any Subscription) -> Void, onValue: @escaping () -> Void,
        onCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) {
        self.combineIdentifier = combineIdentifier
        self.onSubscription = onSubscription
        self.onValue = onValue
        self.onCompletion = onCompletion
    }

    func receive(subscription: any Subscription) { onSubscription(subscription) }

    func receive(_ input: Input) -> Subscribers.Demand {
        onValue()
        return .none
    }

    func receive(completion: Subscribers.Completion<Failure>) { onCompletion(completion) }
}

/// A subscriber to a second publisher that has the operator's name.
struct NamedTriggerSubscriber<Input, Failure: Error>: Subscriber, StreamParticipant {
    private let trigger: TriggerSubscriber<Input, Failure>
    let description: String

    init(
        _ description: String, _ combineIdentifier: CombineIdentifier,
        onSubscription: @escaping (any Subscription) -> Void, onValue: @escaping () -> Void,
        onCompletion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) {
        self.description = description
        trigger = TriggerSubscriber(
            combineIdentifier, onSubscription: onSubscription, onValue: onValue, onCompletion: onCompletion)
    }

    var combineIdentifier: CombineIdentifier { trigger.combineIdentifier }

    func receive(subscription: any Subscription) { trigger.receive(subscription: subscription) }

    func receive(_ input: Input) -> Subscribers.Demand { trigger.receive(input) }

    func receive(completion: Subscribers.Completion<Failure>) { trigger.receive(completion: completion) }
}
