import Combine
import Foundation

/// The clock of all test hosts of a process: timers, delays and debounces of the main thread follow it while a
/// test host is in use.
final class TestClock: _MainScheduler {
    nonisolated(unsafe) static let shared = TestClock()

    private struct Job {
        let id: Int
        let date: Date
        let action: () -> Void
    }

    private let lock = NSLock()
    private var jobs: [Job] = []
    private var lastID = 0
    private var present = Date(timeIntervalSinceReferenceDate: 0)

    /// Makes the clock the one that Combine's main-thread schedulers follow.
    func install() {
        if _CombineClock.mainScheduler === self { return }
        _CombineClock.mainScheduler = self
        _CombineClock.timerFactory = { [unowned self] interval, fire in repeating(interval, fire) }
    }

    var now: Date { lock.withLock { present } }

    /// When the next work is due, in seconds from now; nil for none.
    var untilNext: Double? {
        lock.withLock { jobs.map(\.date).min().map { max($0.timeIntervalSince(present), 0) } }
    }

    func schedule(after date: Date, _ action: @escaping () -> Void) -> any Cancellable {
        let id = lock.withLock {
            lastID += 1
            jobs.append(Job(id: lastID, date: date, action: action))
            return lastID
        }
        return AnyCancellable { [weak self] in self?.cancel(id) }
    }

    private func cancel(_ id: Int) {
        lock.withLock { jobs.removeAll { $0.id == id } }
    }

    /// Calls a function again and again.
    private func repeating(_ interval: TimeInterval, _ fire: @escaping (Date) -> Void) -> any Cancellable {
        let state = Repetition()
        func next(_ date: Date) {
            state.job = schedule(after: date) {
                if state.isCancelled { return }
                next(date.addingTimeInterval(max(interval, 1e-4)))
                fire(self.now)
            }
        }
        next(now.addingTimeInterval(max(interval, 1e-4)))
        return AnyCancellable {
            state.isCancelled = true
            state.job?.cancel()
        }
    }

    private final class Repetition {
        var isCancelled = false
        var job: (any Cancellable)?
    }

    /// Runs the job that is due next, which a recording notes at a date.
    func doNext(at date: Date?) {
        if let date { move(to: date) }
        take(until: .distantFuture)?.action()
    }

    /// Runs a function with a separate clock: the current clock's jobs keep waiting, and jobs that the function leaves
    /// behind are discarded.
    func apart<Result>(_ body: () throws -> Result) rethrows -> Result {
        let (date, waiting) = lock.withLock {
            defer { jobs = [] }
            return (present, jobs)
        }
        defer { lock.withLock { (present, jobs) = (date, waiting) } }
        return try body()
    }

    /// Moves the clock to a date; jobs that become due by that wait.
    func move(to date: Date) {
        lock.withLock { present = date }
    }

    /// Moves the clock and runs the jobs that became due, in order.
    func advance(by seconds: Double) {
        let end = now.addingTimeInterval(seconds)
        while let job = take(until: end) {
            lock.withLock { present = max(present, job.date) }
            job.action()
        }
        lock.withLock { present = end }
    }

    private func take(until end: Date) -> Job? {
        lock.withLock {
            let due = jobs.filter { $0.date <= end }.min { ($0.date, $0.id) < ($1.date, $1.id) }
            if let due { jobs.removeAll { $0.id == due.id } }
            return due
        }
    }
}
