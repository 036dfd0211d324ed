import Foundation
import OrielBasics

/// Warnings about a wrong use, in the words Apple uses; each text is printed once a process.
package enum RuntimeWarning {
    nonisolated(unsafe) private static var printed: Set<String> = []
    nonisolated(unsafe) private static var observers: [(String) -> Void] = []
    private static let lock = NSLock()

    /// Prints a warning, the first time it is given, and tells tests of each.
    package static func issue(_ text: String) {
        lock.lock()
        let isNew = printed.insert(text).inserted
        let observers = observers
        lock.unlock()
        for observer in observers { observer(text) }
        if isNew { StandardError.write("warning: \(text)") }
    }

    /// Calls a function with every warning given while another runs.
    package static func observing<R>(_ observer: @escaping (String) -> Void, during body: () throws -> R) rethrows -> R
    {
        lock.lock()
        observers.append(observer)
        lock.unlock()
        defer {
            lock.lock()
            observers.removeLast()
            lock.unlock()
        }
        return try body()
    }
}
