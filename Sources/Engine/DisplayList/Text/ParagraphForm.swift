import Foundation

/// The form of one paragraph of a text, where it differs from the text's: indents, spaces, the height of lines, and tabs.
///
/// A paragraph has the form of its first character. Lengths are in points; a value that is not a number counts as 0, and a negative
/// or very large one as the nearest that makes sense.
///
/// ```swift
/// var values = ParagraphForm.Values()
/// (values.firstLineIndent, values.spacing) = (20, 8)
/// var decoration = TextStyle.Decoration()
/// decoration.paragraph = ParagraphForm(values)
/// let style = TextStyle(font: FontDescription(), paint: .color(.black), decoration: decoration)
/// let text = TextContent("One paragraph\nand another", style: style)
/// ```
public final class ParagraphForm: Hashable, Sendable {
    /// The values, within their limits.
    public let values: Values

    /// The values of a form.
    public struct Values: Hashable, Sendable {
        /// How lines are aligned; nil for the text's own alignment.
        public var alignment: Alignment?
        /// Whether the paragraph runs from right to left; nil for what its letters and the text ask for.
        public var isRightToLeft: Bool?
        /// How far the first line begins from the leading edge.
        public var firstLineIndent: CGFloat = 0
        /// How far the other lines begin from the leading edge.
        public var indent: CGFloat = 0
        /// How far lines end from the trailing edge where it is 0 or less; from the leading edge where it is more.
        public var trailingIndent: CGFloat = 0
        /// The space before the paragraph, unless it is the first.
        public var spacingBefore: CGFloat = 0
        /// The space after the paragraph, unless it is the last.
        public var spacing: CGFloat = 0
        /// The space between lines; nil for the text's.
        public var lineSpacing: CGFloat?
        /// The height of lines as a multiple of their fonts'; 0 for their own.
        public var lineHeightMultiple: CGFloat = 0
        /// The least and the greatest height of lines; 0 for no limit.
        public var minimumLineHeight: CGFloat = 0, maximumLineHeight: CGFloat = 0
        /// The distance between baselines; nil for the text's.
        public var lineHeight: ParagraphStyle.LineHeight?
        /// Where lines are broken.
        public var breaking = Breaking.betweenWords
        /// The places to which tabs lead, from the leading edge.
        public var tabs: [Tab] = []
        /// The distance between further places for tabs; 0 for as the text system has it.
        public var tabInterval: CGFloat = 0
        /// Whether the text takes all of the width that it is offered, as where its paragraphs are aligned differently.
        public var fillsWidth = false

        /// Creates the values of a form that changes nothing.
        public init() {}
    }

    /// How lines are aligned.
    public enum Alignment: Hashable, Sendable { case leading, left, center, right, justified }

    /// Where lines are broken.
    public enum Breaking: Hashable, Sendable {
        /// Between words.
        case betweenWords
        /// Between any two characters.
        case betweenCharacters
        /// Not at all: what does not fit is not drawn.
        case clips
        /// Not at all: “…” stands for the part that does not fit.
        case truncates(ParagraphStyle.Truncation)
    }

    /// A place to which a tab leads.
    public struct Tab: Hashable, Sendable {
        /// The place, in points from the leading edge.
        public var location: CGFloat
        /// How the text behind the tab is aligned there.
        public var alignment: Alignment

        /// How the text behind a tab is aligned at its place.
        public enum Alignment: Hashable, Sendable { case left, center, right, decimal }

        /// Creates a place.
        public init(location: CGFloat, alignment: Alignment = .left) {
            (self.location, self.alignment) = (location, alignment)
        }
    }

    /// The greatest length that counts, in points.
    static let limit: CGFloat = 10_000
    /// The greatest number of places for tabs.
    private static let mostTabs = 200

    /// Creates a form from values, which it keeps within their limits.
    public init(_ values: Values) {
        func length(_ value: CGFloat, from least: CGFloat = 0) -> CGFloat {
            value.isNaN ? 0 : min(max(value, least), Self.limit)
        }
        var kept = values
        kept.firstLineIndent = length(values.firstLineIndent)
        kept.indent = length(values.indent)
        kept.trailingIndent = length(values.trailingIndent, from: -Self.limit)
        kept.spacingBefore = length(values.spacingBefore)
        kept.spacing = length(values.spacing)
        kept.lineSpacing = values.lineSpacing.map { length($0) }
        kept.lineHeightMultiple = values.lineHeightMultiple.isNaN ? 0 : min(max(values.lineHeightMultiple, 0), 1_000)
        kept.minimumLineHeight = length(values.minimumLineHeight)
        kept.maximumLineHeight = length(values.maximumLineHeight)
        kept.tabInterval = values.tabInterval >= 1 ? min(values.tabInterval, Self.limit) : 0
        kept.tabs = values.tabs.prefix(Self.mostTabs)
            .filter { $0.location >= 1 && $0.location <= Self.limit }.sorted { $0.location < $1.location }
        self.values = kept
    }

    public static func == (a: ParagraphForm, b: ParagraphForm) -> Bool { a === b || a.values == b.values }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(values.firstLineIndent)
        hasher.combine(values.indent)
        hasher.combine(values.spacing)
    }
}

extension ParagraphForm {
    /// The height of a line whose fonts have another, in points.
    package func height(of natural: CGFloat, scale: CGFloat = 1) -> CGFloat {
        var height = values.lineHeightMultiple > 0 ? natural * values.lineHeightMultiple : natural
        height = max(height, values.minimumLineHeight * scale)
        if values.maximumLineHeight > 0 { height = min(height, values.maximumLineHeight * scale) }
        return min(height, max(Self.limit, natural))
    }

    /// The form in whole cells of a grid.
    package func onGrid(of cell: CGSize) -> ParagraphForm {
        func columns(_ length: CGFloat) -> CGFloat { (length / cell.width).rounded() * cell.width }
        func rows(_ length: CGFloat) -> CGFloat { (length / cell.height).rounded() * cell.height }
        var new = values
        (new.firstLineIndent, new.indent) = (columns(values.firstLineIndent), columns(values.indent))
        new.trailingIndent = columns(values.trailingIndent)
        (new.spacingBefore, new.spacing) = (rows(values.spacingBefore), rows(values.spacing))
        let more = max(height(of: cell.height) - cell.height, 0) + (values.lineSpacing ?? 0)
        new.lineSpacing =
            values.lineSpacing == nil && more == 0 ? nil : (more / cell.height).rounded(.down) * cell.height
        (new.lineHeightMultiple, new.minimumLineHeight, new.maximumLineHeight) = (0, 0, 0)
        return ParagraphForm(new)
    }
}
