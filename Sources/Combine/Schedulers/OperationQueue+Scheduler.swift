import Dispatch
import Foundation

extension OperationQueue: Scheduler {
    /// An instant on the queue's clock.
    public typealias SchedulerTimeType = _DateSchedulerTime

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
        addOperation { transfer.value() }
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
        let transfer = Transfer(action)
        DispatchQueue.global().asyncAfter(deadline: .now() + max(date.date.timeIntervalSinceNow, 0)) {
            self.addOperation { transfer.value() }
        }
    }

    /// Adds the action to the queue at or some time after the date, and after each interval, until cancelled.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        if let virtualClock {
            return AnyCancellable(
                virtualClock.schedule(after: date.date, interval: interval.timeInterval, action))
        }
        let transfer = Transfer(action)
        let source = DispatchSource.makeTimerSource(queue: .global())
        source.schedule(
            deadline: .now() + max(date.date.timeIntervalSinceNow, 0), repeating: interval.timeInterval,
            leeway: .nanoseconds(Int(tolerance.timeInterval * 1e9)))
        source.setEventHandler { [weak self] in self?.addOperation { transfer.value() } }
        source.resume()
        return AnyCancellable(source.cancel)
    }

    private var virtualClock: (any _MainScheduler)? {
        guard let clock = _CombineClock.mainScheduler, self === OperationQueue.main else { return nil }
        return clock
    }
}
