import Foundation

extension Path {
    /// The outline as a list of elements, whatever form it is kept in.
    public var elements: [Element] {
        switch storage {
        case .empty: []
        case .elements(let elements): elements
        case .rect(let rect): Self.rectElements(rect)
        case .ellipse(let rect): Self.ellipseElements(rect)
        case .roundedRect(let rect, let cornerSize, let style):
            Self.roundedRectElements(rect, corners: .init(cornerSize), style: style)
        }
    }

    /// Calls a function with each element of the path, in order.
    public func forEach(_ body: (Path.Element) -> Void) {
        for element in elements { body(element) }
    }

    /// The point at which the next element would begin; nil for an empty path.
    public var currentPoint: CGPoint? {
        switch storage {
        case .empty: return nil
        case .rect(let rect): return rect.origin
        case .ellipse(let rect), .roundedRect(let rect, _, _): return CGPoint(x: rect.maxX, y: rect.midY)
        case .elements(let elements):
            guard let last = elements.last else { return nil }
            if case .closeSubpath = last {
                for element in elements.reversed() { if case .move(let point) = element { return point } }
            }
            return last.end
        }
    }

    /// Passes the list of elements to a function, which can change it without copying.
    mutating func withElements<R>(_ body: (inout [Element]) -> R) -> R {
        var list = elements
        storage = .empty
        defer { storage = list.isEmpty ? .empty : .elements(list) }
        return body(&list)
    }

    static func rectElements(_ rect: CGRect) -> [Element] {
        [
            .move(to: CGPoint(x: rect.minX, y: rect.minY)), .line(to: CGPoint(x: rect.maxX, y: rect.minY)),
            .line(to: CGPoint(x: rect.maxX, y: rect.maxY)), .line(to: CGPoint(x: rect.minX, y: rect.maxY)),
            .closeSubpath,
        ]
    }

    /// The control points' distance for a quarter circle of radius 1.
    static let quarterArc: CGFloat = 0.5522847498307936

    /// An ellipse from its rightmost point by way of the lowest.
    static func ellipseElements(_ rect: CGRect) -> [Element] {
        let (cx, cy, rx, ry) = (rect.midX, rect.midY, rect.width / 2, rect.height / 2)
        let (kx, ky) = (rx * quarterArc, ry * quarterArc)
        func point(_ dx: CGFloat, _ dy: CGFloat) -> CGPoint { CGPoint(x: cx + dx, y: cy + dy) }
        return [
            .move(to: point(rx, 0)),
            .curve(to: point(0, ry), control1: point(rx, ky), control2: point(kx, ry)),
            .curve(to: point(-rx, 0), control1: point(-kx, ry), control2: point(-rx, ky)),
            .curve(to: point(0, -ry), control1: point(-rx, -ky), control2: point(-kx, -ry)),
            .curve(to: point(rx, 0), control1: point(kx, -ry), control2: point(rx, -ky)),
            .closeSubpath,
        ]
    }
}

extension Path.Element {
    /// Where the element ends; nil where that depends on those before.
    var end: CGPoint? {
        switch self {
        case .move(let to), .line(let to), .quadCurve(let to, _), .curve(let to, _, _): to
        case .closeSubpath: nil
        }
    }

    /// The element with its points mapped.
    func mapped(_ map: (CGPoint) -> CGPoint) -> Path.Element {
        switch self {
        case .move(let to): .move(to: map(to))
        case .line(let to): .line(to: map(to))
        case .quadCurve(let to, let control): .quadCurve(to: map(to), control: map(control))
        case .curve(let to, let control1, let control2):
            .curve(to: map(to), control1: map(control1), control2: map(control2))
        case .closeSubpath: .closeSubpath
        }
    }
}
