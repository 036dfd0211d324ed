/// A type that receives values from a publisher.
public protocol Subscriber<Input, Failure>: CustomCombineIdentifierConvertible {
    /// The kind of values received.
    associatedtype Input

    /// The kind of errors received; `Never` when none can be.
    associatedtype Failure: Error

    /// Notifies the subscriber that it is subscribed, and may request values.
    func receive(subscription: any Subscription)

    /// Delivers a value; returns how many more values the subscriber wants than it asked for already.
    func receive(_ input: Input) -> Subscribers.Demand

    /// Notifies the subscriber that no more values follow, normally or with an error.
    func receive(completion: Subscribers.Completion<Failure>)
}

extension Subscriber where Input == Void {
    /// Delivers an event without a value; returns how many more are wanted.
    public func receive() -> Subscribers.Demand { receive(()) }
}

/// The namespace of the subscriber types and of the values that subscribers exchange with publishers.
public enum Subscribers {}
