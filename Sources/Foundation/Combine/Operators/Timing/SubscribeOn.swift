extension Publishers {
    /// A publisher that subscribes, requests and cancels on a scheduler.
    public struct SubscribeOn<Upstream: Publisher, Context: Scheduler>: Publisher {
        /// The upstream's kind of value.
        public typealias Output = Upstream.Output

        /// The upstream's errors pass through.
        public typealias Failure = Upstream.Failure

        /// The publisher from which this one receives values.
        public let upstream: Upstream

        /// Where the upstream is subscribed to.
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
            let (upstream, scheduler, options) = (upstream, scheduler, options)
            let relay = SubscribeOnSubscription(subscriber) { scheduler.schedule(options: options, $0) }
            scheduler.schedule(options: options) { upstream.subscribe(relay) }
        }
    }
}

extension Publisher {
    /// Subscribes, asks for values and cancels on the scheduler.
    public func subscribe<S: Scheduler>(
        on scheduler: S, options: S.SchedulerOptions? = nil
    ) -> Publishers.SubscribeOn<Self, S> {
        Publishers.SubscribeOn(upstream: self, scheduler: scheduler, options: options)
    }
}

private final class SubscribeOnSubscription<Downstream: Subscriber>: Subscriber, Subscription,
    StreamParticipant
{
    typealias Input = Downstream.Input
    typealias Failure = Downstream.Failure

    private let lock = Lock()
    private var downstream: Downstream?
    private var upstream: (any Subscription)?
    private let schedule: (@escaping () -> Void) -> Void

    init(_ downstream: Downstream, _ schedule: @escaping (@escaping () -> Void) -> Void) {
        self.downstream = downstream
        self.schedule = schedule
    }

    func receive(subscription: any Subscription) {
        let target: Downstream? = lock.withLock {
            guard upstream == nil else { return nil }
            upstream = subscription
            return downstream
        }
        if let target { target.receive(subscription: self) } else { subscription.cancel() }
    }

    func receive(_ input: Input) -> Subscribers.Demand {
        lock.withLock { upstream == nil ? nil : downstream }?.receive(input) ?? .none
    }

    func receive(completion: Subscribers.Completion<Failure>) {
        guard lock.withLock({ upstream != nil }) else { return }
        take().downstream?.receive(completion: completion)
    }

    func request(_ demand: Subscribers.Demand) {
        // Demand before a cancellation is passed on first, however late.
        let (downstream, upstream) = lock.withLock { (self.downstream, self.upstream) }
        guard let upstream else { return }
        schedule { withExtendedLifetime(downstream) { upstream.request(demand) } }
    }

    func cancel() {
        guard lock.withLock({ upstream != nil }) else { return }
        // Deliveries stop immediately; the upstream is canceled on its scheduler, which keeps the subscriber until then.
        let last = take()
        schedule { withExtendedLifetime(last.downstream) { last.upstream?.cancel() } }
    }

    var description: String { "SubscribeOn" }

    private func take() -> (downstream: Downstream?, upstream: (any Subscription)?) {
        lock.withLock {
            defer { (downstream, upstream) = (nil, nil) }
            return (downstream, upstream)
        }
    }
}
