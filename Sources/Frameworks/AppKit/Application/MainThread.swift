import Foundation

/// Calls functions on the main thread from objects that belong to no thread.
enum MainThread {
    private struct Box<Value>: @unchecked Sendable { var value: Value }

    /// Calls a function on the main thread, which waits if this is another one, and returns its result.
    static func run<Value>(_ body: @MainActor () -> Value) -> Value {
        if Thread.isMainThread { return MainActor.assumeIsolated { Box(value: body()) }.value }
        return withoutActuallyEscaping(body) { body in
            let function = Box(value: body)
            return DispatchQueue.main.sync { MainActor.assumeIsolated { Box(value: function.value()) } }.value
        }
    }
}
