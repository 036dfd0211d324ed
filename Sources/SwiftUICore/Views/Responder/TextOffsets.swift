import DisplayList
import Foundation

extension EnvironmentValues {
    /// Where the insertion points of a line of text are, in points from its left: one more than it has characters.
    ///
    /// To be asked while a body is evaluated; without a window a character counts as 0.6 times the font size.
    package func caretOffsets(in string: String) -> [CGFloat] {
        let cache = TextStyleCache.of(self)
        let content = TextContent(string, style: cache.plain, paragraph: cache.paragraph)
        let graph = UpdateContext.reader?.pointee.graph ?? UpdateContext.updating
        return graph?.textSystem.caretOffsets(in: content) ?? (0...string.count).map { CGFloat($0) * fontSize * 0.6 }
    }

    /// The size of the text font in effect, in points.
    package var fontSize: CGFloat { TextStyleCache.of(self).plain.font.size }
}
