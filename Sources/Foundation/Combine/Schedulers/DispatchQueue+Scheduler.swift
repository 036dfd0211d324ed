import Dispatch
import Foundation

extension DispatchQueue: Scheduler {
    /// How work is put on a queue.
    public struct SchedulerOptions {
        /// How important the work is.
        public var qos: DispatchQoS

        /// How the work is run.
        public var flags: DispatchWorkItemFlags

        /// The group the work belongs to.
        public var group: DispatchGroup?

        /// Makes options; the defaults say nothing special.
        public init(qos: DispatchQoS = .unspecified, flags: DispatchWorkItemFlags = [], group: DispatchGroup? = nil) {
            self.qos = qos
            self.flags = flags
            self.group = group
        }
    }

    /// The present instant.
    public var now: SchedulerTimeType {
        virtualClock.map { SchedulerTimeType(virtual: $0.now) } ?? SchedulerTimeType(.now())
    }

    /// Nothing: queues take any tolerance.
    public var minimumTolerance: SchedulerTimeType.Stride { 0 }

    /// Runs the action on the queue as soon as possible.
    public func schedule(options: SchedulerOptions?, _ action: @escaping () -> Void) {
        let action = Transfer(action)
        async(group: options?.group, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []) { action.value() }
    }

    /// Runs the action on the queue at or some time after the date.
    public func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: SchedulerOptions?,
        _ action: @escaping () -> Void
    ) {
        if let virtualClock {
            virtualClock.run(after: date.virtualDate, action)
            return
        }
        let transfer = Transfer(action)
        options?.group?.enter()
        let group = options?.group
        asyncAfter(
            deadline: date.dispatchTime, qos: options?.qos ?? .unspecified, flags: options?.flags ?? []
        ) {
            transfer.value()
            group?.leave()
        }
    }

    /// Runs the action on the queue at or some time after the date, and after each interval, until canceled.
    public func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: SchedulerOptions?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        if let virtualClock {
            let seconds = Double(interval.magnitude) / 1e9
            return AnyCancellable(virtualClock.schedule(after: date.virtualDate, interval: seconds, action))
        }
        let transfer = Transfer(action)
        let source = DispatchSource.makeTimerSource(queue: self)
        source.schedule(
            deadline: date.dispatchTime, repeating: interval.timeInterval, leeway: tolerance.timeInterval)
        source.setEventHandler { transfer.value() }
        source.resume()
        return AnyCancellable(source.cancel)
    }

    private var virtualClock: (any _MainScheduler)? {
        guard let clock = _CombineClock.mainScheduler, getSpecific(key: Self.mainMark) == true else { return nil }
        return clock
    }

    /// On Linux `DispatchQueue.main` is a new object each time, so the queue behind it carries a mark.
    private static let mainMark: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()
}

extension DispatchQueue.SchedulerTimeType {
    /// A virtual clock's instants are counted in nanoseconds from a day before the reference date of `Date`,
    /// since a dispatch time of zero means "now".
    init(virtual date: Date) {
        let nanoseconds = Int(exactly: (date.timeIntervalSinceReferenceDate * 1e9).rounded()) ?? 0
        self.init(DispatchTime(uptimeNanoseconds: UInt64(max(nanoseconds + Self.virtualOrigin, 1))))
    }

    var virtualDate: Date {
        let nanoseconds = Int(clamping: dispatchTime.uptimeNanoseconds) - Self.virtualOrigin
        return Date(timeIntervalSinceReferenceDate: Double(nanoseconds) / 1e9)
    }

    private static let virtualOrigin = 86_400_000_000_000
}
