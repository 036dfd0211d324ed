import Foundation
import OrielBasics

/// Warnings about a wrong use, in the words Apple uses; each text is printed once a process.
///
/// A warning reports a mistake of an app after which the engine can continue: a state written while a body is
/// evaluated, two rows with the same identity, an object published from another thread, a frame of a negative length,
/// API that has no effect here. The engine does the least harmful thing, and reports it on standard error, so that an
/// app is never stopped for a mistake that it would survive with Apple's SwiftUI.
///
/// ```swift
/// func width(_ width: Double) -> Double {
///     if width.isFinite, width >= 0 { return width }
///     RuntimeWarning.issue("Invalid frame dimension (negative or non-finite).")
///     return 0
/// }
///
/// let warnings = TestHost.warnings(during: { _ = width(-1) })
/// #expect(warnings == ["Invalid frame dimension (negative or non-finite)."])
/// ```
///
/// Use Apple's words if Apple has the warning: they can be looked up. Warnings with the same text count as one, so name
/// a type in the text where that helps, and never a value that changes; a program that warns in each frame would print
/// without end.
///
/// Tests listen with `TestHost.warnings(during:)`, or with ``observing(_:during:)``: they hear each warning, whether it
/// was printed before or not, and only warnings of the code that they run. A test that causes a warning on purpose
/// asserts it.
///
/// A mistake after which nothing sensible can be done (a missing environment object) stops the program instead, in
/// Apple's words as well.
package enum RuntimeWarning {
    nonisolated(unsafe) private static var printed: Set<String> = []
    private static let lock = NSLock()

    /// The listener here: warnings of other threads and tasks do not reach it.
    @TaskLocal private static var observers: [Observer] = []

    /// An observer until the function has returned: a task that it began may continue.
    private final class Observer: @unchecked Sendable {
        private let lock = NSRecursiveLock()
        private var hear: ((String) -> Void)?

        init(_ hear: @escaping (String) -> Void) { self.hear = hear }

        func tell(_ text: String) { lock.withLock { hear?(text) } }
        func end() { lock.withLock { hear = nil } }
    }

    /// Prints a warning, the first time it is given, and notifies tests of each.
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

    /// Calls an asynchronous function with every warning that it gives: by itself, or by a task that it begins.
    package static func observing<R>(
        _ observer: @escaping (String) -> Void, isolation: isolated (any Actor)? = #isolation,
        during body: () async throws -> R
    ) async rethrows -> R {
        let observer = Observer(observer)
        defer { observer.end() }
        return try await $observers.withValue(observers + [observer], operation: body)
    }
}
