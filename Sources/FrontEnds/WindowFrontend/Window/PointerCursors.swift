import CGtk
import CPangoCairo
import CairoPainting
import DisplayList
import Foundation

/// Makes cursors of pictures.
@MainActor
final class PointerCursors {
    private let painter: CairoPainter

    init(textSystem: PangoTextSystem) { painter = CairoPainter(textSystem: textSystem) }

    /// A cursor, which the caller owns; nil where the picture has no pixels.
    func cursor(of picture: PointerPicture) -> OpaquePointer? {
        // The desktop scales cursors by itself where it has more pixels than points.
        let (width, height) = (Int32(picture.size.width.rounded(.up)), Int32(picture.size.height.rounded(.up)))
        guard width > 0, height > 0, let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, width, height) else {
            return nil
        }
        defer { cairo_surface_destroy(surface) }
        guard let context = cairo_create(surface) else { return nil }
        painter.paint(picture.commands, onto: context, size: picture.size, scale: 1)
        cairo_destroy(context)
        cairo_surface_flush(surface)
        guard let pixels = cairo_image_surface_get_data(surface) else { return nil }
        let stride = Int(cairo_image_surface_get_stride(surface))
        let bytes = g_bytes_new(pixels, gsize(stride * Int(height)))
        defer { g_bytes_unref(bytes) }
        guard
            let texture = gdk_memory_texture_new(width, height, GDK_MEMORY_B8G8R8A8_PREMULTIPLIED, bytes, gsize(stride))
        else { return nil }
        defer { g_object_unref(UnsafeMutableRawPointer(texture)) }
        return gdk_cursor_new_from_texture(
            texture, Int32(clamping: picture.hotSpot.x), Int32(clamping: picture.hotSpot.y), nil)
    }
}
