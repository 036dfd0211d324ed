import Foundation

extension Timer {
    /// Creates a timer that never fires, to be replaced by another: `var timer = Timer()`.
    ///
    /// The parameter distinguishes it from the object's own initializer, which this system's Foundation hides.
    public convenience init(_: Void = ()) {
        self.init(timeInterval: 0, repeats: false) { _ in }
        invalidate()
    }
}
