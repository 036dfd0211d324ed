extension Publishers {
    /// A publisher of the values of eight publishers as they arrive.
    public struct Merge8<
        A: Publisher, B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher
    >: Publisher
    where
        A.Output == B.Output, A.Failure == B.Failure,
        A.Output == C.Output, A.Failure == C.Failure,
        A.Output == D.Output, A.Failure == D.Failure,
        A.Output == E.Output, A.Failure == E.Failure,
        A.Output == F.Output, A.Failure == F.Failure,
        A.Output == G.Output, A.Failure == G.Failure,
        A.Output == H.Output, A.Failure == H.Failure
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

        /// One of the publishers.
        public let g: G

        /// One of the publishers.
        public let h: H

        /// Makes the publisher.
        public init(_ a: A, _ b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H) {
            self.a = a
            self.b = b
            self.c = c
            self.d = d
            self.e = e
            self.f = f
            self.g = g
            self.h = h
        }

        /// Attaches the subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let fan = FanInSubscription<A.Output, S>("Merge", subscriber, openBranches: 8)
            subscriber.receive(subscription: fan)
            fan.add(a)
            fan.add(b)
            fan.add(c)
            fan.add(d)
            fan.add(e)
            fan.add(f)
            fan.add(g)
            fan.add(h)
        }
    }
}

extension Publishers.Merge8: Equatable
where A: Equatable, B: Equatable, C: Equatable, D: Equatable, E: Equatable, F: Equatable, G: Equatable, H: Equatable {}

extension Publisher {
    /// Passes on the values of this and seven other publishers as they arrive.
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher>(
        with b: B, _ c: C, _ d: D, _ e: E, _ f: F, _ g: G, _ h: H
    ) -> Publishers.Merge8<Self, B, C, D, E, F, G, H>
    where
        Output == B.Output, Failure == B.Failure,
        Output == C.Output, Failure == C.Failure,
        Output == D.Output, Failure == D.Failure,
        Output == E.Output, Failure == E.Failure,
        Output == F.Output, Failure == F.Failure,
        Output == G.Output, Failure == G.Failure,
        Output == H.Output, Failure == H.Failure
    {
        Publishers.Merge8(self, b, c, d, e, f, g, h)
    }
}
