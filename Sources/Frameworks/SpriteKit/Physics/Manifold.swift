import Foundation

/// Where two shapes touch.
struct Manifold {
    /// The direction from the first shape to the second.
    var normal: Vec
    /// The points, with how deep the shapes are in each other there, and a name that stays the same from step to step.
    var points: [(place: Vec, depth: Double, id: Int)]

    /// Returns where two shapes touch; nil where they don't.
    static func between(_ a: BodyShape, _ b: BodyShape) -> Manifold? {
        switch (a, b) {
        case (.circle(let p, let r), .circle(let q, let s)): circles(p, r, q, s)
        case (.circle(let p, let r), _): corners(b.points, isLine: b.isSegment, p, r)?.flipped
        case (_, .circle(let q, let s)): corners(a.points, isLine: a.isSegment, q, s)
        case (.segment, .segment): nil
        default: polygons(a, b)
        }
    }

    private var flipped: Manifold { Manifold(normal: -normal, points: points) }

    private static func circles(_ p: Vec, _ r: Double, _ q: Vec, _ s: Double) -> Manifold? {
        let way = q - p
        let distance = way.length
        guard distance < r + s else { return nil }
        let normal = distance > 1e-9 ? way * (1 / distance) : Vec(0, 1)
        return Manifold(normal: normal, points: [(p + normal * (r - (r + s - distance) / 2), r + s - distance, 0)])
    }

    /// A polygon or line and a circle.
    private static func corners(_ points: [Vec], isLine: Bool, _ center: Vec, _ radius: Double) -> Manifold? {
        guard points.count >= 2 else { return nil }
        var nearest = (distance: Double.infinity, place: Vec.zero)
        var isInside = !isLine
        var best = (separation: -Double.infinity, normal: Vec.zero)
        for index in 0..<(isLine ? 1 : points.count) {
            let (a, b) = (points[index], points[(index + 1) % points.count])
            let edge = b - a
            let squared = edge.dot(edge)
            let share = squared > 0 ? min(max((center - a).dot(edge) / squared, 0), 1) : 0
            let place = a + edge * share
            let distance = (center - place).length
            if distance < nearest.distance { nearest = (distance, place) }
            let normal = Vec(edge.y, -edge.x).unit
            let separation = normal.dot(center - a)
            if separation > 0 { isInside = false }
            if separation > best.separation { best = (separation, normal) }
        }
        if isInside {
            return Manifold(
                normal: best.normal, points: [(center - best.normal * best.separation, radius - best.separation, 0)])
        }
        guard nearest.distance < radius else { return nil }
        let way = center - nearest.place
        let normal = nearest.distance > 1e-9 ? way * (1 / nearest.distance) : best.normal
        return Manifold(normal: normal, points: [(nearest.place, radius - nearest.distance, 0)])
    }

    /// The face of a shape that is farthest from another one.
    private static func face(_ a: [Vec], isLine: Bool, _ b: [Vec]) -> (index: Int, normal: Vec, separation: Double) {
        var best = (index: 0, normal: Vec.zero, separation: -Double.infinity)
        for index in a.indices {
            // A line has two faces: there and back.
            let (p, q) = (a[index], a[(index + 1) % a.count])
            let edge = q - p
            let normal = Vec(edge.y, -edge.x).unit
            let separation = b.reduce(Double.infinity) { min($0, normal.dot($1 - p)) }
            if separation > best.separation { best = (index, normal, separation) }
        }
        return best
    }

    private static func polygons(_ first: BodyShape, _ second: BodyShape) -> Manifold? {
        let (a, b) = (first.points, second.points)
        guard a.count >= 2, b.count >= 2 else { return nil }
        let onA = face(a, isLine: first.isSegment, b), onB = face(b, isLine: second.isSegment, a)
        guard onA.separation < 0, onB.separation < 0 else { return nil }
        // A line is the reference: its corners would push bodies along it.
        let usesA = first.isSegment || (!second.isSegment && onA.separation >= onB.separation - 0.05)
        return usesA ? clip(a, onA, b, 0) : clip(b, onB, a, 1)?.flipped
    }

    private static func clip(
        _ reference: [Vec], _ face: (index: Int, normal: Vec, separation: Double), _ incident: [Vec], _ name: Int
    ) -> Manifold? {
        let (p, q) = (reference[face.index], reference[(face.index + 1) % reference.count])
        let normal = face.normal
        // The face of the other shape that looks most against the reference.
        var index = 0
        var least = Double.infinity
        for candidate in incident.indices {
            let edge = incident[(candidate + 1) % incident.count] - incident[candidate]
            let facing = Vec(edge.y, -edge.x).unit.dot(normal)
            if facing < least { (least, index) = (facing, candidate) }
        }
        let along = (q - p).unit
        let (low, high) = (along.dot(p), along.dot(q))
        var (a, b) = (incident[index], incident[(index + 1) % incident.count])
        func cut(_ from: Vec, _ to: Vec) -> Vec? {
            let (s, e) = (along.dot(from), along.dot(to))
            if s >= low, s <= high { return from }
            let limit = s < low ? low : high
            guard (e - limit) * (s - limit) <= 0, abs(e - s) > 1e-12 else { return nil }
            return from + (to - from) * ((limit - s) / (e - s))
        }
        guard let start = cut(a, b), let end = cut(b, a) else { return nil }
        (a, b) = (start, end)
        var points: [(place: Vec, depth: Double, id: Int)] = []
        for (number, place) in [a, b].enumerated() {
            let depth = -normal.dot(place - p)
            if depth > 0 { points.append((place, depth, name << 16 | face.index << 8 | index << 1 | number)) }
        }
        return points.isEmpty ? nil : Manifold(normal: normal, points: points)
    }
}
