import Dispatch
import Foundation

/// A call on the main queue at a time; canceled when released.
@MainActor
final class Alarm {
    private let source: any DispatchSourceTimer

    /// Calls a function after some seconds.
    init(after seconds: Double, _ action: @escaping @MainActor () -> Void) {
        source = DispatchSource.makeTimerSource(queue: .main)
        let wait = seconds.isFinite ? min(max(seconds, 0), 1e6) : 1e6
        source.schedule(deadline: .now() + wait, leeway: .milliseconds(1))
        source.setEventHandler { MainActor.assumeIsolated { action() } }
        source.resume()
    }

    isolated deinit { source.cancel() }
}
