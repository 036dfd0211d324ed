import Foundation
import OrielBasics

extension Path {
    /// Returns the outline of the area that drawing the path's line would cover, to be filled by the winding rule.
    ///
    /// Curves become short lines. A part of the path has at most 50 000 dashes: with more it is one line without gaps.
    public func strokedPath(_ style: StrokeStyle) -> Path {
        guard style.lineWidth > 0, style.lineWidth.isFinite else { return Path() }
        var outliner = StrokeOutliner(style: style)
        for subpath in subpaths {
            var points = subpath.flattened(tolerance: 0.05)
            points = points.reduce(into: []) { if $0.last != $1 { $0.append($1) } }
            if style.dash.contains(where: { $0 > 0 }) {
                for dash in dashes(points, isClosed: subpath.isClosed, style) { outliner.add(dash, isClosed: false) }
            } else {
                outliner.add(points, isClosed: subpath.isClosed)
            }
        }
        return outliner.elements.isEmpty ? Path() : Path(storage: .elements(outliner.elements))
    }

    /// Returns the path cut into dashes.
    public func dashedPath(phase: CGFloat, lengths: [CGFloat]) -> Path {
        var result = Path()
        let style = StrokeStyle(dash: lengths, dashPhase: phase)
        guard lengths.contains(where: { $0 > 0 }) else { return self }
        for subpath in subpaths {
            for dash in dashes(subpath.flattened(tolerance: 0.05), isClosed: subpath.isClosed, style) {
                result.addLines(dash)
            }
        }
        return result
    }

    /// The maximum number of dashes in a part of a path: finer ones could not be distinguished, and would take forever.
    private static let mostDashes: CGFloat = 50_000

    private func dashes(_ points: [CGPoint], isClosed: Bool, _ style: StrokeStyle) -> [[CGPoint]] {
        // An odd list is used twice, so that dashes and gaps take turns.
        let pattern = (style.dash.count % 2 == 0 ? style.dash : style.dash + style.dash).map { $0 > 0 ? $0 : 0 }
        let period = pattern.reduce(0, +)
        let corners = isClosed ? points + [points[0]] : points
        let whole = zip(corners, corners.dropFirst()).reduce(0) { $0 + hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y) }
        guard whole / period * CGFloat(pattern.count / 2) <= Path.mostDashes else { return [corners] }
        var phase = style.dashPhase.truncatingRemainder(dividingBy: period)
        if phase < 0 { phase += period }
        if !(phase < period) { phase = 0 }
        var index = 0
        while phase >= pattern[index] {
            phase -= pattern[index]
            index = (index + 1) % pattern.count
        }
        var left = pattern[index] - phase
        var result: [[CGPoint]] = []
        var current = index % 2 == 0 ? [points[0]] : []
        for (a, b) in zip(corners, corners.dropFirst()) {
            let length = hypot(b.x - a.x, b.y - a.y)
            var position: CGFloat = 0
            while length - position > left {
                position += left
                let point = mix(a, b, position / length)
                if index % 2 == 0 {
                    // A dash may end at a corner, or where it begins.
                    result.append(current.last == point ? current : current + [point])
                    current = []
                } else {
                    current = [point]
                }
                index = (index + 1) % pattern.count
                left = pattern[index]
            }
            left -= length - position
            if index % 2 == 0 { current.append(b) }
        }
        if current.count > 1 { result.append(current) }
        return result
    }
}

/// Collects the outlines of polygons' strokes.
struct StrokeOutliner {
    let style: StrokeStyle
    private(set) var elements: [Path.Element] = []
    private var outline: [CGPoint] = []
    private var radius: CGFloat { style.lineWidth / 2 }

    init(style: StrokeStyle) { self.style = style }

    /// Adds the stroke of a polygon or a chain of lines without repeated points.
    mutating func add(_ points: [CGPoint], isClosed: Bool) {
        if points.count == 1 { return addDot(points[0]) }
        if points.count < 2 { return }
        if isClosed, points.count > 2 {
            addSide(points, isClosed: true)
            finish()
            addSide(points.reversed(), isClosed: true)
        } else {
            addSide(points, isClosed: false)
            addCap(at: points[points.count - 1], from: points[points.count - 2])
            addSide(points.reversed(), isClosed: false)
            addCap(at: points[0], from: points[1])
        }
        finish()
    }

    private mutating func finish() {
        guard let first = outline.first else { return }
        elements.append(.move(to: first))
        elements.append(contentsOf: outline.dropFirst().map { .line(to: $0) })
        elements.append(.closeSubpath)
        outline.removeAll(keepingCapacity: true)
    }

