import CGtk
import CairoPainting
import DisplayList
import Foundation

/// Paints the whole list with Cairo after any change.
@MainActor
final class PlainRenderer: WindowRenderer {
    private let painter: CairoPainter
    private var geometry = CanvasGeometry()

    /// Creates a renderer.
    init(painter: CairoPainter) { self.painter = painter }

    func update(from list: DisplayList, _ changes: DisplayListChanges, geometry: CanvasGeometry) -> Bool {
        defer { self.geometry = geometry }
        return !changes.isEmpty || geometry != self.geometry
    }

    func draw(_ list: DisplayList, onto snapshot: OpaquePointer) {
        var bounds = graphene_rect_t(CGRect(origin: .zero, size: geometry.size))
        guard let context = gtk_snapshot_append_cairo(snapshot, &bounds) else { return }
        painter.paint(
            list, onto: context, size: geometry.size, scale: geometry.scale, background: geometry.background)
        cairo_destroy(context)
    }
}
