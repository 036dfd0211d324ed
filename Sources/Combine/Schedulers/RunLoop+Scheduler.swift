import Foundation

extension RunLoop: Scheduler {
    /// An instant on the run loop's clock.
    public typealias SchedulerTimeType = _DateSchedulerTime

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

    /// Runs the action in the loop at or some time after the date, and after each interval, until cancelled.
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
        return AnyCancellable(timer.invalidate)
    }

    @discardableResult
    private func addTimer(
        at date: Date, interval: TimeInterval?, tolerance: TimeInterval, _ action: @escaping () -> Void
    ) -> Timer {
        let transfer = Transfer(action)
        let timer = Timer(fire: date, interval: interval ?? 0, repeats: interval != nil) { _ in transfer.value() }
        timer.tolerance = tolerance
        add(timer, forMode: .common)
        return timer
    }

    private var virtualClock: (any _MainScheduler)? {
        guard let clock = _CombineClock.mainScheduler, self === RunLoop.main else { return nil }
        return clock
    }
}
