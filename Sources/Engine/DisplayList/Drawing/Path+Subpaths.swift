import Foundation

/// A connected part of a path.
struct Subpath {
    /// Where it begins.
    var start: CGPoint
    /// Its lines and curves; the closing line is among them where it has a length.
    var segments: [PathSegment] = []
    /// Whether it was closed.
    var isClosed = false

    /// The corners of a polygon close to the subpath; the first is not repeated at the end of a closed one.
    func flattened(tolerance: CGFloat) -> [CGPoint] {
        var points = [start]
        for segment in segments { segment.flatten(tolerance: tolerance, into: &points) }
        if isClosed, points.count > 1, points.last == points.first { points.removeLast() }
        return points
    }
}

extension Path {
    /// The path's connected parts.
    var subpaths: [Subpath] {
        var result: [Subpath] = []
        var current: Subpath?
        var point = CGPoint.zero
        func finish() {
            if let current { result.append(current) }
            current = nil
        }
        func add(_ segment: PathSegment) {
            if current == nil { current = Subpath(start: point) }
            current!.segments.append(segment)
            point = segment.end
        }
        for element in elements {
            switch element {
            case .move(let to):
                finish()
                point = to
                current = Subpath(start: to)
            case .line(let to): add(.line(point, to))
            case .quadCurve(let to, let control): add(.quad(point, control, to))
            case .curve(let to, let control1, let control2): add(.cubic(point, control1, control2, to))
            case .closeSubpath:
                guard let start = current?.start else { continue }
                if point != start { add(.line(point, start)) }
                current!.isClosed = true
                finish()
                point = start
            }
        }
        finish()
        return result
    }
}
