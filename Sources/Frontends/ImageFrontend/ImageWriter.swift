import CPangoCairo
import CairoPainting
import DisplayList
import Foundation

/// Turns display lists into pictures: pixels, PNG, PDF and SVG.
public enum ImageWriter {
    /// Paints a list to pixels.
    /// - Parameters:
    ///   - size: The picture's size, in points.
    ///   - scale: Pixels per point; 1 by default.
    ///   - background: The colour below all layers; nil leaves the picture clear there.
    ///   - painter: What paints; nil for a new one on a shared text system.
    public static func bitmap(
        _ list: DisplayList, size: CGSize, scale: CGFloat = 1, background: RGBA? = nil, painter: CairoPainter? = nil
    ) throws -> Bitmap {
        let surface = try image(list, size: size, scale: scale, background: background, painter: painter)
        defer { cairo_surface_destroy(surface) }
        let width = Int(cairo_image_surface_get_width(surface)), height = Int(cairo_image_surface_get_height(surface))
        let stride = Int(cairo_image_surface_get_stride(surface))
        cairo_surface_flush(surface)
        guard let data = cairo_image_surface_get_data(surface) else { throw ImageError.noMemory(width, height) }
        let pixels = [UInt8](unsafeUninitializedCapacity: width * height * 4) { buffer, count in
            var place = 0
            for row in 0..<height {
                let line = UnsafeRawPointer(data + row * stride)
                for column in 0..<width {
                    let pixel = line.load(fromByteOffset: column * 4, as: UInt32.self)
                    buffer[place] = UInt8(truncatingIfNeeded: pixel >> 16)
                    buffer[place + 1] = UInt8(truncatingIfNeeded: pixel >> 8)
                    buffer[place + 2] = UInt8(truncatingIfNeeded: pixel)
                    buffer[place + 3] = UInt8(truncatingIfNeeded: pixel >> 24)
                    place += 4
                }
            }
            count = place
        }
        return Bitmap(width: width, height: height, scale: scale, pixels: pixels)
    }

    /// Paints a list and returns a PNG file's bytes.
    public static func png(
        _ list: DisplayList, size: CGSize, scale: CGFloat = 1, background: RGBA? = nil, painter: CairoPainter? = nil
    ) throws -> Data {
        let surface = try image(list, size: size, scale: scale, background: background, painter: painter)
        defer { cairo_surface_destroy(surface) }
        let bytes = ByteStream()
        let status = cairo_surface_write_to_png_stream(surface, ByteStream.write, bytes.pointer)
        guard status == CAIRO_STATUS_SUCCESS else { throw ImageError.failed(status.text) }
        return bytes.data
    }

    /// Draws a list as a PDF file of one page, a point being 1/72 inch.
    public static func pdf(
        _ list: DisplayList, size: CGSize, background: RGBA? = nil, painter: CairoPainter? = nil
    ) throws -> Data {
        try document(list, size: size, background: background, painter: painter) {
            cairo_pdf_surface_create_for_stream(ByteStream.write, $0, size.width, size.height)
        }
    }

    /// Draws a list as an SVG file, a point being a pixel.
    public static func svg(
        _ list: DisplayList, size: CGSize, background: RGBA? = nil, painter: CairoPainter? = nil
    ) throws -> Data {
        try document(list, size: size, background: background, painter: painter) {
            let surface = cairo_svg_surface_create_for_stream(ByteStream.write, $0, size.width, size.height)
            cairo_svg_surface_set_document_unit(surface, CAIRO_SVG_UNIT_PX)
            return surface
        }
    }

    /// Writes a list to a file, in the form that its extension names: `png`, `pdf` or `svg`.
    public static func write(
        _ list: DisplayList, to path: String, size: CGSize, scale: CGFloat = 1, background: RGBA? = nil,
        painter: CairoPainter? = nil
    ) throws {
        let data: Data
        switch (path as NSString).pathExtension.lowercased() {
        case "png": data = try png(list, size: size, scale: scale, background: background, painter: painter)
        case "pdf": data = try pdf(list, size: size, background: background, painter: painter)
        case "svg": data = try svg(list, size: size, background: background, painter: painter)
        case let other: throw ImageError.unknownFormat(other)
        }
        try write(data, to: path)
    }

