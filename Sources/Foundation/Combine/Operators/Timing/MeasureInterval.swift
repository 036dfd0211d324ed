extension Publishers {
    /// A publisher of the time between values.
    public struct MeasureInterval<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// A distance in time.
        public typealias Output = Context.SchedulerTimeType.Stride

        /// The upstream's errors pass through.
        public typealias Failure = Upstream.Failure

        /// The publisher from which this one receives values.
        public let upstream: Upstream

        /// The clock that measures.
        public let scheduler: Context

        /// Makes the publisher.
        public init(upstream: Upstream, scheduler: Context) {
            self.upstream = upstream
            self.scheduler = scheduler
        }

        /// Attaches the subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            let scheduler = scheduler
            var last = scheduler.now
            upstream.subscribe(
                StepSubscription("MeasureInterval", subscriber, asksForAnswers: true, refusesNone: false) { _ in
                    let now = scheduler.now
                    defer { last = now }
                    return .send(last.distance(to: now))
                })
        }
    }
}

extension Publisher {
    /// Publishes the time between values, beginning with the time from the subscription to the first one.
    public func measureInterval<S: Scheduler>(
        using scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.MeasureInterval<Self, S> {
        Publishers.MeasureInterval(upstream: self, scheduler: scheduler)
    }
}
