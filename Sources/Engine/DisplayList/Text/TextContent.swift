import Foundation

/// A paragraph (or several) of styled text, ready to be measured and drawn.
///
/// Layout and painting use the same value and the same text system, so that lines break alike in both.
/// Nearly all texts have one style: its run is kept in line, so that they need no allocation.
///
/// ```swift
/// let plain = TextStyle(font: FontDescription(size: 17), paint: .color(.black))
/// let strong = TextStyle(font: FontDescription(size: 17, weight: 700), paint: .color(.black))
/// let text = TextContent(runs: [TextRun("Score: ", style: plain), TextRun("12", style: strong)])
/// #expect(text.string == "Score: 12")
/// ```
public struct TextContent: Hashable, Sendable {
    /// The first stretch of text.
    public var first: TextRun
    /// The stretches that follow it; normally none.
    public var others: [TextRun] = []
    /// How lines break and align.
    public var paragraph: ParagraphStyle

    /// Creates text of one style.
    public init(_ string: String, style: TextStyle, paragraph: ParagraphStyle = .standard) {
        first = TextRun(string, style: style)
        self.paragraph = paragraph
    }

    /// Creates text from its runs; there must be at least one.
    public init(runs: [TextRun], paragraph: ParagraphStyle = .standard) {
        precondition(!runs.isEmpty, "A text needs at least one run.")
        first = runs[0]
        others = Array(runs.dropFirst())
        self.paragraph = paragraph
    }

    /// All stretches, in reading order.
    public var runs: [TextRun] { [first] + others }

    /// The distance between the baselines of lines in points, where the paragraph has its own; nil for that of the fonts.
    package var lineHeight: CGFloat? {
        let largest = others.reduce(first.style.font.size) { max($0, $1.style.font.size) }
        return paragraph.lineHeight?.points(fontSize: largest)
    }

    /// The text without style.
    public var string: String {
        others.isEmpty ? first.string : runs.map(\.string).joined()
    }
}

/// A stretch of text with one style.
///
/// ```swift
/// let style = TextStyle(font: FontDescription(), paint: .color(.black))
/// let run = TextRun("Hello", style: style)
/// let text = TextContent(runs: [run])
/// ```
public struct TextRun: Hashable, Sendable {
    /// The characters; an object replacement character (U+FFFC) where the style has an attachment.
    public var string: String
    /// Their style; shared between runs that look alike.
    public var style: TextStyle

    /// Creates a run.
    public init(_ string: String, style: TextStyle) {
        self.string = string
        self.style = style
    }
}

/// The appearance of a stretch of text.
///
/// A shared object: comparing two runs of one style is one pointer comparison.
///
/// ```swift
/// var lines = TextStyle.Decoration()
/// lines.underline = TextStyle.Decoration.Line(pattern: .dot)
/// let link = TextStyle(font: FontDescription(), paint: .color(RGBA(0, 0, 1)), decoration: lines)
/// let text = TextContent("More", style: link)
/// ```
public final class TextStyle: Hashable, Sendable {
    /// The font.
    public let font: FontDescription
    /// The color or gradient of the glyphs.
    public let paint: Paint
    /// Line decorations and shifts.
    public let decoration: Decoration
    /// An image (a symbol) that replaces the characters in the line; nil for none.
    public let attachment: ImageContent?

    /// Lines under and through the text, and shifts.
    public struct Decoration: Hashable, Sendable {
        /// The line under the text; nil for none.
        public var underline: Line?
        /// The line through the text; nil for none.
        public var strikethrough: Line?
        /// Extra space after each character, in points.
        public var kerning: CGFloat = 0
        /// Extra space after each character that also takes part in ligatures' breaking, in points.
        public var tracking: CGFloat = 0
        /// How far the text is raised, in points.
        public var baselineOffset: CGFloat = 0
        /// The color behind the text; nil for none.
        public var background: RGBA?
        /// Where the text leads when clicked; nil for none.
        public var link: String?

        /// Marks that mean something to the app alone; nil for none.
        public var marks: TextMarks?

        /// The form of a paragraph that begins here; nil for the text's.
        public var paragraph: ParagraphForm?

        /// A line with an optional color; nil for the text's color.
        public struct Line: Hashable, Sendable {
            /// The color; nil for the text's.
            public var color: RGBA?
            /// The pattern of the line.
            public var pattern: Pattern = .solid
            /// The patterns of a line.
            public enum Pattern: Hashable, Sendable { case solid, dot, dash, dashDot, dashDotDot }
            /// Creates a line.
            public init(color: RGBA? = nil, pattern: Pattern = .solid) {
                self.color = color
                self.pattern = pattern
            }
        }

        /// No decoration.
        public init() {}
    }

