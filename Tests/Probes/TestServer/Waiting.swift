import Foundation

/// Things that come from other threads, in their order, and those that wait for them.
final class Waiting<Element: Sendable>: @unchecked Sendable {
    private let lock = NSLock()
    private var elements: [Element] = []
    private var listeners: [CheckedContinuation<Element, Never>] = []

    func add(_ element: Element) {
        lock.lock()
        defer { lock.unlock() }
        if listeners.isEmpty { elements.append(element) } else { listeners.removeFirst().resume(returning: element) }
    }

    func next() async -> Element {
        await withCheckedContinuation { listener in
            lock.lock()
            defer { lock.unlock() }
            guard !elements.isEmpty else { return listeners.append(listener) }
            listener.resume(returning: elements.removeFirst())
        }
    }
}
