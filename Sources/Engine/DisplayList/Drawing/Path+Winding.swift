import Foundation

extension Path {
    /// Whether a point is inside the path; subpaths count as closed.
    ///
    /// The path is walked once, without a list of its points.
    ///
    /// - Parameters:
    ///   - p: The point.
    ///   - eoFill: Whether the even-odd rule decides; by default the winding number does.
    public func contains(_ p: CGPoint, eoFill: Bool = false) -> Bool {
        switch storage {
        case .empty: return false
        case .rect(let rect): return rect.contains(p)
        case .ellipse(let rect):
            if rect.width == 0 || rect.height == 0 { return false }
            let (x, y) = ((p.x - rect.midX) / rect.width * 2, (p.y - rect.midY) / rect.height * 2)
            return x * x + y * y <= 1
        case .roundedRect(let rect, let corner, _):
            if !rect.contains(p) { return false }
            // Corners of either style end before twice their size.
            if abs(p.x - rect.midX) <= rect.width / 2 - 2 * abs(corner.width)
                || abs(p.y - rect.midY) <= rect.height / 2 - 2 * abs(corner.height)
            {
                return true
            }
        case .elements: break
        }
        let winding = windingNumber(of: p)
        return eoFill ? winding & 1 != 0 : winding != 0
    }

    /// How often the path runs round a point, clockwise on the screen.
    private func windingNumber(of p: CGPoint) -> Int {
        var winding = 0
        var (start, point) = (CGPoint.zero, CGPoint.zero)
        for element in elements {
            switch element {
            case .move(let to):
                winding += crossing(point, start, p)
                (start, point) = (to, to)
            case .line(let to):
                winding += crossing(point, to, p)
                point = to
            case .quadCurve(let to, let control):
                winding += PathSegment.quad(point, control, to).crossings(of: p)
                point = to
            case .curve(let to, let control1, let control2):
                winding += PathSegment.cubic(point, control1, control2, to).crossings(of: p)
                point = to
            case .closeSubpath:
                winding += crossing(point, start, p)
                point = start
            }
        }
        return winding + crossing(point, start, p)
    }
}

extension PathSegment {
    /// How often the segment crosses the ray from a point to the right, counted by direction.
    fileprivate func crossings(of p: CGPoint) -> Int {
        let box = controlBox
        if p.y < box.low.y || p.y > box.high.y || p.x > box.high.x { return 0 }
        // Where the whole curve is to the right, only its ends matter.
        if p.x < box.low.x { return crossing(start, end, p) }
        var (winding, last) = (0, start)
        forEachPoint(tolerance: 0.01) {
            winding += crossing(last, $0, p)
            last = $0
        }
        return winding
    }

    /// The corners of the smallest rectangle around the ends and the control points.
    private var controlBox: (low: CGPoint, high: CGPoint) {
        var (low, high) = (start, start)
        func add(_ p: CGPoint) {
            (low.x, high.x) = (min(low.x, p.x), max(high.x, p.x))
            (low.y, high.y) = (min(low.y, p.y), max(high.y, p.y))
        }
        add(end)
        switch self {
        case .line: break
        case .quad(_, let c, _): add(c)
        case .cubic(_, let c, let d, _):
            add(c)
            add(d)
        }
        return (low, high)
    }
}

/// How a line crosses the ray from a point to the right: 1 upward on the screen, -1 downward, and 0 if it does not.
@inline(__always)
private func crossing(_ a: CGPoint, _ b: CGPoint, _ p: CGPoint) -> Int {
    if (a.y <= p.y) == (b.y <= p.y) { return 0 }
    let side = (b.x - a.x) * (p.y - a.y) - (p.x - a.x) * (b.y - a.y)
    if a.y <= p.y { return side > 0 ? -1 : 0 }
    return side < 0 ? 1 : 0
}
