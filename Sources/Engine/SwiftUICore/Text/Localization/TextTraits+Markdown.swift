import Foundation

extension TextTraits {
    /// Adds the style of a stretch of Markdown.
    func adding(_ span: InlineMarkdown.Span) -> TextTraits {
        if span.hasStyle(of: InlineMarkdown.Span(text: "")) { return self }
        var inner = TextTraits()
        if span.isBold { inner.fontChanges.weight = .set(.bold) }
        if span.isItalic { inner.fontChanges.isItalic = true }
        if span.isCode { inner.fontChanges.isMonospaced = true }
        if span.isStruck { inner.strikethrough = .set(.single) }
        if let link = span.link { inner.setLink(link) }
        return overridden(by: inner)
    }
}
