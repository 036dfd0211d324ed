import DisplayList
import Foundation

extension Text {
    /// Creates a text that is an image, placed in the line like a character.
    public init(_ image: Image) {
        self.init(ImageTextSource(image))
    }
}

extension LocalizedStringKey.StringInterpolation {
    /// Adds an image, placed in the line like a character.
    public mutating func appendInterpolation(_ image: Image) { append(.text(Text(image))) }
}

/// An image in a line of text.
final class ImageTextSource: TextSource {
    let image: Image

    init(_ image: Image) {
        self.image = image
        super.init()
    }

    override func append(to builder: inout TextBuilder, _ traits: TextTraits) {
        if let resolved = image.resolve(in: builder.environment, isKnown: Image.isDrawn) {
            builder.append(resolved, traits)
        }
    }

    override func isEqual(to other: TextSource) -> Bool {
        (other as? ImageTextSource).map { image == $0.image } ?? false
    }
}

extension TextBuilder {
    /// Adds an image as one character, with the font and the paint that text has there.
    mutating func append(_ image: ResolvedImage, _ traits: TextTraits) {
        let style = style(traits)
        var content = image.content
        if image.isTemplate {
            content.tint = style.paint
            if image.levels == .hierarchical || image.levels == .palette {
                content.levelTints = SymbolLevels.paler(style.paint)
            }
        }
        if let symbolFont = content.symbolFont {
            let factor = symbolFont.size / cache.plain.font.size
            content.symbolFont = style.font
            content.symbolFont?.size *= factor
        }
        append(
            TextRun(
                "\u{fffc}",
                style: StyleTable.intern(
                    TextStyle(font: style.font, paint: style.paint, decoration: style.decoration, attachment: content)))
        )
    }
}
