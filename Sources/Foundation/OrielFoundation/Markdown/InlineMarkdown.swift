import Foundation

/// Reads inline Markdown: emphasis, code, struck text and links.
///
/// Follows CommonMark's rules for inlines; white space stays as it is.
package struct InlineMarkdown {
    /// A stretch of text with one style.
    package struct Span: Equatable {
        package var text: String
        package var isBold = false, isItalic = false, isCode = false, isStruck = false
        package var link: String?
        /// The number of the enclosing stretch with attributes; nil for none.
        package var group: Int?

        package init(
            text: String, isBold: Bool = false, isItalic: Bool = false, isCode: Bool = false, isStruck: Bool = false,
            link: String? = nil
        ) {
            self.text = text
            (self.isBold, self.isItalic, self.isCode, self.isStruck) = (isBold, isItalic, isCode, isStruck)
            self.link = link
        }

        package func hasStyle(of other: Span) -> Bool {
            isBold == other.isBold && isItalic == other.isItalic && isCode == other.isCode
                && isStruck == other.isStruck && link == other.link && group == other.group
        }
    }

    /// The supported Markdown syntax.
    package enum Syntax {
        /// CommonMark's inlines.
        case inlines
        /// Beside these, stretches with attributes: `^[text](name: value)`.
        case inlinesAndAttributes
        /// Stretches with attributes only.
        case attributesOnly
    }

    /// Text, or a run of delimiters.
    struct Token {
        var span: Span
        /// The delimiter's character; nil for text.
        var delimiter: Character?
        /// How many of its delimiters are not used yet, and how many there were.
        var count = 0, length = 0
        /// How many more stretches of a style cover the text from here on.
        var boldChange = 0, italicChange = 0, struckChange = 0
        var canOpen = false, canClose = false
        /// Whether it is the opening bracket of a stretch with attributes.
        var beginsGroup = false
    }

    /// Whether a string has any character that Markdown gives a meaning.
    package static func mayBeMarkdown(_ string: String) -> Bool {
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
    package static func parse(_ string: String) -> [Span] { parse(string, as: .inlines).spans }

    /// Reads a string; returns the attributes of its stretches as well, by number.
    package static func parse(_ string: String, as syntax: Syntax) -> (spans: [Span], groups: [MarkdownAttributes]) {
        let parser = parsed(string, as: syntax)
        return (parser.spans, parser.groups)
    }

    /// Returns how many characters and tokens are looked at to read a string; tests compare it with the length.
    static func steps(_ string: String, as syntax: Syntax) -> Int { parsed(string, as: syntax).steps }

    private static func parsed(_ string: String, as syntax: Syntax) -> InlineMarkdown {
        var parser = InlineMarkdown(Array(string), syntax)
        parser.scan()
        parser.matchDelimiters(above: 0)
        return parser
    }

    let source: [Character]
    let syntax: Syntax
    var place = 0
    var tokens: [Token] = []
    /// The tokens that are opening brackets: the last ``mostBrackets``.
    var brackets: [Int] = []
    /// Where the last run of each number of backticks begins; nil until one is met.
    var lastBackticks: [Int: Int]?
    /// The attributes of stretches that have some.
    var groups: [MarkdownAttributes] = []
    /// How many characters and tokens were looked at.
    var steps = 0

    private init(_ source: [Character], _ syntax: Syntax) {
        self.source = source
        self.syntax = syntax
    }

    private mutating func scan() {
        while place < source.count {
            steps += 1
            switch source[place] {
            case "^" where syntax != .inlines && place + 1 < source.count && source[place + 1] == "[":
                open(Token(span: Span(text: "^["), beginsGroup: true))
                place += 2
            case "]": scanLink()
            case let character where syntax == .attributesOnly:
                add(character)
                place += 1
            case "\\" where place + 1 < source.count && source[place + 1].isMarkdownPunctuation:
                add(source[place + 1])
                place += 2
            case "`": scanCode()
            case "*", "_", "~": scanDelimiters()
            case "[":
                open(Token(span: Span(text: "[")))
                place += 1
            case "<": scanAutolink()
            case "&": scanEntity()
            default:
                add(source[place])
                place += 1
            }
        }
    }

    /// The greatest number of brackets that may be open at a time; those further out are ordinary characters.
    private static let mostBrackets = 100

    private mutating func open(_ bracket: Token) {
        if brackets.count == Self.mostBrackets { brackets.removeFirst() }
        brackets.append(tokens.count)
        tokens.append(bracket)
    }

    /// Adds a character without meaning.
    mutating func add(_ character: Character) {
        if let last = tokens.indices.last, tokens[last].delimiter == nil, !tokens[last].span.isCode,
            tokens[last].span.link == nil, tokens[last].span.group == nil, brackets.last != last
        {
            tokens[last].span.text.append(character)
        } else {
            tokens.append(Token(span: Span(text: String(character))))
        }
    }

    /// The length of the run of equal characters at a place.
    mutating func runLength(at start: Int) -> Int {
        var end = start
        while end < source.count, source[end] == source[start] { end += 1 }
        steps += end - start
        return end - start
    }

    private var spans: [Span] {
        var result: [Span] = []
        var (bold, italic, struck) = (0, 0, 0)
        for token in tokens {
            bold += token.boldChange
            italic += token.italicChange
            struck += token.struckChange
            var span = token.span
            (span.isBold, span.isItalic, span.isStruck) = (bold > 0, italic > 0, struck > 0)
            if span.text.isEmpty { continue }
            if let last = result.last, last.hasStyle(of: span) {
                result[result.count - 1].text += span.text
            } else {
                result.append(span)
            }
        }
        return result
    }
}

extension Character {
    /// Whether the character is punctuation to CommonMark.
    var isMarkdownPunctuation: Bool { isPunctuation || isSymbol }
}
