import Foundation

/// A rectangle with rounded corners.
///
/// A radius is limited to half of the shorter side. The corners are continuous curves by default, and parts of circles with
/// `.circular`.
///
/// ```swift
/// RoundedRectangle(cornerRadius: 12)
///     .strokeBorder(.blue, lineWidth: 3)
///     .background(.yellow, in: .rect(cornerRadius: 12))
///     .aspectRatio(2 / 3, contentMode: .fit)
/// ```
///
/// Follows Apple's [RoundedRectangle](https://developer.apple.com/documentation/swiftui/roundedrectangle).
@frozen
public struct RoundedRectangle: InsettableShape {
    /// The width and height of a corner, in points.
    public var cornerSize: CGSize
    /// The form of the corners; continuous by default.
    public var style: RoundedCornerStyle

    /// Creates a rectangle with corners of a size in points.
    @inlinable
    public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        self.cornerSize = cornerSize
        self.style = style
    }

    /// Creates a rectangle with corners of a radius in points.
    @inlinable
    public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
    }

    /// The corners' size.
    public var animatableData: CGSize.AnimatableData {
        get { cornerSize.animatableData }
        set { cornerSize.animatableData = newValue }
    }

    public func path(in rect: CGRect) -> Path { Self.path(in: rect, cornerSize, style) }

    /// Equal corner sides are a radius, which stays one however small the rectangle is.
    static func path(in rect: CGRect, _ size: CGSize, _ style: RoundedCornerStyle) -> Path {
        size.width == size.height
            ? Path(roundedRect: rect, cornerRadius: size.width, style: style)
            : Path(roundedRect: rect, cornerSize: size, style: style)
    }

    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(base: self, amount: amount) }

    /// A rounded rectangle made smaller, its corners with it.
    struct _Inset: InsettableShape {
        var base: RoundedRectangle
        var amount: CGFloat

        var animatableData: AnimatablePair<CGSize.AnimatableData, CGFloat> {
            get { AnimatablePair(base.animatableData, amount) }
            set { (base.animatableData, amount) = (newValue.first, newValue.second) }
        }

        func path(in rect: CGRect) -> Path {
            let size = CGSize(
                width: max(base.cornerSize.width - amount, 0), height: max(base.cornerSize.height - amount, 0))
            return RoundedRectangle.path(in: rect.shrunk(by: amount), size, base.style)
        }

        var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
        func inset(by amount: CGFloat) -> _Inset { _Inset(base: base, amount: self.amount + amount) }
    }
}
