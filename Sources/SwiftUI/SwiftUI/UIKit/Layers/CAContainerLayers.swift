import Foundation

/// A layer for sublayers in space.
///
/// Sublayers are drawn flat here, each by its own transform.
///
/// Follows Apple's [CATransformLayer](https://developer.apple.com/documentation/quartzcore/catransformlayer).
open class CATransformLayer: CALayer, @unchecked Sendable {}

/// A layer that shows a part of its content.
///
/// Follows Apple's [CAScrollLayer](https://developer.apple.com/documentation/quartzcore/cascrolllayer).
open class CAScrollLayer: CALayer, @unchecked Sendable {
    /// The directions in which the content moves; both by default.
    open var scrollMode = CAScrollLayerScrollMode.both

    /// Moves the content so that a point is at the layer's origin.
    open func scroll(to p: CGPoint) {
        guard p.x.isFinite, p.y.isFinite else { return }
        if scrollMode == .both || scrollMode == .horizontally { bounds.origin.x = p.x }
        if scrollMode == .both || scrollMode == .vertically { bounds.origin.y = p.y }
    }

    /// Moves the content just far enough for a rectangle to be visible.
    open func scroll(to r: CGRect) {
        func place(_ start: CGFloat, _ end: CGFloat, _ now: CGFloat, _ length: CGFloat) -> CGFloat {
            start < now ? start : end > now + length ? end - length : now
        }
        scroll(
            to: CGPoint(
                x: place(r.minX, r.maxX, bounds.minX, bounds.width),
                y: place(r.minY, r.maxY, bounds.minY, bounds.height)))
    }
}

/// The directions in which a layer's content moves.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    /// In none.
    public static let none = CAScrollLayerScrollMode(rawValue: "none")
    /// Up and down.
    public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
    /// To the left and the right.
    public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
    /// In both.
    public static let both = CAScrollLayerScrollMode(rawValue: "both")
}

/// A layer whose content is drawn in tiles; here it is drawn as a whole.
///
/// Follows Apple's [CATiledLayer](https://developer.apple.com/documentation/quartzcore/catiledlayer).
open class CATiledLayer: CALayer, @unchecked Sendable {
    /// How many levels of detail there are.
    open var levelsOfDetail = 1
    /// How many of them are larger than the layer.
    open var levelsOfDetailBias = 0
    /// The size of a tile, in pixels.
    open var tileSize = CGSize(width: 256, height: 256)
    /// How long a new tile fades in, in seconds.
    open class func fadeDuration() -> CFTimeInterval { 0.25 }
}
