import Foundation

/// Reads the Markdown that stands within a line: emphasis, code, struck text and links.
///
/// Follows CommonMark's rules for inlines; white space stays as it is.
struct InlineMarkdown {
    /// A stretch of text with one style.
    struct Span: Equatable {
        var text: String
        var isBold = false, isItalic = false, isCode = false, isStruck = false
        var link: String?

        func hasStyle(of other: Span) -> Bool {
            isBold == other.isBold && isItalic == other.isItalic && isCode == other.isCode
                && isStruck == other.isStruck && link == other.link
        }
    }

    /// Text, or a run of delimiters.
    struct Token {
        var span: Span
        /// The delimiter's character; nil for text.
        var delimiter: Character?
        var count = 0
        var canOpen = false, canClose = false
    }

    /// Whether a string has any character that Markdown gives a meaning.
    static func mayBeMarkdown(_ string: String) -> Bool {
        for byte in string.utf8 {
            switch byte {
            case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "`"), UInt8(ascii: "~"), UInt8(ascii: "["),
                UInt8(ascii: "\\"), UInt8(ascii: "<"), UInt8(ascii: "&"):
                return true
            default: continue
            }
        }
        return false
    }

    /// Reads a string.
    static func parse(_ string: String) -> [Span] {
        var parser = InlineMarkdown(Array(string))
        parser.scan()
        parser.matchDelimiters(above: 0)
        return parser.spans
    }

    let source: [Character]
    var place = 0
    var tokens: [Token] = []
    /// The tokens that are opening brackets.
    var brackets: [Int] = []

    private init(_ source: [Character]) { self.source = source }

    private mutating func scan() {
        while place < source.count {
            switch source[place] {
            case "\\" where place + 1 < source.count && source[place + 1].isMarkdownPunctuation:
                add(source[place + 1])
                place += 2
            case "`": scanCode()
            case "*", "_", "~": scanDelimiters()
            case "[":
                brackets.append(tokens.count)
                tokens.append(Token(span: Span(text: "[")))
                place += 1
            case "]": scanLink()
            case "<": scanAutolink()
            case "&": scanEntity()
            default:
                add(source[place])
                place += 1
            }
        }
    }

    /// Adds a character without meaning.
    mutating func add(_ character: Character) {
        if let last = tokens.indices.last, tokens[last].delimiter == nil, !tokens[last].span.isCode,
            tokens[last].span.link == nil, brackets.last != last
        {
            tokens[last].span.text.append(character)
        } else {
            tokens.append(Token(span: Span(text: String(character))))
        }
    }

    /// The length of the run of equal characters at a place.
    func runLength(at start: Int) -> Int {
        var end = start
        while end < source.count, source[end] == source[start] { end += 1 }
        return end - start
    }

    private var spans: [Span] {
        var result: [Span] = []
        for token in tokens where !token.span.text.isEmpty {
            if let last = result.last, last.hasStyle(of: token.span) {
                result[result.count - 1].text += token.span.text
            } else {
                result.append(token.span)
            }
        }
        return result
    }
}

extension Character {
    /// Whether the character is punctuation to CommonMark.
    var isMarkdownPunctuation: Bool { isPunctuation || isSymbol }
}

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
