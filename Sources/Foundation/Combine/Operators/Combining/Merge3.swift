extension Publishers {
    /// A publisher of the values of three publishers as they arrive.
    public struct Merge3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where
        A.Output == B.Output, A.Failure == B.Failure,
        A.Output == C.Output, A.Failure == C.Failure
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

        /// Makes the publisher.
        public init(_ a: A, _ b: B, _ c: C) {
            self.a = a
            self.b = b
            self.c = c
        }

        /// Attaches the subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let fan = FanInSubscription<A.Output, S>("Merge", subscriber, openBranches: 3)
            subscriber.receive(subscription: fan)
            fan.add(a)
            fan.add(b)
            fan.add(c)
        }

        /// Passes on the values of further publishers too.
        public func merge<Z: Publisher>(
            with z: Z
        ) -> Publishers.Merge4<A, B, C, Z>
        where Output == Z.Output, Failure == Z.Failure {
            Publishers.Merge4(a, b, c, z)
        }

        /// Passes on the values of further publishers too.
        public func merge<Z: Publisher, Y: Publisher>(
            with z: Z, _ y: Y
        ) -> Publishers.Merge5<A, B, C, Z, Y>
        where Output == Z.Output, Failure == Z.Failure, Output == Y.Output, Failure == Y.Failure {
            Publishers.Merge5(a, b, c, z, y)
        }

        /// Passes on the values of further publishers too.
        public func merge<Z: Publisher, Y: Publisher, X: Publisher>(
            with z: Z, _ y: Y, _ x: X
        ) -> Publishers.Merge6<A, B, C, Z, Y, X>
        where
            Output == Z.Output, Failure == Z.Failure, Output == Y.Output, Failure == Y.Failure, Output == X.Output,
            Failure == X.Failure
        {
            Publishers.Merge6(a, b, c, z, y, x)
        }

        /// Passes on the values of further publishers too.
        public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher>(
            with z: Z, _ y: Y, _ x: X, _ w: W
        ) -> Publishers.Merge7<A, B, C, Z, Y, X, W>
        where
            Output == Z.Output, Failure == Z.Failure, Output == Y.Output, Failure == Y.Failure, Output == X.Output,
            Failure == X.Failure, Output == W.Output, Failure == W.Failure
        {
            Publishers.Merge7(a, b, c, z, y, x, w)
        }

        /// Passes on the values of further publishers too.
        public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher, V: Publisher>(
            with z: Z, _ y: Y, _ x: X, _ w: W, _ v: V
        ) -> Publishers.Merge8<A, B, C, Z, Y, X, W, V>
        where
            Output == Z.Output, Failure == Z.Failure, Output == Y.Output, Failure == Y.Failure, Output == X.Output,
            Failure == X.Failure, Output == W.Output, Failure == W.Failure, Output == V.Output, Failure == V.Failure
        {
            Publishers.Merge8(a, b, c, z, y, x, w, v)
        }
    }
}

extension Publishers.Merge3: Equatable where A: Equatable, B: Equatable, C: Equatable {}

extension Publisher {
    /// Passes on the values of this and two other publishers as they arrive.
    public func merge<B: Publisher, C: Publisher>(
        with b: B, _ c: C
    ) -> Publishers.Merge3<Self, B, C>
    where
        Output == B.Output, Failure == B.Failure,
        Output == C.Output, Failure == C.Failure
    {
        Publishers.Merge3(self, b, c)
    }
}
