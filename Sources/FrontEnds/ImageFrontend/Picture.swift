import CPangoCairo
import CairoPainting
import DisplayList
import Foundation
import OrielBasics
import PixelKernels

/// A picture in the making: pixels, a PDF page or an SVG drawing, onto which display lists are painted.
final class Picture {
    /// The forms of pictures.
    enum Form: String {
        case png, pdf, svg

        /// The form that a file name's extension names.
        init(path: String) throws {
            let name = (path as NSString).pathExtension.lowercased()
            guard let form = Form(rawValue: name) else { throw ImageError.unknownFormat(name) }
            self = form
        }
    }

    private let form: Form
    private let size: CGSize
    private let scale: CGFloat
    private let surface: OpaquePointer
    private let context: OpaquePointer
    private let bytes = ByteStream()

    /// Creates a clear picture.
    /// - Parameters:
    ///   - size: The size in points.
    ///   - scale: Pixels per point; only for ``Form/png``.
    init(_ form: Form, size: CGSize, scale: CGFloat) throws {
        guard size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0 else {
            throw ImageError.unusableSize(size)
        }
        self.form = form
        let made: OpaquePointer?
        switch form {
        case .png:
            self.scale = scale.isFinite && scale > 0 ? scale : 1
            let width = (size.width * self.scale).rounded(.up), height = (size.height * self.scale).rounded(.up)
            guard width <= 32_767, height <= 32_767 else { throw ImageError.unusableSize(size) }
            self.size = CGSize(width: width / self.scale, height: height / self.scale)
            made = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height))
        case .pdf:
            (self.size, self.scale) = (size, 1)
            made = cairo_pdf_surface_create_for_stream(
                ByteStream.write, bytes.pointer, size.width, size.height)
        case .svg:
            (self.size, self.scale) = (size, 1)
            made = cairo_svg_surface_create_for_stream(
                ByteStream.write, bytes.pointer, size.width, size.height)
            if let made { cairo_svg_surface_set_document_unit(made, CAIRO_SVG_UNIT_PX) }
        }
        guard let made, cairo_surface_status(made) == CAIRO_STATUS_SUCCESS, let context = cairo_create(made) else {
            cairo_surface_destroy(made)
            throw ImageError.noMemory(Int(clamping: size.width * scale), Int(clamping: size.height * scale))
        }
        surface = made
        self.context = context
        cairo_scale(context, self.scale, self.scale)
    }

    deinit {
        cairo_destroy(context)
        cairo_surface_destroy(surface)
    }

    /// Paints a list into a part of the picture; all of it by default.
    func paint(_ list: DisplayList, in part: CGRect? = nil, background: RGBA?, painter: CairoPainter?) throws {
        let part = part ?? CGRect(origin: .zero, size: size)
        cairo_save(context)
        cairo_translate(context, part.minX, part.minY)
        SharedText.withPainter(painter) {
            $0.paint(list, onto: context, size: part.size, scale: scale, background: background)
        }
        cairo_restore(context)
        let status = cairo_status(context)
        guard status == CAIRO_STATUS_SUCCESS else { throw ImageError.failed(status.text) }
    }

    /// Ends a PDF page and begins one of a size in points.
    func beginPage(_ size: CGSize) {
        cairo_show_page(context)
        cairo_pdf_surface_set_size(surface, size.width, size.height)
    }

    /// Ends the picture and returns the file's bytes.
    func data() throws -> Data {
        if form == .png {
            let status = cairo_surface_write_to_png_stream(surface, ByteStream.write, bytes.pointer)
            guard status == CAIRO_STATUS_SUCCESS else { throw ImageError.failed(status.text) }
            return bytes.data
        }
        cairo_show_page(context)
        cairo_surface_finish(surface)
        let status = cairo_surface_status(surface)
        guard status == CAIRO_STATUS_SUCCESS else { throw ImageError.failed(status.text) }
        return bytes.data
    }

    /// Returns the pixels of a ``Form/png`` picture.
    func bitmap() throws -> Bitmap {
        let width = Int(cairo_image_surface_get_width(surface)), height = Int(cairo_image_surface_get_height(surface))
        let stride = Int(cairo_image_surface_get_stride(surface))
        cairo_surface_flush(surface)
        guard let data = cairo_image_surface_get_data(surface) else { throw ImageError.noMemory(width, height) }
        let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
            guard let target = buffer.baseAddress else { return }
            oriel_give_pixels(OrielPixels(pixels: data, width: width, height: height, stride: stride), target)
            count = width * height * 4
        }
        return Bitmap(width: width, height: height, scale: scale, pixels: pixels)
    }
}
