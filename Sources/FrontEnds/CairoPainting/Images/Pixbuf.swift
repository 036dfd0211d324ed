import CPangoCairo
import DisplayList
import Foundation

/// Reads JPEG and other pictures with GDK's image library.
enum Pixbuf {
    private typealias Load = @convention(c) (UnsafePointer<CChar>, UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?
    private typealias LoadSmaller =
        @convention(c) (
            UnsafePointer<CChar>, Int32, Int32, Int32, UnsafeMutableRawPointer?
        ) -> UnsafeMutableRawPointer?
    private typealias GetInfo =
        @convention(c) (
            UnsafePointer<CChar>, UnsafeMutablePointer<Int32>, UnsafeMutablePointer<Int32>
        ) -> UnsafeMutableRawPointer?
    private typealias Number = @convention(c) (UnsafeMutableRawPointer) -> Int32
    private typealias Pixels = @convention(c) (UnsafeMutableRawPointer) -> UnsafePointer<UInt8>?
    private typealias Convert = @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer?

    static let library = DynamicLibrary(
        "libgdk_pixbuf-2.0.so.0", neededFor: "JPEG images", package: "libgdk-pixbuf-2.0-0")

    /// Whether a loader for the file's format is installed.
    static func knows(_ path: String) -> Bool {
        guard let library, let getInfo = library.function("gdk_pixbuf_get_file_info", as: GetInfo.self) else {
            // The message about the library has been given.
            return true
        }
        var (width, height): (Int32, Int32) = (0, 0)
        return getInfo(path, &width, &height) != nil
    }

    /// Whether there is room for a picture's pixels, according to the header that the library reads.
    private static func isSmallEnough(_ path: String, _ getInfo: GetInfo, smaller: Bool) -> Bool {
        if smaller { return true }
        var (width, height): (Int32, Int32) = (0, 0)
        guard getInfo(path, &width, &height) != nil else { return true }
        return CGFloat(width) * CGFloat(height) <= PictureLimits.pixels
    }

    /// Reads a file; nil if it is not a picture or the library is missing.
    /// - Parameter size: In how many pixels, before they are turned upright; nil for all that the file has.
    static func load(_ path: String, size: CGSize? = nil) -> Surface? {
        guard let library,
            let load = library.function("gdk_pixbuf_new_from_file", as: Load.self),
            let loadSmaller = library.function("gdk_pixbuf_new_from_file_at_scale", as: LoadSmaller.self),
            let getInfo = library.function("gdk_pixbuf_get_file_info", as: GetInfo.self),
            isSmallEnough(path, getInfo, smaller: size != nil),
            let orient = library.function("gdk_pixbuf_apply_embedded_orientation", as: Convert.self),
            let getWidth = library.function("gdk_pixbuf_get_width", as: Number.self),
            let getHeight = library.function("gdk_pixbuf_get_height", as: Number.self),
            let getStride = library.function("gdk_pixbuf_get_rowstride", as: Number.self),
            let getChannels = library.function("gdk_pixbuf_get_n_channels", as: Number.self),
            let getPixels = library.function("gdk_pixbuf_read_pixels", as: Pixels.self),
            let raw = size.map({ loadSmaller(path, Int32($0.width), Int32($0.height), 0, nil) }) ?? load(path, nil)
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
