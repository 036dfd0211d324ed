import Foundation

extension Path {
    /// Adds an arc of a circle between two angles in radians, joined to the path by a line.
    ///
    /// Angles grow clockwise on the screen, where y grows downward. As in Core Graphics, `clockwise` assumes that y
    /// grows upward: on the screen, `true` runs counter-clockwise, toward smaller angles.
    public mutating func addArc(
        center: CGPoint, radius: CGFloat, startRadians: Double, endRadians: Double, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        let turn = 2 * Double.pi
        var delta = endRadians - startRadians
        guard delta.isFinite else { return }
        if abs(delta) >= turn - 1e-9 {
            // A full turn or more is one turn, plus the remainder if the direction is the requested one.
            let rest = delta.truncatingRemainder(dividingBy: turn)
            let isWhole = abs(rest) < 1e-9 || abs(abs(rest) - turn) < 1e-9
            delta = isWhole ? 0 : rest
            if clockwise { delta = (delta > 0 ? delta - turn : delta) - (isWhole ? turn : 0) }
            if !clockwise { delta = (delta < 0 ? delta + turn : delta) + (isWhole ? turn : 0) }
        } else if clockwise, delta > 0 {
            delta -= turn
        } else if !clockwise, delta < 0 {
            delta += turn
        }
        addRelativeArc(
            center: center, radius: radius, startRadians: startRadians, deltaRadians: delta, transform: transform)
    }

    /// How many quarters of a circle an arc has at most; a longer one ends where it would, after fewer turns.
    private static let mostQuarters = 4096

    /// Adds an arc of a circle from an angle on, in radians, joined to the path by a line.
    public mutating func addRelativeArc(
        center: CGPoint, radius: CGFloat, startRadians: Double, deltaRadians: Double,
        transform: CGAffineTransform = .identity
    ) {
        guard startRadians.isFinite, deltaRadians.isFinite else { return }
        var deltaRadians = deltaRadians
        if abs(deltaRadians) > CGFloat(Self.mostQuarters) * .pi / 2 {
            deltaRadians.formTruncatingRemainder(dividingBy: 2 * .pi)
        }
        let count = max(1, Int((abs(deltaRadians) / (.pi / 2) - 1e-9).rounded(.up)))
        let step = deltaRadians / Double(count)
        let reach = CGFloat(4 / 3 * tan(step / 4)) * radius
        func point(_ angle: Double, _ along: CGFloat) -> CGPoint {
            let (c, s) = (CGFloat(cos(angle)), CGFloat(sin(angle)))
            return CGPoint(x: center.x + radius * c - along * s, y: center.y + radius * s + along * c)
                .applying(transform)
        }
        withElements { elements in
            let start = point(startRadians, 0)
            elements.append(elements.isEmpty ? .move(to: start) : .line(to: start))
            if deltaRadians == 0 { return }
            for i in 0..<count {
                let (a, b) = (startRadians + Double(i) * step, startRadians + Double(i + 1) * step)
                elements.append(.curve(to: point(b, 0), control1: point(a, reach), control2: point(b, -reach)))
            }
        }
    }

    /// Adds the arc of a radius that touches the lines from the current point to `tangent1End` and from there
    /// to `tangent2End`, joined to the path by a line.
    public mutating func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard let current = currentPoint else { return }
        let from = current.applying(transform.inverted())
        let a = CGVector(dx: from.x - tangent1End.x, dy: from.y - tangent1End.y)
        let b = CGVector(dx: tangent2End.x - tangent1End.x, dy: tangent2End.y - tangent1End.y)
        let lengths = (hypot(a.dx, a.dy), hypot(b.dx, b.dy))
        let cross = a.dx * b.dy - a.dy * b.dx
        guard lengths.0 > 0, lengths.1 > 0, abs(cross) > 1e-12 * lengths.0 * lengths.1, radius > 0 else {
            return addLine(to: tangent1End.applying(transform))
        }
        let cosine = (a.dx * b.dx + a.dy * b.dy) / (lengths.0 * lengths.1)
        let half = acos(min(max(cosine, -1), 1)) / 2
        let reach = radius / tan(half)
        let ua = CGVector(dx: a.dx / lengths.0, dy: a.dy / lengths.0)
        let ub = CGVector(dx: b.dx / lengths.1, dy: b.dy / lengths.1)
        let first = CGPoint(x: tangent1End.x + ua.dx * reach, y: tangent1End.y + ua.dy * reach)
        let second = CGPoint(x: tangent1End.x + ub.dx * reach, y: tangent1End.y + ub.dy * reach)
        let length = hypot(ua.dx + ub.dx, ua.dy + ub.dy)
        let distance = radius / sin(half)
        let center = CGPoint(
            x: tangent1End.x + (ua.dx + ub.dx) / length * distance,
            y: tangent1End.y + (ua.dy + ub.dy) / length * distance)
        addArc(
            center: center, radius: radius, startRadians: atan2(first.y - center.y, first.x - center.x),
            endRadians: atan2(second.y - center.y, second.x - center.x), clockwise: cross > 0, transform: transform)
    }
}
