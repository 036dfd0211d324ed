import DisplayList
import Foundation

/// The radii of a rectangle's corners, in points.
///
/// Follows Apple's [RectangleCornerRadii](https://developer.apple.com/documentation/swiftui/rectanglecornerradii).
@frozen
public struct RectangleCornerRadii: Hashable, Sendable, Animatable {
    /// The radius at the top and the leading edge.
    public var topLeading: CGFloat
    /// The radius at the bottom and the leading edge.
    public var bottomLeading: CGFloat
    /// The radius at the bottom and the trailing edge.
    public var bottomTrailing: CGFloat
    /// The radius at the top and the trailing edge.
    public var topTrailing: CGFloat

    /// Creates radii, zero by default.
    public init(
        topLeading: CGFloat = 0, bottomLeading: CGFloat = 0, bottomTrailing: CGFloat = 0, topTrailing: CGFloat = 0
    ) {
        self.topLeading = topLeading
        self.bottomLeading = bottomLeading
        self.bottomTrailing = bottomTrailing
        self.topTrailing = topTrailing
    }

    /// The four radii.
    public var animatableData: AnimatablePair<AnimatablePair<CGFloat, CGFloat>, AnimatablePair<CGFloat, CGFloat>> {
        get {
            AnimatablePair(AnimatablePair(topLeading, topTrailing), AnimatablePair(bottomLeading, bottomTrailing))
        }
        set {
            (topLeading, topTrailing) = (newValue.first.first, newValue.first.second)
            (bottomLeading, bottomTrailing) = (newValue.second.first, newValue.second.second)
        }
    }

    /// The radii made smaller by a distance, never below zero.
    func shrunk(by amount: CGFloat) -> RectangleCornerRadii {
        RectangleCornerRadii(
            topLeading: max(topLeading - amount, 0), bottomLeading: max(bottomLeading - amount, 0),
            bottomTrailing: max(bottomTrailing - amount, 0), topTrailing: max(topTrailing - amount, 0))
    }
}

/// A rectangle with a radius for each corner.
///
/// Follows Apple's
/// [UnevenRoundedRectangle](https://developer.apple.com/documentation/swiftui/unevenroundedrectangle).
@frozen
public struct UnevenRoundedRectangle: InsettableShape {
    /// The corners' radii, in points.
    public var cornerRadii: RectangleCornerRadii
    /// The form of the corners; continuous by default.
    public var style: RoundedCornerStyle

    /// Creates a rectangle with the given radii.
    @inlinable
    public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
        self.cornerRadii = cornerRadii
        self.style = style
    }

    /// Creates a rectangle with the given radii, zero by default.
    public init(
        topLeadingRadius: CGFloat = 0, bottomLeadingRadius: CGFloat = 0, bottomTrailingRadius: CGFloat = 0,
        topTrailingRadius: CGFloat = 0, style: RoundedCornerStyle = .continuous
    ) {
        self.init(
            cornerRadii: RectangleCornerRadii(
                topLeading: topLeadingRadius, bottomLeading: bottomLeadingRadius,
                bottomTrailing: bottomTrailingRadius, topTrailing: topTrailingRadius), style: style)
    }

    /// The corners' radii.
    public var animatableData: RectangleCornerRadii.AnimatableData {
        get { cornerRadii.animatableData }
        set { cornerRadii.animatableData = newValue }
    }

    public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerRadii: cornerRadii, style: style) }

    public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(base: self, amount: amount) }

    /// The shape made smaller, its corners with it.
    struct _Inset: InsettableShape {
        var base: UnevenRoundedRectangle
        var amount: CGFloat

        var animatableData: AnimatablePair<RectangleCornerRadii.AnimatableData, CGFloat> {
            get { AnimatablePair(base.animatableData, amount) }
            set { (base.animatableData, amount) = (newValue.first, newValue.second) }
        }

        func path(in rect: CGRect) -> Path {
            let radii = base.cornerRadii.shrunk(by: amount)
            return Path(roundedRect: rect.shrunk(by: amount), cornerRadii: radii, style: base.style)
        }

        func inset(by amount: CGFloat) -> _Inset { _Inset(base: base, amount: self.amount + amount) }
    }
}

extension Path {
    /// Creates a path of a rectangle with a radius for each corner, leading meaning left.
    public init(
        roundedRect rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous
    ) {
        self = Path.roundedRect(
            rect, topLeft: cornerRadii.topLeading, topRight: cornerRadii.topTrailing,
            bottomRight: cornerRadii.bottomTrailing, bottomLeft: cornerRadii.bottomLeading, style: style)
    }

    /// Adds a rectangle with a radius for each corner, leading meaning left.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        addPath(Path(roundedRect: rect, cornerRadii: cornerRadii, style: style), transform: transform)
    }
}
