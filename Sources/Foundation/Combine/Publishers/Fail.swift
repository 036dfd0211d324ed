/// A publisher that fails at once.
public struct Fail<Output, Failure: Error>: Publisher {
    /// The error published.
    public let error: Failure

    /// Makes a publisher that fails with the error.
    public init(error: Failure) { self.error = error }

    /// Makes a publisher of the given type that fails with the error.
    public init(outputType: Output.Type, failure: Failure) { self.init(error: failure) }

    /// Attaches the subscriber.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        subscriber.receive(subscription: Subscriptions.empty)
        subscriber.receive(completion: .failure(error))
    }
}

extension Fail: Equatable where Failure: Equatable {}
extension Fail: Sendable {}
