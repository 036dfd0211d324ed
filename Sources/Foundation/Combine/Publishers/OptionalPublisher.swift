extension Optional {
    /// A publisher of the value if there is one, which then finishes.
    public struct Publisher: Combine.Publisher {
        /// The optional's kind of value.
        public typealias Output = Wrapped

        /// The publisher cannot fail.
        public typealias Failure = Never

        /// The value published, if any.
        public let output: Wrapped?

        /// Makes a publisher of an optional value.
        public init(_ output: Wrapped?) { self.output = output }

        /// Attaches the subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Wrapped, S.Failure == Never {
            if let output {
                subscriber.receive(subscription: OnceSubscription("Optional", output, downstream: subscriber))
            } else {
                subscriber.receive(subscription: Subscriptions.empty)
                subscriber.receive(completion: .finished)
            }
        }
    }

    /// A publisher of the value if there is one.
    public var publisher: Publisher { Publisher(self) }
}

extension Optional.Publisher: Equatable where Wrapped: Equatable {}
