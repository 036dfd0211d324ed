import Foundation
import OrielBasics

/// Warnings about a wrong use, in the words Apple uses; each text is printed once a process.
package enum RuntimeWarning {
    nonisolated(unsafe) private static var printed: Set<String> = []
    private static let lock = NSLock()

    /// Who listens here: what other threads and tasks do meanwhile is not for them to hear.
    @TaskLocal private static var observers: [Observer] = []

    /// One who listens until the function has returned: a task that it began may go on.
    private final class Observer: @unchecked Sendable {
        private let lock = NSRecursiveLock()
        private var hear: ((String) -> Void)?

        init(_ hear: @escaping (String) -> Void) { self.hear = hear }

        func tell(_ text: String) { lock.withLock { hear?(text) } }
        func end() { lock.withLock { hear = nil } }
    }

    /// Prints a warning, the first time it is given, and tells tests of each.
    package static func issue(_ text: String) {
        let isNew = lock.withLock { printed.insert(text).inserted }
        for observer in observers { observer.tell(text) }
        if isNew { StandardError.write("warning: \(text)") }
    }

    /// Calls a function with every warning that another one gives: by itself, or by a task that it begins.
    package static func observing<R>(_ observer: @escaping (String) -> Void, during body: () throws -> R) rethrows -> R
    {
        let observer = Observer(observer)
        defer { observer.end() }
        return try $observers.withValue(observers + [observer], operation: body)
    }
}
