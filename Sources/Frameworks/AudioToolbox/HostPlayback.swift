import DisplayList
import Foundation
import OrielBasics
import OrielFoundation

/// A sound or a voice that the front end is asked for, on the main thread; elsewhere the machine's own are used.
package final class HostPlayback: @unchecked Sendable {
    package typealias Begin =
        @MainActor (any HostServices, @escaping (Bool) -> Void) -> (any HostActivity)?

    private var activity: (any HostActivity)?
    /// The number of playbacks begun: the end of an earlier one does not concern the current one.
    private var number = 0

    /// Creates a playback that has not begun.
    package init() {}

    /// Whether it has begun and is not over.
    package var isUnderWay: Bool { activity != nil }

    /// Begins; returns whether the front end sees to it.
    /// - Parameter ended: Called on the main thread when it is over, with whether it came to its end.
    package func begin(_ begin: Begin, ended: @escaping @Sendable (Bool) -> Void) -> Bool {
        guard MainQueue.isServed else { return false }
        number += 1
        let own = number
        return MainActor.assumeIsolated {
            guard let services = HostScope.services else { return false }
            activity = begin(services) { [weak self] isWhole in
                if let self, number == own { activity = nil }
                ended(isWhole)
            }
            return activity != nil
        }
    }

    /// Ends it; nothing is called then.
    package func stop() {
        guard let ending = activity else { return }
        activity = nil
        number += 1
        if MainQueue.isServed {
            MainActor.assumeIsolated { ending.stop() }
        } else {
            nonisolated(unsafe) let ending = ending
            DispatchQueue.main.async { ending.stop() }
        }
    }
}

/// Logs warnings about sounds that cannot be played, once each.
package enum MediaWarning {
    nonisolated(unsafe) private static var said: Set<String> = []
    private static let lock = NSLock()

    /// Writes a warning, the first time.
    package static func issue(_ text: String, of framework: String) {
        let isNew = lock.withLock { said.insert(framework + text).inserted }
        if isNew { StandardError.write("warning: \(framework): \(text)") }
    }
}
