import Foundation

extension Timer {
    /// Creates a timer that never fires, to be replaced by another: `var timer = Timer()`.
    ///
    /// The parameter distinguishes it from the object's own initializer, which this system's Foundation hides.
    public convenience init(_: Void = ()) {
        self.init(timeInterval: 0, repeats: false) { _ in }
        invalidate()
    }

    /// Creates a timer that calls a method of an object, which it keeps until it is invalidated.
    public convenience init(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) {
        nonisolated(unsafe) let target = aTarget as AnyObject
        self.init(timeInterval: ti, repeats: yesOrNo) { timer in aSelector.call(on: target, with: [timer]) }
    }

    /// Creates a timer that begins at a date, and calls a method of an object, which it keeps until it is invalidated.
    public convenience init(
        fireAt date: Date, interval ti: TimeInterval, target t: Any, selector s: Selector, userInfo ui: Any?,
        repeats rep: Bool
    ) {
        nonisolated(unsafe) let target = t as AnyObject
        self.init(fire: date, interval: ti, repeats: rep) { timer in s.call(on: target, with: [timer]) }
    }

    /// Starts a timer that calls a method of an object, which it keeps until it is invalidated.
    @discardableResult
    public class func scheduledTimer(
        timeInterval ti: TimeInterval, target aTarget: Any, selector aSelector: Selector, userInfo: Any?,
        repeats yesOrNo: Bool
    ) -> Timer {
        nonisolated(unsafe) let target = aTarget as AnyObject
        return scheduledTimer(withTimeInterval: ti, repeats: yesOrNo) { timer in
            aSelector.call(on: target, with: [timer])
        }
    }
}
