import Foundation

/// A rectangle whose corners are concentric with the corners of its container.
///
/// A corner's radius is the radius of the container's corner minus the distance between the two. The container is the nearest
/// view with `containerShape(_:)`.
///
/// Follows Apple's [ConcentricRectangle](https://developer.apple.com/documentation/swiftui/concentricrectangle).
public struct ConcentricRectangle: InsettableShape, RoundedRectangularShape {
    private let corners: RoundedRectangularShapeCorners
    /// The sides whose corners have the largest of their radii.
    private let uniform: [Edge.Corner.Set]
    private var insetAmount: CGFloat = 0

    /// Creates a rectangle all of whose corners are concentric with the container's, each with its own radius.
    public init() { self.init(corners: .concentric) }

    /// Creates a rectangle with corners of one style.
    /// - Parameters:
    ///   - corners: The style.
    ///   - isUniform: Whether all have the largest of their radii.
    public init(corners style: Edge.Corner.Style, isUniform: Bool = false) {
        corners = Corners(topLeading: style, topTrailing: style, bottomLeading: style, bottomTrailing: style)
        uniform = isUniform ? [.all] : []
    }

    /// Creates a rectangle with a style for each corner; concentric with the container by default.
    public init(
        topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
        bottomLeadingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric
    ) {
        corners = Corners(
            topLeading: topLeadingCorner, topTrailing: topTrailingCorner, bottomLeading: bottomLeadingCorner,
            bottomTrailing: bottomTrailingCorner)
        uniform = []
    }

    /// Creates a rectangle with one radius for the upper corners and one for the lower; concentric by default.
    public init(
        uniformTopCorners: Edge.Corner.Style = .concentric, uniformBottomCorners: Edge.Corner.Style = .concentric
    ) {
        corners = Corners(
            topLeading: uniformTopCorners, topTrailing: uniformTopCorners, bottomLeading: uniformBottomCorners,
            bottomTrailing: uniformBottomCorners)
        uniform = [.top, .bottom]
    }

    /// Creates a rectangle with one radius for the leading corners and one for the trailing; concentric by default.
    public init(
        uniformLeadingCorners: Edge.Corner.Style = .concentric, uniformTrailingCorners: Edge.Corner.Style = .concentric
    ) {
        corners = Corners(
            topLeading: uniformLeadingCorners, topTrailing: uniformTrailingCorners,
            bottomLeading: uniformLeadingCorners, bottomTrailing: uniformTrailingCorners)
        uniform = [.leading, .trailing]
    }

    /// Creates a rectangle with one radius for the upper corners; concentric by default.
    public init(
        uniformTopCorners: Edge.Corner.Style = .concentric, bottomLeadingCorner: Edge.Corner.Style = .concentric,
        bottomTrailingCorner: Edge.Corner.Style = .concentric
    ) {
        corners = Corners(
            topLeading: uniformTopCorners, topTrailing: uniformTopCorners, bottomLeading: bottomLeadingCorner,
            bottomTrailing: bottomTrailingCorner)
        uniform = [.top]
    }

    /// Creates a rectangle with one radius for the lower corners; concentric by default.
    public init(
        uniformBottomCorners: Edge.Corner.Style = .concentric, topLeadingCorner: Edge.Corner.Style = .concentric,
        topTrailingCorner: Edge.Corner.Style = .concentric
    ) {
        corners = Corners(
            topLeading: topLeadingCorner, topTrailing: topTrailingCorner, bottomLeading: uniformBottomCorners,
            bottomTrailing: uniformBottomCorners)
        uniform = [.bottom]
    }

    /// Creates a rectangle with one radius for the leading corners; concentric by default.
    public init(
        uniformLeadingCorners: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
        bottomTrailingCorner: Edge.Corner.Style = .concentric
    ) {
        corners = Corners(
            topLeading: uniformLeadingCorners, topTrailing: topTrailingCorner, bottomLeading: uniformLeadingCorners,
            bottomTrailing: bottomTrailingCorner)
        uniform = [.leading]
    }

    /// Creates a rectangle with one radius for the trailing corners; concentric by default.
    public init(
        uniformTrailingCorners: Edge.Corner.Style = .concentric, topLeadingCorner: Edge.Corner.Style = .concentric,
        bottomLeadingCorner: Edge.Corner.Style = .concentric
    ) {
        corners = Corners(
            topLeading: topLeadingCorner, topTrailing: uniformTrailingCorners, bottomLeading: bottomLeadingCorner,
            bottomTrailing: uniformTrailingCorners)
        uniform = [.trailing]
    }

    public func corners(in size: CGSize?) -> Corners? { corners }

    public func path(in rect: CGRect) -> Path { path(in: rect, container: nil) }

    public func _outline(in rect: CGRect, _ environment: EnvironmentValues) -> _ShapeOutline {
        let shape = environment.containerShape
        let frame = environment.containerFrame ?? rect
        let radii = shape?.radii(frame.size)
        return .fill(path(in: rect, container: radii.map { ($0, frame) }))
    }

    public func inset(by amount: CGFloat) -> some InsettableShape {
        var copy = self
        copy.insetAmount += amount
        return copy
    }

    /// The distance by which the shape was made smaller.
    public var animatableData: CGFloat {
        get { insetAmount }
        set { insetAmount = newValue }
    }

