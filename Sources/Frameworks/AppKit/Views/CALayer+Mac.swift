import Foundation
import SwiftUI

extension NSMenu {
    /// The height of the menu bar, in points: 24, as a Mac has it.
    public var menuBarHeight: CGFloat { 24 }
}

extension NSBezierPath {
    /// The outline in the other direction.
    public var reversed: NSBezierPath { reversing() }
    /// An outline without curves; the same here.
    public var flattened: NSBezierPath { self }
}

extension NSView {
    /// Returns the constraints that decide on the view's place or size in a direction.
    public func constraintsAffectingLayout(for orientation: NSLayoutConstraint.Orientation) -> [NSLayoutConstraint] {
        var found = constraints
        var around = superview
        while let view = around {
            found += view.constraints.filter {
                ($0.firstItem as AnyObject) === self || ($0.secondItem as AnyObject) === self
            }
            around = view.superview
        }
        return found
    }
    /// Returns a rectangle whose edges are between pixels.
    public func backingAlignedRect(_ rect: NSRect, options: AlignmentOptions) -> NSRect { rect.integral }
}
