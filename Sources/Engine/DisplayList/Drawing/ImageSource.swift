import Foundation

/// Where an image's pixels come from; front ends load and cache by this value.
///
/// ```swift
/// let heart = ImageContent(source: .symbol(name: "heart", variableValue: nil), tint: .color(RGBA(1, 0, 0)))
/// let photo = ImageContent(source: .file(path: "/usr/share/pixmaps/photo.png", scale: 2))
/// #expect(photo.source.summary == "photo.png")
/// ```
public enum ImageSource: Hashable, Sendable {
    /// A file: PNG, JPEG or SVG.
    case file(path: String, scale: CGFloat)
    /// A symbol by its SF Symbols name, or by the path of an app's symbol template with its scale: `/….svg#M`.
    case symbol(name: String, variableValue: Double?)
    /// Pixels in memory.
    case bitmap(Bitmap)
}

/// Pixels in memory: premultiplied RGBA, eight bits each, rows from top to bottom without padding.
///
/// ```swift
/// let red: [UInt8] = [255, 0, 0, 255]
/// let dot = Bitmap(width: 1, height: 1, pixels: red)
/// let content = LayerContent.image(ImageContent(source: .bitmap(dot)))
/// ```
public final class Bitmap: Hashable, Sendable {
    /// The size in pixels.
    public let width: Int, height: Int
    /// Pixels per point.
    public let scale: CGFloat
    /// `width × height × 4` bytes.
    ///
    /// The pixels of a film's picture are copied when they are first asked for; keep them in a variable while you read many.
    public var pixels: [UInt8] { native?.pixels(count: width * height * 4) ?? own }
    /// The pixels where a library keeps them; nil for the bitmap's own.
    public let native: NativePixels?
    private let own: [UInt8]

    /// Creates a bitmap; `pixels` must hold `width × height × 4` bytes.
    public init(width: Int, height: Int, scale: CGFloat = 1, pixels: [UInt8]) {
        precondition(pixels.count == width * height * 4, "A bitmap needs four bytes a pixel.")
        self.width = width
        self.height = height
        self.scale = scale
        (own, native) = (pixels, nil)
    }

    /// Creates a bitmap of one pixel a point, whose pixels stay in the memory of a library.
    public init(width: Int, height: Int, native: NativePixels) {
        (self.width, self.height, scale) = (width, height, 1)
        (own, self.native) = ([], native)
    }

    /// Whether two bitmaps have the same pixels; pictures of films are compared by identity, as a look at all their pixels would
    /// cost more than to draw them.
    public static func == (a: Bitmap, b: Bitmap) -> Bool {
        if a === b { return true }
        guard a.native == nil, b.native == nil else { return false }
        return a.width == b.width && a.height == b.height && a.scale == b.scale && haveEqualBytes(a.own, b.own)
    }

    private static func haveEqualBytes(_ a: [UInt8], _ b: [UInt8]) -> Bool {
        a.withUnsafeBytes { a in
            b.withUnsafeBytes { b in
                guard a.count == b.count else { return false }
                guard let first = a.baseAddress, let second = b.baseAddress, first != second else { return true }
                return memcmp(first, second, a.count) == 0
            }
        }
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(width)
        hasher.combine(height)
    }
}

/// An image drawn into a rectangle.
///
/// ```swift
/// var button = ImageContent(source: .file(path: "Button.png", scale: 2))
/// button.capInsets = Insets(top: 8, left: 8, bottom: 8, right: 8)
/// button.interpolation = .high
/// ```
public struct ImageContent: Hashable, Sendable {
    /// Where the pixels come from.
    public var source: ImageSource
    /// How a template image is tinted; nil draws the image's own colors.
    public var tint: Paint?
    /// How pixels are made when the image is scaled.
    public var interpolation: Interpolation = .medium
    /// The parts that keep their size, in points, when the image is stretched (nine-part images).
    public var capInsets: Insets?
    /// Whether the middle part is repeated rather than stretched.
    public var isTiled = false
    /// The weight and size of a symbol, from the font in effect.
    public var symbolFont: FontDescription?
    /// The paints of a symbol's secondary and tertiary parts; empty where the tint fills the whole symbol.
    public var levelTints: [Paint] = []
    /// Whether the parts of a symbol that have colors of their own are drawn in these.
    public var isMulticolor = false

    /// How pixels are made when an image is scaled.
    public enum Interpolation: Hashable, Sendable { case none, low, medium, high }

    /// Creates an image drawing.
    public init(source: ImageSource, tint: Paint? = nil) {
        self.source = source
        self.tint = tint
    }
}

/// Distances from the four edges, in points, left to right regardless of the layout direction.
///
/// ```swift
/// let insets = Insets(top: 8, left: 16, bottom: 8, right: 16)
/// ```
public struct Insets: Hashable, Sendable {
    /// The distances.
    public var top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat
    /// Creates insets.
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }
}
