import Foundation

extension Path {
    /// Whether drawing the path's line would cover a point.
    ///
    /// The path is walked once; only a dashed line whose unbroken one covers the point is cut into its dashes.
    package func strokeContains(_ p: CGPoint, _ style: StrokeStyle) -> Bool {
        guard style.lineWidth > 0, style.lineWidth.isFinite else { return false }
        var pen = StrokeHit(point: p, style: style)
        for element in elements {
            switch element {
            case .move(let to): pen.move(to: to)
            case .line(let to): pen.line(to: to)
            case .quadCurve(let to, let control): pen.curve(.quad(pen.last, control, to))
            case .curve(let to, let control1, let control2): pen.curve(.cubic(pen.last, control1, control2, to))
            case .closeSubpath: pen.close()
            }
            if pen.isHit { break }
        }
        pen.finish()
        guard pen.isHit, style.dash.contains(where: { $0 > 0 }) else { return pen.isHit }
        return strokedPath(style).contains(p)
    }
}

/// Follows a path and notes whether its line covers a point.
private struct StrokeHit {
    private let point: CGPoint
    private let style: StrokeStyle
    private let radius: CGFloat
    /// How far a corner may reach, squared.
    private let cornerReach: CGFloat
    private(set) var isHit = false
    /// The last point, where the next segment begins.
    private(set) var last = CGPoint.zero
    private var first = CGPoint.zero
    /// The point after the first one, and the one before the last.
    private var second = CGPoint.zero, previous = CGPoint.zero
    /// The number of different points in a row; 0 outside of subpaths.
    private var count = 0

    init(point: CGPoint, style: StrokeStyle) {
        (self.point, self.style) = (point, style)
        radius = style.lineWidth / 2
        let reach = radius * (style.lineJoin == .miter ? max(style.miterLimit, 1) : 1)
        cornerReach = reach * reach
    }

    mutating func move(to p: CGPoint) {
        finish()
        begin(at: p)
    }

    private mutating func begin(at p: CGPoint) {
        (first, last) = (p, p)
        count = 1
    }

    mutating func line(to p: CGPoint) {
        if count == 0 { begin(at: last) }
        if p == last { return }
        add(last, p)
        if count > 1 { join(previous, last, p) } else { second = p }
        (previous, last) = (last, p)
        count += 1
    }

    mutating func curve(_ segment: PathSegment) { segment.forEachPoint(tolerance: 0.05) { line(to: $0) } }

    mutating func close() {
        guard count > 0 else { return }
        if count > 2 {
            line(to: first)
            join(previous, first, second)
        } else {
            addEnds()
        }
        last = first
        count = 0
    }

    /// Ends an open subpath.
    mutating func finish() {
        if count > 0 { addEnds() }
        count = 0
    }

    private mutating func addEnds() {
        if count == 1 {
            switch style.lineCap {
            case .butt: break
            case .square: note(max(abs(point.x - last.x), abs(point.y - last.y)) <= radius)
            case .round: note(isNear(last, radius * radius))
            }
        } else {
            cap(at: first, from: second)
            cap(at: last, from: previous)
        }
    }

    private mutating func note(_ isInside: Bool) { if isInside { isHit = true } }

    private func isNear(_ p: CGPoint, _ squaredReach: CGFloat) -> Bool {
        let (dx, dy) = (point.x - p.x, point.y - p.y)
        return dx * dx + dy * dy <= squaredReach
    }

    /// The rectangle along a segment.
    private mutating func add(_ a: CGPoint, _ b: CGPoint) {
        if point.x < min(a.x, b.x) - radius || point.x > max(a.x, b.x) + radius { return }
        if point.y < min(a.y, b.y) - radius || point.y > max(a.y, b.y) + radius { return }
        let (along, across, length) = place(a, b)
        note(along >= 0 && along <= length && abs(across) <= radius)
    }

    /// Where the point is, seen from the start of a segment in its direction.
    private func place(_ a: CGPoint, _ b: CGPoint) -> (along: CGFloat, across: CGFloat, length: CGFloat) {
        let (dx, dy) = (b.x - a.x, b.y - a.y)
        let length = hypot(dx, dy)
        let (x, y) = (point.x - a.x, point.y - a.y)
        return ((x * dx + y * dy) / length, (x * dy - y * dx) / length, length)
    }

    private mutating func cap(at p: CGPoint, from q: CGPoint) {
        switch style.lineCap {
        case .butt: return
        case .round: note(isNear(p, radius * radius))
        case .square:
            let (along, across, length) = place(q, p)
            note(along >= length && along <= length + radius && abs(across) <= radius)
        }
    }

    private mutating func join(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) {
        guard isNear(b, cornerReach) else { return }
        if style.lineJoin == .round { return note(isNear(b, radius * radius)) }
        var (n, m) = (normal(a, b), normal(b, c))
        let cross = n.dx * m.dy - n.dy * m.dx
        if cross == 0 { return }
        // The outer side of the corner.
        if cross < 0 { (n, m) = (CGVector(dx: -n.dx, dy: -n.dy), CGVector(dx: -m.dx, dy: -m.dy)) }
        let (left, right) = (CGPoint(x: b.x + n.dx, y: b.y + n.dy), CGPoint(x: b.x + m.dx, y: b.y + m.dy))
        let cosine = (n.dx * m.dx + n.dy * m.dy) / (radius * radius)
        let ratio = (2 / max(1 + cosine, 1e-12)).squareRoot()
        guard style.lineJoin == .miter, ratio <= style.miterLimit else { return note(isInTriangle(b, left, right)) }
        let scale = 1 / (1 + cosine)
        let tip = CGPoint(x: b.x + (n.dx + m.dx) * scale, y: b.y + (n.dy + m.dy) * scale)
        note(isInTriangle(b, left, tip) || isInTriangle(b, tip, right))
    }

    private func normal(_ a: CGPoint, _ b: CGPoint) -> CGVector {
        let length = hypot(b.x - a.x, b.y - a.y)
        return CGVector(dx: (b.y - a.y) / length * radius, dy: -(b.x - a.x) / length * radius)
    }

    private func isInTriangle(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> Bool {
        func side(_ a: CGPoint, _ b: CGPoint) -> CGFloat {
            (b.x - a.x) * (point.y - a.y) - (b.y - a.y) * (point.x - a.x)
        }
        let (u, v, w) = (side(a, b), side(b, c), side(c, a))
        return u >= 0 && v >= 0 && w >= 0 || u <= 0 && v <= 0 && w <= 0
    }
}
