import Foundation
import SwiftUICore

/// An outline that can be added to, in UIKit's terms: a box for a `Path`.
///
/// Follows Apple's [UIBezierPath](https://developer.apple.com/documentation/uikit/uibezierpath).
open class UIBezierPath: NSObject, @unchecked Sendable {
    private var path: Path
    /// The line's width in points.
    open var lineWidth: CGFloat = 1
    /// How the line ends.
    open var lineCapStyle = CGLineCap.butt
    /// How the line turns.
    open var lineJoinStyle = CGLineJoin.miter
    /// How far the tips of sharp corners reach.
    open var miterLimit: CGFloat = 10
    /// How exactly curves are drawn; they are always drawn exactly here.
    open var flatness: CGFloat = 0.6
    /// The lengths of dashes and gaps, and where the pattern begins.
    var dashes: (lengths: [CGFloat], phase: CGFloat) = ([], 0)
    /// Whether the even-odd rule decides which points are inside.
    open var usesEvenOddFillRule = false

    /// Creates an empty outline.
    public override init() { path = Path() }

    /// Creates an outline.
    public convenience init(cgPath: CGPath) {
        self.init()
        path = Path(cgPath)
    }

    /// Creates a rectangle.
    public convenience init(rect: CGRect) {
        self.init()
        path = Path(rect)
    }

    /// Creates the ellipse that fills a rectangle.
    public convenience init(ovalIn rect: CGRect) {
        self.init()
        path = Path(ellipseIn: rect)
    }

    /// Creates a rectangle with round corners.
    public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
        self.init()
        path = Path(roundedRect: rect, cornerRadius: cornerRadius, style: .continuous)
    }

    /// Creates a rectangle of which some corners are round.
    public convenience init(roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize) {
        self.init()
        let radius = max(cornerRadii.width, 0)
        func length(_ corner: UIRectCorner) -> CGFloat { corners.contains(corner) ? radius : 0 }
        path = UnevenRoundedRectangle(
            topLeadingRadius: length(.topLeft), bottomLeadingRadius: length(.bottomLeft),
            bottomTrailingRadius: length(.bottomRight), topTrailingRadius: length(.topRight), style: .circular
        ).path(in: rect)
    }

    /// Creates a part of a circle; angles in radians, clockwise from the right.
    public convenience init(
        arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        self.init()
        addArc(
            withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
    }

    /// The outline.
    open var cgPath: CGPath {
        get { path.cgPath }
        set { path = Path(newValue) }
    }
    /// The rectangle around the outline.
    open var bounds: CGRect { path.boundingRect }
    /// Whether the outline is empty.
    open var isEmpty: Bool { path.isEmpty }
    /// Where the outline ends.
    open var currentPoint: CGPoint { path.currentPoint ?? .zero }

    /// Begins a part of the outline.
    open func move(to point: CGPoint) { path.move(to: point) }
    /// Adds a line.
    open func addLine(to point: CGPoint) { path.addLine(to: point) }
    /// Adds a curve with two control points.
    open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
        path.addCurve(to: endPoint, control1: controlPoint1, control2: controlPoint2)
    }
    /// Adds a curve with one control point.
    open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
        path.addQuadCurve(to: endPoint, control: controlPoint)
    }
    /// Adds a part of a circle; angles in radians, clockwise from the right.
    open func addArc(
        withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        // SwiftUI's `clockwise` counts with the y axis pointing up.
        path.addArc(
            center: center, radius: radius, startAngle: .radians(Double(startAngle)),
            endAngle: .radians(Double(endAngle)), clockwise: !clockwise)
    }
    /// Closes the present part.
    open func close() { path.closeSubpath() }
    /// Removes all elements.
    open func removeAllPoints() { path = Path() }
    /// Adds another outline.
    open func append(_ bezierPath: UIBezierPath) { path.addPath(bezierPath.path) }
    /// Turns and stretches the outline.
    open func apply(_ transform: CGAffineTransform) { path = path.applying(transform) }
    /// Whether a point is inside.
    open func contains(_ point: CGPoint) -> Bool { path.contains(point, eoFill: usesEvenOddFillRule) }
    /// The same outline, drawn the other way round.
    open func reversing() -> UIBezierPath { UIBezierPath(cgPath: cgPath) }
}
