import SwiftUITesting
import Testing

@testable import SwiftUI

/// What a paragraph's style does to labels, measured and drawn words, layout managers and editors.
@MainActor
@Suite("Paragraph styles", .serialized)
struct ParagraphStyleTests {
    private func style(_ change: (NSMutableParagraphStyle) -> Void) -> NSParagraphStyle {
        let style = NSMutableParagraphStyle()
        change(style)
        return style
    }

    private func text(_ paragraphs: [(String, NSParagraphStyle)]) -> NSAttributedString {
        let whole = NSMutableAttributedString(string: "")
        for (number, paragraph) in paragraphs.enumerated() {
            let end = number + 1 < paragraphs.count ? "\n" : ""
            whole.append(
                NSAttributedString(
                    string: paragraph.0 + end,
                    attributes: [.paragraphStyle: paragraph.1, .font: UIFont.systemFont(ofSize: 20)]))
        }
        return whole
    }

    /// Runs a body while labels are measured by a test's window.
    private func measuring(_ body: () throws -> Void) rethrows {
        let host = TestHost(Color.clear)
        try withExtendedLifetime(host) { try body() }
    }

    private func size(_ text: NSAttributedString, _ width: CGFloat = 400) -> CGSize {
        text.boundingRect(
            with: CGSize(width: width, height: 10_000), options: .usesLineFragmentOrigin, context: nil
        ).size
    }

    @Test("Each paragraph of a label has its own spaces, indents and height of lines")
    func labels() {
        measuring {
            let plain = size(text([("one", .default), ("two", .default)]))
            let spaced = style { ($0.paragraphSpacing, $0.paragraphSpacingBefore) = (15, 40) }
            let apart = size(text([("one", spaced), ("two", .default)]))
            #expect(abs(apart.height - plain.height - 15) <= 1)
            #expect(abs(size(text([("one", .default), ("two", spaced)])).height - plain.height - 40) <= 1)
            let indented = style { ($0.headIndent, $0.firstLineHeadIndent) = (50, 30) }
            #expect(abs(size(text([("one", .default), ("two", indented)])).width - plain.width - 30) <= 1)
            let double = style { $0.lineHeightMultiple = 2 }
            #expect(abs(size(text([("one", double), ("two", .default)])).height - plain.height * 1.5) <= 1)
            let exact = style { ($0.minimumLineHeight, $0.maximumLineHeight) = (44, 44) }
            #expect(abs(size(text([("one", exact), ("two", exact)])).height - 88) <= 1)
        }
    }

    @Test("A style that truncates keeps drawn words in one line, but not a label")
    func truncation() {
        measuring {
            let words = text([("one two three four five six", style { $0.lineBreakMode = .byTruncatingTail })])
            let one = size(words, 2_000).height
            #expect(size(words, 100).height == one)
            let label = UILabel()
            (label.numberOfLines, label.attributedText) = (0, words)
            #expect(label.sizeThatFits(CGSize(width: 100, height: 10_000)).height > 1.8 * one)
        }
    }

    @Test("Paragraphs know what their styles have in common")
    func common() {
        let center = style { $0.alignment = .center }
        let plain = NSAttributedString(string: "one\ntwo")
        #expect(!plain.paragraphs.areStyled && plain.paragraphs.alignment == .natural)
        let same = text([("one", center), ("two", center)]).paragraphs
        #expect(same.areStyled && same.alignment == .center && !same.areMixed)
        let mixed = text([("one", center), ("", center), ("two", .default)]).paragraphs
        #expect(mixed.areMixed && mixed.alignment == .natural)
        #expect(NSAttributedString(string: "").paragraphs.areStyled == false)
        #expect(NSParagraphStyle.default.form() == nil && NSParagraphStyle.default.form(fillsWidth: true) != nil)
        #expect(style { $0.tabStops = [] }.form()?.values.tabs.isEmpty == true)
        #expect(NSParagraphStyle.default.tabStops.map(\.location).prefix(2) == [28, 56])
        let decimal = NSTextTab(
            textAlignment: .right, location: 90, options: [.columnTerminators: CharacterSet(charactersIn: ".")])
        #expect(style { $0.tabStops = [decimal] }.form()?.values.tabs == [.init(location: 90, alignment: .decimal)])
    }

