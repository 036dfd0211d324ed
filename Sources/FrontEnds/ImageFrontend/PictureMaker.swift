import CairoPainting
import DisplayList
import Foundation

/// Makes pictures of display lists on the main thread, with one text system for measuring and painting.
@MainActor
public enum PictureMaker {
    private static let painter = CairoPainter(textSystem: PangoTextSystem())

    /// The text system that the pictures are painted with.
    public static var textSystem: any TextMeasuring { painter.textSystem }

    /// Whether any font is installed: without one no text can be drawn.
    public static var hasFonts: Bool { painter.textSystem.hasFonts }

    /// The names of the installed families of fonts, in the order of their letters.
    public static var fontFamilies: [String] { FontFamilies.names }

    /// The names of the faces of a family of fonts, such as “Bold”.
    public static func fontFaces(ofFamily family: String) -> [String] { FontFamilies.faces(of: family) }

    /// Paints a list to pixels.
    /// - Parameters:
    ///   - size: The picture's size, in points.
    ///   - scale: Pixels per point.
    ///   - background: The color below all layers; nil leaves the picture clear there.
    public static func bitmap(
        _ list: DisplayList, size: CGSize, scale: CGFloat, background: RGBA? = nil
    ) throws -> Bitmap {
        try ImageWriter.bitmap(list, size: size, scale: scale, background: background, painter: painter)
    }

    /// Draws lists as the pages of a PDF file, a point being 1/72 inch.
    public static func pdf(_ pages: [(list: DisplayList, size: CGSize)]) throws -> Data {
        guard let first = pages.first else { throw ImageError.unusableSize(.zero) }
        let picture = try Picture(.pdf, size: first.size, scale: 1)
        for (index, page) in pages.enumerated() {
            if index > 0 { picture.beginPage(page.size) }
            try picture.paint(
                page.list, in: CGRect(origin: .zero, size: page.size), background: nil, painter: painter)
        }
        return try picture.data()
    }

    /// Returns the pixels of a file, upright, on any thread; nil where it holds none.
    /// - Parameter size: About how many pixels are wanted, at least; nil for all.
    public nonisolated static func pixels(ofFile path: String, fitting size: CGSize?) -> Bitmap? {
        PicturePixels.read(path, fitting: size)
    }

    /// Returns an image in its own pixels as a PNG file; nil where it cannot be found.
    public static func png(of image: ImageContent) -> Data? {
        guard let (list, size, scale) = list(of: image) else { return nil }
        return try? ImageWriter.png(list, size: size, scale: scale, painter: painter)
    }

    /// Returns an image in its own pixels as a JPEG file, clear parts on white; nil where it cannot be found.
    /// - Parameter quality: From 0 to 1.
    public static func jpeg(of image: ImageContent, quality: Double) -> Data? {
        guard let (list, size, scale) = list(of: image),
            let bitmap = try? bitmap(list, size: size, scale: scale, background: .white)
        else { return nil }
        return jpeg(of: bitmap, quality: quality)
    }

    /// Returns pixels as a JPEG file, on any thread, clear parts on white; nil where there are none.
    /// - Parameter quality: From 0 to 1.
    public nonisolated static func jpeg(of bitmap: Bitmap, quality: Double) -> Data? {
        JPEGWriter.write(bitmap, quality: quality)
    }

    /// A list with an image alone, its size in points, and how many pixels a point has.
    private static func list(of image: ImageContent) -> (DisplayList, CGSize, CGFloat)? {
        guard let size = painter.textSystem.size(of: image), size.width > 0, size.height > 0 else { return nil }
        let list = DisplayList()
        let layer = list.insert(into: .root, after: .none, content: .image(image))
        list.setFrame(layer, position: .zero, size: size)
        if case .file(_, let own) = image.source, own > 0 { return (list, size, own) }
        return (list, size, 1)
    }
}
