/// The order of the bytes of a pixel.
///
/// Follows Apple's [CGImageByteOrderInfo](https://developer.apple.com/documentation/coregraphics/cgimagebyteorderinfo).
public enum CGImageByteOrderInfo: UInt32, Hashable, Sendable {
    case orderMask = 0x7000
    case orderDefault = 0
    case order16Little = 0x1000
    case order32Little = 0x2000
    case order16Big = 0x3000
    case order32Big = 0x4000
}

/// How the components of a pixel are packed.
///
/// Follows Apple's [CGImagePixelFormatInfo](https://developer.apple.com/documentation/coregraphics/cgimagepixelformatinfo).
public enum CGImagePixelFormatInfo: UInt32, Hashable, Sendable {
    case mask = 0xF0000
    case packed = 0
    case RGB555 = 0x10000
    case RGB565 = 0x20000
    case RGB101010 = 0x30000
    case RGBCIF10 = 0x40000
}

extension CGBitmapInfo {
    /// Creates an arrangement of its parts.
    public init(alpha: CGImageAlphaInfo, byteOrder: CGImageByteOrderInfo = .orderDefault) {
        self.init(rawValue: alpha.rawValue | byteOrder.rawValue)
    }
}

extension CGImage {
    /// The order of the bytes: as they are in memory, from red to the opacity.
    public var byteOrderInfo: CGImageByteOrderInfo { .order32Big }
    /// How the components are packed: each has bytes of its own.
    public var pixelFormatInfo: CGImagePixelFormatInfo { .packed }

    /// Returns the image with the opacity of a mask: its dark parts show the image, or its opaque parts where it has transparent ones.
    public func masking(_ mask: CGImage) -> CGImage? {
        guard width > 0, height > 0, mask.width > 0, mask.height > 0 else { return nil }
        var pixels = premultipliedPixels
        let masks = mask.premultipliedPixels
        let isOpaque = !stride(from: 3, to: masks.count, by: 4).contains { masks[$0] < 255 }
        for y in 0..<height {
            for x in 0..<width {
                let place = ((y * mask.height / height) * mask.width + x * mask.width / width) * 4
                // The mean of the colors: a mask is a picture of grays.
                let gray = (Int(masks[place]) + Int(masks[place + 1]) + Int(masks[place + 2])) / 3
                let shown = isOpaque ? 255 - gray : Int(masks[place + 3])
                let pixel = (y * width + x) * 4
                for part in pixel..<pixel + 4 { pixels[part] = UInt8((Int(pixels[part]) * shown + 127) / 255) }
            }
        }
        return CGImage(width: width, height: height, premultipliedRGBA: pixels)
    }

    /// Returns the image without the pixels whose colors are within ranges: the least and the greatest of red, green and blue, to 255.
    public func copy(maskingColorComponents components: [CGFloat]) -> CGImage? {
        guard components.count >= 6 else { return nil }
        let ranges = (0..<3).map { (components[$0 * 2], components[$0 * 2 + 1]) }
        var pixels = premultipliedPixels
        for pixel in stride(from: 0, to: pixels.count - 3, by: 4) {
            let isWithin = (0..<3).allSatisfy { part in
                let value = CGFloat(pixels[pixel + part])
                return value >= ranges[part].0 && value <= ranges[part].1
            }
            if isWithin { for part in pixel..<pixel + 4 { pixels[part] = 0 } }
        }
        return CGImage(width: width, height: height, premultipliedRGBA: pixels)
    }
}
