import DisplayList
import Foundation

/// Colors at the points of a grid.
///
/// Follows Apple's [MeshGradient](https://developer.apple.com/documentation/swiftui/meshgradient). Drawn as a linear
/// gradient of the rows' or the columns' mean colors, whichever differ more.
public struct MeshGradient: Sendable {
    /// Where the grid's points are.
    public enum Locations: Hashable, Sendable {
        /// Points in shares of width and height.
        case points([SIMD2<Float>])
        /// Points with handles that bend the grid's lines.
        case bezierPoints([BezierPoint])
    }

    /// The colors of the grid's points.
    public enum Colors: Hashable, Sendable {
        /// Colors that may depend on the environment.
        case colors([Color])
        /// Fixed colors.
        case resolvedColors([Color.Resolved])
    }

    /// A point of the grid and the handles of the lines that meet there.
    public struct BezierPoint: Hashable, Sendable {
        /// The point.
        public var position: SIMD2<Float>
        /// The handle toward the leading edge.
        public var leadingControlPoint: SIMD2<Float>
        /// The handle toward the top.
        public var topControlPoint: SIMD2<Float>
        /// The handle toward the trailing edge.
        public var trailingControlPoint: SIMD2<Float>
        /// The handle toward the bottom.
        public var bottomControlPoint: SIMD2<Float>

        /// Creates a point with its handles.
        public init(
            position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
            trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
        ) {
            self.position = position
            self.leadingControlPoint = leadingControlPoint
            self.topControlPoint = topControlPoint
            self.trailingControlPoint = trailingControlPoint
            self.bottomControlPoint = bottomControlPoint
        }
    }

    /// The number of points in a row.
    public var width: Int
    /// The number of rows.
    public var height: Int
    /// Where the points are, row by row.
    public var locations: Locations
    /// The points' colors, row by row.
    public var colors: Colors
    /// The color outside the grid.
    public var background: Color
    /// Whether colors change smoothly.
    public var smoothsColors: Bool
    /// How colors are mixed.
    public var colorSpace: Gradient.ColorSpace

    /// Creates a gradient from the places and colors of a grid's points.
    public nonisolated init(
        width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.width = width
        self.height = height
        self.locations = locations
        self.colors = colors
        self.background = background
        self.smoothsColors = smoothsColors
        self.colorSpace = colorSpace
    }

    /// Creates a gradient from points and colors.
    public nonisolated init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .colors(colors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    /// Creates a gradient from points and fixed colors.
    public nonisolated init(
        width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved],
        background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .resolvedColors(resolvedColors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    /// Creates a gradient from points with handles and colors.
    public nonisolated init(
        width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }
}

extension MeshGradient: ShapeStyle {
    public func _paint(_ request: _PaintRequest) -> Paint {
        let all: [RGBA] =
            switch colors {
            case .colors(let colors): colors.map { $0.rgba(in: request.environment) }
            case .resolvedColors(let colors): colors.map(\.rgba)
            }
        guard width > 0, height > 0, all.count >= width * height else { return .color(.clear) }
        let rows = (0..<height).map { y in mean((0..<width).map { all[y * width + $0] }) }
        let columns = (0..<width).map { x in mean((0..<height).map { all[$0 * width + x] }) }
        let isVertical = spread(rows) >= spread(columns)
        let colors = (isVertical ? rows : columns).map { Color(storage: .rgba($0)) }
        return LinearGradient(
            colors: colors, startPoint: isVertical ? .top : .leading, endPoint: isVertical ? .bottom : .trailing
        )._paint(request)
    }

    private func mean(_ colors: [RGBA]) -> RGBA {
        var sum = SIMD4<Float>()
        for color in colors { sum += SIMD4(color.red, color.green, color.blue, color.opacity) }
        sum /= Float(max(colors.count, 1))
        return RGBA(Double(sum.x), Double(sum.y), Double(sum.z), Double(sum.w))
    }

    /// The distance between neighboring colors.
    private func spread(_ colors: [RGBA]) -> Float {
        zip(colors, colors.dropFirst()).map { a, b in
            abs(a.red - b.red) + abs(a.green - b.green) + abs(a.blue - b.blue) + abs(a.opacity - b.opacity)
        }.max() ?? 0
    }
}
