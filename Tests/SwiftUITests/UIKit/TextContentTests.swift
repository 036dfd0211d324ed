import Foundation
import OrielFoundation
import Testing

@testable import SwiftUI
@testable import SwiftUICore

@MainActor @Suite("Contents of texts and their layout by paragraphs") struct TextContentTests {
    // The first picture installs the system of texts.
    init() { _ = ImageRenderer(content: Color.red.frame(width: 1, height: 1)).cgImage }

    private func content(_ text: String) -> (NSTextContentStorage, NSTextLayoutManager, NSTextContainer) {
        let (content, manager) = (NSTextContentStorage(), NSTextLayoutManager())
        let container = NSTextContainer(size: CGSize(width: 200, height: 1e7))
        manager.textContainer = container
        content.addTextLayoutManager(manager)
        content.textStorage?.setAttributedString(NSAttributedString(string: text))
        return (content, manager, container)
    }

    @Test("A storage's paragraphs are the elements of the content")
    func elements() throws {
        let (content, manager, container) = content("one\ntwo\nthree")
        var texts: [String] = []
        content.enumerateTextElements(from: nil) { element in
            texts.append((element as? NSTextParagraph)?.attributedString.string ?? "")
            return texts.count < 2
        }
        #expect(texts == ["one\n", "two\n"])
        #expect(content.textElements(for: content.documentRange).count == 3)
        let start = content.documentRange.location
        #expect(content.offset(from: start, to: content.documentRange.endLocation) == 13)
        #expect(content.location(start, offsetBy: 14) == nil && content.location(start, offsetBy: .max) == nil)
        let second = try #require(content.location(start, offsetBy: 4))
        let range = try #require(NSTextRange(location: second, end: content.location(start, offsetBy: 8)))
        #expect(NSTextRange(location: second, end: start) == nil && content.documentRange.contains(range))
        #expect(container.textLayoutManager === manager && manager.textContentManager === content)
        manager.replaceContents(in: range, with: NSAttributedString(string: ""))
        #expect(content.attributedString?.string == "one\nthree")
        content.removeTextLayoutManager(manager)
        #expect(manager.textContentManager == nil && content.textLayoutManagers.isEmpty)
    }

    @Test("Each paragraph has a layout with lines, below the one before")
    func fragments() throws {
        let (content, manager, _) = content("one\ntwo")
        var frames: [CGRect] = []
        manager.enumerateTextLayoutFragments(from: nil, options: [.ensuresLayout]) {
            frames.append($0.layoutFragmentFrame)
            #expect($0.textLineFragments.count == 1 && $0.state == .layoutAvailable)
            return true
        }
        try #require(frames.count == 2)
        #expect(frames[0].height > 0 && frames[1].minY >= frames[0].maxY - 0.5)
        let second = try #require(content.location(content.documentRange.location, offsetBy: 5))
        #expect(manager.textLayoutFragment(for: second)?.layoutFragmentFrame == frames[1])
        var segments = 0
        manager.enumerateTextSegments(in: content.documentRange, type: .standard) { _, rect, baseline, _ in
            segments += 1
            #expect(rect.width > 0 && baseline > 0)
            return true
        }
        #expect(segments == 2)
    }

    @Test("A text view shows the text of a container with a content")
    func view() {
        let (content, manager, container) = content("shown")
        let view = UITextView(frame: .zero, textContainer: container)
        #expect(view.text == "shown" && view.textLayoutManager === manager && view.textStorage === content.textStorage)
        #expect(UITextView(frame: .zero).textLayoutManager == nil)
    }

    @Test("Features of fonts have Apple's numbers")
    func features() {
        let feature: [UIFontDescriptor.FeatureKey: Int] = [
            .type: kNumberSpacingType, .selector: kMonospacedNumbersSelector,
        ]
        #expect(feature[.type] == 6 && feature[.selector] == 0)
        #expect(kStylisticAltTwentyOffSelector == 41 && kUpperCaseType == 38 && kLowerCaseSmallCapsSelector == 1)
    }
}
