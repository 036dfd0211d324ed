import Dispatch
import Foundation

extension OperationQueue: Scheduler {
    /// An instant on the queue's clock.
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

    /// Operation queues have no options to choose.
    public struct SchedulerOptions {
        private init() {}
    }

    /// The present instant.
    public var now: SchedulerTimeType { SchedulerTimeType(virtualClock?.now ?? Date()) }

    /// Nothing: operation queues take any tolerance.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Adds the action to the queue.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let transfer = Transfer(action)
        addOperation(BlockOperation { transfer.value() })
    }

    /// Adds the action to the queue at or some time after the date.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        if let virtualClock {
            virtualClock.run(after: date.date, action)
            return
        }
        TimedOperation(action).add(to: self, at: date.date)
    }

    /// Adds the action to the queue at or some time after the date, and after each interval, until canceled.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        if let virtualClock {
            return AnyCancellable(
                virtualClock.schedule(after: date.date, interval: interval.timeInterval, action))
        }
        let repetition = RepeatedOperation(self, interval.timeInterval, action)
        repetition.start(at: date.date)
        return AnyCancellable(repetition)
    }

    private var virtualClock: (any _MainScheduler)? {
        guard let clock = _CombineClock.mainScheduler, self === OperationQueue.main else { return nil }
        return clock
    }
}
