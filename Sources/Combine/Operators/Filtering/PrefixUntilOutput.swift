extension Publishers {
    /// A publisher that passes values on until another publisher delivers one, then finishes.
    public struct PrefixUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher {
        /// The upstream's kind of value.
        public typealias Output = Upstream.Output

        /// The upstream's errors pass through.
        public typealias Failure = Upstream.Failure

        /// The publisher values come from.
        public let upstream: Upstream

        /// The publisher whose first value ends the stream.
        public let other: Other

        /// Makes the publisher.
        public init(upstream: Upstream, other: Other) {
            self.upstream = upstream
            self.other = other
        }

        /// Attaches the subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let gate = StepSubscription<Output, Failure, S>("PrefixUntilOutput", subscriber) { .send($0) }
            let trigger = Leg<Other.Output, Other.Failure>(
                onSubscription: { $0.request(.max(1)) },
                onValue: { [weak gate] _ in
                    gate?.finishEarly()
                    return .none
                },
                onCompletion: { _ in })
            gate.onEnd = trigger.cancel
            other.subscribe(trigger)
            upstream.subscribe(gate)
        }
    }
}

extension Publishers {
    /// A publisher that drops values until another publisher delivers one, and passes on the rest.
    public struct DropUntilOutput<Upstream: Publisher, Other: Publisher>: Publisher
    where Upstream.Failure == Other.Failure {
        /// The upstream's kind of value.
        public typealias Output = Upstream.Output

        /// The upstream's errors pass through.
        public typealias Failure = Upstream.Failure

        /// The publisher values come from.
        public let upstream: Upstream

        /// The publisher whose first value opens the stream.
        public let other: Other

        /// Makes the publisher.
        public init(upstream: Upstream, other: Other) {
            self.upstream = upstream
            self.other = other
        }

        /// Attaches the subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let isOpen = Flag()
            let gate = StepSubscription<Output, Failure, S>("DropUntilOutput", subscriber) {
                isOpen.isSet ? .send($0) : .skip
            }
            let trigger = Leg<Other.Output, Other.Failure>(
                onSubscription: { $0.request(.max(1)) },
                onValue: { _ in
                    isOpen.set()
                    return .none
                },
                onCompletion: { [weak gate] completion in
                    if isOpen.isSet { return }
                    // Nothing can open the gate any more.
                    switch completion {
                    case .finished: gate?.finishEarly()
                    case .failure: gate?.receive(completion: completion)
                    }
                })
            gate.onEnd = trigger.cancel
            upstream.subscribe(gate)
            other.subscribe(trigger)
        }
    }
}

extension Publishers.DropUntilOutput: Equatable where Upstream: Equatable, Other: Equatable {}

extension Publisher {
    /// Passes values on until the other publisher delivers one, then finishes.
    public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> Publishers.PrefixUntilOutput<Self, P> {
        Publishers.PrefixUntilOutput(upstream: self, other: publisher)
    }

    /// Drops values until the other publisher delivers one, and passes on the rest.
    public func drop<P: Publisher>(
        untilOutputFrom publisher: P
    ) -> Publishers.DropUntilOutput<Self, P> where Failure == P.Failure {
        Publishers.DropUntilOutput(upstream: self, other: publisher)
    }
}
