import Foundation

/// A value that is made once, for all that ask for it, on any thread.
final class SharedResult<Value: Sendable>: @unchecked Sendable {
    private let condition = NSCondition()
    private var value: Value?
    private var isBegun = false
    private var waiting: [@Sendable (Value) -> Void] = []

    /// The value; nil before it is known.
    var known: Value? { condition.withLock { value } }

    /// Calls a function with the value once it is known.
    /// - Parameter begin: Called for the first function alone: it makes the value, now or later.
    func read(_ completion: @escaping @Sendable (Value) -> Void, begin: () -> Void) {
        condition.lock()
        if let value {
            condition.unlock()
            return completion(value)
        }
        waiting.append(completion)
        let isFirst = !isBegun
        isBegun = true
        condition.unlock()
        if isFirst { begin() }
    }

    /// Waits for the value; returns nil if it is not known after some seconds.
    func wait(atMost seconds: Double) -> Value? {
        condition.lock()
        defer { condition.unlock() }
        let end = Date(timeIntervalSinceNow: seconds)
        while value == nil, condition.wait(until: end) {}
        return value
    }

    /// Sets the value and calls the functions that wait for it; does nothing if there is a value.
    /// - Parameter effect: Called between the two.
    func set(_ new: Value, _ effect: () -> Void = {}) {
        condition.lock()
        guard value == nil else { return condition.unlock() }
        value = new
        let calls = waiting
        waiting = []
        condition.broadcast()
        condition.unlock()
        effect()
        for call in calls { call(new) }
    }
}
