import Foundation
import OrielFoundation
import SwiftUITesting
import Testing

@testable import SwiftUI
@testable import SwiftUICore

@MainActor @Suite("Documents as texts with attributes") struct DocumentTextTests {
    private func read(_ text: String, _ type: NSAttributedString.DocumentType) throws -> NSAttributedString {
        try NSAttributedString(data: Data(text.utf8), options: [.documentType: type], documentAttributes: nil)
    }

    @Test("HTML becomes paragraphs, lists, links and words in bold")
    func html() throws {
        let html =
            "<html><head><title>T</title></head><p>One &amp; <b>two</b></p><ul><li>a<li>b</ul><a href='https://a.b/?c&amp;d'>go</a>"
        let text = try read(html, .html)
        #expect(text.string == "One & two\n• a\n• b\ngo")
        let link = text.attribute(.link, at: text.length - 1, effectiveRange: nil) as? URL
        #expect(link?.absoluteString == "https://a.b/?c&d")
        let bold = text.attribute(.font, at: 6, effectiveRange: nil) as? UIFont
        #expect(bold?.fontDescriptor.symbolicTraits.contains(.traitBold) == true)
    }

    @Test(
        "Broken HTML is read as far as it goes",
        arguments: ["<", "<p", "a < b", "<b>x", "</b>y", "&#xFFFFFFFF;", "<!-- open"])
    func broken(html: String) throws { #expect(try read(html, .html).length <= html.count) }

    @Test("Numbers of letters are letters; unknown names stay")
    func entities() {
        #expect(HTMLPieces.decoded("&#65;&#x42;&unknown;&lt;") == "AB&unknown;<")
    }

    @Test("The words of Rich Text Format are read")
    func richText() throws {
        let text = #"{\rtf1\ansi{\fonttbl{\f0 Arial;}}\f0 Hello\par {\b W\'f6rld}\u8364?}"#
        #expect(try read(text, .rtf).string == "Hello\nWörld€")
    }

    @Test("What is written as HTML is read again; ranges outside are errors")
    func writing() throws {
        let text = NSMutableAttributedString(string: "a<b")
        text.addAttribute(.underlineStyle, value: NSNumber(value: 1), range: NSRange(location: 0, length: 1))
        let data = try text.data(
            from: NSRange(location: 0, length: 3),
            documentAttributes: [.documentType: NSAttributedString.DocumentType.html])
        let again = try NSAttributedString(data: data, options: [:], documentAttributes: nil)
        #expect(again.string == "a<b" && again.attribute(.underlineStyle, at: 0, effectiveRange: nil) != nil)
        #expect(throws: CocoaError.self) { try text.data(from: NSRange(location: 2, length: 9)) }
    }

    @Test("Edits of a text storage are one for each group, and reach its delegate")
    func storage() {
        final class Log: NSObject, NSTextStorageDelegate {
            var edits: [String] = []
            func textStorage(
                _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
                range editedRange: NSRange, changeInLength delta: Int
            ) { edits.append("\(editedRange.location) \(editedRange.length) \(delta)") }
        }
        let (log, storage) = (Log(), NSTextStorage(string: "abc"))
        storage.delegate = log
        storage.beginEditing()
        storage.edited(.editedCharacters, range: NSRange(location: 1, length: 1), changeInLength: 2)
        storage.edited(.editedAttributes, range: NSRange(location: 0, length: 1), changeInLength: 0)
        #expect(log.edits.isEmpty)
        storage.endEditing()
        #expect(log.edits == ["0 4 2"] && storage.editedMask.isEmpty)
    }

    @Test("Pixels of any arrangement become an image; what does not fit is none")
    func pixels() throws {
        let provider = try #require(CGDataProvider(data: Data([0, 0, 200, 255, 10, 20, 30, 128])))
        let space = try #require(CGColorSpace(name: CGColorSpace.sRGB))
        func image(width: Int, _ alpha: CGImageAlphaInfo, _ order: CGBitmapInfo) -> CGImage? {
            CGImage(
                width: width, height: 1, bitsPerComponent: 8, bitsPerPixel: 32, bytesPerRow: 8, space: space,
                bitmapInfo: CGBitmapInfo(rawValue: alpha.rawValue | order.rawValue), provider: provider, decode: nil,
                shouldInterpolate: false, intent: .defaultIntent)
        }
        #expect(image(width: 2, .noneSkipFirst, .byteOrder32Little)?.premultipliedPixels.prefix(4) == [200, 0, 0, 255])
        #expect(image(width: 2, .last, [])?.premultipliedPixels.suffix(4) == [5, 10, 15, 128])
        #expect(image(width: 3, .last, []) == nil && image(width: -1, .last, []) == nil)
    }
}

@MainActor @Suite("Attributes and constraints of UIKit in other forms") struct OtherFormTests {
    @Test("Texts keep fonts, colors, lines and links on the way to Foundation's and back")
    func attributed() throws {
        var text = AttributedString("ab")
        text.link = URL(string: "https://a.b")
        text.uiKit.foregroundColor = .red
        let whole = text + AttributedString("c")
        let old = NSAttributedString(whole)
        #expect(old.string == "abc" && old.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor == .red)
        #expect(old.attribute(.link, at: 2, effectiveRange: nil) == nil)
        let new = AttributedString(old)
        #expect(new.runs.count == 2 && new.runs.first?.link?.host == "a.b")
        #expect(new.runs.first?.uiKit.foregroundColor == .red && new.runs.first?.swiftUI.foregroundColor != nil)
    }

    @Test("A row of views is read as constraints")
    func visualFormat() throws {
        let (box, a, b) = (
            UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100)), UIView(frame: .zero), UIView(frame: .zero)
        )
        for view in [a, b] {
            view.translatesAutoresizingMaskIntoConstraints = false
            box.addSubview(view)
        }
        let views: [String: Any] = ["a": a, "b": b]
        var all = NSLayoutConstraint.constraints(
            withVisualFormat: "H:|-[a(40)]-gap-[b]|", options: [.alignAllTop, .alignAllBottom], metrics: ["gap": 10],
            views: views)
        all += NSLayoutConstraint.constraints(withVisualFormat: "V:|-0-[a(==30)]", metrics: nil, views: views)
        NSLayoutConstraint.activate(all)
        box.layoutIfNeeded()
        #expect(a.frame == CGRect(x: 20, y: 0, width: 40, height: 30))
        #expect(b.frame == CGRect(x: 70, y: 0, width: 130, height: 30))
    }

    @Test(
        "A row that can't be read gives no constraints", arguments: ["|-[c]", "[a", "|-[a(x)]", "[a]-", "]", "[a]-(-"])
    func brokenFormat(format: String) {
        let (box, a) = (UIView(frame: .zero), UIView(frame: .zero))
        box.addSubview(a)
        var count = 0
        let warnings = TestHost.warnings {
            count = NSLayoutConstraint.constraints(withVisualFormat: format, metrics: nil, views: ["a": a]).count
        }
        #expect(count == 0 && warnings.count == 1 || format == "[a]-")
    }
}
