import Foundation

extension Path {
    /// Creates a path of a rectangle.
    public init(_ rect: CGRect) {
        let rect = rect.standardized
        storage = rect.isNull ? .empty : .rect(rect)
    }

    /// Creates a path of a rectangle with rounded corners; sizes beyond half the rectangle's are cut to it.
    public init(roundedRect rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
        let rect = rect.standardized
        let size = CGSize(
            width: min(cornerSize.width, rect.width / 2), height: min(cornerSize.height, rect.height / 2))
        if rect.isNull {
            storage = .empty
        } else if size.width <= 0 || size.height <= 0 {
            storage = .rect(rect)
        } else if style == .continuous, size.width == rect.width / 2 || size.height == rect.height / 2 {
            // No edge is left to smooth the corner into: a quarter of an ellipse.
            storage = .roundedRect(rect, cornerSize: size, style: .circular)
        } else {
            storage = .roundedRect(rect, cornerSize: size, style: style)
        }
    }

    /// Creates a path of a rectangle with round corners of a radius in points.
    public init(roundedRect rect: CGRect, cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
        let rect = rect.standardized
        let radius = rect.isNull ? 0 : min(cornerRadius, min(rect.width, rect.height) / 2)
        self.init(roundedRect: rect, cornerSize: CGSize(width: radius, height: radius), style: style)
    }

    /// Creates a path of the ellipse that fills a rectangle.
    public init(ellipseIn rect: CGRect) {
        let rect = rect.standardized
        storage = rect.isNull ? .empty : .ellipse(rect)
    }

    /// Creates a path by calling a function that draws into an empty one.
    public init(_ callback: (inout Path) -> Void) {
        self.init()
        callback(&self)
    }

    /// Begins a new subpath at a point.
    public mutating func move(to end: CGPoint) {
        withElements { $0.append(.move(to: end)) }
    }

    /// Adds a straight line; does nothing to an empty path.
    public mutating func addLine(to end: CGPoint) { append(.line(to: end)) }

    /// Adds a curve with one control point; does nothing to an empty path.
    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        append(.quadCurve(to: end, control: control))
    }

    /// Adds a curve with two control points; does nothing to an empty path.
    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        append(.curve(to: end, control1: control1, control2: control2))
    }

    /// Closes the current subpath with a line to its beginning.
    public mutating func closeSubpath() {
        withElements { elements in
            if let last = elements.last, last != .closeSubpath { elements.append(.closeSubpath) }
        }
    }

    private mutating func append(_ element: Element) {
        withElements { if !$0.isEmpty { $0.append(element) } }
    }

    /// Adds a rectangle as a closed subpath.
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        addPath(Path(rect), transform: transform)
    }

    /// Adds a rounded rectangle as a closed subpath.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        addPath(Path(roundedRect: rect, cornerSize: cornerSize, style: style), transform: transform)
    }

    /// Adds the ellipse that fills a rectangle as a closed subpath.
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        addPath(Path(ellipseIn: rect), transform: transform)
    }

    /// Adds several rectangles, each as a closed subpath.
    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Begins a subpath at the first point and adds lines to the others.
    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        withElements { elements in
            elements.append(.move(to: first))
            elements.append(contentsOf: lines.dropFirst().map { .line(to: $0) })
        }
    }

    /// Adds another path's elements.
    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        let path = path.applying(transform)
        if path.isEmpty { return }
        if isEmpty { storage = path.storage } else { withElements { $0.append(contentsOf: path.elements) } }
    }
}
