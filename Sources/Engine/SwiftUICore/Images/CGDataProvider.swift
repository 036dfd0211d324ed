import DisplayList
import Foundation

/// Bytes for an image.
///
/// Follows Apple's [CGDataProvider](https://developer.apple.com/documentation/coregraphics/cgdataprovider).
public final class CGDataProvider: Sendable {
    /// The bytes.
    public let data: Data?

    /// Adopts bytes.
    public init?(data: Data) { self.data = data }
    /// Reads a file; nil where it can't be read.
    public init?(url: URL) {
        guard let data = try? Data(contentsOf: url) else { return nil }
        self.data = data
    }
    /// Reads a file by its path; nil where it can't be read.
    public convenience init?(filename: UnsafePointer<CChar>) {
        self.init(url: URL(fileURLWithPath: String(cString: filename)))
    }
    /// Copies bytes of memory, which is released at once.
    public init?(
        dataInfo info: UnsafeMutableRawPointer?, data: UnsafeRawPointer, size: Int,
        releaseData: (UnsafeMutableRawPointer?, UnsafeRawPointer, Int) -> Void
    ) {
        guard size >= 0 else { return nil }
        self.data = Data(bytes: data, count: size)
        releaseData(info, data, size)
    }
}

/// What becomes of colors that a device cannot show; it has no effect here.
public enum CGColorRenderingIntent: Int32, Sendable {
    case defaultIntent, absoluteColorimetric, relativeColorimetric, perceptual, saturation
}

extension CGImage {
    /// Creates an image from bytes of pixels; nil for an arrangement that is not read here.
    ///
    /// - Parameters:
    ///   - width: The width in pixels.
    ///   - height: The height in pixels.
    ///   - bitsPerComponent: 8.
    ///   - bitsPerPixel: 8 for grays, 24 or 32 for colors.
    ///   - bytesPerRow: The bytes from one row to the next.
    ///   - space: The space of colors: RGB or grays.
    ///   - bitmapInfo: The arrangement of a pixel's bytes. Colors are multiplied by the opacity here, if they are not yet.
    ///   - provider: The bytes, the upper row first.
    ///   - decode: Ranges of components; they have no effect here.
    ///   - shouldInterpolate: Whether an enlarged image is smooth; the view decides here.
    ///   - intent: What becomes of colors that a device cannot show.
    public convenience init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        let bytes = bitsPerPixel / 8
        guard width > 0, height > 0, width <= 32_767, height <= 32_767, bitsPerComponent == 8,
            [1, 3, 4].contains(bytes),
            bytesPerRow >= width * bytes, let data = provider.data,
            data.count >= (height - 1) * bytesPerRow + width * bytes,
            let pixels = PixelBytes(
                bytes: bytes, isGray: space.model == .monochrome, info: bitmapInfo.rawValue
            )?.read(data, width: width, height: height, bytesPerRow: bytesPerRow)
        else { return nil }
        self.init(width: width, height: height, premultipliedRGBA: pixels)
    }

    /// Returns an independent image of the same pixels.
    public func copy() -> CGImage? { CGImage(bitmap) }
    /// Returns an image of the same parts of colors in another space; nil for a space with another number of parts.
    ///
    /// Pictures are in sRGB here, so that the colors stay the same.
    public func copy(colorSpace space: CGColorSpace) -> CGImage? { space.model == .rgb ? CGImage(bitmap) : nil }
    /// The bytes of the pixels: premultiplied RGBA, the upper row first.
    public var dataProvider: CGDataProvider? { CGDataProvider(data: Data(premultipliedPixels)) }
}

/// How the bytes of an image's pixels are arranged.
private struct PixelBytes {
    let bytes: Int
    let colors: [Int]
    let alpha: Int?
    let isPremultiplied: Bool

    init?(bytes: Int, isGray: Bool, info: UInt32) {
        self.bytes = bytes
        guard let kind = CGImageAlphaInfo(rawValue: info & CGBitmapInfo.alphaInfoMask.rawValue) else { return nil }
        isPremultiplied = kind == .premultipliedFirst || kind == .premultipliedLast
        if bytes == 1 {
            guard isGray || kind == .alphaOnly else { return nil }
            (colors, alpha) = kind == .alphaOnly ? ([], 0) : ([0, 0, 0], nil)
            return
        }
        if bytes == 3 {
            (colors, alpha) = ([0, 1, 2], nil)
            return
        }
        let isFirst = [.premultipliedFirst, .first, .noneSkipFirst].contains(kind)
        let isLittle = info & CGBitmapInfo.byteOrderMask.rawValue == CGBitmapInfo.byteOrder32Little.rawValue
        let places = (isFirst ? [1, 2, 3, 0] : [0, 1, 2, 3]).map { isLittle ? 3 - $0 : $0 }
        colors = Array(places.dropLast())
        alpha = [.none, .noneSkipFirst, .noneSkipLast].contains(kind) ? nil : places[3]
    }

    /// Reads pixels as premultiplied RGBA.
    func read(_ data: Data, width: Int, height: Int, bytesPerRow: Int) -> [UInt8] {
        var pixels = [UInt8](repeating: 0, count: width * height * 4)
        data.withUnsafeBytes { source in
            for y in 0..<height {
                for x in 0..<width {
                    let (from, to) = (y * bytesPerRow + x * bytes, (y * width + x) * 4)
                    let opacity = alpha.map { source[from + $0] } ?? 255
                    for (index, place) in colors.enumerated() {
                        let color = source[from + place]
                        pixels[to + index] =
                            isPremultiplied ? min(color, opacity) : UInt8((Int(color) * Int(opacity) + 127) / 255)
                    }
                    pixels[to + 3] = opacity
                }
            }
        }
        return pixels
    }
}
