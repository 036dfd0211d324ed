import Combine
import Foundation

/// A scheduler whose clock is moved by the test.
final class VirtualScheduler: Scheduler {
    typealias SchedulerTimeType = RunLoop.SchedulerTimeType
    typealias SchedulerOptions = Never

    private(set) var now = SchedulerTimeType(Date(timeIntervalSinceReferenceDate: 0))
    let minimumTolerance: SchedulerTimeType.Stride = 0
    private var queue: [(date: Date, order: Int, id: Int, action: () -> Void)] = []
    private var nextOrder = 0

    func schedule(options: Never?, _ action: @escaping () -> Void) { _ = enqueue(now.date, action) }

    func schedule(
        after date: SchedulerTimeType, tolerance: SchedulerTimeType.Stride, options: Never?,
        _ action: @escaping () -> Void
    ) { _ = enqueue(date.date, action) }

    func schedule(
        after date: SchedulerTimeType, interval: SchedulerTimeType.Stride, tolerance: SchedulerTimeType.Stride,
        options: Never?, _ action: @escaping () -> Void
    ) -> any Cancellable {
        var current = 0
        var isOver = false
        func arm(_ date: Date) {
            current = enqueue(date) {
                action()
                if !isOver { arm(date + interval.timeInterval) }
            }
        }
        arm(date.date)
        return AnyCancellable {
            isOver = true
            self.remove(current)
        }
    }

    /// Moves the clock and runs the due actions, in order.
    func advance(by seconds: Double) {
        let end = now.date + seconds
        while let next = queue.filter({ $0.date <= end }).min(by: { ($0.date, $0.order) < ($1.date, $1.order) }) {
            remove(next.id)
            now.date = max(now.date, next.date)
            next.action()
        }
        now.date = end
    }

    var isIdle: Bool { queue.isEmpty }

    fileprivate func enqueue(_ date: Date, _ action: @escaping () -> Void) -> Int {
        nextOrder += 1
        queue.append((date, nextOrder, nextOrder, action))
        return nextOrder
    }

    fileprivate func remove(_ id: Int) { queue.removeAll { $0.id == id } }
}

/// The same clock in the place of the main thread's.
final class VirtualMainScheduler: _MainScheduler {
    let clock = VirtualScheduler()
    var now: Date { clock.now.date }

    func schedule(after date: Date, _ action: @escaping () -> Void) -> any Cancellable {
        let id = clock.enqueue(date, action)
        return AnyCancellable { self.clock.remove(id) }
    }
}
