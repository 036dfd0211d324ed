import Foundation
import OrielBasics

/// A line or curve between two points.
enum PathSegment {
    case line(CGPoint, CGPoint)
    case quad(CGPoint, CGPoint, CGPoint)
    case cubic(CGPoint, CGPoint, CGPoint, CGPoint)

    var start: CGPoint {
        switch self {
        case .line(let a, _), .quad(let a, _, _), .cubic(let a, _, _, _): a
        }
    }

    var end: CGPoint {
        switch self {
        case .line(_, let b), .quad(_, _, let b), .cubic(_, _, _, let b): b
        }
    }

    /// The element that draws the segment from its start.
    var element: Path.Element {
        switch self {
        case .line(_, let b): .line(to: b)
        case .quad(_, let c, let b): .quadCurve(to: b, control: c)
        case .cubic(_, let c, let d, let b): .curve(to: b, control1: c, control2: d)
        }
    }

    /// The point at a parameter from 0 to 1.
    func point(at t: CGFloat) -> CGPoint {
        let u = 1 - t
        switch self {
        case .line(let a, let b): return mix(a, b, t)
        case .quad(let a, let c, let b):
            return CGPoint(
                x: u * u * a.x + 2 * u * t * c.x + t * t * b.x, y: u * u * a.y + 2 * u * t * c.y + t * t * b.y)
        case .cubic(let a, let c, let d, let b):
            let (w0, w1, w2, w3) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
            return CGPoint(
                x: w0 * a.x + w1 * c.x + w2 * d.x + w3 * b.x, y: w0 * a.y + w1 * c.y + w2 * d.y + w3 * b.y)
        }
    }

    /// The derivative by the parameter.
    func derivative(at t: CGFloat) -> CGVector {
        let u = 1 - t
        switch self {
        case .line(let a, let b): return CGVector(dx: b.x - a.x, dy: b.y - a.y)
        case .quad(let a, let c, let b):
            return CGVector(
                dx: 2 * (u * (c.x - a.x) + t * (b.x - c.x)), dy: 2 * (u * (c.y - a.y) + t * (b.y - c.y)))
        case .cubic(let a, let c, let d, let b):
            let (w0, w1, w2) = (3 * u * u, 6 * u * t, 3 * t * t)
            return CGVector(
                dx: w0 * (c.x - a.x) + w1 * (d.x - c.x) + w2 * (b.x - d.x),
                dy: w0 * (c.y - a.y) + w1 * (d.y - c.y) + w2 * (b.y - d.y))
        }
    }

    /// The part between two parameters.
    func part(from t0: CGFloat, to t1: CGFloat) -> PathSegment {
        if t0 <= 0, t1 >= 1 { return self }
        // The control points of a part follow from its ends and the derivatives there.
        let (a, b) = (point(at: t0), point(at: t1))
        let reach = t1 - t0
        switch self {
        case .line: return .line(a, b)
        case .quad:
            let d = derivative(at: t0)
            return .quad(a, CGPoint(x: a.x + d.dx * reach / 2, y: a.y + d.dy * reach / 2), b)
        case .cubic:
            let (d, e) = (derivative(at: t0), derivative(at: t1))
            return .cubic(
                a, CGPoint(x: a.x + d.dx * reach / 3, y: a.y + d.dy * reach / 3),
                CGPoint(x: b.x - e.dx * reach / 3, y: b.y - e.dy * reach / 3), b)
        }
    }

    /// The length from the start to a parameter.
    func length(to t: CGFloat = 1) -> CGFloat {
        if case .line(let a, let b) = self { return hypot(b.x - a.x, b.y - a.y) * t }
        // Gauss-Legendre with five points on eight intervals.
        var sum: CGFloat = 0
        let step = t / 8
        for i in 0..<8 {
            let middle = (CGFloat(i) + 0.5) * step
            for (x, weight) in Self.gauss {
                let d = derivative(at: middle + x * step / 2)
                sum += weight * hypot(d.dx, d.dy)
            }
        }
        return sum * step / 2
    }

    private static let gauss: [(CGFloat, CGFloat)] = [
        (0, 0.568888888888889), (-0.538469310105683, 0.478628670499366), (0.538469310105683, 0.478628670499366),
        (-0.906179845938664, 0.236926885056189), (0.906179845938664, 0.236926885056189),
    ]

    /// The parameter at which a length from the start is reached.
    func parameter(atLength length: CGFloat) -> CGFloat {
        let total = self.length()
        if length <= 0 || total <= 0 { return 0 }
        if length >= total { return 1 }
        if case .line = self { return length / total }
        var (low, high): (CGFloat, CGFloat) = (0, 1)
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if self.length(to: middle) < length { low = middle } else { high = middle }
        }
        return (low + high) / 2
    }

    /// Adds points along the segment, without its start, that miss it by no more than a tolerance in points.
    func flatten(tolerance: CGFloat, into points: inout [CGPoint]) {
        forEachPoint(tolerance: tolerance) { points.append($0) }
    }

    /// Calls a function with points along the segment, without its start, that miss it by no more than a tolerance in
    /// points.
    @inline(__always)
    func forEachPoint(tolerance: CGFloat, _ body: (CGPoint) -> Void) {
        let bend: CGFloat
        switch self {
        case .line(_, let b): return body(b)
        case .quad(let a, let c, let b): bend = 2 / 8 * hypot(a.x - 2 * c.x + b.x, a.y - 2 * c.y + b.y)
        case .cubic(let a, let c, let d, let b):
            bend =
                6 / 8
                * max(
                    hypot(a.x - 2 * c.x + d.x, a.y - 2 * c.y + d.y), hypot(c.x - 2 * d.x + b.x, c.y - 2 * d.y + b.y))
        }
        let wanted = (bend / tolerance).squareRoot().rounded(.up)
        let count = max(1, min(Int(clamping: wanted), 1000))
        for i in 1..<count + 1 { body(i == count ? end : point(at: CGFloat(i) / CGFloat(count))) }
    }

    /// The parameters inside the segment at which it turns back horizontally or vertically.
    var extremes: [CGFloat] {
        switch self {
        case .line: return []
        case .quad(let a, let c, let b):
            return [(a.x, c.x, b.x), (a.y, c.y, b.y)].compactMap { a, c, b in
                let d = a - 2 * c + b
                return d == 0 ? nil : (a - c) / d
            }.filter { $0 > 0 && $0 < 1 }
        case .cubic(let a, let c, let d, let b):
            return [(a.x, c.x, d.x, b.x), (a.y, c.y, d.y, b.y)].flatMap { a, c, d, b -> [CGFloat] in
                let (p, q, r) = (-a + 3 * c - 3 * d + b, 2 * (a - 2 * c + d), c - a)
                if abs(p) < 1e-12 * (abs(q) + abs(r)) { return q == 0 ? [] : [-r / q] }
                let root = (q * q - 4 * p * r)
                if root < 0 { return [] }
                return [(-q + root.squareRoot()) / (2 * p), (-q - root.squareRoot()) / (2 * p)]
            }.filter { $0 > 0 && $0 < 1 }
        }
    }
}

/// The point that lies a share of the way from one point to another.
func mix(_ a: CGPoint, _ b: CGPoint, _ t: CGFloat) -> CGPoint {
    CGPoint(x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t)
}
