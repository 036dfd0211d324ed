import Foundation
import SwiftUICore

extension NSMutableAttributedString {
    /// Corrects the attributes of a range: a paragraph has one style, and only an attachment's letter has an attachment.
    ///
    /// Fonts need no correction here: the engine finds one with the letter when it draws.
    public func fixAttributes(in range: NSRange) {
        fixFontAttribute(in: range)
        fixParagraphStyleAttribute(in: range)
        fixAttachmentAttribute(in: range)
    }

    /// Replaces fonts that lack a letter; the engine does so when it draws.
    public func fixFontAttribute(in range: NSRange) {}

    /// Gives each paragraph of a range the style of its first letter.
    public func fixParagraphStyleAttribute(in range: NSRange) {
        let text = string as NSString
        var location = min(max(range.location, 0), length)
        while location < min(NSMaxRange(range), length) {
            let paragraph = text.paragraphRange(for: NSRange(location: location, length: 0))
            guard paragraph.length > 0 else { return }
            if let style = attribute(.paragraphStyle, at: paragraph.location, effectiveRange: nil) {
                addAttribute(.paragraphStyle, value: style, range: paragraph)
            } else {
                removeAttribute(.paragraphStyle, range: paragraph)
            }
            location = NSMaxRange(paragraph)
        }
    }

    /// Removes attachments from letters of a range that stand for none.
    public func fixAttachmentAttribute(in range: NSRange) {
        let range = NSIntersectionRange(range, NSRange(location: 0, length: length))
        let units = Array(string.utf16)
        var wrong: [NSRange] = []
        enumerateAttribute(.attachment, in: range, options: []) { value, range, _ in
            guard value != nil else { return }
            for index in range.location..<NSMaxRange(range) where Int(units[index]) != NSTextAttachment.character {
                wrong.append(NSRange(location: index, length: 1))
            }
        }
        for range in wrong { removeAttribute(.attachment, range: range) }
    }
}
