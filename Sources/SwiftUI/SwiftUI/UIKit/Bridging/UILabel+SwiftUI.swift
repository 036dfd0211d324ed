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
            .lineLimit(label.numberOfLines <= 0 ? nil : label.numberOfLines)
            .minimumScaleFactor(label.adjustsFontSizeToFitWidth ? max(label.minimumScaleFactor, 0.1) : 1)
            .truncationMode(truncation)
            .multilineTextAlignment(label.shownAlignment.lines(label.effectiveUserInterfaceLayoutDirection))
            .lineSpacing(0)
    }

    /// Where the text is cut: as the label has it, or else as its first paragraph has.
    private var truncation: Text.TruncationMode {
        var mode = label.lineBreakMode
        if mode == .byTruncatingTail, label.hasAttributes, let own = label.attributedText?.firstParagraph?.lineBreakMode
        {
            mode = own
        }
        return mode == .byTruncatingHead ? .head : mode == .byTruncatingMiddle ? .middle : .tail
    }

    private var content: Text {
        if let text = label.attributedText, label.hasAttributes {
            return Text(uiKit: text, truncates: label.truncatesParagraphs)
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
    /// How lines are aligned: as the paragraphs are, where they have styles.
    var shownAlignment: NSTextAlignment {
        guard hasAttributes, let paragraphs = attributedText?.paragraphs, paragraphs.areStyled else {
            return textAlignment
        }
        return paragraphs.alignment
    }

    /// The color of the letters in the label's state.
    fileprivate var shownColor: UIColor {
        guard isEnabled else { return .secondaryLabel }
        return (isHighlighted ? highlightedTextColor : nil) ?? textColor ?? .label
    }
}

extension Text {
    /// Creates a text with the attributes of UIKit: fonts, colors, room between letters, lines below and across, paragraphs.
    /// - Parameter truncates: Whether a paragraph whose style truncates has one line.
    package init(uiKit text: NSAttributedString, truncates: Bool = true) {
        var whole = Text(verbatim: "")
        let paragraphs = text.paragraphs
        text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { attributes, range, _ in
            let form = paragraphs.form(attributes, truncates: truncates)
            if let attachment = attributes[.attachment] as? NSTextAttachment {
                whole = whole + attachment.text.paragraph(form)
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
            whole = whole + part.paragraph(form)
        }
        self = whole
    }
}
