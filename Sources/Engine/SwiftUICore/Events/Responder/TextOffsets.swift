import DisplayList
import Foundation

extension EnvironmentValues {
    /// Where the insertion points of a line of text are, in points from its left: one more than it has characters.
    ///
    /// For use while a body is evaluated; without a window a character counts as 0.6 times the font size.
    package func caretOffsets(in string: String) -> [CGFloat] {
        noteTextReads()
        let cache = TextStyleCache.of(self)
        let content = TextContent(string, style: cache.plain, paragraph: cache.paragraph)
        let graph = UpdateContext.reader?.graph ?? UpdateContext.updating
        return graph?.textSystem.caretOffsets(in: content) ?? (0...string.count).map { CGFloat($0) * fontSize * 0.6 }
    }

    /// Where the insertion points of a line of styled text are, and its largest font's size.
    package func styledLine(_ string: AttributedString) -> (offsets: [CGFloat], fontSize: CGFloat) {
        noteTextReads()
        var content = Text(string).resolve(in: self)
        if content.hasForms {
            // Offsets count from the line's beginning, wherever its paragraph has that.
            let runs = content.runs.map { TextRun($0.string, style: $0.style.withoutForm) }
            content = TextContent(runs: runs, paragraph: content.paragraph)
        }
        let graph = UpdateContext.reader?.graph ?? UpdateContext.updating
        let offsets = graph?.textSystem.caretOffsets(in: content)
        let size = content.runs.map(\.style.font.size).max() ?? fontSize
        return (offsets ?? (0...string.characters.count).map { CGFloat($0) * size * 0.6 }, max(size, fontSize))
    }

    /// The size of the text font in effect, in points.
    package var fontSize: CGFloat {
        noteTextReads()
        return TextStyleCache.of(self).plain.font.size
    }

    /// Notes that the body being evaluated depends on everything that affects the appearance of texts, which is cached
    /// for them.
    private func noteTextReads() {
        var element = UpdateContext.reader == nil ? nil : head
        while let current = element {
            if current.effect.contains(.text) { EnvironmentTracking.noteRead(of: current) }
            element = current.next
        }
    }
}
