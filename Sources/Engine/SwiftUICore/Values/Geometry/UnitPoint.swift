import Foundation

/// A point in a rectangle, each coordinate normally from 0 to 1, from the top left corner.
///
/// Follows Apple's [UnitPoint](https://developer.apple.com/documentation/swiftui/unitpoint).
@frozen
public struct UnitPoint: Hashable, Sendable {
    /// The share of the width.
    public var x: CGFloat
    /// The share of the height.
    public var y: CGFloat

    /// Creates the point at the top left corner.
    @inlinable public init() { self.init(x: 0, y: 0) }

    /// Creates a point from shares of width and height.
    @inlinable
    public init(x: CGFloat, y: CGFloat) {
        self.x = x
        self.y = y
    }

    /// The origin of the rectangle: the top left corner.
    public static let zero = UnitPoint()
    /// The middle.
    public static let center = UnitPoint(x: 0.5, y: 0.5)
    /// The middle of the leading edge.
    public static let leading = UnitPoint(x: 0, y: 0.5)
    /// The middle of the trailing edge.
    public static let trailing = UnitPoint(x: 1, y: 0.5)
    /// The middle of the top edge.
    public static let top = UnitPoint(x: 0.5, y: 0)
    /// The middle of the bottom edge.
    public static let bottom = UnitPoint(x: 0.5, y: 1)
    /// The corner at the top and the leading edge.
    public static let topLeading = UnitPoint(x: 0, y: 0)
    /// The corner at the top and the trailing edge.
    public static let topTrailing = UnitPoint(x: 1, y: 0)
    /// The corner at the bottom and the leading edge.
    public static let bottomLeading = UnitPoint(x: 0, y: 1)
    /// The corner at the bottom and the trailing edge.
    public static let bottomTrailing = UnitPoint(x: 1, y: 1)

    /// The point within a rectangle.
    func point(in rect: CGRect) -> CGPoint {
        CGPoint(x: rect.minX + x * rect.width, y: rect.minY + y * rect.height)
    }
}

extension UnitPoint: Animatable {
    /// The two shares.
    public var animatableData: AnimatablePair<CGFloat, CGFloat> {
        @inlinable get { AnimatablePair(x, y) }
        @inlinable set { (x, y) = (newValue.first, newValue.second) }
    }
}
