/// A subscriber that hides the type of the subscriber it wraps, or that is made of closures.
public struct AnySubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible {
    /// The identifier of the wrapped subscriber.
    public let combineIdentifier: CombineIdentifier

    private let onSubscription: ((any Subscription) -> Void)?
    private let onValue: ((Input) -> Subscribers.Demand)?
    private let onCompletion: ((Subscribers.Completion<Failure>) -> Void)?

    /// Wraps a subscriber.
    public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
        combineIdentifier = subscriber.combineIdentifier
        onSubscription = subscriber.receive(subscription:)
        onValue = subscriber.receive(_:)
        onCompletion = subscriber.receive(completion:)
    }

    /// Wraps a subject, which receives everything the publisher sends.
    public init<S: Subject>(_ subject: S) where S.Output == Input, S.Failure == Failure {
        self.init(SubjectSubscriber(subject))
    }

    /// Makes a subscriber of closures; a missing closure ignores what it would receive.
    public init(
        receiveSubscription: ((any Subscription) -> Void)? = nil,
        receiveValue: ((Input) -> Subscribers.Demand)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
    ) {
        combineIdentifier = CombineIdentifier()
        onSubscription = receiveSubscription
        onValue = receiveValue
        onCompletion = receiveCompletion
    }

    /// Passes the subscription on.
    public func receive(subscription: any Subscription) { onSubscription?(subscription) }

    /// Passes the value on.
    public func receive(_ value: Input) -> Subscribers.Demand { onValue?(value) ?? .none }

    /// Passes the completion on.
    public func receive(completion: Subscribers.Completion<Failure>) { onCompletion?(completion) }

    /// Always `Anonymous AnySubscriber`.
    public var description: String { "Anonymous AnySubscriber" }
}
