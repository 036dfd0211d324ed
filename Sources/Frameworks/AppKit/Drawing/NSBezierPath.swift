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
    /// Adds a line and a part of a circle that touches the lines from the end to a point and from there to another one.
    public func appendArc(from point1: NSPoint, to point2: NSPoint, radius: CGFloat) {
        let start = currentPoint
        let (a, b) = (
            CGVector(dx: start.x - point1.x, dy: start.y - point1.y),
            CGVector(dx: point2.x - point1.x, dy: point2.y - point1.y)
        )
        let (lengthA, lengthB) = (hypot(a.dx, a.dy), hypot(b.dx, b.dy))
        let cross = a.dx * b.dy - a.dy * b.dx
        guard radius > 0, lengthA > 0, lengthB > 0, abs(cross) > 1e-9 else { return line(to: point1) }
        let angle = acos(min(max((a.dx * b.dx + a.dy * b.dy) / (lengthA * lengthB), -1), 1))
        let distance = radius / tan(angle / 2)
        let first = NSPoint(x: point1.x + a.dx / lengthA * distance, y: point1.y + a.dy / lengthA * distance)
        let last = NSPoint(x: point1.x + b.dx / lengthB * distance, y: point1.y + b.dy / lengthB * distance)
        let middle = radius / sin(angle / 2)
        let half = CGVector(dx: a.dx / lengthA + b.dx / lengthB, dy: a.dy / lengthA + b.dy / lengthB)
        let length = hypot(half.dx, half.dy)
        let center = NSPoint(x: point1.x + half.dx / length * middle, y: point1.y + half.dy / length * middle)
        line(to: first)
        appendArc(
            withCenter: center, radius: radius,
            startAngle: atan2(first.y - center.y, first.x - center.x) * 180 / .pi,
            endAngle: atan2(last.y - center.y, last.x - center.x) * 180 / .pi, clockwise: cross > 0)
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
    /// Fills the rectangle with the color that was set, mixed with the present content.
    @MainActor @preconcurrency public func fill(using operation: NSCompositingOperation) {
        guard let context = NSGraphicsContext.current else { return fill() }
        let outer = context.compositingOperation
        context.compositingOperation = operation
        fill()
        context.compositingOperation = outer
    }
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
