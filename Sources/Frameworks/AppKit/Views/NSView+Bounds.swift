import Foundation
import SwiftUI

extension NSView {
    /// Moves the view's own space, so that a point is at the origin of its rectangle.
    public func setBoundsOrigin(_ newOrigin: NSPoint) { bounds.origin = newOrigin }
    /// Changes the size of the view's rectangle in its own space; without effect, as spaces are not scaled here.
    public func setBoundsSize(_ newSize: NSSize) {
        guard newSize != bounds.size else { return }
        RuntimeWarning.issue("NSView.setBoundsSize(_:) does not scale a view's space here: see CompatibilityGaps.md.")
    }
    /// Moves the view's own space, so that its origin is at a point of the present one.
    public func translateOrigin(to translation: NSPoint) {
        setBoundsOrigin(NSPoint(x: bounds.minX - translation.x, y: bounds.minY - translation.y))
    }
    /// Removes the view from its superview; the superview is drawn again all the same.
    public func removeFromSuperviewWithoutNeedingDisplay() { removeFromSuperview() }
    /// Scrolls the scroll view around the view, so that a point is at the origin of its clip view.
    public func scroll(_ point: NSPoint) { enclosingScrollView?.contentView.scroll(to: point) }
}
