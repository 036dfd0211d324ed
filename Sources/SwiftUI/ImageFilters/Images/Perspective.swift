import Foundation

/// The projection of a square with sides of one pixel onto four corners.
struct Perspective {
    private let rows: [SIMD3<Double>]
    private let inverse: [SIMD3<Double>]

    /// The projection; nil where three corners are on a line.
    init?(bottomLeft: Place, bottomRight: Place, topRight: Place, topLeft: Place) {
        func wide(_ place: Place) -> SIMD2<Double> { SIMD2(Double(place.x), Double(place.y)) }
        let (a, b, c, d) = (wide(bottomLeft), wide(bottomRight), wide(topRight), wide(topLeft))
        let (first, second, rest) = (b - c, d - c, a - b + c - d)
        let area = first.x * second.y - second.x * first.y
        guard abs(area) > 1e-6 else { return nil }
        let (g, h) = (
            (rest.x * second.y - second.x * rest.y) / area, (first.x * rest.y - rest.x * first.y) / area
        )
        let rows = [
            SIMD3(b.x - a.x + g * b.x, d.x - a.x + h * d.x, a.x), SIMD3(b.y - a.y + g * b.y, d.y - a.y + h * d.y, a.y),
            SIMD3(g, h, 1),
        ]
        func cross(_ left: SIMD3<Double>, _ right: SIMD3<Double>) -> SIMD3<Double> {
            SIMD3(
                left.y * right.z - left.z * right.y, left.z * right.x - left.x * right.z,
                left.x * right.y - left.y * right.x)
        }
        let columns = [cross(rows[1], rows[2]), cross(rows[2], rows[0]), cross(rows[0], rows[1])]
        let determinant = (rows[0] * columns[0]).sum()
        guard abs(determinant) > 1e-9 else { return nil }
        self.rows = rows
        inverse = (0..<3).map { SIMD3(columns[0][$0], columns[1][$0], columns[2][$0]) / determinant }
    }

    /// The projection of a filter's corners.
    init?(_ values: FilterValues, in raster: Raster) {
        func corner(_ name: String) -> Place { values.spot("input\(name)", in: raster) }
        self.init(
            bottomLeft: corner("BottomLeft"), bottomRight: corner("BottomRight"), topRight: corner("TopRight"),
            topLeft: corner("TopLeft"))
    }

    /// Where a place of the square is seen; nil behind the horizon.
    func seen(_ place: Place) -> Place? { Self.apply(rows, place) }

    /// The place of the square that is seen at a place; nil behind the horizon.
    func source(_ place: Place) -> Place? { Self.apply(inverse, place) }

    private static func apply(_ rows: [SIMD3<Double>], _ place: Place) -> Place? {
        let old = SIMD3(Double(place.x), Double(place.y), 1)
        let depth = (rows[2] * old).sum()
        guard depth > 1e-9 else { return nil }
        let (x, y) = ((rows[0] * old).sum() / depth, (rows[1] * old).sum() / depth)
        return abs(x) < 1e8 && abs(y) < 1e8 ? Place(Float(x), Float(y)) : nil
    }
}
