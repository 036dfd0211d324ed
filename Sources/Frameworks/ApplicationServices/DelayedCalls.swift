import Foundation
import OrielFoundation

extension NSObject {
    /// Calls a method by its selector after some time, on the loop of the calling thread.
    /// - Parameters:
    ///   - aSelector: The method.
    ///   - anArgument: Its argument; nil for none.
    ///   - delay: The time, in seconds.
    public func perform(_ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval) {
        let call = DelayedCalls.Call(self, aSelector, anArgument)
        let timer = Timer(timeInterval: max(delay, 0.0001), repeats: false) { _ in
            DelayedCalls.shared.remove { $0 === call }
            guard let object = call.object else { return }
            if let argument = call.argument {
                _ = object.perform(call.selector, with: argument)
            } else {
                _ = object.perform(call.selector)
            }
        }
        call.timer = timer
        DelayedCalls.shared.add(call)
        RunLoop.current.add(timer, forMode: .common)
    }
    /// Calls a method by its selector after some time, in modes of a loop: in the common ones here.
    public func perform(
        _ aSelector: Selector, with anArgument: Any?, afterDelay delay: TimeInterval, inModes modes: [RunLoop.Mode]
    ) { perform(aSelector, with: anArgument, afterDelay: delay) }
    /// Cancels calls of an object's method that were to come later.
    public class func cancelPreviousPerformRequests(
        withTarget aTarget: Any, selector aSelector: Selector, object anArgument: Any?
    ) {
        DelayedCalls.shared.remove { $0.object === aTarget as AnyObject && $0.selector == aSelector }
    }
    /// Cancels all calls of an object's methods that were to come later.
    public class func cancelPreviousPerformRequests(withTarget aTarget: Any) {
        DelayedCalls.shared.remove { $0.object === aTarget as AnyObject }
    }
}

/// The calls that are to come later.
final class DelayedCalls: @unchecked Sendable {
    /// A call of a method.
    final class Call: @unchecked Sendable {
        // As Foundation does, the object is kept until the call.
        private(set) var object: NSObject?
        let selector: Selector
        let argument: Any?
        var timer: Timer?
        init(_ object: NSObject, _ selector: Selector, _ argument: Any?) {
            (self.object, self.selector, self.argument) = (object, selector, argument)
        }
    }
    static let shared = DelayedCalls()
    private let lock = NSLock()
    private var calls: [Call] = []

    func add(_ call: Call) { lock.withLock { calls.append(call) } }
    func remove(where isGone: (Call) -> Bool) {
        let gone = lock.withLock {
            let gone = calls.filter(isGone)
            calls.removeAll(where: isGone)
            return gone
        }
        for call in gone { call.timer?.invalidate() }
    }
}