    private func path(in rect: CGRect, container: (radii: RectangleCornerRadii, frame: CGRect)?) -> Path {
        let inner = rect.shrunk(by: insetAmount)
        func radius(_ style: Edge.Corner.Style, _ outer: CGFloat?, _ x: CGFloat, _ y: CGFloat) -> CGFloat {
            guard style.isConcentric, let outer else { return max(style.radius - insetAmount, 0) }
            return max(outer - max(x, y), style.radius, 0)
        }
        let frame = container?.frame ?? rect
        let (left, top) = (inner.minX - frame.minX, inner.minY - frame.minY)
        let (right, bottom) = (frame.maxX - inner.maxX, frame.maxY - inner.maxY)
        let outer = container?.radii
        var radii = RectangleCornerRadii(
            topLeading: radius(corners.topLeading, outer?.topLeading, left, top),
            bottomLeading: radius(corners.bottomLeading, outer?.bottomLeading, left, bottom),
            bottomTrailing: radius(corners.bottomTrailing, outer?.bottomTrailing, right, bottom),
            topTrailing: radius(corners.topTrailing, outer?.topTrailing, right, top))
        for side in uniform { radii.unite(side) }
        return Path(roundedRect: inner, cornerRadii: radii)
    }
}

extension RectangleCornerRadii {
    /// Gives some corners the largest of their radii.
    fileprivate mutating func unite(_ side: Edge.Corner.Set) {
        let paths: [(Edge.Corner.Set, WritableKeyPath<RectangleCornerRadii, CGFloat>)] = [
            (.topLeading, \.topLeading), (.topTrailing, \.topTrailing), (.bottomLeading, \.bottomLeading),
            (.bottomTrailing, \.bottomTrailing),
        ]
        let members = paths.filter { side.contains($0.0) }.map(\.1)
        let most = members.map { self[keyPath: $0] }.max() ?? 0
        for path in members { self[keyPath: path] = most }
    }
}

extension Shape where Self == ConcentricRectangle {
    /// A rectangle with corners of one style.
    public static func rect(corners: Edge.Corner.Style, isUniform: Bool = false) -> ConcentricRectangle {
        ConcentricRectangle(corners: corners, isUniform: isUniform)
    }

    /// A rectangle with a style for each corner.
    public static func rect(
        topLeadingCorner: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
        bottomLeadingCorner: Edge.Corner.Style = .concentric, bottomTrailingCorner: Edge.Corner.Style = .concentric
    ) -> ConcentricRectangle {
        ConcentricRectangle(
            topLeadingCorner: topLeadingCorner, topTrailingCorner: topTrailingCorner,
            bottomLeadingCorner: bottomLeadingCorner, bottomTrailingCorner: bottomTrailingCorner)
    }

    /// A rectangle with one radius for the upper corners and one for the lower.
    public static func rect(
        uniformTopCorners: Edge.Corner.Style = .concentric, uniformBottomCorners: Edge.Corner.Style = .concentric
    ) -> ConcentricRectangle {
        ConcentricRectangle(uniformTopCorners: uniformTopCorners, uniformBottomCorners: uniformBottomCorners)
    }

    /// A rectangle with one radius for the leading corners and one for the trailing.
    public static func rect(
        uniformLeadingCorners: Edge.Corner.Style = .concentric, uniformTrailingCorners: Edge.Corner.Style = .concentric
    ) -> ConcentricRectangle {
        ConcentricRectangle(
            uniformLeadingCorners: uniformLeadingCorners, uniformTrailingCorners: uniformTrailingCorners)
    }

    /// A rectangle with one radius for the upper corners.
    public static func rect(
        uniformTopCorners: Edge.Corner.Style = .concentric, bottomLeadingCorner: Edge.Corner.Style = .concentric,
        bottomTrailingCorner: Edge.Corner.Style = .concentric
    ) -> ConcentricRectangle {
        ConcentricRectangle(
            uniformTopCorners: uniformTopCorners, bottomLeadingCorner: bottomLeadingCorner,
            bottomTrailingCorner: bottomTrailingCorner)
    }

    /// A rectangle with one radius for the lower corners.
    public static func rect(
        uniformBottomCorners: Edge.Corner.Style = .concentric, topLeadingCorner: Edge.Corner.Style = .concentric,
        topTrailingCorner: Edge.Corner.Style = .concentric
    ) -> ConcentricRectangle {
        ConcentricRectangle(
            uniformBottomCorners: uniformBottomCorners, topLeadingCorner: topLeadingCorner,
            topTrailingCorner: topTrailingCorner)
    }

    /// A rectangle with one radius for the leading corners.
    public static func rect(
        uniformLeadingCorners: Edge.Corner.Style = .concentric, topTrailingCorner: Edge.Corner.Style = .concentric,
        bottomTrailingCorner: Edge.Corner.Style = .concentric
    ) -> ConcentricRectangle {
        ConcentricRectangle(
            uniformLeadingCorners: uniformLeadingCorners, topTrailingCorner: topTrailingCorner,
            bottomTrailingCorner: bottomTrailingCorner)
    }

    /// A rectangle with one radius for the trailing corners.
    public static func rect(
        uniformTrailingCorners: Edge.Corner.Style = .concentric, topLeadingCorner: Edge.Corner.Style = .concentric,
        bottomLeadingCorner: Edge.Corner.Style = .concentric
    ) -> ConcentricRectangle {
        ConcentricRectangle(
            uniformTrailingCorners: uniformTrailingCorners, topLeadingCorner: topLeadingCorner,
            bottomLeadingCorner: bottomLeadingCorner)
    }
}
