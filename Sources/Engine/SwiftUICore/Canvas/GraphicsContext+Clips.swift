import DisplayList
import Foundation

extension GraphicsContext {
    /// How a clip limits drawings.
    @frozen
    public struct ClipOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32
        /// Creates options from their bits.
        @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// Shows the outside of the clip rather than its inside.
        public static var inverse: ClipOptions { ClipOptions(rawValue: 1) }
    }

    /// A bounding rectangle of the clips, in the present space; the canvas's own without clips.
    public var clipBoundingRect: CGRect {
        let determinant = transform.a * transform.d - transform.b * transform.c
        if clip.bounds.isNull || determinant == 0 { return .null }
        return clip.bounds.applying(transform.inverted())
    }

    /// Clips the following drawings to an outline.
    /// - Parameters:
    ///   - path: The outline, in points of the present space.
    ///   - style: Which points count as inside, and whether edges are smoothed.
    ///   - options: Whether the outside is visible instead.
    public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
        let path = path.applying(transform)
        if options.contains(.inverse) {
            clip.add(DrawingMask([.fill(path, .color(.black), style)], isInverse: true))
        } else {
            clip.add(ClipShape(path: path, style: style))
        }
    }

    /// Clips the following drawings to another drawing's opacity.
    /// - Parameters:
    ///   - opacity: How opaque the other drawing is as a whole, from 0 to 1.
    ///   - options: Whether the area outside the other drawing is visible instead.
    ///   - content: Makes the other drawing.
    public mutating func clipToLayer(
        opacity: Double = 1, options: ClipOptions = ClipOptions(),
        content: (inout GraphicsContext) throws -> Void
    ) rethrows {
        let layer = try record(content)
        clip.add(DrawingMask(layer, opacity: opacity, isInverse: options.contains(.inverse)))
    }

    /// Draws a picture separately, then composites it as one, with the present opacity, blending, filters and clips.
    /// - Parameter content: Makes the picture; its context begins with the present transform and nothing else.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        let layer = beginLayer()
        var context = self.content(of: layer)
        try content(&context)
        draw(layer)
    }

    /// Returns the drawing of a closure, in the canvas's space.
    private func record(_ content: (inout GraphicsContext) throws -> Void) rethrows -> [DrawingCommand] {
        let layer = beginLayer()
        var context = self.content(of: layer)
        try content(&context)
        return layer.finish()
    }

    /// Returns a recorder of a picture that is to be drawn separately.
    func beginLayer() -> CanvasRecorder { recorder.layer() }

    /// Returns a context that draws into a recorder, in the present space.
    func content(of layer: CanvasRecorder) -> GraphicsContext {
        var context = GraphicsContext(layer, bounds: bounds, environment: environment)
        context.transform = transform
        return context
    }

    /// Draws a recorder's picture as one.
    func draw(_ layer: CanvasRecorder) {
        let commands = layer.finish()
        if commands.isEmpty { return }
        var copy = self
        copy.transform = .identity
        copy.add(commands) { nil }
    }
}
