import DisplayList
import Foundation

extension GraphicsContext {
    /// How a clip limits drawings.
    @frozen
    public struct ClipOptions: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32
        /// Creates options from their bits.
        @inlinable public init(rawValue: UInt32) { self.rawValue = rawValue }

        /// What lies outside of the clip is seen, rather than what lies inside.
        public static var inverse: ClipOptions { ClipOptions(rawValue: 1) }
    }

    /// A rectangle around all that the clips let be seen, in the present space; the canvas's own without clips.
    public var clipBoundingRect: CGRect {
        let determinant = transform.a * transform.d - transform.b * transform.c
        if clip.bounds.isNull || determinant == 0 { return .null }
        return clip.bounds.applying(transform.inverted())
    }

    /// Lets only what lies within an outline be seen of the following drawings.
    /// - Parameters:
    ///   - path: The outline, in points of the present space.
    ///   - style: Which points count as inside, and whether edges are smoothed.
    ///   - options: Whether what lies outside is seen instead.
    public mutating func clip(to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()) {
        let path = path.applying(transform)
        if options.contains(.inverse) {
            clip.add(DrawingMask([.fill(path, .color(.black), style)], isInverse: true))
        } else {
            clip.add(ClipShape(path: path, style: style))
        }
    }

    /// Lets the following drawings be seen as far as another drawing is opaque.
    /// - Parameters:
    ///   - opacity: How opaque the other drawing is as a whole, from 0 to 1.
    ///   - options: Whether what the other drawing leaves free is seen instead.
    ///   - content: Makes the other drawing.
    public mutating func clipToLayer(
        opacity: Double = 1, options: ClipOptions = ClipOptions(),
        content: (inout GraphicsContext) throws -> Void
    ) rethrows {
        let layer = try record(content)
        clip.add(DrawingMask(layer, opacity: opacity, isInverse: options.contains(.inverse)))
    }

    /// Draws a picture by itself, then puts it down as one, with the present opacity, blending, filters and clips.
    /// - Parameter content: Makes the picture; its context begins with the present transform and nothing else.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        let layer = try record(content)
        if layer.isEmpty { return }
        var copy = self
        copy.transform = .identity
        copy.add(layer) { nil }
    }

    /// Returns what a function draws, in the canvas's space.
    private func record(_ content: (inout GraphicsContext) throws -> Void) rethrows -> [DrawingCommand] {
        let layer = recorder.layer()
        var context = GraphicsContext(layer, bounds: bounds, environment: environment)
        context.transform = transform
        try content(&context)
        return layer.finish()
    }
}
