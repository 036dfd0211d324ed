import Foundation

/// A message that was logged.
package struct LoggedMessage: Sendable {
    package var date: Date
    package var subsystem: String
    package var category: String
    package var level: OSLogType
    package var text: String
}

/// The last messages of the program, for `OSLogStore`.
package final class LogHistory: @unchecked Sendable {
    package static let shared = LogHistory()
    /// How many messages are kept.
    package static let limit = 2000
    private let lock = NSLock()
    private var kept: [LoggedMessage] = []
    /// Where the oldest message is, once there are as many as are kept.
    private var first = 0

    package func add(_ message: LoggedMessage) {
        lock.withLock {
            if kept.count < Self.limit {
                kept.append(message)
            } else {
                kept[first] = message
                first = (first + 1) % Self.limit
            }
        }
    }

    /// The messages, the oldest first.
    package var messages: [LoggedMessage] { lock.withLock { Array(kept[first...] + kept[..<first]) } }
}
