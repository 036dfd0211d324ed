import Foundation

extension Path {
    /// The smallest rectangle around the path, not counting control points; null for an empty path.
    public var boundingRect: CGRect {
        switch storage {
        case .empty: return .null
        case .rect(let rect), .ellipse(let rect), .roundedRect(let rect, _, _): return rect
        case .elements: break
        }
        var (minX, minY) = (CGFloat.infinity, CGFloat.infinity)
        var (maxX, maxY) = (-CGFloat.infinity, -CGFloat.infinity)
        func add(_ p: CGPoint) {
            (minX, maxX) = (min(minX, p.x), max(maxX, p.x))
            (minY, maxY) = (min(minY, p.y), max(maxY, p.y))
        }
        for subpath in subpaths {
            add(subpath.start)
            for segment in subpath.segments {
                add(segment.end)
                for t in segment.extremes { add(segment.point(at: t)) }
            }
        }
        if minX > maxX { return .null }
        return CGRect(x: minX, y: minY, width: maxX - minX, height: maxY - minY)
    }

    /// Whether a point is inside the path; subpaths count as closed.
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
        case .roundedRect(let rect, _, _): if !rect.contains(p) { return false }
        case .elements: break
        }
        var winding = 0
        for subpath in subpaths {
            winding += windingNumber(of: p, in: subpath.flattened(tolerance: 0.01))
        }
        return eoFill ? winding & 1 != 0 : winding != 0
    }
}

/// How often a polygon runs round a point, clockwise on the screen.
func windingNumber(of p: CGPoint, in polygon: [CGPoint]) -> Int {
    guard var a = polygon.last else { return 0 }
    var winding = 0
    for b in polygon {
        if (a.y <= p.y) != (b.y <= p.y) {
            let side = (b.x - a.x) * (p.y - a.y) - (p.x - a.x) * (b.y - a.y)
            if a.y <= p.y, side > 0 { winding -= 1 }
            if a.y > p.y, side < 0 { winding += 1 }
        }
        a = b
    }
    return winding
}