    /// Creates a style.
    public init(
        font: FontDescription, paint: Paint, decoration: Decoration = Decoration(), attachment: ImageContent? = nil
    ) {
        self.font = font
        self.paint = paint
        self.decoration = decoration
        self.attachment = attachment
    }

    public static func == (a: TextStyle, b: TextStyle) -> Bool {
        a === b
            || (a.font == b.font && a.paint == b.paint && a.decoration == b.decoration
                && a.attachment == b.attachment)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(font)
        hasher.combine(paint)
    }
}

/// Values by their types that an app attached to a stretch of text; front ends pass over them.
///
/// ```swift
/// var decoration = TextStyle.Decoration()
/// decoration.marks = TextMarks([ObjectIdentifier(Int.self): 1])
/// ```
public final class TextMarks: Hashable, @unchecked Sendable {
    /// The values.
    public let values: [ObjectIdentifier: Any]

    /// Creates marks.
    public init(_ values: [ObjectIdentifier: Any]) { self.values = values }

    public static func == (a: TextMarks, b: TextMarks) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// How lines break and align.
///
/// ```swift
/// let centered = ParagraphStyle(alignment: .center, lineLimit: 2, truncation: .middle, minimumScaleFactor: 0.5)
/// let style = TextStyle(font: FontDescription(), paint: .color(.black))
/// let text = TextContent("A title of some length", style: style, paragraph: centered)
/// ```
public final class ParagraphStyle: Hashable, Sendable {
    /// How lines are placed within the text's own width.
    public let alignment: Alignment
    /// The greatest number of lines; nil for as many as fit.
    public let lineLimit: Int?
    /// The number of lines for which space is kept, even when there are fewer.
    public let reservedLines: Int
    /// Where text is cut when it does not fit.
    public let truncation: Truncation
    /// Extra space between lines, in points.
    public let lineSpacing: CGFloat
    /// The smallest scale to which the font may shrink before text is cut; 1 for never.
    public let minimumScaleFactor: CGFloat
    /// Whether letters may move closer before text is cut.
    public let allowsTightening: Bool
    /// Whether the text runs from right to left by default.
    public let isRightToLeft: Bool

    /// The distance between the baselines of lines; nil for that of the fonts.
    public let lineHeight: LineHeight?

    /// The distance between the baselines of lines.
    public enum LineHeight: Hashable, Sendable {
        /// The size of the largest font, by a factor.
        case multiple(CGFloat)
        /// The size of the largest font and a number of points.
        case increased(CGFloat)
        /// A number of points.
        case exact(CGFloat)

        /// The distance in points for the size of the largest font; at least 1, and at most 10 000.
        public func points(fontSize: CGFloat) -> CGFloat {
            let height: CGFloat
            switch self {
            case .multiple(let factor): height = fontSize * factor
            case .increased(let increase): height = fontSize + increase
            case .exact(let points): height = points
            }
            return height.isNaN ? max(fontSize, 1) : min(max(height, 1), 10_000)
        }
    }

    /// How lines are placed within the text's own width.
    public enum Alignment: Hashable, Sendable { case leading, center, trailing }
    /// Where text is cut.
    public enum Truncation: Hashable, Sendable { case head, middle, tail }

    /// Leading alignment, no limits.
    public static let standard = ParagraphStyle()

    /// Creates a paragraph style.
    public init(
        alignment: Alignment = .leading, lineLimit: Int? = nil, reservedLines: Int = 0,
        truncation: Truncation = .tail, lineSpacing: CGFloat = 0, minimumScaleFactor: CGFloat = 1,
        allowsTightening: Bool = false, isRightToLeft: Bool = false, lineHeight: LineHeight? = nil
    ) {
        self.alignment = alignment
        self.lineLimit = lineLimit
        self.reservedLines = reservedLines
        self.truncation = truncation
        self.lineSpacing = lineSpacing
        self.minimumScaleFactor = minimumScaleFactor
        self.allowsTightening = allowsTightening
        self.isRightToLeft = isRightToLeft
        self.lineHeight = lineHeight
    }

    public static func == (a: ParagraphStyle, b: ParagraphStyle) -> Bool {
        a === b
            || (a.alignment == b.alignment && a.lineLimit == b.lineLimit && a.reservedLines == b.reservedLines
                && a.truncation == b.truncation && a.lineSpacing == b.lineSpacing
                && a.minimumScaleFactor == b.minimumScaleFactor && a.allowsTightening == b.allowsTightening
                && a.isRightToLeft == b.isRightToLeft && a.lineHeight == b.lineHeight)
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(alignment)
        hasher.combine(lineLimit)
        hasher.combine(minimumScaleFactor)
    }
}
