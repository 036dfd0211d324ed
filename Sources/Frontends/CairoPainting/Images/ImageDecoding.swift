import CPangoCairo
import Foundation
import PixelKernels

/// Reads image files.
enum ImageDecoding {
    /// Reads a file by what its first bytes say it is.
    static func load(_ path: String) -> LoadedImage? {
        guard let head = head(of: path), !head.isEmpty else { return nil }
        if head.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return png(path).map { .pixels($0) } }
        if head.starts(with: Array("%PDF".utf8)) { return PDFDrawing(path: path).map { .drawing($0) } }
        let text = String(decoding: head, as: UTF8.self)
        if text.contains("<svg") || (text.hasPrefix("<?xml") && path.lowercased().hasSuffix(".svg")) {
            return SVGDrawing(path: path).map { .drawing($0) }
        }
        return Pixbuf.load(path).map { .pixels($0) }
    }

    private static func head(of path: String) -> [UInt8]? {
        guard let file = fopen(path, "rb") else { return nil }
        defer { fclose(file) }
        var bytes = [UInt8](repeating: 0, count: 1024)
        let count = fread(&bytes, 1, bytes.count, file)
        return Array(bytes.prefix(count))
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
