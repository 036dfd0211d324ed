extension Publishers {
    /// A publisher that encodes each value.
    public struct Encode<Upstream: Publisher, Coder: TopLevelEncoder>: Publisher where Upstream.Output: Encodable {
        /// The encoder's kind of output.
        public typealias Output = Coder.Output

        /// Any error, the upstream's or the encoder's.
        public typealias Failure = any Error

        /// The publisher from which this one receives values.
        public let upstream: Upstream

        private let encoder: Coder

        /// Makes the publisher.
        public init(upstream: Upstream, encoder: Coder) {
            self.upstream = upstream
            self.encoder = encoder
        }

        /// Attaches the subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let encoder = encoder
            upstream.subscribe(
                StepSubscription<_, Upstream.Failure, _>(
                    throwing: "Encode", subscriber, early: .pass, children: codingChildren
                ) {
                    .send(try encoder.encode($0))
                })
        }
    }

    /// A publisher that decodes each value.
    public struct Decode<Upstream: Publisher, Output: Decodable, Coder: TopLevelDecoder>: Publisher
    where Upstream.Output == Coder.Input {
        /// Any error, the upstream's or the decoder's.
        public typealias Failure = any Error

        /// The publisher from which this one receives values.
        public let upstream: Upstream

        private let decoder: Coder

        /// Makes the publisher.
        public init(upstream: Upstream, decoder: Coder) {
            self.upstream = upstream
            self.decoder = decoder
        }

        /// Attaches the subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let decoder = decoder
            upstream.subscribe(
                StepSubscription<_, Upstream.Failure, _>(
                    throwing: "Decode", subscriber, early: .pass, children: codingChildren
                ) {
                    .send(try decoder.decode(Output.self, from: $0))
                })
        }
    }
}

extension Publisher where Output: Encodable {
    /// Encodes each value, for instance with a `JSONEncoder`.
    public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> Publishers.Encode<Self, Coder> {
        Publishers.Encode(upstream: self, encoder: encoder)
    }
}

extension Publisher {
    /// Decodes each value to the type, for instance with a `JSONDecoder`.
    public func decode<Item: Decodable, Coder: TopLevelDecoder>(
        type: Item.Type, decoder: Coder
    ) -> Publishers.Decode<Self, Item, Coder> where Output == Coder.Input {
        Publishers.Decode(upstream: self, decoder: decoder)
    }
}

/// The mirror's content for running forms of both operators.
private func codingChildren<Input, Failure: Error, Downstream: Subscriber>(
    _ subscription: StepSubscription<Input, Failure, Downstream>
) -> [Mirror.Child] {
    [
        ("downstream", subscription.downstream as Any), ("finished", subscription.isOver),
        ("upstreamSubscription", subscription.upstream as Any),
    ]
}
