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
            .foregroundStyle(Color(label.isEnabled ? label.textColor ?? .label : .secondaryLabel))
            .lineLimit(label.numberOfLines <= 0 ? nil : label.numberOfLines)
            .minimumScaleFactor(label.adjustsFontSizeToFitWidth ? max(label.minimumScaleFactor, 0.1) : 1)
            .truncationMode(
                label.lineBreakMode == .byTruncatingHead
                    ? .head : label.lineBreakMode == .byTruncatingMiddle ? .middle : .tail
            )
            .multilineTextAlignment(
                (paragraph?.alignment ?? label.textAlignment).lines(label.effectiveUserInterfaceLayoutDirection)
            )
            .lineSpacing(paragraph?.lineSpacing ?? 0)
    }

    /// The style of the label's paragraph; nil for none of its own.
    private var paragraph: NSParagraphStyle? { label.hasAttributes ? label.attributedText?.firstParagraph : nil }

    private var content: Text {
        if let text = label.attributedText, label.hasAttributes { return Text(uiKit: text) }
        return Text(verbatim: label.text ?? "")
    }
}

extension Text {
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
            whole = whole + part
        }
        self = whole
    }
}
