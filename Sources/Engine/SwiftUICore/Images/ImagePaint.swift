import DisplayList
import Foundation

/// A style that repeats an image, or a part of one.
///
/// Follows Apple's [ImagePaint](https://developer.apple.com/documentation/swiftui/imagepaint). Tiles begin at the top
/// left corner of the outline's rectangle.
public struct ImagePaint: ShapeStyle, Equatable {
    /// The image that is repeated.
    public var image: Image
    /// The part of the image that is a tile, in shares of its width and height; the whole by default.
    public var sourceRect: CGRect
    /// How many times its size in points a tile is large; 1 by default.
    public var scale: CGFloat

    /// Creates a style that repeats an image.
    /// - Parameters:
    ///   - image: The image.
    ///   - sourceRect: The part of the image that is a tile, in shares of its width and height.
    ///   - scale: How many times its size in points a tile is large.
    public init(image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1) {
        self.image = image
        self.sourceRect = sourceRect
        self.scale = scale
    }

    public func _paint(_ request: _PaintRequest) -> Paint {
        guard let content = image.pattern(request) else { return .color(.clear) }
        return .image(
            ImagePattern(
                content, origin: request.bounds.origin, part: sourceRect, scale: scale, opacity: request.levelOpacity))
    }
}

extension ShapeStyle where Self == ImagePaint {
    /// A style that repeats an image.
    /// - Parameters:
    ///   - image: The image.
    ///   - sourceRect: The part of the image that is a tile, in shares of its width and height.
    ///   - scale: How many times its size in points a tile is large.
    public static func image(
        _ image: Image, sourceRect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), scale: CGFloat = 1
    ) -> ImagePaint {
        ImagePaint(image: image, sourceRect: sourceRect, scale: scale)
    }
}

extension Image {
    /// The image as tiles show it; nil where it cannot be found.
    func pattern(_ request: _PaintRequest) -> ImageContent? {
        guard let found = resolve(in: request.environment, isKnown: Image.isDrawn) else { return nil }
        var content = found.content
        if found.isTemplate {
            let tint = ForegroundStyle()._paint(request)
            content.tint = tint
            content.levelTints = found.levels.tints(request, primary: tint)
        }
        return content
    }
}
