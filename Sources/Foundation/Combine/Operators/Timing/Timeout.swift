extension Publishers {
    /// A publisher that ends when no value arrives for some time.
    public struct Timeout<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The upstream's kind of value.
        public typealias Output = Upstream.Output

        /// The upstream's errors pass through.
        public typealias Failure = Upstream.Failure

        /// The publisher from which this one receives values.
        public let upstream: Upstream

        /// How long it waits.
        public let interval: Context.SchedulerTimeType.Stride

        /// The clock, and where events are delivered.
        public let scheduler: Context

        /// The options for the scheduler.
        public let options: Context.SchedulerOptions?

        /// Makes the error to end with; without it the stream finishes normally.
        public let customError: (() -> Upstream.Failure)?

        /// Makes the publisher.
        public init(
            upstream: Upstream, interval: Context.SchedulerTimeType.Stride, scheduler: Context,
            options: Context.SchedulerOptions?, customError: (() -> Upstream.Failure)?
        ) {
            self.upstream = upstream
            self.interval = interval
            self.scheduler = scheduler
            self.options = options
            self.customError = customError
        }

        /// Attaches the subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(TimeoutSubscription(subscriber, interval, scheduler, options, customError))
        }
    }
}

extension Publisher {
    /// Ends the stream when no value arrives for the time given, with the error if there is one.
    public func timeout<S: Scheduler>(
        _ interval: S.SchedulerTimeType.Stride, scheduler: S, options: S.SchedulerOptions? = nil,
        customError: (() -> Failure)? = nil
    ) -> Publishers.Timeout<Self, S> {
        Publishers.Timeout(
            upstream: self, interval: interval, scheduler: scheduler, options: options, customError: customError)
    }
}

private final class TimeoutSubscription<Downstream: Subscriber, Context: Scheduler>:
    TimedSubscription<Downstream.Input, Downstream>
{
    private let interval: Context.SchedulerTimeType.Stride
    private let scheduler: Context
    private let options: Context.SchedulerOptions?
    private let customError: (() -> Failure)?
    private var timer: (any Cancellable)?
    private var generation = 0
    private var wasAsked = false

    init(
        _ downstream: Downstream, _ interval: Context.SchedulerTimeType.Stride, _ scheduler: Context,
        _ options: Context.SchedulerOptions?, _ customError: (() -> Failure)?
    ) {
        self.interval = interval
        self.scheduler = scheduler
        self.options = options
        self.customError = customError
        super.init("Timeout", downstream)
    }

    override func begin() { restart() }

    override func ask(_ upstream: any Subscription) {}

    /// Requests values from the upstream; the time is measured again from the first request on.
    override func request(_ demand: Subscribers.Demand) {
        let isFirst = lock.withLock {
            defer { wasAsked = true }
            return !wasAsked
        }
        if isFirst, isRunning { restart() }
        pass(demand)
    }

    override func take(_ input: Downstream.Input) {
        restart()
        scheduler.schedule(options: options, action { self.passOn(input) })
    }

    override func end(_ completion: Subscribers.Completion<Failure>) {
        discard()
        scheduler.schedule(options: options, action { self.finish(completion) })
    }

    override func discard() {
        let last = lock.withLock {
            defer { timer = nil }
            generation += 1
            return timer
        }
        last?.cancel()
    }

    private func restart() {
        let (mine, last) = lock.withLock {
            defer { timer = nil }
            generation += 1
            return (generation, timer)
        }
        last?.cancel()
        let new = scheduler.schedule(
            after: scheduler.now.advanced(by: interval), interval: interval, tolerance: scheduler.minimumTolerance,
            options: options, action { self.elapse(mine) })
        let isCurrent = lock.withLock {
            if generation == mine { timer = new }
            return generation == mine
        }
        if !isCurrent { new.cancel() }
    }

    private func elapse(_ mine: Int) {
        guard lock.withLock({ mine == generation }) else { return }
        finish(customError.map { .failure($0()) } ?? .finished, cancellingUpstream: true)
    }
}
