import DisplayList
import Foundation

/// Pixels in memory, as Core Graphics has them: premultiplied RGBA in sRGB, eight bits each.
///
/// Foundation on Linux lacks the type.
public final class CGImage: Hashable, Sendable {
    /// The pixels as front ends take them.
    package let bitmap: Bitmap

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
    /// The pixels, row by row from the top.
    package var premultipliedPixels: [UInt8] { Array(bitmap.pixels) }
    /// The bytes of a row.
    public var bytesPerRow: Int { bitmap.width * 4 }

    public static func == (a: CGImage, b: CGImage) -> Bool { a === b || a.bitmap == b.bitmap }
    public func hash(into hasher: inout Hasher) { hasher.combine(bitmap) }
}

extension CGImage {
    /// The image with its longest side of at most a number of pixels: each is the mean of the pixels that it replaces.
    package func scaledDown(toLongestSide limit: Int) -> CGImage {
        let longest = max(width, height)
        guard limit >= 1, longest > limit else { return self }
        let (newWidth, newHeight) = (max(width * limit / longest, 1), max(height * limit / longest, 1))
        var pixels = [UInt8](repeating: 0, count: newWidth * newHeight * 4)
        let all = bitmap.pixels
        for y in 0..<newHeight {
            let rows = (y * height / newHeight)..<max((y + 1) * height / newHeight, y * height / newHeight + 1)
            for x in 0..<newWidth {
                let columns = (x * width / newWidth)..<max((x + 1) * width / newWidth, x * width / newWidth + 1)
                for channel in 0..<4 {
                    var sum = 0
                    for row in rows {
                        for column in columns { sum += Int(all[(row * width + column) * 4 + channel]) }
                    }
                    pixels[(y * newWidth + x) * 4 + channel] = UInt8(sum / (rows.count * columns.count))
                }
            }
        }
        return CGImage(Bitmap(width: newWidth, height: newHeight, pixels: pixels))
    }
}
