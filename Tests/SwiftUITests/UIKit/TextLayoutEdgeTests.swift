import Foundation
import OrielFoundation
import SwiftUI
import Testing

@testable import SwiftUICore

/// Layouts of texts without letters, of one letter, and in one container after another; attributes on their way.
@MainActor @Suite struct TextLayoutEdgeTests {
    // The first picture installs the system of texts.
    init() { _ = ImageRenderer(content: Color.red.frame(width: 1, height: 1)).cgImage }

    @Test("A layout without a text has no glyphs, and one of a letter has that letter everywhere")
    func glyphs() {
        let (manager, storage) = (NSLayoutManager(), NSTextStorage(string: "x"))
        let container = NSTextContainer(size: CGSize(width: 100, height: 1e6))
        manager.addTextContainer(container)
        #expect(manager.numberOfGlyphs == 0 && manager.glyphRange(for: container) == NSRange(location: 0, length: 0))
        storage.addLayoutManager(manager)
        #expect(manager.numberOfGlyphs == 1 && manager.glyphRange(for: container) == NSRange(location: 0, length: 1))
        for x in [-50, 0, 90] {
            #expect(manager.glyphIndex(for: CGPoint(x: x, y: 3), in: container) == 0)
        }
        #expect(manager.fractionOfDistanceThroughGlyph(for: CGPoint(x: -50, y: 3), in: container) == 0)
        #expect(manager.fractionOfDistanceThroughGlyph(for: CGPoint(x: 90, y: 3), in: container) == 1)
        #expect(manager.isValidGlyphIndex(0) && !manager.isValidGlyphIndex(1) && !manager.isValidGlyphIndex(-1))
        var range = NSRange()
        #expect(manager.textContainer(forGlyphAt: 0, effectiveRange: &range) === container && range.length == 1)
    }

    @Test("A text is laid out in the container that it has now")
    func containers() throws {
        let (content, manager) = (NSTextContentStorage(), NSTextLayoutManager())
        content.addTextLayoutManager(manager)
        content.textStorage?.setAttributedString(NSAttributedString(string: "one two three four five six"))
        let (wide, narrow) = (
            NSTextContainer(size: CGSize(width: 1000, height: 1e7)),
            NSTextContainer(size: CGSize(width: 60, height: 1e7))
        )
        func lines() -> Int {
            var count = 0
            manager.enumerateTextLayoutFragments(from: nil) {
                count += $0.textLineFragments.count
                return true
            }
            return count
        }
        #expect(lines() == 0 && manager.usageBoundsForTextContainer == .zero)
        manager.textContainer = wide
        #expect(lines() == 1 && wide.textLayoutManager === manager)
        manager.textContainer = narrow
        #expect(lines() > 2 && wide.textLayoutManager == nil && narrow.textLayoutManager === manager)
        #expect(manager.usageBoundsForTextContainer.width <= 60)
        manager.textContainer = narrow
        #expect(lines() > 2 && narrow.textLayoutManager === manager)
        manager.textContainer = nil
        #expect(lines() == 0 && narrow.textLayoutManager == nil)
        manager.textContainer = wide
        #expect(lines() == 1)
    }

    @Test("A paragraph's layout has no room of its own around its lines")
    func margins() {
        let paragraph = NSTextParagraph(attributedString: NSAttributedString(string: "a"))
        let fragment = NSTextLayoutFragment(textElement: paragraph, range: nil)
        #expect([fragment.topMargin, fragment.bottomMargin] == [0, 0])
        #expect([fragment.leadingPadding, fragment.trailingPadding] == [0, 0])
        #expect(fragment.layoutFragmentFrame == .zero && fragment.renderingSurfaceBounds == .zero)
        #expect(fragment.state == .none && fragment.textLineFragments.isEmpty)
        #expect(fragment.textElement === paragraph && fragment.textLayoutManager == nil)
    }

    /// The attributes that a text with some of SwiftUI's or UIKit's has as an `NSAttributedString`.
    private func attributes(_ change: (inout AttributedString) -> Void) -> [NSAttributedString.Key: Any] {
        var text = AttributedString("a")
        change(&text)
        return NSAttributedString(text).attributes(at: 0, effectiveRange: nil)
    }

    @Test("Lines, colors and distances of SwiftUI's become UIKit's")
    func outward() {
        #expect(attributes { _ in }.isEmpty)
        let lines = attributes {
            $0.swiftUI.underlineStyle = .single
            $0.swiftUI.strikethroughStyle = .single
        }
        #expect(lines[.underlineStyle] as? Int == 1 && lines[.strikethroughStyle] as? Int == 1 && lines.count == 2)
        let under = attributes { $0.swiftUI.underlineStyle = .single }
        #expect(under[.underlineStyle] as? Int == 1 && under.count == 1)
        let through = attributes { $0.swiftUI.strikethroughStyle = .single }
        #expect(through[.strikethroughStyle] as? Int == 1 && through.count == 1)
        let others = attributes {
            $0.swiftUI.kern = 3
            $0.swiftUI.backgroundColor = .red
        }
        #expect(others[.kern] as? Double == 3 && others[.backgroundColor] is UIColor && others[.foregroundColor] == nil)
    }

    @Test("Attributes of UIKit's come back as they were, and those without sense are left out")
    func back() {
        let style = NSMutableParagraphStyle()
        style.firstLineHeadIndent = 7
        let given: [NSAttributedString.Key: Any] = [
            .underlineStyle: 2, .strikethroughStyle: NSNumber(value: 9), .kern: CGFloat(1.5),
            .foregroundColor: UIColor.red, .backgroundColor: UIColor.blue, .paragraphStyle: style, .link: "https://a.b",
            .font: UIFont.systemFont(ofSize: 31),
        ]
        let text = AttributedString(NSAttributedString(string: "a", attributes: given))
        #expect(text.swiftUI.underlineStyle != nil && text.swiftUI.strikethroughStyle != nil)
        #expect(text.swiftUI.kern == 1.5 && text.link?.host() == "a.b")
        let found = NSAttributedString(text).attributes(at: 0, effectiveRange: nil)
        #expect(found[.underlineStyle] as? Int == 2 && found[.strikethroughStyle] as? Int == 9)
        #expect(found[.kern] as? Double == 1.5 && (found[.font] as? UIFont)?.pointSize == 31)
        #expect(found[.foregroundColor] as? UIColor == .red && found[.backgroundColor] as? UIColor == .blue)
        #expect((found[.paragraphStyle] as? NSParagraphStyle)?.firstLineHeadIndent == 7)
        let none: [NSAttributedString.Key: Any] = [
            .underlineStyle: 0, .strikethroughStyle: 0, .kern: Double.nan, .foregroundColor: "red", .link: 3,
        ]
        #expect(attributes { $0.mergeAttributes(AttributeContainer(none)) }.isEmpty)
    }
}
