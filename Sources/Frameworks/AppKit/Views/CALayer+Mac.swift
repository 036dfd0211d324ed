import Foundation
import SwiftUI

/// The edges of a layer that are smoothed.
public struct CAEdgeAntialiasingMask: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The left edge.
    public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)
    /// The right edge.
    public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 2)
    /// The lower edge.
    public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 4)
    /// The upper edge.
    public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 8)
    /// All edges.
    public static let all = CAEdgeAntialiasingMask(rawValue: 15)
}

extension CALayer {
    /// The edges that are smoothed: all of them here.
    public var edgeAntialiasingMask: CAEdgeAntialiasingMask {
        get { .all }
        set {}
    }
}

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
