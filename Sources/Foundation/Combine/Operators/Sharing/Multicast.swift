extension Publishers {
    /// A publisher that delivers one subscription's values to many subscribers through a subject.
    public final class Multicast<Upstream: Publisher, SubjectType: Subject>: ConnectablePublisher
    where Upstream.Output == SubjectType.Output, Upstream.Failure == SubjectType.Failure {
        /// The upstream's kind of value.
        public typealias Output = Upstream.Output

        /// The upstream's errors pass through.
        public typealias Failure = Upstream.Failure

        /// The publisher from which this one receives values.
        public let upstream: Upstream

        /// The closure that makes the subject, when the first subscriber arrives.
        public let createSubject: () -> SubjectType

        private let lock = Lock()
        private var subject: SubjectType?

        /// Makes the publisher.
        public init(upstream: Upstream, createSubject: @escaping () -> SubjectType) {
            self.upstream = upstream
            self.createSubject = createSubject
        }

        /// Attaches the subscriber to the subject.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            sharedSubject.subscribe(
                StepSubscription("Multicast", subscriber, asksForAnswers: true, refusesNone: false) { .send($0) })
        }

        /// Subscribes the subject to the upstream.
        public func connect() -> any Cancellable { upstream.subscribe(sharedSubject) }

        private var sharedSubject: SubjectType {
            if let subject = lock.withLock({ subject }) { return subject }
            let new = createSubject()
            return lock.withLock {
                if let subject { return subject }
                subject = new
                return new
            }
        }
    }
}

extension Publisher {
    /// Delivers to many subscribers through a subject that the closure makes, once `connect()` is called.
    public func multicast<S: Subject>(
        _ createSubject: @escaping () -> S
    ) -> Publishers.Multicast<Self, S> where Failure == S.Failure, Output == S.Output {
        Publishers.Multicast(upstream: self, createSubject: createSubject)
    }

    /// Delivers to many subscribers through the subject, once `connect()` is called.
    public func multicast<S: Subject>(
        subject: S
    ) -> Publishers.Multicast<Self, S> where Failure == S.Failure, Output == S.Output {
        multicast { subject }
    }
}
