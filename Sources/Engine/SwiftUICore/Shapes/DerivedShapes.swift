import Foundation

/// Part of a shape's outline.
@frozen
public struct _TrimmedShape<Content: Shape>: Shape {
    /// The shape.
    public var shape: Content
    /// Where the part begins, as a share of the outline's length.
    public var startFraction: CGFloat
    /// Where the part ends, as a share of the outline's length.
    public var endFraction: CGFloat

    /// Creates part of a shape.
    @inlinable
    public init(shape: Content, startFraction: CGFloat = 0, endFraction: CGFloat = 1) {
        self.shape = shape
        self.startFraction = startFraction
        self.endFraction = endFraction
    }

    public static var role: ShapeRole { Content.role }

    public func path(in rect: CGRect) -> Path {
        shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction)
    }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    /// The shape's data and the two shares.
    public var animatableData: AnimatablePair<Content.AnimatableData, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(shape.animatableData, AnimatablePair(startFraction, endFraction)) }
        set {
            shape.animatableData = newValue.first
            (startFraction, endFraction) = (newValue.second.first, newValue.second.second)
        }
    }
}

/// The line along a shape's outline.
@frozen
public struct _StrokedShape<Content: Shape>: Shape {
    /// The shape.
    public var shape: Content
    /// How the line is drawn.
    public var style: StrokeStyle

    /// Creates the line along a shape's outline.
    @inlinable
    public init(shape: Content, style: StrokeStyle) {
        self.shape = shape
        self.style = style
    }

    public static var role: ShapeRole { .stroke }
    public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }

    public func _outline(in rect: CGRect, _ environment: EnvironmentValues) -> _ShapeOutline {
        switch shape._outline(in: rect, environment) {
        case .fill(let path): .stroke(path, style)
        case .stroke(let path, let inner): .stroke(path.strokedPath(inner), style)
        }
    }

    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    /// The shape's data and the line's.
    public var animatableData: AnimatablePair<Content.AnimatableData, StrokeStyle.AnimatableData> {
        get { AnimatablePair(shape.animatableData, style.animatableData) }
        set { (shape.animatableData, style.animatableData) = (newValue.first, newValue.second) }
    }
}

/// A shape of a fixed size, at the top left of its frame.
@frozen
public struct _SizedShape<Content: Shape>: Shape {
    /// The shape.
    public var shape: Content
    /// The size, in points.
    public var size: CGSize

    /// Creates a shape of a size.
    @inlinable
    public init(shape: Content, size: CGSize) {
        self.shape = shape
        self.size = size
    }

    public static var role: ShapeRole { Content.role }
    public func path(in rect: CGRect) -> Path { shape.path(in: CGRect(origin: rect.origin, size: size)) }
    public var layoutDirectionBehavior: LayoutDirectionBehavior { shape.layoutDirectionBehavior }

    /// The shape's data and the size.
    public var animatableData: AnimatablePair<Content.AnimatableData, CGSize.AnimatableData> {
        get { AnimatablePair(shape.animatableData, size.animatableData) }
        set { (shape.animatableData, size.animatableData) = (newValue.first, newValue.second) }
    }
}

extension Shape {
    /// Returns the part of the outline between two shares of its length.
    public nonisolated func trim(from startFraction: CGFloat = 0, to endFraction: CGFloat = 1) -> some Shape {
        _TrimmedShape(shape: self, startFraction: startFraction, endFraction: endFraction)
    }

    /// Returns the shape moved by a distance in points.
    public nonisolated func offset(_ offset: CGSize) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: offset)
    }

    /// Returns the shape moved by a distance in points.
    public nonisolated func offset(_ offset: CGPoint) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: CGSize(width: offset.x, height: offset.y))
    }

    /// Returns the shape moved by distances in points.
    public nonisolated func offset(x: CGFloat = 0, y: CGFloat = 0) -> OffsetShape<Self> {
        OffsetShape(shape: self, offset: CGSize(width: x, height: y))
    }

    /// Returns the shape scaled about a point.
    public nonisolated func scale(x: CGFloat = 1, y: CGFloat = 1, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        ScaledShape(shape: self, scale: CGSize(width: x, height: y), anchor: anchor)
    }

    /// Returns the shape scaled about a point.
    public nonisolated func scale(_ scale: CGFloat, anchor: UnitPoint = .center) -> ScaledShape<Self> {
        self.scale(x: scale, y: scale, anchor: anchor)
    }

    /// Returns the shape turned about a point.
    public nonisolated func rotation(_ angle: Angle, anchor: UnitPoint = .center) -> RotatedShape<Self> {
        RotatedShape(shape: self, angle: angle, anchor: anchor)
    }

    /// Returns the shape with a transform applied to its outline.
    public nonisolated func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
        TransformedShape(shape: self, transform: transform)
    }

    /// Returns the shape drawn at a fixed size, in points, whatever its frame.
    public nonisolated func size(_ size: CGSize) -> some Shape { _SizedShape(shape: self, size: size) }

    /// Returns the shape drawn at a fixed size, in points, whatever its frame.
    public nonisolated func size(width: CGFloat, height: CGFloat) -> some Shape {
        _SizedShape(shape: self, size: CGSize(width: width, height: height))
    }

    /// Returns the line along the outline.
    public nonisolated func stroke(style: StrokeStyle) -> some Shape { _StrokedShape(shape: self, style: style) }

    /// Returns the line of a width in points along the outline; 1 by default.
    public nonisolated func stroke(lineWidth: CGFloat = 1) -> some Shape {
        _StrokedShape(shape: self, style: StrokeStyle(lineWidth: lineWidth))
    }
}
