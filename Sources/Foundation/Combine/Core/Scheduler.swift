/// When and where to run a closure.
public protocol Scheduler<SchedulerTimeType> {
    /// An instant on the scheduler's clock.
    associatedtype SchedulerTimeType: Strideable where SchedulerTimeType.Stride: SchedulerTimeIntervalConvertible

    /// Further options of the work; `Never` if there are none.
    associatedtype SchedulerOptions

    /// The present instant.
    var now: SchedulerTimeType { get }

    /// The smallest tolerance the scheduler accepts.
    var minimumTolerance: SchedulerTimeType.Stride { get }

    /// Runs the action as soon as possible.
    func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void)

    /// Runs the action at or some time after the date.
    func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void)

    /// Runs the action at or some time after the date, and again after each interval, until canceled.
    func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable
}

extension Scheduler {
    /// Runs the action as soon as possible.
    public func schedule(_ action: @escaping () -> Void) {
        schedule(options: nil, action)
    }

    /// Runs the action at or some time after the date.
    public func schedule(after date: SchedulerTimeType, _ action: @escaping () -> Void) {
        schedule(after: date, tolerance: minimumTolerance, options: nil, action)
    }

    /// Runs the action at or some time after the date.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, _ action: @escaping () -> Void
    ) {
        schedule(after: date, tolerance: tolerance, options: nil, action)
    }

    /// Runs the action at or some time after the date, and again after each interval, until canceled.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, _ action: @escaping () -> Void
    ) -> any Cancellable {
        schedule(after: date, interval: interval, tolerance: minimumTolerance, options: nil, action)
    }

    /// Runs the action at or some time after the date, and again after each interval, until canceled.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        _ action: @escaping () -> Void
    ) -> any Cancellable {
        schedule(after: date, interval: interval, tolerance: tolerance, options: nil, action)
    }
}

/// A distance in time that can be made from the usual units.
public protocol SchedulerTimeIntervalConvertible {
    /// That many seconds.
    static func seconds(_ seconds: Int) -> Self
    /// That many seconds.
    static func seconds(_ seconds: Double) -> Self
    /// That many thousandths of a second.
    static func milliseconds(_ milliseconds: Int) -> Self
    /// That many millionths of a second.
    static func microseconds(_ microseconds: Int) -> Self
    /// That many billionths of a second.
    static func nanoseconds(_ nanoseconds: Int) -> Self
}
