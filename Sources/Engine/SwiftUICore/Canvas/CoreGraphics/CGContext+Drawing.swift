import DisplayList
import Foundation

extension CGContext {
    // MARK: The path

    /// Begins a new path.
    public func beginPath() { currentPath = Path() }

    /// Begins a new line at a point.
    public func move(to point: CGPoint) { currentPath.move(to: point.applying(ctm)) }

    /// Adds a straight line to a point.
    public func addLine(to point: CGPoint) { currentPath.addLine(to: point.applying(ctm)) }

    /// Adds straight lines through points.
    public func addLines(between points: [CGPoint]) { currentPath.addLines(points.map { $0.applying(ctm) }) }

    /// Adds a Bézier curve with two control points.
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        currentPath.addCurve(
            to: end.applying(ctm), control1: control1.applying(ctm), control2: control2.applying(ctm))
    }

    /// Adds a Bézier curve with one control point.
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        currentPath.addQuadCurve(to: end.applying(ctm), control: control.applying(ctm))
    }

    /// Adds an arc of a circle, between angles in radians.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
    ) {
        currentPath.addArc(
            center: center, radius: radius, startAngle: .radians(Double(startAngle)),
            endAngle: .radians(Double(endAngle)), clockwise: clockwise, transform: ctm)
    }

    /// Adds a rectangle.
    public func addRect(_ rect: CGRect) { currentPath.addPath(Path(rect).applying(ctm)) }

    /// Adds the ellipse that fills a rectangle.
    public func addEllipse(in rect: CGRect) { currentPath.addPath(Path(ellipseIn: rect).applying(ctm)) }

    /// Adds another path.
    public func addPath(_ path: CGPath) { currentPath.addPath(Path(path).applying(ctm)) }

    /// Closes the line under construction.
    public func closePath() { currentPath.closeSubpath() }

    // MARK: Drawing

    /// Fills the path, and begins a new one.
    public func fillPath(using rule: CGPathFillRule = .winding) {
        drawPath(using: rule == .evenOdd ? .eoFill : .fill)
    }

    /// Draws a line along the path, and begins a new one.
    public func strokePath() { drawPath(using: .stroke) }

    /// Draws the path, and begins a new one.
    public func drawPath(using mode: CGPathDrawingMode) {
        draw(currentPath.applying(ctm.inverted()), mode)
        currentPath = Path()
    }

    private func draw(_ path: Path, _ mode: CGPathDrawingMode) {
        if mode != .stroke {
            let style = FillStyle(eoFill: mode == .eoFill || mode == .eoFillStroke)
            state.context.fill(path, with: .color(Color(cgColor: state.fillColor)), style: style)
        }
        if mode != .fill, mode != .eoFill {
            state.context.stroke(path, with: .color(Color(cgColor: state.strokeColor)), style: state.stroke)
        }
        memory?.changed()
    }

    /// Fills a rectangle.
    public func fill(_ rect: CGRect) { draw(Path(rect), .fill) }

    /// Fills rectangles.
    public func fill(_ rects: [CGRect]) { for rect in rects { fill(rect) } }

    /// Fills the ellipse in a rectangle.
    public func fillEllipse(in rect: CGRect) { draw(Path(ellipseIn: rect), .fill) }

    /// Draws a line along a rectangle.
    public func stroke(_ rect: CGRect) { draw(Path(rect), .stroke) }

    /// Draws a line of a width in points along a rectangle.
    public func stroke(_ rect: CGRect, width: CGFloat) {
        saveGState()
        setLineWidth(width)
        stroke(rect)
        restoreGState()
    }

    /// Draws a line along the ellipse in a rectangle.
    public func strokeEllipse(in rect: CGRect) { draw(Path(ellipseIn: rect), .stroke) }

    /// Draws lines, each from one point to the next of a pair.
    public func strokeLineSegments(between points: [CGPoint]) {
        var path = Path()
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            path.move(to: points[index])
            path.addLine(to: points[index + 1])
        }
        draw(path, .stroke)
    }

    /// Clears a rectangle.
    public func clear(_ rect: CGRect) {
        var copy = state.context
        copy.blendMode = .clear
        copy.fill(Path(rect), with: .color(.black))
        memory?.changed()
    }

    /// Draws an image into a rectangle, upright where the y axis points down; in a context of pixels, where it points up.
    public func draw(_ image: CGImage, in rect: CGRect) {
        let image = Image(decorative: image, scale: 1).interpolation(state.interpolation.interpolation)
        guard let memory else { return state.context.draw(image, in: rect) }
        var copy = state.context
        copy.translateBy(x: 0, y: rect.minY + rect.maxY)
        copy.scaleBy(x: 1, y: -1)
        copy.draw(image, in: rect)
        memory.changed()
    }

    // MARK: Clips

    /// Clips the following drawings to the path, and begins a new path.
    public func clip(using rule: CGPathFillRule = .winding) {
        state.context.clip(
            to: currentPath.applying(ctm.inverted()), style: FillStyle(eoFill: rule == .evenOdd))
        currentPath = Path()
    }

    /// Clips the following drawings to a rectangle.
    public func clip(to rect: CGRect) { state.context.clip(to: Path(rect)) }

    /// A bounding rectangle of the clips, in the present space.
    public var boundingBoxOfClipPath: CGRect { state.context.clipBoundingRect }
}
