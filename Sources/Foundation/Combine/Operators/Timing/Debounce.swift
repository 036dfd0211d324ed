extension Publishers {
    /// A publisher of values after which there was a pause.
    public struct Debounce<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The upstream's kind of value.
        public typealias Output = Upstream.Output

        /// The upstream's errors pass through.
        public typealias Failure = Upstream.Failure

        /// The publisher from which this one receives values.
        public let upstream: Upstream

        /// How long the pause must be.
        public let dueTime: Context.SchedulerTimeType.Stride

        /// Where values are delivered.
        public let scheduler: Context

        /// The options for the scheduler.
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
    /// Delivers a value when no other has followed it for the time given; the last one is dropped if the end comes first.
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
    private var timer: (any Cancellable)?
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
        let (mine, last) = lock.withLock {
            defer { timer = nil }
            latest = input
            generation += 1
            return (generation, timer)
        }
        last?.cancel()
        // A timer that repeats, and is canceled when it fires: it can also be canceled before.
        let new = scheduler.schedule(
            after: scheduler.now.advanced(by: dueTime), interval: dueTime, tolerance: scheduler.minimumTolerance,
            options: options, action { self.elapse(mine) })
        let isCurrent = lock.withLock {
            guard generation == mine, latest != nil else { return false }
            timer = new
            return true
        }
        if !isCurrent { new.cancel() }
    }

    /// Drops the value that waits for its pause, and ends on the scheduler.
    override func end(_ completion: Subscribers.Completion<Failure>) {
        discard()
        scheduler.schedule(action { self.finish(completion) })
    }

    override func discard() {
        let last = lock.withLock {
            defer { (latest, timer) = (nil, nil) }
            return (latest, timer)
        }
        last.1?.cancel()
    }

    override var mirrorChildren: [Mirror.Child] {
        let (downstream, demand) = recipient
        return [
            ("downstream", downstream as Any), ("downstreamDemand", demand),
            ("currentValue", lock.withLock { latest } as Any),
        ]
    }

    private func elapse(_ mine: Int) {
        let (value, timer): (Downstream.Input?, (any Cancellable)?) = lock.withLock {
            guard mine == generation else { return (nil, nil) }
            defer { (latest, self.timer) = (nil, nil) }
            return (latest, self.timer)
        }
        timer?.cancel()
        if let value { deliver(value) }
    }
}
