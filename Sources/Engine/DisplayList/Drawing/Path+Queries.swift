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

    /// Whether a part of the path, or a control point, is more than a distance outside of a rectangle.
    package func reaches(beyond rect: CGRect, by distance: CGFloat) -> Bool {
        let limits = rect.insetBy(dx: -distance, dy: -distance)
        func isOutside(_ p: CGPoint) -> Bool {
            p.x < limits.minX || p.y < limits.minY || p.x > limits.maxX || p.y > limits.maxY
        }
        switch storage {
        case .empty: return false
        case .rect(let own), .ellipse(let own), .roundedRect(let own, _, _):
            return isOutside(own.origin) || isOutside(CGPoint(x: own.maxX, y: own.maxY))
        case .elements(let elements):
            return elements.contains { element in
                switch element {
                case .move(let to), .line(let to): isOutside(to)
                case .quadCurve(let to, let control): isOutside(to) || isOutside(control)
                case .curve(let to, let control1, let control2):
                    isOutside(to) || isOutside(control1) || isOutside(control2)
                case .closeSubpath: false
                }
            }
        }
    }
}
