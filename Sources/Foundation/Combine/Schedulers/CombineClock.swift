import Foundation

/// Allows a host of an application, such as a test with a virtual clock, to drive timers and delays on the main thread.
public enum _CombineClock {
    /// Runs the timers of `Timer.publish` where set, in place of the run loop: calls `fire` every `interval` seconds.
    nonisolated(unsafe) public static var timerFactory:
        ((_ interval: TimeInterval, _ fire: @escaping (Date) -> Void) -> any Cancellable)?

    /// Called on the main thread before a timer of `Timer.publish` sends, where set.
    nonisolated(unsafe) public static var timerWillFire: (() -> Void)?

    /// Runs work that `DispatchQueue.main`, `RunLoop.main` and `OperationQueue.main` are to do at a later date, where set.
    nonisolated(unsafe) public static var mainScheduler: (any _MainScheduler)?
}

/// A clock of the main thread that replaces the system's.
public protocol _MainScheduler: AnyObject {
    /// The present instant.
    var now: Date { get }

    /// Runs the action on the main thread when the clock reaches the date; canceling before then prevents it.
    ///
    /// The result is kept until the action has run, so that it may be an `AnyCancellable`. Called on any thread.
    func schedule(after date: Date, _ action: @escaping () -> Void) -> any Cancellable
}

extension _MainScheduler {
    /// Runs the action at the date, whatever becomes of the caller.
    func run(after date: Date, _ action: @escaping () -> Void) {
        let keeper = Repetition()
        keeper.replace(
            schedule(after: date) {
                action()
                keeper.cancel()
            })
    }

    /// Runs the action at the date and after each interval, until canceled.
    func schedule(after date: Date, interval: TimeInterval, _ action: @escaping () -> Void) -> any Cancellable {
        let repetition = Repetition()
        func arm(_ date: Date) {
            repetition.replace(
                schedule(after: date) {
                    guard !repetition.isCancelled else { return }
                    action()
                    arm(date + interval)
                })
        }
        arm(date)
        return repetition
    }
}

/// Holds the next run of an action that is scheduled once or repeatedly.
final class Repetition: Cancellable {
    private let lock = Lock()
    private var current: (any Cancellable)?
    private var isOver = false

    var isCancelled: Bool { lock.withLock { isOver } }

    func replace(_ next: any Cancellable) {
        let isLate = lock.withLock {
            if !isOver { current = next }
            return isOver
        }
        if isLate { next.cancel() }
    }

    func cancel() {
        let last = lock.withLock {
            defer { (current, isOver) = (nil, true) }
            return current
        }
        last?.cancel()
    }
}
