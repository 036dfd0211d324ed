import Foundation

/// A circle in the middle of its frame, as large as fits.
///
/// Follows Apple's [Circle](https://developer.apple.com/documentation/swiftui/circle).
@frozen
public struct Circle: InsettableShape {
    /// Creates a circle.
    @inlinable public init() {}

    public func path(in rect: CGRect) -> Path { Self.path(in: rect, inset: 0) }

    /// A square: as large as the smaller side of the proposal, and 10 where nothing is proposed.
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { Self.square(proposal) }

    static func square(_ proposal: ProposedViewSize) -> CGSize {
        if proposal == .unspecified { return proposal.replacingUnspecifiedDimensions() }
        let side = min(proposal.width ?? .infinity, proposal.height ?? .infinity)
        return CGSize(width: side, height: side)
    }

    static func path(in rect: CGRect, inset: CGFloat) -> Path {
        let side = max(min(rect.width, rect.height) - 2 * inset, 0)
        return Path(
            ellipseIn: CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }

    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(amount: amount) }

    /// A circle made smaller.
    struct _Inset: InsettableShape {
        var amount: CGFloat

        var animatableData: CGFloat {
            get { amount }
            set { amount = newValue }
        }

        func path(in rect: CGRect) -> Path { Circle.path(in: rect, inset: amount) }
        func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { Circle.square(proposal) }
        var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
        func inset(by amount: CGFloat) -> _Inset { _Inset(amount: self.amount + amount) }
    }
}

/// An ellipse as large as its frame.
///
/// Follows Apple's [Ellipse](https://developer.apple.com/documentation/swiftui/ellipse).
@frozen
public struct Ellipse: InsettableShape {
    /// Creates an ellipse.
    @inlinable public init() {}

    public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }

    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(amount: amount) }

    /// An ellipse made smaller.
    struct _Inset: InsettableShape {
        var amount: CGFloat

        var animatableData: CGFloat {
            get { amount }
            set { amount = newValue }
        }

        func path(in rect: CGRect) -> Path { Path(ellipseIn: rect.shrunk(by: amount)) }
        var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
        func inset(by amount: CGFloat) -> _Inset { _Inset(amount: self.amount + amount) }
    }
}

/// A rectangle whose shorter sides are rounded off.
///
/// Follows Apple's [Capsule](https://developer.apple.com/documentation/swiftui/capsule).
@frozen
public struct Capsule: InsettableShape {
    /// The form of the corners; continuous by default.
    public var style: RoundedCornerStyle

    /// Creates a capsule.
    @inlinable public init(style: RoundedCornerStyle = .continuous) { self.style = style }

    public func path(in rect: CGRect) -> Path {
        Path(roundedRect: rect, cornerRadius: min(abs(rect.width), abs(rect.height)) / 2, style: style)
    }

    public var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }

    public func inset(by amount: CGFloat) -> some InsettableShape { _Inset(style: style, amount: amount) }

    /// A capsule made smaller.
    struct _Inset: InsettableShape {
        var style: RoundedCornerStyle
        var amount: CGFloat

        var animatableData: CGFloat {
            get { amount }
            set { amount = newValue }
        }

        func path(in rect: CGRect) -> Path { Capsule(style: style).path(in: rect.shrunk(by: amount)) }
        var layoutDirectionBehavior: LayoutDirectionBehavior { .fixed }
        func inset(by amount: CGFloat) -> _Inset { _Inset(style: style, amount: self.amount + amount) }
    }
}
