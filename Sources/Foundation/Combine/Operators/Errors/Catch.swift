extension Publishers {
    /// A publisher that continues with another publisher when the upstream fails.
    public struct Catch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
        /// The upstream's kind of value.
        public typealias Output = Upstream.Output

        /// The new publisher's kind of errors.
        public typealias Failure = NewPublisher.Failure

        /// The publisher from which this one receives values.
        public let upstream: Upstream

        /// The closure that makes the other publisher.
        public let handler: (Upstream.Failure) -> NewPublisher

        /// Makes the publisher.
        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) -> NewPublisher) {
            self.upstream = upstream
            self.handler = handler
        }

        /// Attaches the subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let sequel = catching("Catch", subscriber)
            let handler = handler
            sequel.follow(upstream, subscriber, at: SequelPlace.First.self) { sequel, completion in
                switch completion {
                case .finished: sequel.finish(.finished, subscriber)
                case .failure(let error):
                    sequel.follow(handler(error), subscriber, at: SequelPlace.Later.self) {
                        $0.finish($1, subscriber)
                    }
                }
            }
        }
    }
}

extension Publishers {
    /// A publisher that continues with another publisher when the upstream fails, or fails itself.
    public struct TryCatch<Upstream: Publisher, NewPublisher: Publisher>: Publisher
    where Upstream.Output == NewPublisher.Output {
        /// The upstream's kind of value.
        public typealias Output = Upstream.Output

        /// Any error, the upstream's or the closure's.
        public typealias Failure = any Error

        /// The publisher from which this one receives values.
        public let upstream: Upstream

        /// The closure that makes the other publisher.
        public let handler: (Upstream.Failure) throws -> NewPublisher

        /// Makes the publisher.
        public init(upstream: Upstream, handler: @escaping (Upstream.Failure) throws -> NewPublisher) {
            self.upstream = upstream
            self.handler = handler
        }

        /// Attaches the subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let sequel = catching("TryCatch", subscriber)
            let handler = handler
            sequel.follow(upstream, subscriber, at: SequelPlace.First.self) { sequel, completion in
                switch completion {
                case .finished: sequel.finish(.finished, subscriber)
                case .failure(let error):
                    do {
                        sequel.follow(try handler(error), subscriber, at: SequelPlace.Later.self) {
                            $0.finish($1.eraseError(), subscriber)
                        }
                    } catch {
                        sequel.finish(.failure(error), subscriber)
                    }
                }
            }
        }
    }
}

extension Publisher {
    /// Continues with another publisher when this one fails.
    public func `catch`<P: Publisher>(
        _ handler: @escaping (Failure) -> P
    ) -> Publishers.Catch<Self, P> where Output == P.Output {
        Publishers.Catch(upstream: self, handler: handler)
    }

    /// Continues with another publisher when this one fails; an error the closure throws ends the stream.
    public func tryCatch<P: Publisher>(
        _ handler: @escaping (Failure) throws -> P
    ) -> Publishers.TryCatch<Self, P> where Output == P.Output {
        Publishers.TryCatch(upstream: self, handler: handler)
    }
}

/// The running form of both operators, whose mirror shows the subscriber and its demand.
private func catching<S: Subscriber>(_ description: String, _ subscriber: S) -> SequelSubscription {
    SequelSubscription(
        description, .init(refusesUnwanted: true, passesLate: true, refusesSecondFailure: true), subscriber: subscriber)
}
