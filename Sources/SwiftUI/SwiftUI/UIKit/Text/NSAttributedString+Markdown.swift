import Foundation
import OrielFoundation

extension NSAttributedString {
    /// Creates styled text from Markdown.
    public convenience init(
        markdown: String, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
        self.init(try AttributedString(markdown: markdown, options: options, baseURL: baseURL))
    }

    /// Creates styled text from Markdown in UTF-8.
    public convenience init(
        markdown: Data, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
        self.init(try AttributedString(markdown: markdown, options: options, baseURL: baseURL))
    }

    /// Creates styled text from a file of Markdown, to which its links are relative.
    public convenience init(
        contentsOf markdownFile: URL, options: AttributedString.MarkdownParsingOptions = .init(), baseURL: URL? = nil
    ) throws {
        try self.init(markdown: Data(contentsOf: markdownFile), options: options, baseURL: baseURL ?? markdownFile)
    }
}
