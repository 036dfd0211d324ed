extension Publishers {
    /// A publisher of values after which there was a pause.
    public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The upstream's kind of value.
        public typealias Output = Upstream.Output

        /// The upstream's errors pass through.
        public typealias Failure = Upstream.Failure

        /// The publisher values come from.
        public let upstream: Upstream

        /// How long the pause must be.
        public let dueTime: Context.SchedulerTimeType.Stride

        /// Where values are delivered.
        public let scheduler: Context

        /// What the scheduler is told about the work.
        public let options: Context.SchedulerOptions?

        /// Makes the publisher.
        public init(
            upstream: Upstream, dueTime: Context.SchedulerTimeType.Stride, scheduler: Context,
            options: Context.SchedulerOptions?
        ) {
            self.upstream = upstream
            self.dueTime = dueTime
            self.scheduler = scheduler
            self.options = options
        }

        /// Attaches the subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(DebounceSubscription(subscriber, dueTime, scheduler, options))
        }
    }
}

extension Publisher {
    /// Delivers a value when no other has followed it for the time given.
    public func debounce<S: Scheduler>(
        for dueTime: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.Debounce<Self, S> {
        Publishers.Debounce(upstream: self, dueTime: dueTime, scheduler: scheduler, options: options)
    }
}

private final class DebounceSubscription<Downstream: Subscriber, Context: Scheduler>:
    TimedSubscription<Downstream.Input, Downstream>
{
    private let dueTime: Context.SchedulerTimeType.Stride
    private let scheduler: Context
    private let options: Context.SchedulerOptions?
    private var latest: Downstream.Input?
    private var generation = 0

    init(
        _ downstream: Downstream, _ dueTime: Context.SchedulerTimeType.Stride, _ scheduler: Context,
        _ options: Context.SchedulerOptions?
    ) {
        self.dueTime = dueTime
        self.scheduler = scheduler
        self.options = options
        super.init("Debounce", downstream)
    }

    override func take(_ input: Downstream.Input) {
        let mine = lock.withLock {
            latest = input
            generation += 1
            return generation
        }
        scheduler.schedule(
            after: scheduler.now.advanced(by: dueTime), tolerance: scheduler.minimumTolerance, options: options
        ) { [weak self] in self?.elapse(mine) }
    }

    override func end(_ completion: Subscribers.Completion<Failure>) {
        // A value that waits for its pause is delivered at the end, unless that is an error.
        let last = lock.withLock {
            defer { latest = nil }
            return latest
        }
        if case .finished = completion, let last { deliver(last) }
        finish(completion)
    }

    override func discard() {
        let last = lock.withLock {
            defer { latest = nil }
            return latest
        }
        withExtendedLifetime(last) {}
    }

    private func elapse(_ mine: Int) {
        let value: Downstream.Input? = lock.withLock {
            guard mine == generation else { return nil }
            defer { latest = nil }
            return latest
        }
        if let value { deliver(value) }
    }
}
