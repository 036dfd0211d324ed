import CPangoCairo
import DisplayList
import Foundation

/// A Cairo surface that is freed with its last owner.
final class Surface {
    let pointer: OpaquePointer
    init(_ pointer: OpaquePointer) { self.pointer = pointer }
    deinit { cairo_surface_destroy(pointer) }

    /// Makes a clear image surface; nil where it would be absurdly large.
    convenience init?(_ format: cairo_format_t, width: Int, height: Int) {
        guard width > 0, height > 0, width <= 32_000, height <= 32_000, width * height <= 120_000_000 else {
            return nil
        }
        guard let pointer = cairo_image_surface_create(format, Int32(width), Int32(height)) else { return nil }
        guard cairo_surface_status(pointer) == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(pointer)
            return nil
        }
        self.init(pointer)
    }

    /// Makes a surface of pixels in the memory of a library, which nothing may change; nil if Cairo cannot read them.
    ///
    /// The pixels live as long as anything of Cairo's refers to the surface.
    convenience init?(_ native: NativePixels, width: Int, height: Int) {
        let data = UnsafeMutablePointer(mutating: native.address.assumingMemoryBound(to: UInt8.self))
        guard
            let pointer = cairo_image_surface_create_for_data(
                data, CAIRO_FORMAT_RGB24, Int32(clamping: width), Int32(clamping: height),
                Int32(clamping: native.bytesPerRow)),
            cairo_surface_status(pointer) == CAIRO_STATUS_SUCCESS
        else { return nil }
        let kept = Unmanaged.passRetained(native)
        let status = cairo_surface_set_user_data(pointer, &Self.key, kept.toOpaque()) {
            if let kept = $0 { Unmanaged<NativePixels>.fromOpaque(kept).release() }
        }
        guard status == CAIRO_STATUS_SUCCESS else {
            kept.release()
            cairo_surface_destroy(pointer)
            return nil
        }
        self.init(pointer)
    }

    /// Whose address tells Cairo which value a surface has.
    nonisolated(unsafe) private static var key = cairo_user_data_key_t()

    /// The size in pixels of an image surface.
    var width: Int { Int(cairo_image_surface_get_width(pointer)) }
    var height: Int { Int(cairo_image_surface_get_height(pointer)) }
    var stride: Int { Int(cairo_image_surface_get_stride(pointer)) }

    /// Reads or changes the pixels of an image surface, rows of ``stride`` bytes.
    func withPixels<Result>(_ body: (UnsafeMutablePointer<UInt8>) -> Result) -> Result? {
        cairo_surface_flush(pointer)
        guard let data = cairo_image_surface_get_data(pointer) else { return nil }
        defer { cairo_surface_mark_dirty(pointer) }
        return body(data)
    }
}

/// A text as pixels, kept for painting it again.
struct TextRaster {
    /// Glyph coverage where the text has one paint, otherwise colors.
    let surface: Surface
    let isMask: Bool
    /// Where the surface's corner lies from the text's, in pixels.
    let offsetX: Double, offsetY: Double
    /// Pixels per point.
    let resolution: CGFloat
    /// The paints in a colored raster.
    let paints: [Paint]

    /// Larger rasters are not kept.
    static let largestKept = 1 << 20

    /// The room that the pixels take.
    var byteCount: Int { surface.stride * surface.height }
}
