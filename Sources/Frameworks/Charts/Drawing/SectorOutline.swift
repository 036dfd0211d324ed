import SwiftUI

/// The outline of a sector of a pie or donut.
struct SectorOutline {
    let center: CGPoint
    let inner: CGFloat
    let outer: CGFloat
    let start: Double
    let end: Double
    let inset: CGFloat
    let cornerRadius: CGFloat

    init(_ mark: PlacedMark, size: CGSize) {
        let radius = max(min(size.width, size.height) / 2, 0)
        let sector = mark.mark.sector ?? SectorSize()
        center = CGPoint(
            x: size.width / 2 + mark.attributes.offset.xStart, y: size.height / 2 + mark.attributes.offset.yStart)
        let outer = sector.outer.size(in: radius, automatic: radius)
        self.outer = outer
        // An inset counts from the outer edge: it is the width of the ring.
        inner = min(Self.innerRadius(sector.inner, radius: radius, outer: outer), outer)
        (start, end) = (mark.x.low, mark.x.high)
        inset = sector.inset.isFinite ? max(sector.inset, 0) : 0
        cornerRadius = mark.attributes.cornerRadius ?? 0
    }

    private static func innerRadius(_ size: MarkDimension, radius: CGFloat, outer: CGFloat) -> CGFloat {
        if case .inset(let value) = size.storage { return value.isFinite ? max(outer - value, 0) : 0 }
        return size.size(in: radius, automatic: 0)
    }

    var bounds: CGRect {
        CGRect(x: center.x - outer, y: center.y - outer, width: 2 * outer, height: 2 * outer)
    }

    /// The middle of the sector, where annotations are.
    var middle: CGPoint { point((start + end) * .pi, inner > 0 ? (inner + outer) / 2 : outer * 0.62) }

    /// The point at an angle from the top, clockwise, in radians.
    private func point(_ angle: Double, _ radius: CGFloat) -> CGPoint {
        CGPoint(x: center.x + sin(angle) * radius, y: center.y - cos(angle) * radius)
    }

    var path: Path {
        guard start.isFinite, end.isFinite, end > start, outer > 0 else { return Path() }
        let (from, to) = (start * 2 * .pi, end * 2 * .pi)
        if end - start >= 1 - 1e-9 { return ring }
        // The same distance in points at both radii, so that the gap has parallel sides.
        func angles(_ radius: CGFloat) -> (Double, Double) {
            guard radius > inset else { return ((from + to) / 2, (from + to) / 2) }
            let cut = asin(min(Double(inset / radius), 1))
            return from + cut < to - cut ? (from + cut, to - cut) : ((from + to) / 2, (from + to) / 2)
        }
        let (a, b) = angles(outer)
        guard b > a else { return Path() }
        var path = Path()
        let corner = min(cornerRadius, (outer - inner) / 2, outer * (b - a) / 2)
        let turn = corner > 0 ? Double(corner / outer) : 0
        path.move(to: point(a + turn, outer))
        arc(&path, from: a + turn, to: b - turn, outer)
        if corner > 0 { path.addQuadCurve(to: point(b, outer - corner), control: point(b, outer)) }
        if inner > 0.5 {
            let (c, d) = angles(inner)
            let small = min(corner, inner * (d - c) / 2)
            let turn = inner > 0 ? Double(small / inner) : 0
            path.addLine(to: small > 0 ? point(d, inner + small) : point(d, inner))
            if small > 0 { path.addQuadCurve(to: point(d - turn, inner), control: point(d, inner)) }
            arc(&path, from: d - turn, to: c + turn, inner)
            if small > 0 { path.addQuadCurve(to: point(c, inner + small), control: point(c, inner)) }
        } else {
            // Where both cut sides meet.
            let half = max((to - from) / 2, 1e-6)
            let reach = half < .pi / 2 ? min(inset / sin(half), outer) : inset
            path.addLine(to: point((from + to) / 2, reach))
        }
        path.addLine(to: corner > 0 ? point(a, outer - corner) : point(a, outer))
        if corner > 0 { path.addQuadCurve(to: point(a + turn, outer), control: point(a, outer)) }
        path.closeSubpath()
        return path
    }

    private var ring: Path {
        var path = Path()
        path.move(to: point(0, outer))
        arc(&path, from: 0, to: 2 * .pi, outer)
        path.closeSubpath()
        if inner > 0.5 {
            path.move(to: point(2 * .pi, inner))
            arc(&path, from: 2 * .pi, to: 0, inner)
            path.closeSubpath()
        }
        return path
    }

    /// Continues along a circle, in pieces of a quarter at most.
    private func arc(_ path: inout Path, from: Double, to: Double, _ radius: CGFloat) {
        let count = max(Int((abs(to - from) / (.pi / 2)).rounded(.up)), 1)
        let step = (to - from) / Double(count)
        let reach = radius * 4 / 3 * tan(step / 4)
        for number in 0..<count {
            let (a, b) = (from + Double(number) * step, from + Double(number + 1) * step)
            let (start, end) = (point(a, radius), point(b, radius))
            path.addCurve(
                to: end, control1: CGPoint(x: start.x + cos(a) * reach, y: start.y + sin(a) * reach),
                control2: CGPoint(x: end.x - cos(b) * reach, y: end.y - sin(b) * reach))
        }
    }
}
