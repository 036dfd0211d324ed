import Foundation

extension RunLoop {
    /// Calls a method of an object in the next turn of the loop in one of some modes.
    /// - Parameter order: Which of the calls of a turn is first: the one with the lowest number.
    public func perform(_ aSelector: Selector, target: Any, argument arg: Any?, order: Int, modes: [RunLoop.Mode]) {
        if modes.isEmpty { return }
        LoopCalls.shared.add(LoopCalls.Call(self, aSelector, target as AnyObject, arg, order))
        // The loop of the thread that performs this is the one that was asked.
        perform(inModes: modes) { LoopCalls.shared.run(of: .current) }
    }

    /// Cancels the calls of a method of an object that have not begun.
    public func cancelPerform(_ aSelector: Selector, target: Any, argument arg: Any?) {
        LoopCalls.shared.cancel { $0.loop === self && $0.selector == aSelector && $0.target === target as AnyObject }
    }

    /// Cancels all calls of an object's methods that have not begun.
    public func cancelPerformSelectors(withTarget target: Any) {
        LoopCalls.shared.cancel { $0.loop === self && $0.target === target as AnyObject }
    }
}

/// The calls that wait for the next turn of their loop.
private final class LoopCalls: @unchecked Sendable {
    struct Call {
        let loop: RunLoop
        let selector: Selector
        let target: AnyObject
        let argument: Any?
        let order: Int

        init(_ loop: RunLoop, _ selector: Selector, _ target: AnyObject, _ argument: Any?, _ order: Int) {
            (self.loop, self.selector, self.target) = (loop, selector, target)
            (self.argument, self.order) = (argument, order)
        }
    }

    static let shared = LoopCalls()
    private let lock = NSLock()
    private var calls: [Call] = []

    func add(_ call: Call) { lock.withLock { calls.append(call) } }
    func cancel(where isMeant: (Call) -> Bool) { lock.withLock { calls.removeAll(where: isMeant) } }

    /// Performs all calls of a loop, by their order, and calls of one order as they were requested.
    func run(of loop: RunLoop) {
        let due = lock.withLock {
            let due = calls.enumerated().filter { $0.element.loop === loop }
                .sorted { ($0.element.order, $0.offset) < ($1.element.order, $1.offset) }.map(\.element)
            calls.removeAll { $0.loop === loop }
            return due
        }
        for call in due { _ = call.selector.call(on: call.target, with: call.argument.map { [$0] } ?? []) }
    }
}
