import Foundation

/// Combines areas: cuts all edges where they meet, then keeps the edges that have the result on one side only.
///
/// Curves become short lines first. Points closer together than a thousandth of a point count as the same.
struct AreaCombiner {
    /// Which of the two areas a point must be in to belong to the result.
    typealias Rule = (_ inFirst: Bool, _ inSecond: Bool) -> Bool

    /// A point on a grid so fine that rounding to it is invisible; equal points compare as equal.
    private struct GridPoint: Hashable {
        var x: Int
        var y: Int

        init(_ p: CGPoint) {
            func step(_ value: CGFloat) -> Int {
                // Products of two coordinates must stay within 64 bits.
                value.isFinite ? Int((min(max(value, -1e6), 1e6) * 1024).rounded()) : 0
            }
            (x, y) = (step(p.x), step(p.y))
        }

        var point: CGPoint { CGPoint(x: CGFloat(x) / 1024, y: CGFloat(y) / 1024) }
    }

    private struct Edge: Hashable {
        var a: GridPoint
        var b: GridPoint
        /// Whether the edge belongs to the second area.
        var isSecond: Bool
    }

    /// The edges of both areas, cut where they meet.
    ///
    /// Which side of an edge is inside is asked of these, not of the areas themselves, from which they differ by the
    /// grid's step.
    private let edges: [Edge]
    private let evenOdd: Bool

    init(_ first: Path, _ second: Path, evenOdd: Bool) {
        edges = Self.cutEdges(Self.edges(of: first, isSecond: false) + Self.edges(of: second, isSecond: true))
        self.evenOdd = evenOdd
    }

    /// The outline of the points that satisfy a rule; it runs clockwise on the screen round them.
    func combine(_ rule: Rule) -> Path {
        var kept: [GridPoint: [GridPoint]] = [:]
        for edge in Set(edges.map(Self.directed)) {
            let (left, right) = sides(of: edge)
            let onLeft = rule(left.0, left.1)
            let onRight = rule(right.0, right.1)
            if onLeft == onRight { continue }
            // The result is to the right of the direction of travel.
            let (from, to) = onRight ? (edge.a, edge.b) : (edge.b, edge.a)
            kept[from, default: []].append(to)
        }
        return outline(of: kept)
    }

    /// One direction for the two of an edge.
    private static func directed(_ edge: Edge) -> Edge {
        (edge.a.x, edge.a.y) <= (edge.b.x, edge.b.y)
            ? Edge(a: edge.a, b: edge.b, isSecond: false) : Edge(a: edge.b, b: edge.a, isSecond: false)
    }

    /// Whether the points beside an edge's middle are in the first and in the second area.
    private func sides(of edge: Edge) -> ((Bool, Bool), (Bool, Bool)) {
        let (a, b) = (edge.a.point, edge.b.point)
        let length = hypot(b.x - a.x, b.y - a.y)
        // A hair's breadth: small enough that no other edge lies between on the grid.
        let (nx, ny) = ((b.y - a.y) / length * 1e-7, -(b.x - a.x) / length * 1e-7)
        let middle = mix(a, b, 0.5)
        let left = CGPoint(x: middle.x + nx, y: middle.y + ny)
        let right = CGPoint(x: middle.x - nx, y: middle.y - ny)
        return (areas(at: left), areas(at: right))
    }

    /// Whether a point is in the first and in the second area.
    private func areas(at p: CGPoint) -> (Bool, Bool) {
        var winding = (0, 0)
        for edge in edges {
            let (a, b) = (edge.a.point, edge.b.point)
            if (a.y <= p.y) == (b.y <= p.y) { continue }
            let side = (b.x - a.x) * (p.y - a.y) - (p.x - a.x) * (b.y - a.y)
            // A ray to the right counts the edges that lie to the right of the point.
            if (b.y > a.y) != (side > 0) { continue }
            let turn = b.y > a.y ? 1 : -1
            if edge.isSecond { winding.1 += turn } else { winding.0 += turn }
        }
        return evenOdd ? (winding.0 & 1 != 0, winding.1 & 1 != 0) : (winding.0 != 0, winding.1 != 0)
    }

    private static func edges(of path: Path, isSecond: Bool) -> [Edge] {
        path.subpaths.flatMap { subpath -> [Edge] in
            let points = subpath.flattened(tolerance: 0.02).map { GridPoint($0) }
            return zip(points, points.dropFirst() + points.prefix(1)).filter { $0 != $1 }
                .map { Edge(a: $0, b: $1, isSecond: isSecond) }
        }
    }

    /// Cuts edges where they meet.
    ///
    /// That moves points onto the grid and may make new crossings: a few rounds settle it.
    private static func cutEdges(_ edges: [Edge]) -> [Edge] {
        var edges = edges
        for _ in 0..<8 {
            let cut = cut(edges)
            if cut.count == edges.count { break }
            edges = cut
        }
        return edges
    }

