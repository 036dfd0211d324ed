import DisplayList
import Foundation

extension CGContext {
    /// The path under construction, in the present space; nil where there is none.
    public var path: CGPath? { currentPath.isEmpty ? nil : currentPath.applying(ctm.inverted()).cgPath }

    /// Whether there is no path under construction.
    public var isPathEmpty: Bool { currentPath.isEmpty }

    /// The end of the path under construction, in the present space; the origin where there is none.
    public var currentPointOfPath: CGPoint { currentPath.currentPoint?.applying(ctm.inverted()) ?? .zero }

    /// The bounding rectangle of the path under construction, in the present space; null where there is none.
    public var boundingBoxOfPath: CGRect {
        currentPath.isEmpty ? .null : currentPath.applying(ctm.inverted()).boundingRect
    }

    /// Whether a point is in the path under construction.
    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        let isEvenOdd = mode == .eoFill || mode == .eoFillStroke
        let path = currentPath.applying(ctm.inverted())
        if mode != .stroke, path.contains(point, eoFill: isEvenOdd) { return true }
        if mode == .fill || mode == .eoFill { return false }
        return path.strokedPath(state.stroke).contains(point)
    }

    /// Replaces the path under construction by the outline of a line along it.
    public func replacePathWithStrokedPath() {
        currentPath = currentPath.applying(ctm.inverted()).strokedPath(state.stroke).applying(ctm)
    }

    /// Adds rectangles.
    public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }

    /// Adds an arc of a circle that touches two lines: from the present point to one point, and from there to another.
    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        currentPath.addArc(tangent1End: tangent1End, tangent2End: tangent2End, radius: radius, transform: ctm)
    }

    /// Clips the following drawings to rectangles.
    public func clip(to rects: [CGRect]) {
        var path = Path()
        path.addRects(rects)
        state.context.clip(to: path)
    }

    /// Clips the following drawings to the dark parts of a mask, or to the opaque parts of an image.
    public func clip(to rect: CGRect, mask: CGImage) {
        let image = Image(decorative: mask, scale: 1)
        state.context.clipToLayer { layer in
            guard memory != nil else { return layer.draw(image, in: rect) }
            layer.translateBy(x: 0, y: rect.minY + rect.maxY)
            layer.scaleBy(x: 1, y: -1)
            layer.draw(image, in: rect)
        }
    }

    /// Sets the color that areas are filled with, by a gray from 0, black, to 1, white.
    public func setFillColor(gray: CGFloat, alpha: CGFloat) {
        setFillColor(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    /// Sets the color that lines are drawn with, by a gray from 0, black, to 1, white.
    public func setStrokeColor(gray: CGFloat, alpha: CGFloat) {
        setStrokeColor(red: gray, green: gray, blue: gray, alpha: alpha)
    }

    /// Sets whether edges are smoothed; they always are here.
    public func setShouldAntialias(_ shouldAntialias: Bool) {
        if !shouldAntialias { RuntimeWarning.issue("CGContext smooths edges always: see CompatibilityGaps.md.") }
    }

    /// Allows the smoothing of edges; it is always allowed here.
    public func setAllowsAntialiasing(_ allowsAntialiasing: Bool) { setShouldAntialias(allowsAntialiasing) }

    /// Sets how exactly curves are drawn; they are always drawn exactly here.
    public func setFlatness(_ flatness: CGFloat) {}

    /// Sees to it that all drawings are in the pixels; they always are here.
    public func flush() {}

    /// Marks the context for ``flush()``.
    public func synchronize() {}

    /// Maps the present space to pixels.
    public var userSpaceToDeviceSpaceTransform: CGAffineTransform { ctm }

    /// Converts a point of the present space to pixels.
    public func convertToDeviceSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm) }
    /// Converts a point of the pixels to the present space.
    public func convertToUserSpace(_ point: CGPoint) -> CGPoint { point.applying(ctm.inverted()) }
    /// Converts a rectangle of the present space to pixels.
    public func convertToDeviceSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm) }
    /// Converts a rectangle of the pixels to the present space.
    public func convertToUserSpace(_ rect: CGRect) -> CGRect { rect.applying(ctm.inverted()) }
}
