import CPangoCairo
import DisplayList
import Foundation
import FrontEndKit

extension CairoPainter {
    /// Paints one layer's own drawing, without its effects and children.
    /// - Parameters:
    ///   - context: A `cairo_t` whose unit is a point and whose origin is the layer's.
    ///   - extents: Where the drawing leaves marks, in the layer's space.
    ///   - scale: How many pixels a point has.
    package func paintContent(
        of layer: Layer, onto context: OpaquePointer, extents: CGRect, scale: CGFloat
    ) {
        draw(layer.content, size: layer.size, in: layer.bounds, with: pen(context, clip: extents, scale: scale))
    }

    /// Paints a layer with its effects and children, but not at its position.
    /// - Parameters:
    ///   - context: A `cairo_t` whose unit is a point and whose origin is the layer's.
    ///   - extents: Where the whole leaves marks, in the layer's space.
    ///   - scale: How many pixels a point has.
    package func paintLayer(
        _ id: LayerID, of list: DisplayList, onto context: OpaquePointer, extents: CGRect, scale: CGFloat
    ) {
        let position = list[id].position
        guard position.x.isFinite, position.y.isFinite else { return }
        self.extents.update(for: list)
        let pass = PaintPass(painter: self, slots: list.slots, known: self.extents.known)
        pass.paint(
            Int(id.index), at: CGPoint(x: -position.x, y: -position.y),
            with: pen(context, clip: extents, scale: scale))
    }

    /// Paints commands.
    /// - Parameters:
    ///   - context: A `cairo_t` whose unit is a point and whose origin is the commands'.
    ///   - size: The size to paint, in points.
    ///   - scale: How many pixels a point has.
    package func paint(_ commands: [DrawingCommand], onto context: OpaquePointer, size: CGSize, scale: CGFloat) {
        textSystem.rasters.beginPaint()
        draw(commands, with: pen(context, clip: CGRect(origin: .zero, size: size), scale: scale))
    }

    private func pen(_ context: OpaquePointer, clip: CGRect, scale: CGFloat) -> Pen {
        var pen = Pen(cr: context, scale: scale, clip: clip, isVector: false, resolution: scale)
        pen.deviceFactor = scale / max(pen.matrixScale, 1e-9)
        return pen
    }
}
