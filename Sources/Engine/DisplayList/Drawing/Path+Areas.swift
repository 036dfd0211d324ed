import Foundation

extension Path {
    /// Returns the outline of the area, without crossings and overlaps; curves become short lines.
    public func normalized(eoFill: Bool = true) -> Path {
        AreaCombiner(self, Path(), evenOdd: eoFill).combine { first, _ in first }
    }

    /// Returns the outline of the intersection of both areas; curves become short lines.
    public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
        AreaCombiner(self, other, evenOdd: eoFill).combine { $0 && $1 }
    }

    /// Returns the outline of the union of both areas; curves become short lines.
    public func union(_ other: Path, eoFill: Bool = false) -> Path {
        AreaCombiner(self, other, evenOdd: eoFill).combine { $0 || $1 }
    }

    /// Returns the outline of this area without the other; curves become short lines.
    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path {
        AreaCombiner(self, other, evenOdd: eoFill).combine { $0 && !$1 }
    }

    /// Returns the outline of the points that are in exactly one of the areas; curves become short lines.
    public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
        AreaCombiner(self, other, evenOdd: eoFill).combine { $0 != $1 }
    }

    /// Returns the parts of this path's line that are in the other area; curves become short lines.
    public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
        line(in: other, eoFill: eoFill, wanted: true)
    }

    /// Returns the parts of this path's line that lie outside the other area; curves become short lines.
    public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path {
        line(in: other, eoFill: eoFill, wanted: false)
    }

    private func line(in other: Path, eoFill: Bool, wanted: Bool) -> Path {
        let edges: [(CGPoint, CGPoint)] = other.subpaths.flatMap { subpath in
            let points = subpath.flattened(tolerance: 0.02)
            return zip(points, points.dropFirst() + points.prefix(1)).filter { $0 != $1 }
        }
        var result = Path()
        for subpath in subpaths {
            var points = subpath.flattened(tolerance: 0.02)
            if subpath.isClosed { points.append(subpath.start) }
            var last: CGPoint?
            for (a, b) in zip(points, points.dropFirst()) where a != b {
                let cuts = edges.compactMap { crossing(a, b, $0.0, $0.1) }.sorted()
                for (t, u) in zip([0] + cuts, cuts + [1]) where u - t > 1e-9 {
                    let isInside = other.contains(mix(a, b, (t + u) / 2), eoFill: eoFill)
                    if isInside != wanted { continue }
                    let (from, to) = (mix(a, b, t), mix(a, b, u))
                    if last != from { result.move(to: from) }
                    result.addLine(to: to)
                    last = to
                }
            }
        }
        return result
    }

    /// How far along the first line the second crosses it, from 0 to 1.
    private func crossing(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint) -> CGFloat? {
        let (ex, ey, fx, fy) = (b.x - a.x, b.y - a.y, d.x - c.x, d.y - c.y)
        let cross = ex * fy - ey * fx
        if cross == 0 { return nil }
        let t = ((c.x - a.x) * fy - (c.y - a.y) * fx) / cross
        let u = ((c.x - a.x) * ey - (c.y - a.y) * ex) / cross
        return t > 0 && t < 1 && u >= 0 && u <= 1 ? t : nil
    }
}
