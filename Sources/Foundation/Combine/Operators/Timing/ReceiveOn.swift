extension Publishers {
    /// A publisher that delivers on a scheduler.
    public struct ReceiveOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The upstream's kind of value.
        public typealias Output = Upstream.Output

        /// The upstream's errors pass through.
        public typealias Failure = Upstream.Failure

        /// The publisher from which this one receives values.
        public let upstream: Upstream

        /// Where events are delivered.
        public let scheduler: Context

        /// The options for the scheduler.
        public let options: Context.SchedulerOptions?

        /// Makes the publisher.
        public init(upstream: Upstream, scheduler: Context, options: Context.SchedulerOptions?) {
            self.upstream = upstream
            self.scheduler = scheduler
            self.options = options
        }

        /// Attaches the subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let (scheduler, options) = (scheduler, options)
            upstream.subscribe(
                ReceiveOnSubscription(subscriber) { scheduler.schedule(options: options, $0) })
        }
    }
}

extension Publisher {
    /// Delivers values and the completion on the scheduler, such as `DispatchQueue.main`.
    public func receive<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.ReceiveOn<Self, S> {
        Publishers.ReceiveOn(upstream: self, scheduler: scheduler, options: options)
    }
}

private final class ReceiveOnSubscription<Downstream: Subscriber>: ScheduledSubscription<Downstream>,
    StreamParticipant
{
    var description: String { "ReceiveOn" }
}
