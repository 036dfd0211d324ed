import DisplayList
import Foundation

/// A grid of colored patches, painted into pixels.
///
/// Each patch has four corners and four edges, which may be curves. A patch is divided into small quadrangles, and each
/// of these is filled with its mean color.
struct MeshRaster {
    /// The greatest number of pixels across and down: colors change slowly, and front ends smooth enlarged pictures.
    private static let most: CGFloat = 128

    private let width: Int, height: Int
    /// The size in pixels, and pixels per point.
    private let columns: Int, rows: Int, scale: CGFloat
    private var pixels: [SIMD4<Float>]

    /// Creates pixels of one color.
    /// - Parameters:
    ///   - width: The number of points in a row of the grid, 2 or more.
    ///   - height: The number of rows of the grid, 2 or more.
    ///   - size: The size of the picture, in points.
    init?(width: Int, height: Int, size: CGSize, background: SIMD4<Float>) {
        let longest = max(size.width, size.height)
        guard width > 1, height > 1, longest.isFinite, size.width > 0, size.height > 0 else { return nil }
        (self.width, self.height) = (width, height)
        scale = min(Self.most / longest, 1)
        columns = max(Int((size.width * scale).rounded(.up)), 1)
        rows = max(Int((size.height * scale).rounded(.up)), 1)
        pixels = Array(repeating: background, count: columns * rows)
    }

    /// The pixels as a bitmap.
    var bitmap: Bitmap {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(pixels.count * 4)
        for pixel in pixels {
            let opacity = min(max(pixel.w, 0), 1)
            for part in [pixel.x, pixel.y, pixel.z] {
                bytes.append(UInt8((min(max(part, 0), 1) * opacity * 255).rounded()))
            }
            bytes.append(UInt8((opacity * 255).rounded()))
        }
        return Bitmap(width: columns, height: rows, scale: scale, pixels: bytes)
    }

    /// Paints all patches.
    /// - Parameters:
    ///   - points: The points with their handles, in shares of the size, row by row.
    ///   - colors: The colors of the points.
    ///   - isSmooth: Whether colors change smoothly at the points.
    mutating func paint(_ points: [MeshGradient.BezierPoint], _ colors: [SIMD4<Float>], isSmooth: Bool) {
        for row in 0..<height - 1 {
            for column in 0..<width - 1 {
                let first = row * width + column
                let corners = [first, first + 1, first + width, first + width + 1]
                let patch = Patch(corners.map { points[$0] }, corners.map { colors[$0] }, isSmooth: isSmooth)
                paint(patch)
            }
        }
    }

    private mutating func paint(_ patch: Patch) {
        let size = SIMD2(Float(columns), Float(rows))
        guard let extent = patch.extent, extent.x.isFinite, extent.y.isFinite else { return }
        // Quadrangles of about a pixel, within bounds for grids that reach far outside.
        let steps = Int(min(max(extent.x * size.x, extent.y * size.y, 2), 192).rounded(.up))
        var above = [Corner]()
        for v in 0...steps {
            let line = (0...steps).map { u in
                let place = SIMD2(Float(u), Float(v)) / Float(steps)
                return Corner(point: patch.point(place) * size, color: patch.color(place))
            }
            if v > 0 {
                for u in 0..<steps { fill(above[u], above[u + 1], line[u + 1], line[u]) }
            }
            above = line
        }
    }

    /// A corner of a quadrangle, in pixels.
    private struct Corner {
        let point: SIMD2<Float>
        let color: SIMD4<Float>
    }

    /// Fills the pixels whose middles are in a quadrangle, which is about a pixel large.
    private mutating func fill(_ a: Corner, _ b: Corner, _ c: Corner, _ d: Corner) {
        let low = pointwiseMin(pointwiseMin(a.point, b.point), pointwiseMin(c.point, d.point))
        let high = pointwiseMax(pointwiseMax(a.point, b.point), pointwiseMax(c.point, d.point))
        let color = (a.color + b.color + c.color + d.color) / 4
        let bound = Float(max(columns, rows))
        guard low.x > -bound * 4, low.y > -bound * 4, high.x < bound * 5, high.y < bound * 5 else { return }
        let (first, last) = (low - SIMD2(repeating: 0.5), high - SIMD2(repeating: 0.5))
        let (left, right) = (max(Int(first.x.rounded(.up)), 0), min(Int(last.x.rounded(.down)), columns - 1))
        let (top, bottom) = (max(Int(first.y.rounded(.up)), 0), min(Int(last.y.rounded(.down)), rows - 1))
        guard left <= right, top <= bottom else { return }
        for y in top...bottom { for x in left...right { pixels[y * columns + x] = color } }
    }
}

/// A part of the grid between four points.
private struct Patch {
    private typealias Point = SIMD2<Float>
    private let corners: [MeshGradient.BezierPoint]
    private let colors: [SIMD4<Float>]
    private let isSmooth: Bool

    init(_ corners: [MeshGradient.BezierPoint], _ colors: [SIMD4<Float>], isSmooth: Bool) {
        (self.corners, self.colors, self.isSmooth) = (corners, colors, isSmooth)
    }

    /// How far the points reach across and down; nil where one is not a number.
    var extent: SIMD2<Float>? {
        let all = corners.flatMap {
            [
                $0.position, $0.leadingControlPoint, $0.topControlPoint, $0.trailingControlPoint,
                $0.bottomControlPoint,
            ]
        }
        guard all.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return nil }
        let (x, y) = (all.map(\.x), all.map(\.y))
        return SIMD2((x.max() ?? 0) - (x.min() ?? 0), (y.max() ?? 0) - (y.min() ?? 0))
    }

    /// A point of the patch: a Coons surface of its four edges.
    func point(_ place: SIMD2<Float>) -> SIMD2<Float> {
        let (a, b, c, d) = (corners[0], corners[1], corners[2], corners[3])
        let (u, v) = (place.x, place.y)
        let top = curve(a.position, a.trailingControlPoint, b.leadingControlPoint, b.position, u)
        let bottom = curve(c.position, c.trailingControlPoint, d.leadingControlPoint, d.position, u)
        let left = curve(a.position, a.bottomControlPoint, c.topControlPoint, c.position, v)
        let right = curve(b.position, b.bottomControlPoint, d.topControlPoint, d.position, v)
        let across = top * (1 - v) + bottom * v
        let down = left * (1 - u) + right * u
        let upper = a.position * (1 - u) + b.position * u
        let lower = c.position * (1 - u) + d.position * u
        return across + down - (upper * (1 - v) + lower * v)
    }

    private func curve(_ a: Point, _ b: Point, _ c: Point, _ d: Point, _ t: Float) -> Point {
        let s = 1 - t
        return a * (s * s * s) + b * (3 * s * s * t) + c * (3 * s * t * t) + d * (t * t * t)
    }

    /// The color at a place of the patch.
    func color(_ place: SIMD2<Float>) -> SIMD4<Float> {
        let t = isSmooth ? place * place * (SIMD2(repeating: 3) - 2 * place) : place
        let upper = colors[0] * (1 - t.x) + colors[1] * t.x
        let lower = colors[2] * (1 - t.x) + colors[3] * t.x
        return upper * (1 - t.y) + lower * t.y
    }
}
