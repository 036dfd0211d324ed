extension Publishers {
    /// How values are grouped by time.
    public enum TimeGroupingStrategy<Context: Scheduler> {
        /// Groups the values of each interval.
        case byTime(Context, Context.SchedulerTimeType.Stride)

        /// Groups the values of each interval, or that many if they come earlier.
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }
}

extension Publishers {
    /// A publisher of arrays of the values of each interval.
    public struct CollectByTime<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// An array of values.
        public typealias Output = [Upstream.Output]

        /// The upstream's errors pass through.
        public typealias Failure = Upstream.Failure

        /// The publisher from which this one receives values.
        public let upstream: Upstream

        /// How values are grouped.
        public let strategy: TimeGroupingStrategy<Context>

        /// The options for the scheduler.
        public let options: Context.SchedulerOptions?

        /// Makes the publisher.
        public init(upstream: Upstream, strategy: TimeGroupingStrategy<Context>, options: Context.SchedulerOptions?) {
            self.upstream = upstream
            self.strategy = strategy
            self.options = options
        }

        /// Attaches the subscriber.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
            upstream.subscribe(CollectByTimeSubscription<Upstream.Output, S, Context>(subscriber, strategy, options))
        }
    }
}

extension Publisher {
    /// Publishes arrays of the values of each interval; an interval without values publishes nothing.
    public func collect<S: Scheduler>(
        _ strategy: Publishers.TimeGroupingStrategy<S>, options: S.SchedulerOptions? = nil
    ) -> Publishers.CollectByTime<Self, S> {
        Publishers.CollectByTime(upstream: self, strategy: strategy, options: options)
    }
}

private final class CollectByTimeSubscription<Element, Downstream: Subscriber, Context: Scheduler>:
    TimedSubscription<Element, Downstream>
where Downstream.Input == [Element] {
    private let scheduler: Context
    private let interval: Context.SchedulerTimeType.Stride
    /// How many values make up a group; nil where the time alone does.
    private let limit: Int?
    private let options: Context.SchedulerOptions?
    private var values: [Element] = []
    private var timer: (any Cancellable)?

    init(
        _ downstream: Downstream, _ strategy: Publishers.TimeGroupingStrategy<Context>,
        _ options: Context.SchedulerOptions?
    ) {
        switch strategy {
        case .byTime(let scheduler, let interval):
            (self.scheduler, self.interval, limit) = (scheduler, interval, nil)
        case .byTimeOrCount(let scheduler, let interval, let count):
            (self.scheduler, self.interval, limit) = (scheduler, interval, count)
        }
        self.options = options
        super.init("CollectByTime", downstream)
    }

    override func begin() {
        let timer = scheduler.schedule(
            after: scheduler.now.advanced(by: interval), interval: interval, tolerance: scheduler.minimumTolerance,
            options: options
        ) { [weak self] in
            guard let self, let group = takeGroup() else { return }
            deliverAndAsk(group)
        }
        lock.withLock { self.timer = timer }
        if !isRunning { discard() }
    }

    /// Asks for nothing before the subscriber does.
    override func ask(_ upstream: any Subscription) {}

    /// Each value asks for the next one where the time alone ends a group.
    override var answer: Subscribers.Demand { limit == nil ? .max(1) : .none }

    override func request(_ demand: Subscribers.Demand) {
        super.request(demand)
        if demand > .none { pass(limit.map { demand * $0 } ?? .max(1)) }
    }

    override func take(_ input: Element) {
        let isFull = lock.withLock {
            values.append(input)
            return limit.map { values.count >= $0 } ?? false
        }
        guard isFull, let group = takeGroup() else { return }
        scheduler.schedule(options: options) { self.deliverAndAsk(group) }
    }

    /// Delivers what has been collected, unless the upstream failed, and the end on the scheduler.
    override func end(_ completion: Subscribers.Completion<Failure>) {
        let group = takeGroup()
        discard()
        scheduler.schedule(options: options) {
            if case .finished = completion, let group { self.deliver(group) }
            self.finish(completion)
        }
    }

    override func discard() {
        let last = lock.withLock {
            defer { (timer, values) = (nil, []) }
            return (timer, values)
        }
        last.0?.cancel()
    }

    /// Delivers a group, and asks for the values of the groups that the subscriber answers.
    private func deliverAndAsk(_ group: [Element]) {
        let more = deliver(group)
        if more > .none, let limit { pass(more * limit) }
    }

    private func takeGroup() -> [Element]? {
        lock.withLock {
            defer { values = [] }
            return values.isEmpty ? nil : values
        }
    }
}
