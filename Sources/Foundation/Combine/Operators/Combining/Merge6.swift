extension Publishers {
    /// A publisher of the values of six publishers as they arrive.
    public struct Merge6<A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>: Publisher
    where
        A.Output == B.Output, A.Failure == B.Failure,
        A.Output == C.Output, A.Failure == C.Failure,
        A.Output == D.Output, A.Failure == D.Failure,
        A.Output == E.Output, A.Failure == E.Failure,
        A.Output == F.Output, A.Failure == F.Failure
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

        /// One of the publishers.
        public let f: F

        /// Makes the publisher.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
            self.f = f
        }

        /// Attaches the subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let fan = FanInSubscription<A.Output, S>("Merge", subscriber, openBranches: 6)
            subscriber.receive(subscription: fan)
            fan.add(a)
            fan.add(b)
            fan.add(c)
            fan.add(d)
            fan.add(e)
            fan.add(f)
        }

        /// Passes on the values of further publishers too.
        public func merge<Z: Publisher>(
            with z: Z
        ) -> Publishers.Merge7<A, B, C, D, E, F, Z>
        where Output == Z.Output, Failure == Z.Failure {
            Publishers.Merge7(a, b, c, d, e, f, z)
        }

        /// Passes on the values of further publishers too.
        public func merge<Z: Publisher, Y: Publisher>(
            with z: Z, _ y: Y
        ) -> Publishers.Merge8<A, B, C, D, E, F, Z, Y>
        where Output == Z.Output, Failure == Z.Failure, Output == Y.Output, Failure == Y.Failure {
            Publishers.Merge8(a, b, c, d, e, f, z, y)
        }
    }
}

extension Publishers.Merge6: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable {}

extension Publisher {
    /// Passes on the values of this and five other publishers as they arrive.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>(
        with b: B, _ c: C, _ d: D, _ e: E, _ f: F
    ) -> Publishers.Merge6<Self, B, C, D, E, F>
    where
        Output == B.Output, Failure == B.Failure,
        Output == C.Output, Failure == C.Failure,
        Output == D.Output, Failure == D.Failure,
        Output == E.Output, Failure == E.Failure,
        Output == F.Output, Failure == F.Failure
    {
        Publishers.Merge6(self, b, c, d, e, f)
    }
}
