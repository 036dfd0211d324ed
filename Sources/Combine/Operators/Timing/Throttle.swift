extension Publishers {
    /// A publisher of at most one value in each interval.
    public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The upstream's kind of value.
        public typealias Output = Upstream.Output

        /// The upstream's errors pass through.
        public typealias Failure = Upstream.Failure

        /// The publisher values come from.
        public let upstream: Upstream

        /// The time between two values.
        public let interval: Context.SchedulerTimeType.Stride

        /// Where values are delivered.
        public let scheduler: Context

        /// Whether the last value of an interval is delivered, rather than the first.
        public let latest: Bool

        /// Makes the publisher.
        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context, latest: Bool
        ) {
            self.upstream = upstream
            self.interval = interval
            self.scheduler = scheduler
            self.latest = latest
        }

        /// Attaches the subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(ThrottleSubscription(subscriber, interval, scheduler, latest: latest))
        }
    }
}

extension Publisher {
    /// Delivers at most one value in each interval: the first value at once, then the last or the first one of each.
    public func throttle<S: Scheduler>(
        for interval: S.SchedulerTimeType.Stride, scheduler: S, latest: Bool
    ) -> Publishers.Throttle<Self, S> {
        Publishers.Throttle(upstream: self, interval: interval, scheduler: scheduler, latest: latest)
    }
}

private final class ThrottleSubscription<Downstream: Subscriber, Context: Scheduler>:
    TimedSubscription<Downstream.Input, Downstream>
{
    private let interval: Context.SchedulerTimeType.Stride
    private let scheduler: Context
    private let keepsLatest: Bool
    private var waiting: Downstream.Input?
    private var lastDelivery: Context.SchedulerTimeType?
    private var isScheduled = false
    private var heldEnd: Subscribers.Completion<Failure>?

    init(
        _ downstream: Downstream, _ interval: Context.SchedulerTimeType.Stride, _ scheduler: Context, latest: Bool
    ) {
        self.interval = interval
        self.scheduler = scheduler
        keepsLatest = latest
        super.init("Throttle", downstream)
    }

    override func take(_ input: Downstream.Input) {
        let now = scheduler.now
        lock.lock()
        if isScheduled {
            if keepsLatest || waiting == nil { waiting = input }
            return lock.unlock()
        }
        waiting = input
        isScheduled = true
        let due = lastDelivery.map { $0.advanced(by: interval) }
        lock.unlock()
        if let due, due > now {
            scheduler.schedule(after: due, tolerance: scheduler.minimumTolerance, options: nil) {
                self.elapse()
            }
        } else {
            scheduler.schedule(options: nil) { self.elapse() }
        }
    }

    override func end(_ completion: Subscribers.Completion<Failure>) {
        let mustWait = lock.withLock {
            guard waiting != nil, case .finished = completion else { return false }
            heldEnd = completion
            return true
        }
        if !mustWait { finish(completion) }
    }

    override func discard() {
        let last = lock.withLock {
            defer { waiting = nil }
            return waiting
        }
        withExtendedLifetime(last) {}
    }

    private func elapse() {
        let now = scheduler.now
        let (value, end) = lock.withLock {
            defer { (waiting, isScheduled, lastDelivery) = (nil, false, now) }
            return (waiting, heldEnd)
        }
        if let value { deliver(value) }
        if let end { finish(end) }
    }
}
