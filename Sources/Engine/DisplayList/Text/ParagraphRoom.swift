import Foundation

/// The room of a paragraph's lines within its text, in points: what its form leaves them of the text's width.
///
/// All text systems place their lines by it, so that a paragraph has the same form in a window, in a terminal and in tests.
package struct ParagraphRoom {
    private let form: ParagraphForm?
    private let scale: CGFloat
    private let textWidth: CGFloat?
    /// How lines are placed between the paragraph's edges.
    package let alignment: ParagraphStyle.Alignment
    /// Whether lines fill the room, but for the paragraph's last.
    package let isJustified: Bool
    /// Whether the leading edge is the right one.
    package let isRightToLeft: Bool
    /// The space between lines.
    package let lineSpacing: CGFloat
    private let first: CGFloat, others: CGFloat
    /// How far lines end from the trailing edge.
    private let trailing: CGFloat
    /// Where lines end at the latest, from the leading edge; nil for the text's edge.
    private let end: CGFloat?

    /// Creates the room of a paragraph.
    /// - Parameters:
    ///   - form: The paragraph's form; nil for the text's own.
    ///   - width: The width that the text is offered; nil for any.
    ///   - least: The least width that indents leave to a line, if there is as much.
    ///   - scale: By how much the text is shrunk.
    package init(
        _ form: ParagraphForm?, in style: ParagraphStyle, width: CGFloat?, least: CGFloat, scale: CGFloat = 1
    ) {
        (self.form, self.scale, textWidth) = (form, scale, width)
        let values = form?.values ?? ParagraphForm.Values()
        isRightToLeft = values.isRightToLeft ?? style.isRightToLeft
        lineSpacing = (values.lineSpacing ?? style.lineSpacing) * scale
        isJustified = values.alignment == .justified
        alignment =
            switch values.alignment {
            case nil: style.alignment
            case .leading, .justified: .leading
            case .center: .center
            case .left: isRightToLeft ? .trailing : .leading
            case .right: isRightToLeft ? .leading : .trailing
            }
        let most = width.map { max($0 - least, 0) } ?? .infinity
        trailing = min(max(-values.trailingIndent, 0) * scale, most)
        first = min(values.firstLineIndent * scale, most - trailing)
        others = min(values.indent * scale, most - trailing)
        end = values.trailingIndent > 0 ? max(values.trailingIndent * scale, max(first, others) + least) : nil
    }

    /// How far the lines that begin first do so from the leading edge.
    package var base: CGFloat { min(first, others) }
    /// How much farther in the first line begins than the others; negative where they do.
    package var firstLineIndent: CGFloat { first - others }
    /// Where a line may begin, from the leading edge.
    package func start(isFirst: Bool) -> CGFloat { isFirst ? first : others }

    /// The room from the base to the end of lines; nil for any.
    package var width: CGFloat? {
        let edge = textWidth.map { max($0 - trailing, 0) }
        guard let last = end.map({ min($0, edge ?? .infinity) }) ?? edge else { return nil }
        return max(last - base, 0)
    }

    /// The room of a line; nil for any.
    package func width(isFirst: Bool) -> CGFloat? { width.map { max($0 - (start(isFirst: isFirst) - base), 0) } }

    /// The height of a line whose fonts have another.
    package func height(of natural: CGFloat) -> CGFloat { form?.height(of: natural, scale: scale) ?? natural }

    /// The space between the paragraph's last line and the first of the next paragraph.
    package func gap(before next: ParagraphRoom) -> CGFloat {
        lineSpacing + ((form?.values.spacing ?? 0) + (next.form?.values.spacingBefore ?? 0)) * scale
    }

    /// The width that a line takes of the text's, with its indents.
    package func extent(of line: CGFloat, isFirst: Bool) -> CGFloat {
        let needed = start(isFirst: isFirst) + line
        guard let end else { return needed + trailing }
        let isAtStart = alignment == .leading && !isJustified
        return isAtStart ? needed : max(needed, min(end, textWidth ?? end))
    }

    /// Where a line begins, from the left edge of the text.
    /// - Parameter used: The text's own width.
    package func x(of line: CGFloat, isFirst: Bool, in used: CGFloat) -> CGFloat {
        let start = start(isFirst: isFirst)
        let room = (end.map { min($0, used) } ?? used - trailing) - start
        let offset: CGFloat =
            switch alignment {
            case .leading: 0
            case .center: (room - line) / 2
            case .trailing: room - line
            }
        return isRightToLeft ? used - start - offset - line : start + offset
    }
}

extension TextContent {
    /// Whether some paragraph has a form of its own.
    package var hasForms: Bool {
        first.style.decoration.paragraph != nil
            || (!others.isEmpty && others.contains { $0.style.decoration.paragraph != nil })
    }

    /// Whether the text takes all of the width that it is offered.
    package var fillsWidth: Bool {
        first.style.decoration.paragraph?.values.fillsWidth == true
            || (!others.isEmpty && others.contains { $0.style.decoration.paragraph?.values.fillsWidth == true })
    }
}

extension TextStyle {
    /// The style without the form of its paragraph, for a part of a line.
    package var withoutForm: TextStyle {
        if decoration.paragraph == nil { return self }
        var plain = decoration
        plain.paragraph = nil
        return TextStyle(font: font, paint: paint, decoration: plain, attachment: attachment)
    }
}
