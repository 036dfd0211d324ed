extension Publishers {
    /// A publisher of the values of two publishers, taken together in order.
    public struct Zip<A: Publisher, B: Publisher>: Publisher
    where A.Failure == B.Failure {
        /// One value of each publisher.
        public typealias Output = (A.Output, B.Output)

        /// The publishers' kind of errors.
        public typealias Failure = A.Failure

        /// One of the publishers.
        public let a: A

        /// One of the publishers.
        public let b: B

        /// Makes the publisher.
        public init(_ a: A, _ b: B) {
            self.a = a
            self.b = b
        }

        /// Attaches the subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let slots = (Slot<A.Output>(), Slot<B.Output>())
            let joint = ZipJoint<Output, Failure>(
                slots: [slots.0, slots.1],
                assemble: { (slots.0.first, slots.1.first) })
            let join = JoinSubscription("Zip", subscriber, joint)
            subscriber.receive(subscription: join)
            join.add(a, slots.0)
            join.add(b, slots.1)
        }
    }
}

extension Publishers.Zip: Equatable where A: Equatable, B: Equatable {}

extension Publisher {
    /// Publishes values of this and another publisher, taken together in order.
    public func zip<P: Publisher>(
        _ other: P
    ) -> Publishers.Zip<Self, P> where Failure == P.Failure {
        Publishers.Zip(self, other)
    }

    /// Publishes the closure's result for values taken together in order.
    public func zip<P: Publisher, T>(
        _ other: P, _ transform: @escaping (Output, P.Output) -> T
    ) -> Publishers.Map<Publishers.Zip<Self, P>, T> where Failure == P.Failure {
        zip(other).map { transform($0.0, $0.1) }
    }
}
