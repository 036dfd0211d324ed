import Foundation

/// The queue on which views live, whatever thread serves it.
package enum MainQueue {
    /// The queue carries a mark, since `DispatchQueue.main` is a new object each time on Linux.
    private static let mark: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Whether the caller is on the main thread, or on the thread that serves the main queue: in a program with an
    /// asynchronous `main`, such as a test runner, that is another one.
    package static var isServed: Bool {
        // First, so that the queue bears its mark by the time that another thread asks.
        let mark = mark
        return Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true
    }

    private struct Box<Value>: @unchecked Sendable { var value: Value }

    /// Calls a function on the main queue, waits for it if the caller is elsewhere, and returns its result.
    package static func run<Value>(_ body: @MainActor () throws -> Value) rethrows -> Value {
        if isServed { return try MainActor.assumeIsolated { Box(value: try body()) }.value }
        return try withoutActuallyEscaping(body) { body in
            let function = Box(value: body)
            return try DispatchQueue.main.sync { try MainActor.assumeIsolated { Box(value: try function.value()) } }
                .value
        }
    }
}
