import Foundation
import SwiftUICore

/// A label of UIKit as a text of SwiftUI.
struct LabelCounterpart: View {
    /// Differs after each change of the view.
    let version: Int
    let label: UILabel
    /// Whether the label has a size of its own.
    let isFramed: Bool

    var body: some View {
        if isFramed, let rect = label.ownTextRect {
            let bounds = label.bounds
            text.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: label.contentAlignment)
                .padding(
                    EdgeInsets(
                        top: (rect.minY - bounds.minY).finite, leading: (rect.minX - bounds.minX).finite,
                        bottom: (bounds.maxY - rect.maxY).finite, trailing: (bounds.maxX - rect.maxX).finite))
        } else {
            text
        }
    }

    private var text: some View {
        content
            .font(Font(label.font ?? .systemFont(ofSize: 17)))
            .foregroundStyle(Color(label.shownColor))
            .modifier(Clipping(isClipping: label.lineBreakMode == .byClipping && label.numberOfLines == 1))
            .modifier(Shadow(color: label.shadowColor, offset: label.shadowOffset))
            .padding(.leading, paragraph.map { max(min($0.headIndent, $0.firstLineHeadIndent).finite, 0) } ?? 0)
            .lineLimit(label.numberOfLines <= 0 ? nil : label.numberOfLines)
            .minimumScaleFactor(label.adjustsFontSizeToFitWidth ? max(label.minimumScaleFactor, 0.1) : 1)
            .truncationMode(
                label.lineBreakMode == .byTruncatingHead
                    ? .head : label.lineBreakMode == .byTruncatingMiddle ? .middle : .tail
            )
            .multilineTextAlignment(
                (paragraph?.alignment ?? label.textAlignment).lines(label.effectiveUserInterfaceLayoutDirection)
            )
            .lineSpacing(lineSpacing)
    }

    /// The room between lines: the paragraph's own, and what makes its lines higher than the font's.
    private var lineSpacing: CGFloat {
        guard let paragraph else { return 0 }
        let own = (label.font ?? .systemFont(ofSize: 17)).lineHeight
        var height = paragraph.lineHeightMultiple > 0 ? own * paragraph.lineHeightMultiple : own
        height = max(height, paragraph.minimumLineHeight)
        if paragraph.maximumLineHeight > 0 { height = min(height, paragraph.maximumLineHeight) }
        return (paragraph.lineSpacing + height - own).finite
    }

    /// The style of the label's paragraph; nil for none of its own.
    private var paragraph: NSParagraphStyle? { label.hasAttributes ? label.attributedText?.firstParagraph : nil }

    private var content: Text {
        if let text = label.attributedText, label.hasAttributes {
            let indent = paragraph.map { ($0.firstLineHeadIndent - $0.headIndent).finite } ?? 0
            return indent > 0 ? Text(uiKit: text, indent: indent) : Text(uiKit: text)
        }
        return Text(verbatim: label.text ?? "")
    }
}

/// Cuts a line off where it does not fit, without a mark.
private struct Clipping: ViewModifier {
    let isClipping: Bool

    func body(content: Content) -> some View {
        if isClipping {
            content.fixedSize(horizontal: true, vertical: false).frame(minWidth: 0, alignment: .leading).clipped()
        } else {
            content
        }
    }
}

/// The sharp shadow of a label's letters.
private struct Shadow: ViewModifier {
    let color: UIColor?
    let offset: CGSize

    func body(content: Content) -> some View {
        if let color {
            content.shadow(color: Color(color), radius: 0, x: offset.width.finite, y: offset.height.finite)
        } else {
            content
        }
    }
}

extension UILabel {
    /// The color of the letters in the label's state.
    fileprivate var shownColor: UIColor {
        guard isEnabled else { return .secondaryLabel }
        return (isHighlighted ? highlightedTextColor : nil) ?? textColor ?? .label
    }
}

extension Text {
    /// Creates a text with the attributes of UIKit, the first line of each paragraph of which begins farther in.
    /// - Parameter indent: How far, in points.
    fileprivate init(uiKit text: NSAttributedString, indent: CGFloat) {
        var whole = Text(verbatim: "")
        var start = 0
        while start < text.length {
            let range = (text.string as NSString).paragraphRange(for: NSRange(location: start, length: 0))
            // A space of one point, after which there is the rest of the room.
            whole = whole + Text(verbatim: "\u{00A0}").font(.system(size: 1)).kerning(max(indent - 0.3, 0))
            whole = whole + Text(uiKit: text.attributedSubstring(from: range))
            start = max(NSMaxRange(range), start + 1)
        }
        self = whole
    }

    /// Creates a text with the attributes of UIKit: fonts, colors, room between letters, lines below and across.
    package init(uiKit text: NSAttributedString) {
        var whole = Text(verbatim: "")
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { attributes, range, _ in
            if let attachment = attributes[.attachment] as? NSTextAttachment {
                whole = whole + attachment.text
                return
            }
            var part = Text(verbatim: text.attributedSubstring(from: range).string)
            if let font = attributes[.font] as? UIFont { part = part.font(Font(font)) }
            if let color = attributes[.foregroundColor] as? UIColor { part = part.foregroundStyle(Color(color)) }
            if attributes[.link] != nil || attributes[.backgroundColor] != nil {
                part = Text(AttributedString(text.attributedSubstring(from: range)))
            }
            if let offset = attributes[.baselineOffset] as? NSNumber {
                part = part.baselineOffset(CGFloat(offset.doubleValue).finite)
            }
            if let kern = attributes[.kern] as? NSNumber { part = part.kerning(CGFloat(kern.doubleValue).finite) }
            if let style = attributes[.underlineStyle] as? NSNumber, style.intValue != 0 { part = part.underline() }
            if let style = attributes[.strikethroughStyle] as? NSNumber, style.intValue != 0 {
                part = part.strikethrough()
            }
            if let slant = attributes[.obliqueness] as? NSNumber, slant.doubleValue != 0 { part = part.italic() }
            whole = whole + part
        }
        self = whole
    }
}
