import Foundation

/// The rule that decides which points are inside a path.
///
/// ```swift
/// let ring = CGMutablePath()
/// ring.addEllipse(in: CGRect(x: 0, y: 0, width: 40, height: 40))
/// ring.addEllipse(in: CGRect(x: 10, y: 10, width: 20, height: 20))
/// #expect(!ring.contains(CGPoint(x: 20, y: 20), using: .evenOdd))
/// ```
public enum CGPathFillRule: Int, Hashable, Sendable {
    /// Points that the path runs round.
    case winding
    /// Points from which an odd number of lines lead out.
    case evenOdd
}

/// An outline that does not change, as Core Graphics has it; a box for a ``Path``.
///
/// Foundation on Linux lacks the type.
///
/// ```swift
/// let outline = Path(CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 40, height: 20), transform: nil))
/// #expect(outline.boundingRect.width == 40)
/// ```
public class CGPath: Hashable, @unchecked Sendable {
    /// The outline.
    fileprivate(set) var path: Path

    init(_ path: Path) { self.path = path }

    /// Creates a path of a rectangle.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil) {
        self.init(Path(rect).applying(transform?.pointee ?? .identity))
    }

    /// Creates a path of the ellipse that fills a rectangle.
    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>? = nil) {
        self.init(Path(ellipseIn: rect).applying(transform?.pointee ?? .identity))
    }

    /// Creates a path of a rectangle with corners that are quarters of an ellipse.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>? = nil
    ) {
        let size = CGSize(width: cornerWidth, height: cornerHeight)
        let path = Path(roundedRect: rect, cornerSize: size, style: .circular)
        self.init(path.applying(transform?.pointee ?? .identity))
    }

    /// Whether the path has no element.
    public var isEmpty: Bool { path.isEmpty }
    /// The point at which the next element would begin; zero for an empty path.
    public var currentPoint: CGPoint { path.currentPoint ?? .zero }
    /// The smallest rectangle around all points, control points included.
    public var boundingBox: CGRect {
        var points: [CGPoint] = []
        for element in path.elements {
            _ = element.mapped {
                points.append($0)
                return $0
            }
        }
        guard let minX = points.map(\.x).min(), let minY = points.map(\.y).min() else { return .null }
        return CGRect(x: minX, y: minY, width: points.map(\.x).max()! - minX, height: points.map(\.y).max()! - minY)
    }
    /// The smallest rectangle around the path, not counting control points.
    public var boundingBoxOfPath: CGRect { path.boundingRect }

    /// Whether a point is inside.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        path.contains(point.applying(transform), eoFill: rule == .evenOdd)
    }

    /// Returns a copy that does not change.
    public func copy() -> CGPath? { CGPath(path) }

    /// Returns a copy that is moved, turned and stretched; nil for a transform as it is.
    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
        CGPath(transform.map { path.applying($0.pointee) } ?? path)
    }

    /// Returns a copy that can be changed.
    public func mutableCopy() -> CGMutablePath? {
        let copy = CGMutablePath()
        copy.path = path
        return copy
    }

    /// Returns the outline of the path's line.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        let style = StrokeStyle(lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
        return CGPath(path.applying(transform).strokedPath(style))
    }

    /// Returns the path cut into dashes.
    public func copy(
        dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
    ) -> CGPath {
        CGPath(path.applying(transform).dashedPath(phase: phase, lengths: lengths))
    }

    public static func == (a: CGPath, b: CGPath) -> Bool { a === b || a.path == b.path }
    public func hash(into hasher: inout Hasher) { hasher.combine(path) }
}

/// An outline that can be added to, as Core Graphics has it.
///
/// ```swift
/// let triangle = CGMutablePath()
/// triangle.addLines(between: [CGPoint(x: 0, y: 0), CGPoint(x: 20, y: 0), CGPoint(x: 10, y: 20)])
/// triangle.closeSubpath()
/// let content = LayerContent.fill(Path(triangle), .color(.black), FillStyle())
/// ```
public final class CGMutablePath: CGPath, @unchecked Sendable {
    /// Creates an empty path.
    public init() { super.init(Path()) }

    /// Begins a new subpath at a point.
    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        path.move(to: point.applying(transform))
    }

    /// Adds a straight line.
    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        path.addLine(to: point.applying(transform))
    }

    /// Adds a curve with one control point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        path.addQuadCurve(to: end.applying(transform), control: control.applying(transform))
    }

    /// Adds a curve with two control points.
    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        path.addCurve(
            to: end.applying(transform), control1: control1.applying(transform),
            control2: control2.applying(transform))
    }

    /// Closes the current subpath.
    public func closeSubpath() { path.closeSubpath() }

    /// Adds a rectangle.
    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        path.addRect(rect, transform: transform)
    }

    /// Adds several rectangles.
    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        path.addRects(rects, transform: transform)
    }

    /// Begins a subpath at the first point and adds lines to the others.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        path.addLines(points.map { $0.applying(transform) })
    }

    /// Adds the ellipse that fills a rectangle.
    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        path.addEllipse(in: rect, transform: transform)
    }

    /// Adds a rectangle with corners that are quarters of an ellipse.
    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        let size = CGSize(width: cornerWidth, height: cornerHeight)
        path.addRoundedRect(in: rect, cornerSize: size, style: .circular, transform: transform)
    }

    /// Adds an arc between two angles in radians; see ``Path`` for the meaning of `clockwise`.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        path.addArc(
            center: center, radius: radius, startRadians: startAngle, endRadians: endAngle, clockwise: clockwise,
            transform: transform)
    }

    /// Adds an arc from an angle on, in radians.
    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
        transform: CGAffineTransform = .identity
    ) {
        path.addRelativeArc(
            center: center, radius: radius, startRadians: startAngle, deltaRadians: delta, transform: transform)
    }

    /// Adds an arc that touches two lines.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        path.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: transform)
    }

    /// Adds another path.
    public func addPath(_ other: CGPath, transform: CGAffineTransform = .identity) {
        path.addPath(other.path, transform: transform)
    }
}

extension Path {
    /// Creates a path from Core Graphics' form.
    public init(_ path: CGPath) { self = path.path }

    /// Creates a path from the present state of a changeable one.
    public init(_ path: CGMutablePath) { self = path.path }

    /// The path in Core Graphics' form.
    public var cgPath: CGPath { CGPath(self) }
}
