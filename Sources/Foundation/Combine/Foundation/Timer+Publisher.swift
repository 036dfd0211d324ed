import Foundation

extension Timer {
    /// A publisher that sends the date at a fixed interval in seconds, from when it is connected.
    ///
    ///     let ticks = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
    ///
    /// As with Apple's framework, the publisher takes no notice of the tolerance; one that is made with `TimerPublisher`
    /// does.
    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop, in mode: RunLoop.Mode,
        options: RunLoop.SchedulerOptions? = nil
    ) -> TimerPublisher {
        TimerPublisher(interval: interval, runLoop: runLoop, mode: mode, options: options)
    }

    /// A publisher that sends the date at a fixed interval in seconds.
    public final class TimerPublisher: ConnectablePublisher, @unchecked Sendable {
        /// The instant the timer fired.
        public typealias Output = Date

        /// The publisher cannot fail.
        public typealias Failure = Never

        /// The time between two values, in seconds.
        public let interval: TimeInterval

        /// How much later than due a value may come, in seconds; nil for the run loop's choice.
        public let tolerance: TimeInterval?

        /// The run loop the timer belongs to.
        public let runLoop: RunLoop

        /// The mode of the run loop in which the timer fires.
        public let mode: RunLoop.Mode

        /// The run loop's options.
        public let options: RunLoop.SchedulerOptions?

        private let lock = Lock()
        private let subject = PassthroughSubject<Date, Never>()
        private var stop: (any Cancellable)?
        private var connections = 0

        /// Makes the publisher.
        public init(
            interval: TimeInterval, tolerance: TimeInterval? = nil, runLoop: RunLoop, mode: RunLoop.Mode,
            options: RunLoop.SchedulerOptions? = nil
        ) {
            self.interval = interval
            self.tolerance = tolerance
            self.runLoop = runLoop
            self.mode = mode
            self.options = options
        }

        deinit { stop?.cancel() }

        /// Attaches the subscriber, which receives dates while the publisher is connected.
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
            subject.subscribe(TimerSubscriber(subscriber))
        }

        /// Starts the timer; it stops when all that have connected have canceled.
        public func connect() -> any Cancellable {
            let isFirst = lock.withLock {
                connections += 1
                return connections == 1
            }
            if isFirst {
                let timer = start()
                let isNeeded = lock.withLock {
                    if connections > 0 { stop = timer }
                    return connections > 0
                }
                if !isNeeded { timer.cancel() }
            }
            return AnyCancellable { self.disconnect() }
        }

        private func disconnect() {
            let last: (any Cancellable)? = lock.withLock {
                connections -= 1
                guard connections == 0 else { return nil }
                defer { stop = nil }
                return stop
            }
            last?.cancel()
        }

        private func start() -> any Cancellable {
            // The timer must not hold the publisher, which stops it when released.
            let subject = subject
            // A host's clock is the main thread's: timers of other threads' run loops keep theirs.
            if runLoop === RunLoop.main, let factory = _CombineClock.timerFactory {
                return factory(interval) { subject.send($0) }
            }
            // Foundation's timer fires at once without a date, and keeps what its block holds forever once invalidated.
            let target = TimerTarget(subject)
            let isMain = runLoop === RunLoop.main
            let timer = Timer(fire: Date(timeIntervalSinceNow: interval), interval: interval, repeats: true) { _ in
                if isMain { _CombineClock.timerWillFire?() }
                target.fire()
            }
            timer.tolerance = tolerance ?? 0
            runLoop.add(timer, forMode: mode)
            return AnyCancellable {
                target.end()
                timer.invalidate()
            }
        }
    }
}

/// Where a timer's dates go, until it is stopped.
private final class TimerTarget: @unchecked Sendable {
    private let lock = Lock()
    private var subject: PassthroughSubject<Date, Never>?

    init(_ subject: PassthroughSubject<Date, Never>) { self.subject = subject }

    func fire() { lock.withLock { subject }?.send(Date()) }
    func end() { lock.withLock { subject = nil } }
}

/// Passes dates on with a subscription that says nothing of the subject inside.
private struct TimerSubscriber<Downstream: Subscriber>: Subscriber
where Downstream.Input == Date, Downstream.Failure == Never {
    private let downstream: Downstream

    init(_ downstream: Downstream) { self.downstream = downstream }

    var combineIdentifier: CombineIdentifier { downstream.combineIdentifier }

    func receive(subscription: any Subscription) {
        downstream.receive(subscription: TimerSubscription(subscription))
    }

    func receive(_ input: Date) -> Subscribers.Demand { downstream.receive(input) }

    func receive(completion: Subscribers.Completion<Never>) { downstream.receive(completion: completion) }
}

private struct TimerSubscription: Subscription {
    private let subscription: any Subscription

    init(_ subscription: any Subscription) { self.subscription = subscription }

    var combineIdentifier: CombineIdentifier { subscription.combineIdentifier }

    func request(_ demand: Subscribers.Demand) { subscription.request(demand) }

    func cancel() { subscription.cancel() }
}
