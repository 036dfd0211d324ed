import Foundation
import FrontEndKit

/// An outline as polygons.
struct Outline {
    /// The points of each part, and whether it is closed.
    private(set) var parts: [(points: [CGPoint], isClosed: Bool)] = []

    /// Flattens a path, in points; a curve becomes lines of about a pixel.
    init(_ path: Path, _ transform: CGAffineTransform) {
        var points: [CGPoint] = []
        func map(_ point: CGPoint) -> CGPoint { point.applying(transform) }
        func finish(_ isClosed: Bool) {
            if points.count > 1, points.allSatisfy(\.isPaintable) { parts.append((points, isClosed)) }
            points = []
        }
        for element in path.elements {
            switch element {
            case .move(let to):
                finish(false)
                points = [map(to)]
            case .line(let to): points.append(map(to))
            case .quadCurve(let to, let control):
                let (to, control) = (map(to), map(control))
                let from = points.last ?? to
                Self.curve(from, control, control, to, isCubic: false, &points)
            case .curve(let to, let control1, let control2):
                let (to, c1, c2) = (map(to), map(control1), map(control2))
                Self.curve(points.last ?? to, c1, c2, to, isCubic: true, &points)
            case .closeSubpath:
                let start = points.first
                finish(true)
                if let start { points = [start] }
            }
        }
        finish(false)
    }

    private static func curve(
        _ a: CGPoint, _ b: CGPoint, _ c: CGPoint, _ d: CGPoint, isCubic: Bool, _ points: inout [CGPoint]
    ) {
        let length = abs(a.x - b.x) + abs(a.y - b.y) + abs(b.x - c.x) + abs(b.y - c.y) + abs(c.x - d.x) + abs(c.y - d.y)
        guard length.isFinite else { return points.append(d) }
        let steps = Int(min(max(length / 6, 3), 64))
        for step in 1...steps {
            let t = CGFloat(step) / CGFloat(steps)
            let s = 1 - t
            let (p, q, r, w) =
                isCubic ? (s * s * s, 3 * s * s * t, 3 * s * t * t, t * t * t) : (s * s, 2 * s * t, 0, t * t)
            points.append(
                CGPoint(x: p * a.x + q * b.x + r * c.x + w * d.x, y: p * a.y + q * b.y + r * c.y + w * d.y))
        }
    }

    /// A rectangle around all points; null for none.
    var bounds: CGRect {
        var (minX, minY) = (CGFloat.infinity, CGFloat.infinity)
        var (maxX, maxY) = (-CGFloat.infinity, -CGFloat.infinity)
        for part in parts {
            for point in part.points {
                (minX, maxX) = (min(minX, point.x), max(maxX, point.x))
                (minY, maxY) = (min(minY, point.y), max(maxY, point.y))
            }
        }
        return minX <= maxX ? CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY) : .null
    }

    /// Calls a function for each pixel that the outline covers a part of, with how much of it.
    /// - Parameters:
    ///   - area: The pixels that are asked for.
    ///   - size: The size of a pixel, in points.
    func cover(
        _ area: PixelArea, size: CGSize, isEvenOdd: Bool, _ body: (_ x: Int, _ y: Int, _ coverage: Float) -> Void
    ) {
        let width = area.x.count
        guard width > 0, !area.y.isEmpty else { return }
        var row = [Float](repeating: 0, count: width)
        var crossings: [(x: CGFloat, winding: Int)] = []
        let lines = 4
        for y in area.y {
            for index in 0..<width { row[index] = 0 }
            var isAny = false
            for line in 0..<lines {
                let height = (CGFloat(y) + (CGFloat(line) + 0.5) / CGFloat(lines)) * size.height
                crossings.removeAll(keepingCapacity: true)
                for part in parts {
                    guard var a = part.points.last else { continue }
                    for b in part.points {
                        if (a.y <= height) != (b.y <= height) {
                            let x = a.x + (b.x - a.x) * (height - a.y) / (b.y - a.y)
                            crossings.append((x / size.width, a.y < b.y ? 1 : -1))
                        }
                        a = b
                    }
                }
                if crossings.count < 2 { continue }
                crossings.sort { $0.x < $1.x }
                var winding = 0
                for index in 0..<crossings.count - 1 {
                    winding += isEvenOdd ? 1 : crossings[index].winding
                    let isInside = isEvenOdd ? winding & 1 == 1 : winding != 0
                    if !isInside { continue }
                    isAny = true
                    add(crossings[index].x, crossings[index + 1].x, area.x, Float(lines), &row)
                }
            }
            if !isAny { continue }
            for index in 0..<width where row[index] > 0.01 { body(area.x.lowerBound + index, y, min(row[index], 1)) }
        }
    }

    private func add(_ from: CGFloat, _ to: CGFloat, _ range: Range<Int>, _ lines: Float, _ row: inout [Float]) {
        let low = max(from, CGFloat(range.lowerBound)), high = min(to, CGFloat(range.upperBound))
        guard low < high else { return }
        let first = Int(low), last = min(Int(high), range.upperBound - 1)
        for x in first...max(first, last) {
            let part = min(high, CGFloat(x + 1)) - max(low, CGFloat(x))
            if part > 0 { row[x - range.lowerBound] += Float(part) / lines }
        }
    }
}

/// Some pixels.
struct PixelArea: Equatable {
    var x: Range<Int>, y: Range<Int>

    /// The pixels of a canvas that a rectangle touches.
    init(_ rect: CGRect, size: CGSize, columns: Int, rows: Int) {
        func range(_ low: CGFloat, _ high: CGFloat, _ unit: CGFloat, _ count: Int) -> Range<Int> {
            let first = min(max((low / unit + 0.001).rounded(.down), 0), CGFloat(count))
            let last = min(max((high / unit - 0.001).rounded(.up), first), CGFloat(count))
            return Int(first)..<Int(last)
        }
        guard rect.minX.isFinite, rect.maxX.isFinite, rect.minY.isFinite, rect.maxY.isFinite, !rect.isNull else {
            (x, y) = (0..<0, 0..<0)
            return
        }
        x = range(rect.minX, rect.maxX, size.width, columns)
        y = range(rect.minY, rect.maxY, size.height, rows)
    }

    var isEmpty: Bool { x.isEmpty || y.isEmpty }
}

extension CGFloat {
    /// The number as a place on the screen: whole, and near enough to be reckoned with; far off if it is not a number.
    var place: Int { self > -1e6 ? self < 1e6 ? Int(rounded(.down)) : 1_000_000 : -1_000_000 }
}

extension CGPoint {
    /// Whether the point is near enough to be painted.
    var isPaintable: Bool { x.isFinite && y.isFinite && abs(x) < 1e6 && abs(y) < 1e6 }
}
