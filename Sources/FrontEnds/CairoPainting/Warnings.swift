import Foundation
import OrielBasics

/// Messages for the developer, each printed once to the standard error.
enum Warnings {
    nonisolated(unsafe) private static var said: Set<String> = []
    private static let lock = NSLock()

    /// Prints a message if it has not been printed yet.
    static func once(_ message: String) {
        lock.lock()
        defer { lock.unlock() }
        guard said.insert(message).inserted else { return }
        StandardError.write("Oriel: \(message)")
    }
}