    private mutating func addDot(_ p: CGPoint) {
        let square = CGRect(x: p.x - radius, y: p.y - radius, width: 2 * radius, height: 2 * radius)
        switch style.lineCap {
        case .butt: return
        case .square: elements += Path.rectElements(square)
        case .round: elements += Path.ellipseElements(square)
        }
    }

    /// The side to the left of the direction of travel (y downward).
    private mutating func addSide(_ points: [CGPoint], isClosed: Bool) {
        let count = points.count
        let first = outline.count
        var isCut = false
        for i in 0..<(isClosed ? count : count - 1) {
            let (a, b) = (points[i], points[(i + 1) % count])
            let normal = normal(a, b)
            if !isCut { outline.append(CGPoint(x: a.x + normal.dx, y: a.y + normal.dy)) }
            isCut = false
            if isClosed || i + 2 < count, let crossing = innerCrossing(a, b, points[(i + 2) % count]) {
                outline.append(crossing)
                isCut = true
            } else {
                outline.append(CGPoint(x: b.x + normal.dx, y: b.y + normal.dy))
                if isClosed || i + 2 < count { addJoin(a, b, points[(i + 2) % count]) }
            }
        }
        if isCut { outline.remove(at: first) }
    }

    /// Where the two lines of an inner side cross; nil on the outer side, and where a line is too short for that.
    private func innerCrossing(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) -> CGPoint? {
        let (n, m) = (normal(a, b), normal(b, c))
        let cross = n.dx * m.dy - n.dy * m.dx
        let sum = radius * radius + n.dx * m.dx + n.dy * m.dy
        guard cross < 0, sum > 0 else { return nil }
        let reach = radius * -cross / sum
        if 2 * reach > min(hypot(b.x - a.x, b.y - a.y), hypot(c.x - b.x, c.y - b.y)) { return nil }
        let scale = radius * radius / sum
        return CGPoint(x: b.x + (n.dx + m.dx) * scale, y: b.y + (n.dy + m.dy) * scale)
    }

    private func normal(_ a: CGPoint, _ b: CGPoint) -> CGVector {
        let length = hypot(b.x - a.x, b.y - a.y)
        return CGVector(dx: (b.y - a.y) / length * radius, dy: -(b.x - a.x) / length * radius)
    }

    private mutating func addJoin(_ a: CGPoint, _ b: CGPoint, _ c: CGPoint) {
        let (n, m) = (normal(a, b), normal(b, c))
        let cross = n.dx * m.dy - n.dy * m.dx
        let dot = n.dx * m.dx + n.dy * m.dy
        if cross <= 0 && !(cross == 0 && dot < 0) {
            // The inner side: by way of the corner itself, so that the winding rule covers the overlap.
            if cross < 0 { outline.append(b) }
            return
        }
        switch style.lineJoin {
        case .bevel: return
        case .round: addArc(at: b, from: n, by: atan2(cross, dot))
        case .miter:
            // 1 / sin(half the angle between the lines), the miter's length in line widths.
            let ratio = (2 / max(1 + dot / (radius * radius), 1e-12)).squareRoot()
            if ratio > style.miterLimit { return }
            let scale = 1 / (1 + dot / (radius * radius))
            outline.append(CGPoint(x: b.x + (n.dx + m.dx) * scale, y: b.y + (n.dy + m.dy) * scale))
        }
    }

    private mutating func addCap(at p: CGPoint, from previous: CGPoint) {
        let n = normal(previous, p)
        switch style.lineCap {
        case .butt: return
        case .round: addArc(at: p, from: n, by: .pi)
        case .square:
            let ahead = CGVector(dx: -n.dy, dy: n.dx)
            outline.append(CGPoint(x: p.x + n.dx + ahead.dx, y: p.y + n.dy + ahead.dy))
            outline.append(CGPoint(x: p.x - n.dx + ahead.dx, y: p.y - n.dy + ahead.dy))
        }
    }

    /// Points on a circle round a corner, clockwise on the screen, without the ends.
    private mutating func addArc(at p: CGPoint, from n: CGVector, by angle: CGFloat) {
        let step = 2 * acos(max(0, 1 - 0.05 / max(radius, 0.05)))
        // Wider lines would need ever more corners for the same error, which is then far out of sight.
        let count = min(max(2, Int(clamping: (angle / step).rounded(.up))), 1000)
        for i in 1..<count {
            let turn = angle * CGFloat(i) / CGFloat(count)
            let (c, s) = (cos(turn), sin(turn))
            outline.append(CGPoint(x: p.x + n.dx * c - n.dy * s, y: p.y + n.dx * s + n.dy * c))
        }
    }
}
