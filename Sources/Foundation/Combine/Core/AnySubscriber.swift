/// A subscriber that hides the type of the subscriber it wraps, or that is made of closures.
public struct AnySubscriber<Input, Failure: Error>: Subscriber, CustomStringConvertible, CustomReflectable,
    CustomPlaygroundDisplayConvertible
{
    /// The identifier of the wrapped subscriber.
    public let combineIdentifier: CombineIdentifier

    /// The wrapped subscriber, or the description of one made of closures.
    private let subject: Any
    private let onSubscription: ((any Subscription) -> Void)?
    private let onValue: ((Input) -> Subscribers.Demand)?
    private let onCompletion: ((Subscribers.Completion<Failure>) -> Void)?

    /// Wraps a subscriber.
    public init<S: Subscriber>(_ subscriber: S) where S.Input == Input, S.Failure == Failure {
        if let erased = subscriber as? AnySubscriber {
            self = erased
            return
        }
        combineIdentifier = subscriber.combineIdentifier
        subject = subscriber
        onSubscription = subscriber.receive(subscription:)
        onValue = subscriber.receive(_:)
        onCompletion = subscriber.receive(completion:)
    }

    /// Wraps a subject, which receives everything the publisher sends.
    public init<S: Subject>(_ subject: S) where S.Output == Input, S.Failure == Failure {
        self.init(SubjectSubscriber(subject))
    }

    /// Makes a subscriber of closures; the input of a missing closure is ignored.
    public init(
        receiveSubscription: ((any Subscription) -> Void)? = nil,
        receiveValue: ((Input) -> Subscribers.Demand)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
    ) {
        combineIdentifier = CombineIdentifier()
        subject = "Anonymous AnySubscriber"
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

    /// The wrapped subscriber's description, or `Anonymous AnySubscriber`.
    public var description: String { String(describing: subject) }

    /// The wrapped subscriber's mirror.
    public var customMirror: Mirror {
        (subject as? any CustomReflectable)?.customMirror ?? Mirror(reflecting: subject)
    }

    /// The wrapped subscriber's description, for playgrounds.
    public var playgroundDescription: Any { description }
}
