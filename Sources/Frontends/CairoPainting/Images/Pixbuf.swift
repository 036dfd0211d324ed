import CPangoCairo
import Foundation

/// Reads JPEG and other pictures with GDK's image library.
enum Pixbuf {
    private typealias Load = @convention(c) (UnsafePointer<CChar>, UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?
    private typealias Number = @convention(c) (UnsafeMutableRawPointer) -> Int32
    private typealias Pixels = @convention(c) (UnsafeMutableRawPointer) -> UnsafePointer<UInt8>?
    private typealias Convert = @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer?

    private static let library = DynamicLibrary(
        "libgdk_pixbuf-2.0.so.0", neededFor: "JPEG images", package: "libgdk-pixbuf-2.0-0")

    /// Reads a file; nil where it is no picture or the library is missing.
    static func load(_ path: String) -> Surface? {
        guard let library,
            let load = library.function("gdk_pixbuf_new_from_file", as: Load.self),
            let orient = library.function("gdk_pixbuf_apply_embedded_orientation", as: Convert.self),
            let getWidth = library.function("gdk_pixbuf_get_width", as: Number.self),
            let getHeight = library.function("gdk_pixbuf_get_height", as: Number.self),
            let getStride = library.function("gdk_pixbuf_get_rowstride", as: Number.self),
            let getChannels = library.function("gdk_pixbuf_get_n_channels", as: Number.self),
            let getPixels = library.function("gdk_pixbuf_read_pixels", as: Pixels.self),
            let raw = load(path, nil)
        else { return nil }
        defer { g_object_unref(raw) }
        guard let picture = orient(raw) else { return nil }
        defer { g_object_unref(picture) }
        guard let pixels = getPixels(picture) else { return nil }
        return ImageDecoding.surface(
            width: Int(getWidth(picture)), height: Int(getHeight(picture)), pixels: pixels,
            stride: Int(getStride(picture)), channels: Int(getChannels(picture)), isPremultiplied: false)
    }
}
