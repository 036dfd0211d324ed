/// Where the opacity of a pixel is, and whether colors are multiplied by it.
public enum CGImageAlphaInfo: UInt32, Hashable, Sendable {
    case none, premultipliedLast, premultipliedFirst, last, first, noneSkipLast, noneSkipFirst, alphaOnly
}

/// How the bytes of a pixel are arranged.
public struct CGBitmapInfo: OptionSet, Hashable, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    /// The bits of a ``CGImageAlphaInfo``.
    public static let alphaInfoMask = CGBitmapInfo(rawValue: 0x1F)
    /// Components are numbers with a fraction.
    public static let floatComponents = CGBitmapInfo(rawValue: 0x100)
    /// The bits of whether components are numbers with a fraction.
    public static let floatInfoMask = CGBitmapInfo(rawValue: 0xF00)
    /// The order of the machine.
    public static let byteOrderDefault: CGBitmapInfo = []
    /// The bits of the order of bytes.
    public static let byteOrderMask = CGBitmapInfo(rawValue: 0x7000)
    /// Words of two bytes, the lower one first.
    public static let byteOrder16Little = CGBitmapInfo(rawValue: 0x1000)
    /// Words of four bytes, the lowest one first.
    public static let byteOrder32Little = CGBitmapInfo(rawValue: 0x2000)
    /// Words of two bytes, the higher one first.
    public static let byteOrder16Big = CGBitmapInfo(rawValue: 0x3000)
    /// Words of four bytes, the highest one first.
    public static let byteOrder32Big = CGBitmapInfo(rawValue: 0x4000)
}

extension CGImage {
    /// Where the opacity is: behind the colors, which are multiplied by it.
    public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
    /// How the bytes are arranged: red, green, blue and opacity.
    public var bitmapInfo: CGBitmapInfo {
        CGBitmapInfo(rawValue: CGImageAlphaInfo.premultipliedLast.rawValue | CGBitmapInfo.byteOrder32Big.rawValue)
    }
    /// Whether the image has no colors but an opacity; never here.
    public var isMask: Bool { false }
    /// Ranges to which components are mapped; nil, for none.
    public var decode: UnsafePointer<CGFloat>? { nil }
    /// Whether an enlarged image is smooth; true, although the view decides.
    public var shouldInterpolate: Bool { true }
    /// What becomes of colors that a device cannot show; the default.
    public var renderingIntent: CGColorRenderingIntent { .defaultIntent }
    /// The name of the format of the image's file; nil, as pixels do not keep it.
    public var utType: CFString? { nil }
}
