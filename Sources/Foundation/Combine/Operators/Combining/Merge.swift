extension Publishers {
    /// A publisher of the values of two publishers as they arrive.
    public struct Merge<A: Publisher, B: Publisher>: Publisher
    where A.Output == B.Output, A.Failure == B.Failure {
        /// The publishers' kind of value.
        public typealias Output = A.Output

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
            let fan = FanInSubscription<A.Output, S>("Merge", subscriber, openBranches: 2)
            subscriber.receive(subscription: fan)
            fan.add(a)
            fan.add(b)
        }

        /// Passes on the values of further publishers too.
        public func merge<Z: Publisher>(
            with z: Z
        ) -> Publishers.Merge3<A, B, Z>
        where Output == Z.Output, Failure == Z.Failure {
            Publishers.Merge3(a, b, z)
        }

        /// Passes on the values of further publishers too.
        public func merge<Z: Publisher, Y: Publisher>(
            with z: Z, _ y: Y
        ) -> Publishers.Merge4<A, B, Z, Y>
        where Output == Z.Output, Failure == Z.Failure, Output == Y.Output, Failure == Y.Failure {
            Publishers.Merge4(a, b, z, y)
        }

        /// Passes on the values of further publishers too.
        public func merge<Z: Publisher, Y: Publisher, X: Publisher>(
            with z: Z, _ y: Y, _ x: X
        ) -> Publishers.Merge5<A, B, Z, Y, X>
        where
            Output == Z.Output, Failure == Z.Failure, Output == Y.Output, Failure == Y.Failure, Output == X.Output,
            Failure == X.Failure
        {
            Publishers.Merge5(a, b, z, y, x)
        }

        /// Passes on the values of further publishers too.
        public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher>(
            with z: Z, _ y: Y, _ x: X, _ w: W
        ) -> Publishers.Merge6<A, B, Z, Y, X, W>
        where
            Output == Z.Output, Failure == Z.Failure, Output == Y.Output, Failure == Y.Failure, Output == X.Output,
            Failure == X.Failure, Output == W.Output, Failure == W.Failure
        {
            Publishers.Merge6(a, b, z, y, x, w)
        }

        /// Passes on the values of further publishers too.
        public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher, V: Publisher>(
            with z: Z, _ y: Y, _ x: X, _ w: W, _ v: V
        ) -> Publishers.Merge7<A, B, Z, Y, X, W, V>
        where
            Output == Z.Output, Failure == Z.Failure, Output == Y.Output, Failure == Y.Failure, Output == X.Output,
            Failure == X.Failure, Output == W.Output, Failure == W.Failure, Output == V.Output, Failure == V.Failure
        {
            Publishers.Merge7(a, b, z, y, x, w, v)
        }

        /// Passes on the values of further publishers too.
        public func merge<Z: Publisher, Y: Publisher, X: Publisher, W: Publisher, V: Publisher, U: Publisher>(
            with z: Z, _ y: Y, _ x: X, _ w: W, _ v: V, _ u: U
        ) -> Publishers.Merge8<A, B, Z, Y, X, W, V, U>
        where
            Output == Z.Output, Failure == Z.Failure, Output == Y.Output, Failure == Y.Failure, Output == X.Output,
            Failure == X.Failure, Output == W.Output, Failure == W.Failure, Output == V.Output, Failure == V.Failure,
            Output == U.Output, Failure == U.Failure
        {
            Publishers.Merge8(a, b, z, y, x, w, v, u)
        }
    }
}

extension Publishers.Merge: Equatable where A: Equatable, B: Equatable {}

extension Publisher {
    /// Passes on the values of this and another publisher as they arrive.
    public func merge<B: Publisher>(
        with b: B
    ) -> Publishers.Merge<Self, B>
    where Output == B.Output, Failure == B.Failure {
        Publishers.Merge(self, b)
    }
}
