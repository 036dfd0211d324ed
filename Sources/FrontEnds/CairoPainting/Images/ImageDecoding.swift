import CPangoCairo
import DisplayList
import Foundation
import PixelKernels

/// Reads image files.
enum ImageDecoding {
    /// Reads a file in the format that its first bytes indicate.
    /// - Parameter halvings: How often its pixels are halved, each way.
    static func load(_ path: String, halvings: Int = 0) -> LoadedImage? {
        let header = ImageHeader(path: path)
        if let objection = PictureLimits.objection(to: path, header) {
            Warnings.once("The image file \(path) is not shown: \(objection).")
            return nil
        }
        switch header?.format {
        case .png: return png(path).map { pixels($0, halvings) }
        case .pdf: return drawing(path, .pdf).map { .drawing($0) }
        case .svg: return drawing(path, .svg).map { .drawing($0) }
        case .jpeg: return jpeg(path, header, halvings)
        case .gif, .webp, .bmp, .ico, .tiff, .heic, .avif, .jxl:
            if let surface = Pixbuf.load(path) { return pixels(surface, halvings) }
            if let format = header?.format, let package = format.loaderPackage, !Pixbuf.knows(path) {
                Warnings.once(
                    "\(format.title) images cannot be shown because no loader reads them; install \(package).")
            }
            return nil
        case nil: return nil
        }
    }

    /// Drawings that came as data are drawn in a separate process.
    private static func drawing(_ path: String, _ format: ImageHeader.Format) -> (any VectorDrawing)? {
        if ForeignDrawing.isAt(path) { return ApartDrawing(path: path, format: format) }
        return format == .pdf ? PDFDrawing(path: path) : SVGDrawing(path: path)
    }

    /// JPEGs are decoded smaller right away, even JPEGs with more pixels than any screen.
    private static func jpeg(_ path: String, _ header: ImageHeader?, _ wanted: Int) -> LoadedImage? {
        guard let header, let size = header.size else { return Pixbuf.load(path).map { pixels($0, wanted) } }
        var halvings = wanted
        while size.width * size.height / pow(4, CGFloat(halvings)) > PictureLimits.pixels { halvings += 1 }
        if halvings == 0 { return Pixbuf.load(path).map { .pixels($0) } }
        let factor = pow(2, CGFloat(halvings))
        var small = CGSize(width: (size.width / factor).rounded(.up), height: (size.height / factor).rounded(.up))
        // The file's own rows lie otherwise until it is turned upright.
        if header.isTurned { small = CGSize(width: small.height, height: small.width) }
        return Pixbuf.load(path, size: small).map { .pixels($0, of: size) }
    }

    private static func pixels(_ surface: Surface, _ halvings: Int) -> LoadedImage {
        let size = CGSize(width: surface.width, height: surface.height)
        return halvings > 0 ? .pixels(smaller(surface, halvings) ?? surface, of: size) : .pixels(surface)
    }

    /// Mixes pixels to fewer.
    private static func smaller(_ surface: Surface, _ halvings: Int) -> Surface? {
        let (width, height) = (max(surface.width >> halvings, 1), max(surface.height >> halvings, 1))
        guard let small = Surface(CAIRO_FORMAT_ARGB32, width: width, height: height),
            let cr = cairo_create(small.pointer)
        else { return nil }
        defer { cairo_destroy(cr) }
        cairo_scale(cr, Double(width) / Double(surface.width), Double(height) / Double(surface.height))
        cairo_set_source_surface(cr, surface.pointer, 0, 0)
        cairo_pattern_set_filter(cairo_get_source(cr), CAIRO_FILTER_GOOD)
        cairo_pattern_set_extend(cairo_get_source(cr), CAIRO_EXTEND_PAD)
        cairo_set_operator(cr, CAIRO_OPERATOR_SOURCE)
        cairo_paint(cr)
        return small
    }

    private static func png(_ path: String) -> Surface? {
        guard let pointer = cairo_image_surface_create_from_png(path) else { return nil }
        guard cairo_surface_status(pointer) == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(pointer)
            return nil
        }
        return Surface(pointer)
    }

    /// Makes a surface from rows of RGB or RGBA bytes.
    static func surface(
        width: Int, height: Int, pixels: UnsafePointer<UInt8>, stride: Int, channels: Int, isPremultiplied: Bool
    ) -> Surface? {
        guard let surface = Surface(CAIRO_FORMAT_ARGB32, width: width, height: height) else { return nil }
        surface.withKernelPixels { oriel_take_pixels($0, pixels, stride, Int32(channels), isPremultiplied) }
        return surface
    }
}
