/// A type that delivers a sequence of values over time, and at most one completion.
///
/// A publisher delivers values to the subscribers that ask for them:
///
///     let cancellable = [1, 2, 3].publisher
///         .map { $0 * 10 }
///         .sink { print($0) }
///
/// A subscriber receives a subscription first, then no more values than it demanded, then perhaps a completion.
public protocol Publisher<Output, Failure> {
    /// The kind of values published.
    associatedtype Output

    /// The kind of errors published; `Never` for a publisher that cannot fail.
    associatedtype Failure: Error

    /// Attaches the subscriber; called by `subscribe(_:)`.
    func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure
}

extension Publisher {
    /// Attaches the subscriber to this publisher.
    public func subscribe<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        if Introspections.isEmpty {
            receive(subscriber: subscriber)
        } else {
            receiveIntrospected(subscriber: subscriber)
        }
    }

    /// Attaches the subject to this publisher until the returned value is canceled or released.
    public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable where S.Output == Output, S.Failure == Failure {
        let subscriber = SubjectSubscriber(subject)
        subscribe(subscriber)
        return AnyCancellable(subscriber)
    }
}

/// The namespace of the publisher types that operators return.
public enum Publishers {}
