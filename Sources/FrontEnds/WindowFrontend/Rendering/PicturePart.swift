import CGtk
import CPangoCairo
import Foundation

/// A part of a picture's memory, as the source of a drawing that is recorded now and done later.
///
/// Cairo copies the pixels of a surface that a recorded drawing has as its source as soon as the surface changes or goes;
/// of a raster source it asks for them when it draws. The picture lives as long as the drawing.
final class PicturePart {
    private let picture: OpaquePointer
    private let pixels: UnsafeMutablePointer<UInt8>
    private let width: Int32, height: Int32, stride: Int32
    private let format: cairo_format_t

    /// Creates a part, in pixels, of an image surface; nil if the surface has no pixels.
    /// - Parameter format: How to read them: one of 32 bits.
    init?(of picture: OpaquePointer, x: Int, y: Int, width: Int, height: Int, format: cairo_format_t) {
        guard let data = cairo_image_surface_get_data(picture) else { return nil }
        stride = cairo_image_surface_get_stride(picture)
        pixels = data + y * Int(stride) + x * 4
        (self.width, self.height, self.format) = (Int32(width), Int32(height), format)
        self.picture = cairo_surface_reference(picture)
    }

    deinit { cairo_surface_destroy(picture) }

    /// A pattern of the part, whose unit is a pixel; it keeps the part.
    func makePattern() -> OpaquePointer? {
        let content = format == CAIRO_FORMAT_RGB24 ? CAIRO_CONTENT_COLOR : CAIRO_CONTENT_COLOR_ALPHA
        let data = Unmanaged.passRetained(self)
        guard let pattern = cairo_pattern_create_raster_source(data.toOpaque(), content, width, height) else {
            data.release()
            return nil
        }
        cairo_raster_source_pattern_set_acquire(
            pattern, { _, data, _, _ in data.flatMap { PicturePart.of($0).takeUnretainedValue().makeSurface() } },
            { _, _, surface in cairo_surface_destroy(surface) })
        cairo_raster_source_pattern_set_copy(pattern) { _, data, _ in
            if let data { _ = PicturePart.of(data).retain() }
            return CAIRO_STATUS_SUCCESS
        }
        cairo_raster_source_pattern_set_finish(pattern) { _, data in
            if let data { PicturePart.of(data).release() }
        }
        return pattern
    }

    private static func of(_ data: UnsafeMutableRawPointer) -> Unmanaged<PicturePart> { .fromOpaque(data) }

    private func makeSurface() -> OpaquePointer? {
        cairo_image_surface_create_for_data(pixels, format, width, height, stride)
    }
}
