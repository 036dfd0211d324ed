import CGtk
import DisplayList
import Foundation
import GtkShim

/// The one loop of the process: GLib's, which also drains `DispatchQueue.main`, main-actor tasks, and the
/// timers and blocks of `RunLoop.main`.
///
/// The queue's and the run loop's descriptors are polled together with GLib's own, so an idle process sleeps
/// in one system call. The run loop is looked at after each turn in which anything ran, because any callback
/// may have added a timer; in between, its next timer is the poll's time limit.
@MainActor
final class MainLoop {
    private let loop: OpaquePointer
    private let source: UnsafeMutablePointer<GSource>
    /// Called before a turn ends that changed something.
    static var turnWillEnd: (() -> Void)?

    /// Creates the loop and attaches the queue and the run loop to GLib's default context.
    init() {
        loop = g_main_loop_new(nil, 0)
        source = oriel_loop_source_new(pumpRunLoop)
        // Ahead of all else: whatever ran is over, and nothing has come after it.
        MainTurn.requestEnd = {
            let ended: GSourceFunc = { _ in
                MainActor.assumeIsolated { MainLoop.endTurn() }
                return 0
            }
            g_idle_add_full(G_PRIORITY_HIGH - 100, ended, nil, nil)
            // GLib sees the main queue's blocks as one event; each block is a turn.
            DispatchQueue.main.async { MainLoop.endTurn() }
        }
    }

    isolated deinit {
        g_source_destroy(source)
        g_source_unref(source)
        g_main_loop_unref(loop)
    }

    // MARK: Waiting within a turn

    /// Whether a turn waits for the desktop's answer: none of the app's code may run then.
    private(set) static var isWaiting = false
    private static var postponed: [() -> Void] = []

    /// Schedules work for after the turn that waits.
    static func afterWaiting(_ action: @escaping () -> Void) { postponed.append(action) }

    /// Waits for the desktop's answers within a turn, for some seconds at most.
    ///
    /// The main queue, timers, frames and input wait.
    static func wait(atMost seconds: Double, until isAnswered: () -> Bool) {
        guard !isWaiting else { return }
        isWaiting = true
        oriel_loop_sources_pause(1)
        let end = MonotonicClock.now + seconds
        let limit = Timeout(after: seconds) {}
        while MonotonicClock.now < end, !isAnswered() { g_main_context_iteration(nil, 1) }
        limit.cancel()
        oriel_loop_sources_pause(0)
        isWaiting = false
        guard !postponed.isEmpty else { return }
        let resumed: GSourceFunc = { _ in
            MainActor.assumeIsolated {
                let actions = MainLoop.postponed
                MainLoop.postponed.removeAll()
                for action in actions { action() }
            }
            return 0
        }
        g_idle_add_full(G_PRIORITY_HIGH - 99, resumed, nil, nil)
    }

    /// Whether ``quit()`` was called.
    private var hasQuit = false

    /// How long events that are due are handled for a caller that does not wait, in seconds.
    private static let longestTurns = 0.01

    /// Makes turns within the current one, until a function returns true or the loop is to end.
    /// - Parameters:
    ///   - waits: Whether it waits for events; false handles the events that are due alone.
    ///   - isDone: Returns whether it ends.
    func runWithin(waits: Bool, until isDone: () -> Bool) {
        guard !Self.isWaiting else { return }
        MainTurn.nest {
            // Sources that are always due must not keep a caller that does not wait.
            let end = MonotonicClock.now + Self.longestTurns
            while !isDone(), !hasQuit {
                let hasWorked = g_main_context_iteration(nil, waits ? 1 : 0) != 0
                if !waits, !hasWorked || MonotonicClock.now > end { break }
            }
        }
    }

    /// Ends the turn, unless it has ended already.
    static func endTurn() {
        if isWaiting { return afterWaiting { endTurn() } }
        turnWillEnd?()
        MainTurn.end()
    }

    /// Whether ``run()`` is under way.
    var isRunning: Bool { g_main_loop_is_running(loop) != 0 }

    /// Milliseconds until the run loop's next timer; −1 when it has none, so that an idle process sleeps.
    var millisecondsToNextTimer: Int { Int(oriel_loop_source_timeout(source)) }

    /// Runs until ``quit()``.
    func run() { g_main_loop_run(loop) }

    /// Makes ``run()`` return.
    func quit() {
        hasQuit = true
        g_main_loop_quit(loop)
        // A turn within the present one may be asleep.
        g_main_context_wakeup(nil)
    }
}

/// Fires the due timers of `RunLoop.main`; returns the seconds to its next timer, negative for none.
private func pumpRunLoop() -> Double {
    guard let next = RunLoop.main.limitDate(forMode: .default), next != .distantFuture else { return -1 }
    return max(0, next.timeIntervalSinceNow)
}
