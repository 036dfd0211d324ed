import Foundation

// Calls of methods later, or on other threads; selectors of names alone call nothing, as everywhere here.
extension NSObject {
    /// Calls a method after a delay in seconds, on the main thread.
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
        DelayedCalls.shared.add(self, aSelector, anArgument, delay.isFinite ? max(delay, 0) : 0)
    }

    /// Calls a method after a delay in seconds, on the main thread, in modes of the run loop, which has one here.
    public func perform(
        _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]
    ) { perform(aSelector, with: anArgument, afterDelay: delay) }

    /// Cancels all calls after a delay on an object.
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
        DelayedCalls.shared.cancel { $0.target === aTarget as AnyObject }
    }

    /// Cancels the calls of a method after a delay on an object, with an equal argument.
    public class func cancelPreviousPerformRequests(
        withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {
        DelayedCalls.shared.cancel {
            $0.target === aTarget as AnyObject && $0.selector == aSelector && $0.hasArgument(anArgument)
        }
    }

    /// Calls a method on another thread; a method of the main actor is called on the main thread.
    public func performSelector(inBackground aSelector: Selector, with arg: Any?) {
        nonisolated(unsafe) let (target, argument) = (self, arg)
        DispatchQueue.global().async { _ = target.perform(aSelector, with: argument) }
    }

    /// Calls a method on the main thread.
    /// - Parameter wait: Whether to wait until it was called.
    public func performSelector(onMainThread aSelector: Selector, with arg: Any?, waitUntilDone wait: Bool) {
        nonisolated(unsafe) let (target, argument) = (self, arg)
        if wait {
            MainQueue.run { _ = target.perform(aSelector, with: argument) }
        } else {
            DispatchQueue.main.async { _ = target.perform(aSelector, with: argument) }
        }
    }
}

/// The calls that wait for their time.
final class DelayedCalls: @unchecked Sendable {
    struct Call {
        let number: Int
        let target: NSObject
        let selector: Selector
        let argument: Any?

        /// Whether the call has an argument, or one that equals it; nil equals nil.
        func hasArgument(_ other: Any?) -> Bool {
            guard let argument, let other else { return argument == nil && other == nil }
            if let argument = argument as? AnyHashable, let other = other as? AnyHashable { return argument == other }
            return argument as AnyObject === other as AnyObject
        }
    }

    static let shared = DelayedCalls()
    private let lock = NSLock()
    private var calls: [Call] = []
    private var count = 0

    func add(_ target: NSObject, _ selector: Selector, _ argument: Any?, _ delay: TimeInterval) {
        let number = lock.withLock {
            count += 1
            calls.append(Call(number: count, target: target, selector: selector, argument: argument))
            return count
        }
        DispatchQueue.main.asyncAfter(deadline: .now() + delay) {
            guard let call = self.take(number) else { return }
            _ = call.target.perform(call.selector, with: call.argument)
        }
    }

    /// Removes a call that is still wanted, and returns it.
    private func take(_ number: Int) -> Call? {
        lock.withLock {
            guard let index = calls.firstIndex(where: { $0.number == number }) else { return nil }
            return calls.remove(at: index)
        }
    }

    func cancel(_ isMeant: (Call) -> Bool) {
        lock.withLock { calls.removeAll(where: isMeant) }
    }

    /// How many calls wait for an object.
    func count(for target: NSObject) -> Int { lock.withLock { calls.count { $0.target === target } } }
}
