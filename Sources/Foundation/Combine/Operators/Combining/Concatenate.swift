extension Publishers {
    /// A publisher of all values of one publisher, and then of another.
    public struct Concatenate<Prefix: Publisher, Suffix: Publisher>: Publisher
    where Prefix.Failure == Suffix.Failure, Prefix.Output == Suffix.Output {
        /// The publishers' kind of value.
        public typealias Output = Suffix.Output

        /// The publishers' kind of errors.
        public typealias Failure = Suffix.Failure

        /// The first publisher.
        public let prefix: Prefix

        /// The publisher that follows when the first has finished.
        public let suffix: Suffix

        /// Makes the publisher.
        public init(prefix: Prefix, suffix: Suffix) {
            self.prefix = prefix
            self.suffix = suffix
        }

        /// Attaches the subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let sequel = SequelSubscription("Concatenate", .init())
            let suffix = suffix
            sequel.follow(prefix, subscriber, at: SequelPlace.First.self) { sequel, completion in
                switch completion {
                case .finished:
                    sequel.follow(suffix, subscriber, at: SequelPlace.Later.self) { $0.finish($1, subscriber) }
                case .failure: sequel.finish(completion, subscriber)
                }
            }
        }
    }
}

extension Publishers.Concatenate: Equatable where Prefix: Equatable, Suffix: Equatable {}

extension Publisher {
    /// Publishes the given values before the values of this publisher.
    public func prepend(
        _ elements: Output...
    ) -> Publishers.Concatenate<Publishers.Sequence<[Output], Failure>, Self> {
        prepend(elements)
    }

    /// Publishes the values of the sequence before the values of this publisher.
    public func prepend<S: Sequence>(
        _ elements: S
    ) -> Publishers.Concatenate<Publishers.Sequence<S, Failure>, Self> where S.Element == Output {
        prepend(Publishers.Sequence(sequence: elements))
    }

    /// Publishes the values of the other publisher before the values of this one.
    public func prepend<P: Publisher>(
        _ publisher: P
    ) -> Publishers.Concatenate<P, Self> where P.Failure == Failure, P.Output == Output {
        Publishers.Concatenate(prefix: publisher, suffix: self)
    }

    /// Publishes the values when this publisher has finished.
    public func append(
        _ elements: Output...
    ) -> Publishers.Concatenate<Self, Publishers.Sequence<[Output], Failure>> {
        append(elements)
    }

    /// Publishes the values of the sequence when this publisher has finished.
    public func append<S: Sequence>(
        _ elements: S
    ) -> Publishers.Concatenate<Self, Publishers.Sequence<S, Failure>> where S.Element == Output {
        append(Publishers.Sequence(sequence: elements))
    }

    /// Publishes the values of the other publisher when this one has finished.
    public func append<P: Publisher>(
        _ publisher: P
    ) -> Publishers.Concatenate<Self, P> where P.Failure == Failure, P.Output == Output {
        Publishers.Concatenate(prefix: self, suffix: publisher)
    }
}
