import SwiftUI

/// A part of a curve.
struct CurvePiece {
    var from: CGPoint
    var control1: CGPoint
    var control2: CGPoint
    var to: CGPoint
    var isStraight = true

    init(from: CGPoint, to: CGPoint) { (self.from, control1, control2, self.to) = (from, from, to, to) }

    init(from: CGPoint, _ control1: CGPoint, _ control2: CGPoint, to: CGPoint) {
        (self.from, self.control1, self.control2, self.to) = (from, control1, control2, to)
        isStraight = false
    }

    var reversed: CurvePiece {
        var piece = CurvePiece(from: to, control2, control1, to: from)
        piece.isStraight = isStraight
        return piece
    }
}

extension InterpolationMethod {
    /// The curve through points.
    /// - Parameter isVertical: Whether the points follow each other from top to bottom.
    func pieces(_ points: [CGPoint], isVertical: Bool = false) -> [CurvePiece] {
        guard points.count > 1 else { return [] }
        switch storage {
        case .linear: return Self.straight(points)
        case .stepStart, .stepCenter, .stepEnd: return steps(points, isVertical: isVertical)
        case .monotone:
            if isVertical {
                func turned(_ point: CGPoint) -> CGPoint { CGPoint(x: point.y, y: point.x) }
                return Self.monotone(points.map(turned)).map {
                    CurvePiece(from: turned($0.from), turned($0.control1), turned($0.control2), to: turned($0.to))
                }
            }
            return Self.monotone(points)
        case .catmullRom(let alpha): return Self.catmullRom(points, alpha: alpha)
        case .cardinal(let tension): return Self.cardinal(points, tension: tension)
        }
    }

    private static func straight(_ points: [CGPoint]) -> [CurvePiece] {
        zip(points, points.dropFirst()).map { CurvePiece(from: $0, to: $1) }
    }

    private func steps(_ points: [CGPoint], isVertical: Bool) -> [CurvePiece] {
        var corners = [points[0]]
        for (a, b) in zip(points, points.dropFirst()) {
            let share: CGFloat = storage == .stepStart ? 0 : storage == .stepEnd ? 1 : 0.5
            if isVertical {
                let y = a.y + (b.y - a.y) * share
                corners += [CGPoint(x: a.x, y: y), CGPoint(x: b.x, y: y), b]
            } else {
                let x = a.x + (b.x - a.x) * share
                corners += [CGPoint(x: x, y: a.y), CGPoint(x: x, y: b.y), b]
            }
        }
        return Self.straight(corners)
    }

    /// Hermite's curve with the slopes of Fritsch and Carlson, which never overshoots.
    private static func monotone(_ points: [CGPoint]) -> [CurvePiece] {
        let count = points.count
        var secants = [CGFloat](repeating: 0, count: count - 1)
        for number in 0..<(count - 1) {
            let run = points[number + 1].x - points[number].x
            secants[number] = run == 0 ? 0 : (points[number + 1].y - points[number].y) / run
        }
        var slopes = [CGFloat](repeating: 0, count: count)
        slopes[0] = secants[0]
        slopes[count - 1] = secants[count - 2]
        for number in 1..<max(count - 1, 1) where count > 2 {
            let (a, b) = (secants[number - 1], secants[number])
            // At a peak or in a plateau the curve is level.
            slopes[number] = a * b <= 0 ? 0 : 3 * min(abs(a), abs(b), abs(a + b) / 6) * (a < 0 ? -1 : 1)
        }
        return (0..<(count - 1)).map { number in
            let (a, b) = (points[number], points[number + 1])
            let third = (b.x - a.x) / 3
            return CurvePiece(
                from: a, CGPoint(x: a.x + third, y: a.y + slopes[number] * third),
                CGPoint(x: b.x - third, y: b.y - slopes[number + 1] * third), to: b)
        }
    }

    private static func cardinal(_ points: [CGPoint], tension: CGFloat) -> [CurvePiece] {
        let factor = (1 - (tension.isFinite ? tension : 0)) / 6
        return pieces(points) { before, a, b, after in
            (
                CGPoint(x: a.x + (b.x - before.x) * factor, y: a.y + (b.y - before.y) * factor),
                CGPoint(x: b.x - (after.x - a.x) * factor, y: b.y - (after.y - a.y) * factor)
            )
        }
    }

    /// The curve of Barry and Goldman, as cubic pieces.
    private static func catmullRom(_ points: [CGPoint], alpha: CGFloat) -> [CurvePiece] {
        let alpha = alpha.isFinite ? min(max(alpha, 0), 1) : 0.5
        func knot(_ a: CGPoint, _ b: CGPoint) -> CGFloat { pow(hypot(b.x - a.x, b.y - a.y), alpha) }
        return pieces(points) { before, a, b, after in
            let (d1, d2, d3) = (knot(before, a), knot(a, b), knot(b, after))
            var (first, second) = (a, b)
            if d1 > 1e-9, d2 > 1e-9 {
                let (u, v) = (2 * d1 * d1 + 3 * d1 * d2 + d2 * d2, 3 * d1 * (d1 + d2))
                first.x = (d1 * d1 * b.x - d2 * d2 * before.x + u * a.x) / v
                first.y = (d1 * d1 * b.y - d2 * d2 * before.y + u * a.y) / v
            }
            if d3 > 1e-9, d2 > 1e-9 {
                let (u, v) = (2 * d3 * d3 + 3 * d3 * d2 + d2 * d2, 3 * d3 * (d3 + d2))
                second.x = (d3 * d3 * a.x - d2 * d2 * after.x + u * b.x) / v
                second.y = (d3 * d3 * a.y - d2 * d2 * after.y + u * b.y) / v
            }
            return (first, second)
        }
    }

    /// Makes the pieces between points from the controls that a closure finds for a point, the next, and those around.
    private static func pieces(
        _ points: [CGPoint],
        _ controls: (_ before: CGPoint, _ a: CGPoint, _ b: CGPoint, _ after: CGPoint) -> (CGPoint, CGPoint)
    ) -> [CurvePiece] {
        (0..<(points.count - 1)).map { number in
            let (a, b) = (points[number], points[number + 1])
            let before = points[max(number - 1, 0)]
            let after = points[min(number + 2, points.count - 1)]
            let (first, second) = controls(before, a, b, after)
            return CurvePiece(from: a, first, second, to: b)
        }
    }
}

extension Path {
    /// Continues with the pieces of a curve.
    mutating func add(_ pieces: [CurvePiece], isFirst: Bool = true) {
        guard let first = pieces.first else { return }
        if isFirst { move(to: first.from) } else { addLine(to: first.from) }
        for piece in pieces {
            if piece.isStraight {
                addLine(to: piece.to)
            } else {
                addCurve(to: piece.to, control1: piece.control1, control2: piece.control2)
            }
        }
    }
}