    /// Writes a file whole or not at all.
    static func write(_ data: Data, to path: String) throws {
        do {
            try data.write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch {
            throw ImageError.unwritable(path)
        }
    }

    // MARK: Surfaces

    private static func image(
        _ list: DisplayList, size: CGSize, scale: CGFloat, background: RGBA?, painter: CairoPainter?
    ) throws -> OpaquePointer {
        let scale = scale.isFinite && scale > 0 ? scale : 1
        let width = (size.width * scale).rounded(.up), height = (size.height * scale).rounded(.up)
        guard width.isFinite, height.isFinite, width >= 1, height >= 1, width <= 32_767, height <= 32_767 else {
            throw ImageError.unusableSize(size)
        }
        guard let surface = cairo_image_surface_create(CAIRO_FORMAT_ARGB32, Int32(width), Int32(height)),
            cairo_surface_status(surface) == CAIRO_STATUS_SUCCESS, let context = cairo_create(surface)
        else { throw ImageError.noMemory(Int(width), Int(height)) }
        cairo_scale(context, scale, scale)
        SharedText.withPainter(painter) {
            $0.paint(
                list, onto: context, size: CGSize(width: width / scale, height: height / scale), scale: scale,
                background: background)
        }
        let status = cairo_status(context)
        cairo_destroy(context)
        guard status == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(surface)
            throw ImageError.failed(status.text)
        }
        return surface
    }

    private static func document(
        _ list: DisplayList, size: CGSize, background: RGBA?, painter: CairoPainter?,
        make: (UnsafeMutableRawPointer) -> OpaquePointer?
    ) throws -> Data {
        guard size.width.isFinite, size.height.isFinite, size.width > 0, size.height > 0 else {
            throw ImageError.unusableSize(size)
        }
        let bytes = ByteStream()
        guard let surface = make(bytes.pointer), let context = cairo_create(surface) else {
            throw ImageError.failed("the surface could not be made")
        }
        SharedText.withPainter(painter) {
            $0.paint(list, onto: context, size: size, scale: 1, background: background)
        }
        cairo_destroy(context)
        cairo_surface_finish(surface)
        let status = cairo_surface_status(surface)
        cairo_surface_destroy(surface)
        guard status == CAIRO_STATUS_SUCCESS else { throw ImageError.failed(status.text) }
        return bytes.data
    }
}

/// Why a picture could not be made; each in one sentence.
public enum ImageError: Error, Equatable, CustomStringConvertible {
    /// The file cannot be written.
    case unwritable(String)
    /// The extension names no form of picture.
    case unknownFormat(String)
    /// The size is empty, not a number, or beyond 32 767 pixels.
    case unusableSize(CGSize)
    /// The pixels find no room.
    case noMemory(Int, Int)
    /// The app has no window.
    case noWindow
    /// Cairo reports an error.
    case failed(String)

    public var description: String {
        switch self {
        case .unwritable(let path):
            "The picture cannot be written to \(path): check that the folder exists and can be written to."
        case .unknownFormat(let name):
            "\"\(name)\" is not a form of picture: use a file name that ends in .png, .pdf or .svg."
        case .unusableSize(let size):
            "A picture cannot be \(size.width) × \(size.height) points large."
        case .noMemory(let width, let height):
            "There is no room for a picture of \(width) × \(height) pixels."
        case .noWindow:
            "The app has no window to draw."
        case .failed(let reason):
            "The picture could not be made: \(reason)."
        }
    }
}

/// The text system for pictures that bring none of their own.
enum SharedText {
    nonisolated(unsafe) private static let painter = CairoPainter(textSystem: PangoTextSystem())
    private static let lock = NSLock()

    /// Paints with the given painter, or with a shared one that works on one thread at a time.
    static func withPainter(_ own: CairoPainter?, _ body: (CairoPainter) -> Void) {
        if let own { return body(own) }
        lock.lock()
        defer { lock.unlock() }
        body(painter)
    }
}