    @Test("Lines of layout managers begin where the paragraph has them")
    func fragments() {
        // The pictures' fonts lay out the text.
        _ = ImageRenderer(content: Color.red.frame(width: 1, height: 1)).cgImage
        let indented = style { ($0.firstLineHeadIndent, $0.headIndent, $0.paragraphSpacing) = (30, 10, 12) }
        let storage = NSTextStorage(string: "")
        storage.append(text([("one two three four", indented), ("five", style { $0.alignment = .right })]))
        let manager = NSLayoutManager()
        let container = NSTextContainer(size: CGSize(width: 120, height: 1e6))
        storage.addLayoutManager(manager)
        manager.addTextContainer(container)
        container.lineFragmentPadding = 0
        var used: [CGRect] = []
        manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: storage.length)) {
            _, rect, _, _, _ in
            used.append(rect)
        }
        #expect(used.count >= 3)
        #expect(used.first.map { abs($0.minX - 30) < 0.1 } == true && abs(used[1].minX - 10) < 0.1)
        #expect(used.last.map { abs($0.maxX - 120) < 0.5 } == true)
        let before = used[used.count - 2]
        #expect(used.last.map { $0.minY - before.maxY > 11 } == true)
    }

    @Test("An edited text has the forms of its paragraphs")
    func editing() {
        let indented = style { ($0.firstLineHeadIndent, $0.headIndent, $0.paragraphSpacing) = (30, 10, 12) }
        let styled = text([("one two three four", indented), ("five", style { $0.alignment = .right })])
        let editing = TextEditing(AttributedString(styled))
        var traits = EditableTextTraits()
        traits.isMultiline = true
        let layout = EditableTextLayout(editing, traits: traits, width: 150, environment: EnvironmentValues())
        #expect(layout.isFormed && layout.lines.count >= 3)
        #expect(layout.lines.first?.x == 30 && layout.lines[1].x == 10)
        #expect(layout.lines.allSatisfy { $0.x + ($0.offsets.last ?? 0) <= 150 })
        let (last, before) = (layout.lines[layout.lines.count - 1], layout.lines[layout.lines.count - 2])
        #expect(abs(last.y - before.y - before.height - 12) < 0.01)
        #expect(abs(last.x + (last.offsets.last ?? 0) + EditableTextLayout.caretWidth - 150) < 0.01)
        #expect(layout.caret.minX > 140 && layout.caret.minY == last.y)
        #expect(layout.place(at: CGPoint(x: 31, y: 2)) == 0)
        let plain = EditableTextLayout(
            TextEditing(AttributedString("one two")), traits: traits, width: 150, environment: EnvironmentValues())
        #expect(!plain.isFormed && plain.lines.count == 1)
    }

    @Test("Lists make markers of signs, numbers and letters")
    func lists() {
        func marker(_ format: NSTextList.MarkerFormat, _ number: Int) -> String {
            NSTextList(markerFormat: format, options: 0).marker(forItemNumber: number)
        }
        #expect(marker(.disc, 3) == "\u{2022}" && marker(.decimal, 12) == "12")
        #expect(marker(.lowercaseRoman, 1_994) == "mcmxciv" && marker(.uppercaseRoman, 0) == "0")
        #expect([1, 26, 27, 703].map { marker(.lowercaseAlpha, $0) } == ["a", "z", "aa", "aaa"])
        #expect(marker(.init("({decimal})"), 2) == "(2)" && marker(.uppercaseHexadecimal, 255) == "FF")
        #expect(NSTextList(markerFormat: .decimal).isOrdered && !NSTextList(markerFormat: .box).isOrdered)
        let listed = style { $0.textLists = [NSTextList(markerFormat: .disc)] }
        #expect(
            listed == style { $0.textLists = [NSTextList(markerFormat: .disc)] } && listed != NSParagraphStyle.default)
    }

    @Test("Numbers that make no sense are harmless")
    func hostile() {
        measuring {
            for value in [CGFloat.nan, .infinity, -.infinity, 1e300, -1e300, -1] {
                let wild = style {
                    ($0.headIndent, $0.firstLineHeadIndent, $0.tailIndent) = (value, value, value)
                    ($0.paragraphSpacing, $0.paragraphSpacingBefore, $0.lineSpacing) = (value, value, value)
                    ($0.lineHeightMultiple, $0.minimumLineHeight, $0.maximumLineHeight) = (value, value, value)
                    ($0.defaultTabInterval, $0.tabStops) = (value, [NSTextTab(textAlignment: .right, location: value)])
                }
                let found = size(text([("one two\tthree", wild), ("four", wild)]), 100)
                #expect(found.width.isFinite && found.height.isFinite && found.height > 0)
            }
        }
    }
}
