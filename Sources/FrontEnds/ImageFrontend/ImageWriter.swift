import CairoPainting
import DisplayList
import Foundation

/// Turns display lists into pictures: pixels, PNG, PDF and SVG.
///
/// Pictures for which no painter is given are painted by a shared one, on one thread at a time.
public enum ImageWriter {
    /// Paints a list to pixels.
    /// - Parameters:
    ///   - size: The picture's size, in points.
    ///   - scale: Pixels per point; 1 by default.
    ///   - background: The color below all layers; nil leaves the picture clear there.
    ///   - painter: The painter; nil for the shared one.
    public static func bitmap(
        _ list: DisplayList, size: CGSize, scale: CGFloat = 1, background: RGBA? = nil, painter: CairoPainter? = nil
    ) throws -> Bitmap {
        let picture = try Picture(.png, size: size, scale: scale)
        try picture.paint(list, background: background, painter: painter)
        return try picture.bitmap()
    }

    /// Paints a list and returns a PNG file's bytes.
    public static func png(
        _ list: DisplayList, size: CGSize, scale: CGFloat = 1, background: RGBA? = nil, painter: CairoPainter? = nil
    ) throws -> Data {
        try data(.png, list, size: size, scale: scale, background: background, painter: painter)
    }

    /// Draws a list as a PDF file of one page, a point being 1/72 inch.
    public static func pdf(
        _ list: DisplayList, size: CGSize, background: RGBA? = nil, painter: CairoPainter? = nil
    ) throws -> Data {
        try data(.pdf, list, size: size, scale: 1, background: background, painter: painter)
    }

    /// Draws a list as an SVG file, a point being a pixel.
    public static func svg(
        _ list: DisplayList, size: CGSize, background: RGBA? = nil, painter: CairoPainter? = nil
    ) throws -> Data {
        try data(.svg, list, size: size, scale: 1, background: background, painter: painter)
    }

    /// Writes a list to a file, in the form that its extension names: `png`, `pdf` or `svg`.
    public static func write(
        _ list: DisplayList, to path: String, size: CGSize, scale: CGFloat = 1, background: RGBA? = nil,
        painter: CairoPainter? = nil
    ) throws {
        let form = try Picture.Form(path: path)
        try write(
            data(form, list, size: size, scale: scale, background: background, painter: painter), to: path)
    }

    private static func data(
        _ form: Picture.Form, _ list: DisplayList, size: CGSize, scale: CGFloat, background: RGBA?,
        painter: CairoPainter?
    ) throws -> Data {
        let picture = try Picture(form, size: size, scale: scale)
        try picture.paint(list, background: background, painter: painter)
        return try picture.data()
    }

    /// Writes a file whole or not at all.
    static func write(_ data: Data, to path: String) throws {
        do {
            try data.write(to: URL(fileURLWithPath: path), options: .atomic)
        } catch {
            throw ImageError.unwritable(path)
        }
    }
}

/// The painter for pictures for which none is given.
enum SharedText {
    nonisolated(unsafe) private static let painter = CairoPainter(textSystem: PangoTextSystem(sharesFonts: false))
    private static let lock = NSLock()

    /// Paints with the given painter, or with a shared one that works on one thread at a time.
    static func withPainter(_ own: CairoPainter?, _ body: (CairoPainter) -> Void) {
        if let own { return body(own) }
        lock.lock()
        defer { lock.unlock() }
        body(painter)
    }
}
