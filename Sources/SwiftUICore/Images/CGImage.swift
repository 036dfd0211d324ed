import DisplayList
import Foundation

/// Pixels in memory, as Core Graphics has them: premultiplied RGBA in sRGB, eight bits each.
///
/// Foundation on Linux lacks the type.
public final class CGImage: Hashable, Sendable {
    let bitmap: Bitmap

    package init(_ bitmap: Bitmap) { self.bitmap = bitmap }

    /// Creates an image from premultiplied RGBA, row by row from the top; nil where the count does not fit.
    public convenience init?(width: Int, height: Int, premultipliedRGBA pixels: [UInt8]) {
        guard width > 0, height > 0, pixels.count == width * height * 4 else { return nil }
        self.init(Bitmap(width: width, height: height, pixels: pixels))
    }

    /// The width in pixels.
    public var width: Int { bitmap.width }
    /// The height in pixels.
    public var height: Int { bitmap.height }
    /// The bytes of a row.
    public var bytesPerRow: Int { bitmap.width * 4 }

    public static func == (a: CGImage, b: CGImage) -> Bool { a === b || a.bitmap == b.bitmap }
    public func hash(into hasher: inout Hasher) { hasher.combine(bitmap) }
}
