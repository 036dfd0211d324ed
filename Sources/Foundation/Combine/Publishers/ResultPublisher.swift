extension Result {
    /// A publisher of the value, or of the error.
    public struct Publisher: Combine.Publisher {
        /// The result's kind of value.
        public typealias Output = Success

        /// The result published.
        public let result: Result

        /// Makes a publisher of a result.
        public init(_ result: Result) { self.result = result }

        /// Makes a publisher of a value.
        public init(_ output: Success) { self.init(.success(output)) }

        /// Makes a publisher of an error.
        public init(_ failure: Failure) { self.init(.failure(failure)) }

        /// Attaches the subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Success, S.Failure == Failure {
            switch result {
            case .success(let value):
                subscriber.receive(subscription: OnceSubscription("Once", value, downstream: subscriber))
            case .failure(let error):
                subscriber.receive(subscription: Subscriptions.empty)
                subscriber.receive(completion: .failure(error))
            }
        }
    }

    /// A publisher of the value, or of the error.
    public var publisher: Publisher { Publisher(self) }
}

extension Result.Publisher: Equatable where Success: Equatable, Failure: Equatable {}
