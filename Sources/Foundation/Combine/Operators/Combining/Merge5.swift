extension Publishers {
    /// A publisher of the values of five publishers as they arrive.
    public struct Merge5<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher>: Publisher
    where
        A.Output == B.Output, A.Failure == B.Failure,
        A.Output == C.Output, A.Failure == C.Failure,
        A.Output == D.Output, A.Failure == D.Failure,
        A.Output == E.Output, A.Failure == E.Failure
    {
        /// The publishers' kind of value.
        public typealias Output = A.Output

        /// The publishers' kind of errors.
        public typealias Failure = A.Failure

        /// One of the publishers.
        public let a: A

        /// One of the publishers.
        public let b: B

        /// One of the publishers.
        public let c: C

        /// One of the publishers.
        public let d: D

        /// One of the publishers.
        public let e: E

        /// Makes the publisher.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
        }

        /// Attaches the subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let fan = FanInSubscription<A.Output, S>("Merge", subscriber, openBranches: 5)
            subscriber.receive(subscription: fan)
            fan.add(a)
            fan.add(b)
            fan.add(c)
            fan.add(d)
            fan.add(e)
        }

        /// Passes on the values of further publishers too.
        public func merge<Z: Publisher>(
            with z: Z
        ) -> Publishers.Merge6<A, B, C, D, E, Z>
        where Output == Z.Output, Failure == Z.Failure {
            Publishers.Merge6(a, b, c, d, e, z)
        }

        /// Passes on the values of further publishers too.
        public func merge<Z: Publisher, Y: Publisher>(
            with z: Z, _ y: Y
        ) -> Publishers.Merge7<A, B, C, D, E, Z, Y>
        where Output == Z.Output, Failure == Z.Failure, Output == Y.Output, Failure == Y.Failure {
            Publishers.Merge7(a, b, c, d, e, z, y)
        }

        /// Passes on the values of further publishers too.
        public func merge<Z: Publisher, Y: Publisher, X: Publisher>(
            with z: Z, _ y: Y, _ x: X
        ) -> Publishers.Merge8<A, B, C, D, E, Z, Y, X>
        where
            Output == Z.Output, Failure == Z.Failure, Output == Y.Output, Failure == Y.Failure, Output == X.Output,
            Failure == X.Failure
        {
            Publishers.Merge8(a, b, c, d, e, z, y, x)
        }
    }
}

extension Publishers.Merge5: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable {}

extension Publisher {
    /// Passes on the values of this and four other publishers as they arrive.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(
        with b: B, _ c: C, _ d: D, _ e: E
    ) -> Publishers.Merge5<Self, B, C, D, E>
    where
        Output == B.Output, Failure == B.Failure,
        Output == C.Output, Failure == C.Failure,
        Output == D.Output, Failure == D.Failure,
        Output == E.Output, Failure == E.Failure
    {
        Publishers.Merge5(self, b, c, d, e)
    }
}
