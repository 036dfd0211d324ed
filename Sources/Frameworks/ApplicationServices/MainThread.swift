import Foundation

/// Calls functions on the main thread from objects that belong to no thread.
package enum MainThread {
    private struct Box<Value>: @unchecked Sendable { var value: Value }

    /// The mark of the main queue, which need not run on the main thread.
    private static let mark: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()
    /// Whether the calling code runs on the main thread, or on the main queue.
    package static var isCurrent: Bool { DispatchQueue.getSpecific(key: mark) == true || Thread.isMainThread }

    /// Calls a function on the main thread, which waits if this is another one, and returns its result.
    package static func run<Value>(_ body: @MainActor () -> Value) -> Value {
        if isCurrent { return MainActor.assumeIsolated { Box(value: body()) }.value }
        return withoutActuallyEscaping(body) { body in
            let function = Box(value: body)
            return DispatchQueue.main.sync { MainActor.assumeIsolated { Box(value: function.value()) } }.value
        }
    }
}
