import SwiftUI
import Testing

@testable import SwiftUICore

/// An attachment of an app's own class: archives have classes of the outermost level alone.
final class WideAttachment: NSTextAttachment, @unchecked Sendable {
    override class var supportsSecureCoding: Bool { true }
    override func attachmentBounds(
        for textContainer: NSTextContainer?, proposedLineFragment lineFrag: CGRect, glyphPosition position: CGPoint,
        characterIndex charIndex: Int
    ) -> CGRect { CGRect(x: 0, y: -4, width: 40, height: 20) }
}

/// Attachments of an app's own class, and attributes that are corrected.
@Suite("Attachments and corrected attributes")
struct TextAttachmentTests {
    @Test("An attachment is archived with its content and bounds")
    func archive() throws {
        let attachment = WideAttachment(data: Data([1, 2]), ofType: "a.b")
        attachment.bounds = CGRect(x: 0, y: -2, width: 8, height: 4)
        let data = try NSKeyedArchiver.archivedData(withRootObject: attachment, requiringSecureCoding: false)
        let coder = try NSKeyedUnarchiver(forReadingFrom: data)
        coder.requiresSecureCoding = false
        let back = try #require(coder.decodeObject(forKey: NSKeyedArchiveRootObjectKey) as? NSTextAttachment)
        #expect(back.contents == Data([1, 2]) && back.fileType == "a.b" && back.bounds == attachment.bounds)
    }

    @Test("An override decides on the bounds")
    func bounds() {
        let (own, plain) = (WideAttachment(data: nil, ofType: nil), NSTextAttachment())
        plain.bounds = CGRect(x: 1, y: 2, width: 3, height: 4)
        func bounds(_ attachment: NSTextAttachment) -> CGRect {
            attachment.attachmentBounds(
                for: nil, proposedLineFragment: .zero, glyphPosition: .zero, characterIndex: 0)
        }
        #expect(bounds(own).width == 40 && bounds(plain) == plain.bounds)
        #expect(plain.image(forBounds: .zero, textContainer: nil, characterIndex: 0) == nil)
    }

    @Test("A paragraph gets the style of its first letter, and other letters lose attachments")
    func fixing() {
        let text = NSMutableAttributedString(string: "ab\ncd\u{FFFC}")
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        text.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 0, length: 1))
        text.addAttribute(.paragraphStyle, value: style, range: NSRange(location: 4, length: 1))
        text.addAttribute(.attachment, value: NSTextAttachment(), range: NSRange(location: 4, length: 2))
        text.fixAttributes(in: NSRange(location: 0, length: text.length))
        func has(_ key: NSAttributedString.Key) -> [Bool] {
            (0..<text.length).map { text.attribute(key, at: $0, effectiveRange: nil) != nil }
        }
        #expect(has(.paragraphStyle) == [true, true, true, false, false, false])
        #expect(has(.attachment) == [false, false, false, false, false, true])
        text.fixAttributes(in: NSRange(location: 4, length: 99))
    }

    @MainActor
    private final class Attributes: UICollectionViewLayoutAttributes {
        var size2 = 0
        override func copy(with zone: NSZone? = nil) -> Any {
            let copy = super.copy(with: zone) as! Attributes
            copy.size2 = size2
            return copy
        }
    }

    @MainActor
    @Test("Attributes of a layout's own class are copied by its override")
    func layoutAttributes() throws {
        let attributes = Attributes(forCellWith: IndexPath(item: 3, section: 1))
        (attributes.size2, attributes.alpha) = (7, 0.5)
        let copy = try #require(attributes.copy() as? Attributes)
        #expect(copy !== attributes && copy.size2 == 7 && copy.alpha == 0.5 && copy.indexPath.item == 3)
    }

    @MainActor
    @Test("Properties that an object of text input lacks have defaults")
    func traits() {
        final class Input: NSObject, UITextInputTraits {}
        let input = Input()
        input.keyboardType = .emailAddress
        #expect(input.keyboardType == .default && !input.enablesReturnKeyAutomatically)
        #expect(UIView().textInputMode != nil && UIActivityIndicatorView().style == .medium)
    }
}
