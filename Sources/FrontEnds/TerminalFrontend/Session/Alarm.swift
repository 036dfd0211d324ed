import Dispatch
import Foundation
import FrontEndKit

/// A call on the main queue at a time; canceled when released.
@MainActor
final class Alarm {
    private static var waiting: [ObjectIdentifier: Reference] = [:]
    private struct Reference {
        weak var alarm: Alarm?
    }

    private let source: any DispatchSourceTimer
    private let time: Double
    private var action: (@MainActor () -> Void)?

    /// Calls a function after some seconds.
    init(after seconds: Double, _ action: @escaping @MainActor () -> Void) {
        let wait = seconds.isFinite ? min(max(seconds, 0), 1e6) : 1e6
        self.action = action
        time = MonotonicClock.now + wait
        source = DispatchSource.makeTimerSource(queue: .main)
        source.schedule(deadline: .now() + wait, leeway: .milliseconds(1))
        source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.ring() } }
        source.resume()
        Self.waiting[ObjectIdentifier(self)] = Reference(alarm: self)
    }

    isolated deinit {
        source.cancel()
        Self.waiting[ObjectIdentifier(self)] = nil
    }

    /// Makes the calls that are due, where the main queue's blocks wait for the one that is running.
    static func ringDue() {
        let now = MonotonicClock.now
        for alarm in waiting.values.compactMap(\.alarm) where alarm.time <= now { alarm.ring() }
    }

    private func ring() {
        let action = self.action
        self.action = nil
        Self.waiting[ObjectIdentifier(self)] = nil
        action?()
    }
}
