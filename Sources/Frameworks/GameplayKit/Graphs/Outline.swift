import simd

/// The outline of an obstacle, counterclockwise.
struct Outline {
    let points: [SIMD2<Float>]

    init(_ points: [SIMD2<Float>]) {
        let area = points.indices.reduce(Float(0)) { sum, place in
            let (a, b) = (points[place], points[(place + 1) % points.count])
            return sum + a.x * b.y - a.y * b.x
        }
        self.points = area < 0 ? points.reversed() : points
    }

    /// The longer side of the rectangle around.
    var extent: Float {
        guard let first = points.first else { return 0 }
        let (low, high) = points.reduce((first, first)) { (simd_min($0.0, $1), simd_max($0.1, $1)) }
        return max(high.x - low.x, high.y - low.y)
    }

    /// Returns the outline with its edges moved outward.
    func grown(by distance: Float) -> Outline {
        guard points.count >= 3 else { return self }
        return Outline(
            points.indices.map { place in
                let (before, here) = (points[(place + points.count - 1) % points.count], points[place])
                let after = points[(place + 1) % points.count]
                let (a, b) = (Self.normal(before, here), Self.normal(here, after))
                let middle = a + b
                // Sharp corners are cut at four times the distance.
                let scale = 2 / max(simd_length_squared(middle), 0.25)
                return here + middle * (scale * distance)
            })
    }

    /// The direction to the right of a line: outward, for the outline is counterclockwise.
    private static func normal(_ a: SIMD2<Float>, _ b: SIMD2<Float>) -> SIMD2<Float> {
        let line = b - a
        let length = simd_length(line)
        return length > 0 ? SIMD2(line.y, -line.x) / length : .zero
    }

    /// Returns whether a point is within.
    func contains(_ point: SIMD2<Float>) -> Bool {
        var isInside = false
        for place in points.indices {
            let (a, b) = (points[place], points[(place + 1) % points.count])
            if (a.y > point.y) != (b.y > point.y),
                point.x < (b.x - a.x) * (point.y - a.y) / (b.y - a.y) + a.x
            {
                isInside.toggle()
            }
        }
        return isInside
    }

    /// Returns whether a line crosses the outline or is within.
    func blocks(_ start: SIMD2<Float>, _ end: SIMD2<Float>) -> Bool {
        guard points.count >= 2 else { return false }
        for place in points.indices where Self.cross(start, end, points[place], points[(place + 1) % points.count]) {
            return true
        }
        return contains((start + end) / 2)
    }

    private static func side(_ a: SIMD2<Float>, _ b: SIMD2<Float>, _ point: SIMD2<Float>) -> Float {
        (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x)
    }
    private static func cross(
        _ a: SIMD2<Float>, _ b: SIMD2<Float>, _ c: SIMD2<Float>, _ d: SIMD2<Float>
    ) -> Bool {
        side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0
    }
}
