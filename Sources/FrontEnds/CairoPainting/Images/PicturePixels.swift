import CPangoCairo
import DisplayList
import Foundation
import PixelKernels

/// Reads the pixels of pictures for apps that work with them.
package enum PicturePixels {
    /// Returns the pixels of a file, upright; nil where it holds none, or holds a drawing.
    /// - Parameter size: About how many pixels are wanted, at least; nil for all.
    package static func read(_ path: String, fitting size: CGSize?) -> Bitmap? {
        let halvings = ImageHeader(path: path)?.size.map { ImageStore.halvings(of: $0, for: size) } ?? 0
        guard case .pixels(let surface, _) = ImageDecoding.load(path, halvings: halvings) else { return nil }
        return bitmap(of: surface)
    }

    private static func bitmap(of surface: Surface) -> Bitmap? {
        let (width, height) = (surface.width, surface.height)
        guard width > 0, height > 0,
            let image = Surface(CAIRO_FORMAT_ARGB32, width: width, height: height), let cr = cairo_create(image.pointer)
        else { return nil }
        // Files without transparency have other formats of pixels.
        cairo_set_source_surface(cr, surface.pointer, 0, 0)
        cairo_set_operator(cr, CAIRO_OPERATOR_SOURCE)
        cairo_paint(cr)
        cairo_destroy(cr)
        cairo_surface_flush(image.pointer)
        guard let data = cairo_image_surface_get_data(image.pointer) else { return nil }
        let stride = Int(cairo_image_surface_get_stride(image.pointer))
        let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
            guard let target = buffer.baseAddress else { return }
            oriel_give_pixels(OrielPixels(pixels: data, width: width, height: height, stride: stride), target)
            count = width * height * 4
        }
        return Bitmap(width: width, height: height, pixels: pixels)
    }
}
