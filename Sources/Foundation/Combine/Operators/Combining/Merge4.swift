extension Publishers {
    /// A publisher of the values of four publishers as they arrive.
    public struct Merge4<A: Publisher, B: Publisher, C: Publisher, D: Publisher>: Publisher
    where
        A.Output == B.Output, A.Failure == B.Failure,
        A.Output == C.Output, A.Failure == C.Failure,
        A.Output == D.Output, A.Failure == D.Failure
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

        /// Makes the publisher.
        public init(_ a: A, _ b: B, _ c: C, _ d: D) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
        }

        /// Attaches the subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let fan = FanInSubscription<A.Output, S>("Merge", subscriber, openBranches: 4)
            subscriber.receive(subscription: fan)
            fan.add(a)
            fan.add(b)
            fan.add(c)
            fan.add(d)
        }

        /// Passes on the values of further publishers too.
        public func merge<Z: Publisher>(
            with z: Z
        ) -> Publishers.Merge5<A, B, C, D, Z>
        where Output == Z.Output, Failure == Z.Failure {
            Publishers.Merge5(a, b, c, d, z)
        }

        /// Passes on the values of further publishers too.
        public func merge<Z: Publisher, Y: Publisher>(
            with z: Z, _ y: Y
        ) -> Publishers.Merge6<A, B, C, D, Z, Y>
        where Output == Z.Output, Failure == Z.Failure, Output == Y.Output, Failure == Y.Failure {
            Publishers.Merge6(a, b, c, d, z, y)
        }

        /// Passes on the values of further publishers too.
        public func merge<Z: Publisher, Y: Publisher, X: Publisher>(
            with z: Z, _ y: Y, _ x: X
        ) -> Publishers.Merge7<A, B, C, D, Z, Y, X>
        where
            Output == Z.Output, Failure == Z.Failure, Output == Y.Output, Failure == Y.Failure, Output == X.Output,
            Failure == X.Failure
        {
            Publishers.Merge7(a, b, c, d, z, y, x)
        }

        /// Passes on the values of further publishers too.
        public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher>(
            with z: Z, _ y: Y, _ x: X, _ w: W
        ) -> Publishers.Merge8<A, B, C, D, Z, Y, X, W>
        where
            Output == Z.Output, Failure == Z.Failure, Output == Y.Output, Failure == Y.Failure, Output == X.Output,
            Failure == X.Failure, Output == W.Output, Failure == W.Failure
        {
            Publishers.Merge8(a, b, c, d, z, y, x, w)
        }
    }
}

extension Publishers.Merge4: Equatable where A: Equatable, B: Equatable, C: Equatable, D: Equatable {}

extension Publisher {
    /// Passes on the values of this and three other publishers as they arrive.
    public func merge<B: Publisher, C: Publisher, D: Publisher>(
        with b: B, _ c: C, _ d: D
    ) -> Publishers.Merge4<Self, B, C, D>
    where
        Output == B.Output, Failure == B.Failure,
        Output == C.Output, Failure == C.Failure,
        Output == D.Output, Failure == D.Failure
    {
        Publishers.Merge4(self, b, c, d)
    }
}
