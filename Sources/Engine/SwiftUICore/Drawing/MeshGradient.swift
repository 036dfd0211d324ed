import DisplayList
import Foundation

/// Colors at the points of a grid.
///
/// Follows Apple's [MeshGradient](https://developer.apple.com/documentation/swiftui/meshgradient). Colors are mixed in sRGB.
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
        let (number, isOver) = width.multipliedReportingOverflow(by: height)
        let bounds = request.bounds
        guard width > 1, height > 1, !isOver, all.count >= number, let points = points(number),
            var raster = MeshRaster(
                width: width, height: height, size: bounds.size,
                background: components(background.rgba(in: request.environment)))
        else { return background._paint(request) }
        raster.paint(points, all.map(components), isSmooth: smoothsColors)
        return .image(
            ImagePattern(
                ImageContent(source: .bitmap(raster.bitmap)), origin: bounds.origin, opacity: request.levelOpacity))
    }

    /// The points with their handles, which edges without handles have on a straight line; nil for too few points.
    private func points(_ number: Int) -> [BezierPoint]? {
        switch locations {
        case .bezierPoints(let points): return points.count >= number ? points : nil
        case .points(let points):
            guard points.count >= number else { return nil }
            return (0..<number).map { index in
                func toward(_ column: Int, _ row: Int) -> SIMD2<Float> {
                    let (x, y) = (index % width + column, index / width + row)
                    guard (0..<width).contains(x), (0..<height).contains(y) else { return points[index] }
                    return points[index] + (points[y * width + x] - points[index]) / 3
                }
                return BezierPoint(
                    position: points[index], leadingControlPoint: toward(-1, 0), topControlPoint: toward(0, -1),
                    trailingControlPoint: toward(1, 0), bottomControlPoint: toward(0, 1))
            }
        }
    }

    private func components(_ color: RGBA) -> SIMD4<Float> {
        SIMD4(Float(color.red), Float(color.green), Float(color.blue), Float(color.opacity))
    }
}
