import Foundation
import SwiftUI

/// An outline, in AppKit's terms.
public typealias NSBezierPath = UIBezierPath

extension UIBezierPath {
    /// How a line ends.
    public typealias LineCapStyle = CGLineCap
    /// How a line turns.
    public typealias LineJoinStyle = CGLineJoin
    /// Which points are inside of an outline.
    public enum WindingRule: UInt, Sendable { case nonZero, evenOdd }

    /// Creates a rectangle with round corners.
    public convenience init(roundedRect rect: NSRect, xRadius: CGFloat, yRadius: CGFloat) {
        self.init(
            cgPath: Path(roundedRect: rect, cornerSize: CGSize(width: xRadius, height: yRadius), style: .circular)
                .cgPath)
    }
    /// Which points are inside.
    public var windingRule: WindingRule {
        get { usesEvenOddFillRule ? .evenOdd : .nonZero }
        set { usesEvenOddFillRule = newValue == .evenOdd }
    }
    /// Adds a line.
    public func line(to point: NSPoint) { addLine(to: point) }
    /// Adds a curve.
    public func curve(to endPoint: NSPoint, controlPoint1: NSPoint, controlPoint2: NSPoint) {
        addCurve(to: endPoint, controlPoint1: controlPoint1, controlPoint2: controlPoint2)
    }
    /// Begins a part at a distance from the end.
    public func relativeMove(to point: NSPoint) { move(to: moved(point)) }
    /// Adds a line of a distance.
    public func relativeLine(to point: NSPoint) { addLine(to: moved(point)) }
    private func moved(_ way: NSPoint) -> NSPoint { NSPoint(x: currentPoint.x + way.x, y: currentPoint.y + way.y) }
    /// Adds a rectangle.
    public func appendRect(_ rect: NSRect) { append(UIBezierPath(rect: rect)) }
    /// Adds the ellipse that fills a rectangle.
    public func appendOval(in rect: NSRect) { append(UIBezierPath(ovalIn: rect)) }
    /// Adds a rectangle with round corners.
    public func appendRoundedRect(_ rect: NSRect, xRadius: CGFloat, yRadius: CGFloat) {
        append(UIBezierPath(roundedRect: rect, xRadius: xRadius, yRadius: yRadius))
    }
    /// Adds a part of a circle; angles in degrees, growing from the x axis to the y axis.
    public func appendArc(
        withCenter center: NSPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool = false
    ) {
        addArc(
            withCenter: center, radius: radius, startAngle: startAngle * .pi / 180, endAngle: endAngle * .pi / 180,
            clockwise: !clockwise)
    }
    /// Turns and stretches the outline.
    public func transform(using transform: AffineTransform) {
        apply(
            CGAffineTransform(
                transform.m11, transform.m12, transform.m21, transform.m22, transform.tX, transform.tY))
    }
    /// Limits drawing to the outline.
    @MainActor @preconcurrency public func addClip() {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.addPath(cgPath)
        context.clip(using: usesEvenOddFillRule ? .evenOdd : .winding)
    }
    /// Limits drawing to the outline.
    @MainActor @preconcurrency public func setClip() { addClip() }
    /// Fills a rectangle with the color that was set.
    @MainActor @preconcurrency public class func fill(_ rect: NSRect) { UIRectFill(rect) }
    /// Draws a line along a rectangle in the color that was set.
    @MainActor @preconcurrency public class func stroke(_ rect: NSRect) { UIGraphicsGetCurrentContext()?.stroke(rect) }
    /// Draws a line between two points in the color that was set.
    @MainActor @preconcurrency public class func strokeLine(from point1: NSPoint, to point2: NSPoint) {
        let path = UIBezierPath()
        path.move(to: point1)
        path.line(to: point2)
        path.stroke()
    }
    /// Limits drawing to a rectangle.
    @MainActor @preconcurrency public class func clip(_ rect: NSRect) { UIRectClip(rect) }
}

extension NSRect {
    /// Fills the rectangle with the color that was set.
    @MainActor @preconcurrency public func fill() { UIRectFill(self) }
    /// Draws a line within the rectangle in the color that was set.
    @MainActor @preconcurrency public func frame(withWidth width: CGFloat = 1) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setLineWidth(width)
        context.stroke(insetBy(dx: width / 2, dy: width / 2))
        context.restoreGState()
    }
    /// Limits drawing to the rectangle.
    @MainActor @preconcurrency public func clip() { UIRectClip(self) }
}

/// Fills a rectangle with the color that was set.
@MainActor @preconcurrency public func NSRectFill(_ rect: NSRect) { UIRectFill(rect) }
