extension Publishers {
    /// A publisher of at most one value in each interval.
    public struct Throttle<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The upstream's kind of value.
        public typealias Output = Upstream.Output

        /// The upstream's errors pass through.
        public typealias Failure = Upstream.Failure

        /// The publisher from which this one receives values.
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
    /// When the stream began; the interval counts from the first value on.
    private var start: Context.SchedulerTimeType

    init(
        _ downstream: Downstream, _ interval: Context.SchedulerTimeType.Stride, _ scheduler: Context, latest: Bool
    ) {
        self.interval = interval
        self.scheduler = scheduler
        keepsLatest = latest
        start = scheduler.now
        super.init("Throttle", downstream)
    }

    override var cancelsEarly: Bool { true }

    override func begin() { start = scheduler.now }

    override func take(_ input: Downstream.Input) {
        let now = scheduler.now
        guard isWanted else { return }
        lock.lock()
        let isHeld = isScheduled
        if keepsLatest || waiting == nil { waiting = input }
        isScheduled = true
        lock.unlock()
        if !isHeld { schedule(now) }
    }

    /// Holds the end back until the value that waits is due, and then for a turn of the scheduler.
    override func end(_ completion: Subscribers.Completion<Failure>) {
        let now = scheduler.now
        let isHeld = lock.withLock {
            defer { isScheduled = true }
            heldEnd = completion
            return isScheduled
        }
        if !isHeld { schedule(now) }
    }

    override func discard() {
        let last = lock.withLock {
            defer { waiting = nil }
            return waiting
        }
        withExtendedLifetime(last) {}
    }

    /// Waits until the interval since the last delivery has passed.
    private func schedule(_ now: Context.SchedulerTimeType) {
        if let due = lock.withLock({ lastDelivery })?.advanced(by: interval), due > now {
            scheduler.schedule(after: due, tolerance: scheduler.minimumTolerance) { [weak self] in self?.elapse() }
        } else {
            scheduler.schedule { [weak self] in self?.elapse() }
        }
    }

    private func elapse() {
        guard isRunning else { return }
        let (value, end) = lock.withLock {
            defer { (waiting, isScheduled) = (nil, false) }
            return (waiting, heldEnd)
        }
        if end == nil {
            let now = scheduler.now
            lock.withLock { lastDelivery = now }
        }
        if let value { deliver(value) }
        if let end { finish(end) }
    }
}
