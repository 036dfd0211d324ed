import DisplayList
import Foundation

/// A place to draw as Core Graphics does: with a path that is built step by step, and a state that can be kept.
///
/// Foundation on Linux lacks the type. ``GraphicsContext/withCGContext(content:)`` lends one, whose y axis points down;
/// ``init(_:mediaBox:_:)`` makes one that writes a PDF file, and
/// ``init(data:width:height:bitsPerComponent:bytesPerRow:space:bitmapInfo:)`` one that draws pixels.
public final class CGContext {
    /// The destination of a context's pages; nil if it draws into a canvas.
    let document: PDFDocumentWriter?
    /// The destination of a context's pixels; nil if it does not draw pixels.
    let memory: BitmapMemory?
    /// The space of the pixels' colors; nil if it does not draw pixels.
    var pixelSpace: CGColorSpace?
    /// How the bytes of the pixels are arranged.
    var pixelInfo = CGBitmapInfo(rawValue: 0)
    /// The state of drawing.
    var state: State
    /// The states that were saved.
    var kept: [State] = []
    /// The pictures that are under construction, the innermost last.
    var layers: [TransparencyLayer] = []
    /// The path under construction, in the canvas's space.
    var currentPath = Path()

    /// All that `saveGState` keeps.
    struct State {
        var context: GraphicsContext
        var fillColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
        var strokeColor = CGColor(red: 0, green: 0, blue: 0, alpha: 1)
        var stroke = StrokeStyle()
        var interpolation = CGInterpolationQuality.default
    }

    /// The clips with which the context began.
    let originalClip: CanvasClip
    /// The transform of letters: a place alone, for lines of Core Text, and the rest of it has no effect.
    public var textMatrix = CGAffineTransform.identity

    init(_ context: GraphicsContext, document: PDFDocumentWriter? = nil, memory: BitmapMemory? = nil) {
        state = State(context: context)
        originalClip = context.clip
        self.document = document
        self.memory = memory
    }

    /// The canvas's context, in the present state.
    package var graphics: GraphicsContext { state.context }

    // MARK: State

    /// Keeps the state for ``restoreGState()``.
    public func saveGState() { kept.append(state) }

    /// Restores the state that was saved last; does nothing if there is none.
    public func restoreGState() { if let last = kept.popLast() { state = last } }

    /// Maps the space of the following drawings to the context's.
    public var ctm: CGAffineTransform { state.context.transform }

    /// Moves the following drawings by distances in points.
    public func translateBy(x tx: CGFloat, y ty: CGFloat) { state.context.translateBy(x: tx, y: ty) }

    /// Enlarges the following drawings about the origin.
    public func scaleBy(x sx: CGFloat, y sy: CGFloat) { state.context.scaleBy(x: sx, y: sy) }

    /// Turns the following drawings about the origin, by an angle in radians.
    public func rotate(by angle: CGFloat) { state.context.rotate(by: .radians(Double(angle))) }

    /// Applies a transform to the following drawings, before the present one.
    public func concatenate(_ transform: CGAffineTransform) { state.context.concatenate(transform) }

    /// Sets how opaque the following drawings are, from 0 to 1.
    public func setAlpha(_ alpha: CGFloat) { state.context.opacity = Double(alpha) }

    /// Sets the blend mode of the following drawings.
    public func setBlendMode(_ mode: CGBlendMode) {
        state.context.blendMode = GraphicsContext.BlendMode(rawValue: mode.rawValue)
    }

    /// Sets the color that areas are filled with.
    public func setFillColor(_ color: CGColor) { state.fillColor = color }

    /// Sets the color that areas are filled with, by components from 0 to 1.
    public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.fillColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Sets the color that lines are drawn with.
    public func setStrokeColor(_ color: CGColor) { state.strokeColor = color }

    /// Sets the color that lines are drawn with, by components from 0 to 1.
    public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        state.strokeColor = CGColor(red: red, green: green, blue: blue, alpha: alpha)
    }

    /// Sets the width of lines, in points; 1 by default.
    public func setLineWidth(_ width: CGFloat) { state.stroke.lineWidth = width }

    /// Sets the shape of lines' ends; butt by default.
    public func setLineCap(_ cap: CGLineCap) { state.stroke.lineCap = cap }

    /// Sets the shape of lines' corners; miter by default.
    public func setLineJoin(_ join: CGLineJoin) { state.stroke.lineJoin = join }

    /// Sets the longest miter, in line widths; 10 by default.
    public func setMiterLimit(_ limit: CGFloat) { state.stroke.miterLimit = limit }

    /// Sets the lengths of dashes and gaps, in points; none for an unbroken line.
    public func setLineDash(phase: CGFloat, lengths: [CGFloat]) {
        state.stroke.dashPhase = phase
        state.stroke.dash = lengths
    }

    /// Sets the shadow of the following drawings, black with an opacity of a third by default; nil for none.
    public func setShadow(
        offset: CGSize, blur: CGFloat, color: CGColor? = CGColor(red: 0, green: 0, blue: 0, alpha: 1 / 3)
    ) {
        state.context.filters = []
        guard let color else { return }
        // Core Graphics gives the blur's width, of which the radius is half.
        state.context.addFilter(
            .shadow(color: Color(cgColor: color), radius: blur / 2, x: offset.width, y: offset.height))
    }
}

/// A blend mode, numbered as in Core Graphics.
public enum CGBlendMode: Int32, Hashable, Sendable {
    case normal, multiply, screen, overlay, darken, lighten, colorDodge, colorBurn, softLight, hardLight, difference
    case exclusion, hue, saturation, color, luminosity, clear, copy, sourceIn, sourceOut, sourceAtop, destinationOver
    case destinationIn, destinationOut, destinationAtop, xor, plusDarker, plusLighter
}

/// The part of a path to draw: its inside, its line, or both.
public enum CGPathDrawingMode: Int32, Hashable, Sendable {
    case fill, eoFill, stroke, fillStroke, eoFillStroke
}

extension GraphicsContext {
    /// Draws with Core Graphics' functions, beginning with this context's state; the y axis points down.
    public func withCGContext(content: (CGContext) throws -> Void) rethrows { try content(CGContext(self)) }
}
