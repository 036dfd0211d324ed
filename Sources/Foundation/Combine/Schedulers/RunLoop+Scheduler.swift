import Foundation

extension RunLoop: Scheduler {
    /// An instant on the run loop's clock.
    public struct SchedulerTimeType: _DateSchedulerTime {
        /// The instant as a date.
        public var date: Date

        /// Makes an instant.
        public init(_ date: Date) { self.date = date }

        /// A distance in time, in seconds.
        public struct Stride: _SecondsStride {
            /// The distance in seconds.
            public var magnitude: TimeInterval

            /// Makes a distance of a number of seconds.
            public init(_ timeInterval: TimeInterval) { magnitude = timeInterval }
        }
    }

    /// Run loops have no options to choose.
    public struct SchedulerOptions {
        private init() {}
    }

    /// The present instant.
    public var now: SchedulerTimeType { SchedulerTimeType(virtualClock?.now ?? Date()) }

    /// Nothing: run loops take any tolerance.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Runs the action in the next turn of the loop.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        // A timer that is due, since it wakes a loop that sleeps in another thread.
        addTimer(at: Date(), interval: nil, tolerance: 0, action)
    }

    /// Runs the action in the loop at or some time after the date.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        if let virtualClock {
            virtualClock.run(after: date.date, action)
        } else {
            addTimer(at: date.date, interval: nil, tolerance: tolerance.timeInterval, action)
        }
    }

    /// Runs the action in the loop at or some time after the date, and after each interval, until canceled.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        if let virtualClock {
            return AnyCancellable(
                virtualClock.schedule(after: date.date, interval: interval.timeInterval, action))
        }
        let timer = addTimer(
            at: date.date, interval: interval.timeInterval, tolerance: tolerance.timeInterval, action)
        return AnyCancellable(timer)
    }

    @discardableResult
    private func addTimer(
        at date: Date, interval: TimeInterval?, tolerance: TimeInterval, _ action: @escaping () -> Void
    ) -> any Cancellable {
        // Foundation's timer keeps what its block holds forever, once invalidated.
        let held = HeldAction(action)
        let isRepeated = interval != nil
        let timer = Timer(fire: date, interval: interval ?? 0, repeats: isRepeated) { _ in
            isRepeated ? held.run() : held.runOnce()
        }
        timer.tolerance = tolerance
        add(timer, forMode: .common)
        return CancellableTimer(timer: timer, action: held)
    }

    private var virtualClock: (any _MainScheduler)? {
        guard let clock = _CombineClock.mainScheduler, self === RunLoop.main else { return nil }
        return clock
    }
}

/// An action that is kept until it has run or is canceled.
private final class HeldAction: @unchecked Sendable {
    private let lock = Lock()
    private var action: (() -> Void)?

    init(_ action: @escaping () -> Void) { self.action = action }

    func run() { lock.withLock { action }?() }

    func runOnce() { take()?() }

    func end() { withExtendedLifetime(take()) {} }

    private func take() -> (() -> Void)? {
        lock.withLock {
            defer { action = nil }
            return action
        }
    }
}

/// Stops a timer when it is canceled, but not when it is released.
private struct CancellableTimer: Cancellable {
    let timer: Timer
    let action: HeldAction

    func cancel() {
        action.end()
        timer.invalidate()
    }
}