    private static func cut(_ edges: [Edge]) -> [Edge] {
        let order = edges.indices.sorted { min(edges[$0].a.x, edges[$0].b.x) < min(edges[$1].a.x, edges[$1].b.x) }
        var cuts: [[GridPoint]] = Array(repeating: [], count: edges.count)
        for (place, i) in order.enumerated() {
            let end = max(edges[i].a.x, edges[i].b.x)
            for j in order[(place + 1)...] {
                if min(edges[j].a.x, edges[j].b.x) > end { break }
                let (onFirst, onSecond) = meet(edges[i], edges[j])
                cuts[i] += onFirst
                cuts[j] += onSecond
            }
        }
        var result: [Edge] = []
        for (edge, points) in zip(edges, cuts) {
            func distance(_ p: GridPoint) -> Int {
                (p.x - edge.a.x) * (p.x - edge.a.x) + (p.y - edge.a.y) * (p.y - edge.a.y)
            }
            var previous = edge.a
            for point in points.sorted(by: { distance($0) < distance($1) }) + [edge.b] where point != previous {
                result.append(Edge(a: previous, b: point, isSecond: edge.isSecond))
                previous = point
            }
        }
        return result
    }

    /// Where two edges meet, other than at their own ends: the points on the first and the points on the second.
    private static func meet(_ e: Edge, _ f: Edge) -> ([GridPoint], [GridPoint]) {
        if max(e.a.y, e.b.y) < min(f.a.y, f.b.y) || max(f.a.y, f.b.y) < min(e.a.y, e.b.y) { return ([], []) }
        var onE = [f.a, f.b].filter { lies($0, on: e) }
        var onF = [e.a, e.b].filter { lies($0, on: f) }
        let (d, g) = ((x: e.b.x - e.a.x, y: e.b.y - e.a.y), (x: f.b.x - f.a.x, y: f.b.y - f.a.y))
        let cross = Double(d.x * g.y - d.y * g.x)
        if cross == 0 { return (onE, onF) }
        let (x, y) = (f.a.x - e.a.x, f.a.y - e.a.y)
        let t = Double(x * g.y - y * g.x) / cross
        let u = Double(x * d.y - y * d.x) / cross
        guard t > 0, t < 1, u > 0, u < 1 else { return (onE, onF) }
        var point = e.a
        point.x += Int((Double(d.x) * t).rounded())
        point.y += Int((Double(d.y) * t).rounded())
        if point != e.a, point != e.b { onE.append(point) }
        if point != f.a, point != f.b { onF.append(point) }
        return (onE, onF)
    }

    private static func lies(_ p: GridPoint, on e: Edge) -> Bool {
        if p == e.a || p == e.b { return false }
        let (dx, dy, px, py) = (e.b.x - e.a.x, e.b.y - e.a.y, p.x - e.a.x, p.y - e.a.y)
        if dx * py != dy * px { return false }
        let along = dx * px + dy * py
        return along > 0 && along < dx * dx + dy * dy
    }

    /// Joins directed edges to closed outlines, leaving out points on straight lines.
    private func outline(of edges: [GridPoint: [GridPoint]]) -> Path {
        var left = edges
        var path = Path()
        for start in edges.keys.sorted(by: { ($0.y, $0.x) < ($1.y, $1.x) }) {
            while let first = left[start]?.popLast() {
                var loop = [start, first]
                while let last = loop.last, last != start {
                    guard let next = take(from: last, after: loop[loop.count - 2], &left) else { break }
                    loop.append(next)
                }
                if loop.last == start { loop.removeLast() }
                let corners = loop.indices.filter { i in
                    let (a, b, c) = (loop[(i + loop.count - 1) % loop.count], loop[i], loop[(i + 1) % loop.count])
                    return (b.x - a.x) * (c.y - b.y) != (b.y - a.y) * (c.x - b.x)
                }
                if corners.count < 3 { continue }
                path.addLines(corners.map { loop[$0].point })
                path.closeSubpath()
            }
        }
        return path
    }

    /// Takes the edge that continues furthest to the right, so that areas that touch at a point stay apart.
    private func take(
        from point: GridPoint, after previous: GridPoint, _ edges: inout [GridPoint: [GridPoint]]
    ) -> GridPoint? {
        guard let candidates = edges[point], !candidates.isEmpty else { return nil }
        let back = atan2(Double(previous.y - point.y), Double(previous.x - point.x))
        func turn(_ next: GridPoint) -> Double {
            let angle = back - atan2(Double(next.y - point.y), Double(next.x - point.x))
            return angle <= 0 ? angle + 2 * .pi : angle
        }
        let best = candidates.indices.min { turn(candidates[$0]) < turn(candidates[$1]) }!
        return edges[point]!.remove(at: best)
    }
}
