import DisplayList
import Foundation

/// A drawing that is made once and drawn at several places.
///
/// Follows Apple's [CGLayer](https://developer.apple.com/documentation/coregraphics/cglayer). The y axis of its context points
/// in the direction of the context for which it was made.
public final class CGLayer {
    /// The size, in points.
    public let size: CGSize
    /// The context that draws into the layer; nil for none.
    public let context: CGContext?
    private let recorder: CanvasRecorder

    /// Creates a layer for drawing into a context; nil for a size that is not finite.
    /// - Parameters:
    ///   - context: The context into which the layer is going to be drawn.
    ///   - size: The size, in points.
    ///   - auxiliaryInfo: Without effect; nil as a rule.
    public init?(_ context: CGContext, size: CGSize, auxiliaryInfo: CFDictionary?) {
        guard size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0 else { return nil }
        self.size = size
        recorder = context.state.context.beginLayer()
        let bounds = CGRect(origin: .zero, size: size)
        let graphics = GraphicsContext(recorder, bounds: bounds, environment: context.state.context.environment)
        self.context = CGContext(graphics)
        self.context?.clip(to: bounds)
    }

    /// The drawings so far.
    var commands: [DrawingCommand] { recorder.finish() }
}

extension CGContext {
    /// Draws a layer with its upper left corner, or its lower left one where the y axis points up, at a point.
    public func draw(_ layer: CGLayer, at point: CGPoint) {
        draw(layer, in: CGRect(origin: point, size: layer.size))
    }

    /// Draws a layer, enlarged or reduced to a rectangle.
    public func draw(_ layer: CGLayer, in rect: CGRect) {
        let commands = layer.commands
        guard !commands.isEmpty, rect.width.isFinite, rect.height.isFinite else { return }
        var copy = state.context
        copy.translateBy(x: rect.minX, y: rect.minY)
        copy.scaleBy(x: rect.width / layer.size.width, y: rect.height / layer.size.height)
        copy.add(commands) { Path(CGRect(origin: .zero, size: layer.size)) }
        memory?.changed()
    }

    /// Draws an image into a rectangle, or repeats it: the rectangle is then one tile, and the tiles cover the clipped area.
    public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool) {
        let area = boundingBoxOfClipPath.intersection(state.context.visibleArea)
        guard byTiling, rect.width > 0, rect.height > 0, !area.isNull,
            let columns = Self.tiles(from: rect.minX, size: rect.width, covering: area.minX, area.maxX),
            let rows = Self.tiles(from: rect.minY, size: rect.height, covering: area.minY, area.maxY),
            columns.count * rows.count <= 1_000_000
        else { return draw(image, in: rect) }
        for row in rows {
            for column in columns {
                draw(image, in: rect.offsetBy(dx: CGFloat(column) * rect.width, dy: CGFloat(row) * rect.height))
            }
        }
    }

    /// Returns the numbers of the tiles that cover a distance; nil for more than a million, which would only be a gray, and for
    /// sizes that are not finite.
    private static func tiles(
        from start: CGFloat, size: CGFloat, covering low: CGFloat, _ high: CGFloat
    ) -> ClosedRange<Int>? {
        let (first, last) = (((low - start) / size).rounded(.down), ((high - start) / size).rounded(.up))
        guard first >= -1e9, last <= 1e9, last - first < 1e6 else { return nil }
        return first <= last ? Int(first)...Int(last) : nil
    }
}

extension GraphicsContext {
    /// The canvas's own rectangle, in the present space.
    fileprivate var visibleArea: CGRect { bounds.applying(transform.inverted()) }
}
