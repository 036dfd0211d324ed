/// A publisher that is made again for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
    /// The made publishers' kind of value.
    public typealias Output = DeferredPublisher.Output

    /// The made publishers' kind of errors.
    public typealias Failure = DeferredPublisher.Failure

    /// The closure that makes the publisher.
    public let createPublisher: () -> DeferredPublisher

    /// Makes a publisher of a closure that runs for each subscriber.
    public init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }

    /// Attaches the subscriber to a new publisher.
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        createPublisher().subscribe(subscriber)
    }
}
