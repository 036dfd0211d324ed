import CPangoCairo
import DisplayList
import Foundation
import Testing

@testable import CairoPainting

/// Texts whose paragraphs have forms of their own, as Pango lays them out.
@MainActor
@Suite("Forms of paragraphs")
struct ParagraphTests {
    private let system = PangoTextSystem()
    private let lorem = "The quick brown fox jumps over the lazy dog, then sleeps under an old tree."

    /// A text of paragraphs, each with its form.
    private func text(
        _ paragraphs: [(String, (inout ParagraphForm.Values) -> Void)], _ style: ParagraphStyle = .standard
    ) -> TextContent {
        let runs = paragraphs.enumerated().map { number, paragraph in
            var values = ParagraphForm.Values()
            paragraph.1(&values)
            var decoration = TextStyle.Decoration()
            decoration.paragraph = ParagraphForm(values)
            let style = TextStyle(font: FontDescription(), paint: .color(.black), decoration: decoration)
            return TextRun(paragraph.0 + (number + 1 < paragraphs.count ? "\n" : ""), style: style)
        }
        return TextContent(runs: runs, paragraph: style)
    }

    private func plain(_ string: String) -> TextContent {
        TextContent(string, style: TextStyle(font: FontDescription(), paint: .color(.black)))
    }

    private func measure(_ text: TextContent, _ width: CGFloat? = nil, _ height: CGFloat? = nil) -> TextMetrics {
        system.measure(text, width: width, height: height)
    }

    private func lines(_ text: TextContent, _ width: CGFloat) -> [TextLine] {
        let size = measure(text, width).size
        return system.lines(of: text, in: size)
    }

    @Test("A text without forms is one layout, and one whose forms change nothing has the same size")
    func withoutForms() {
        let whole = plain("one\ntwo three")
        let formed = text([("one", { _ in }), ("two three", { _ in })])
        #expect(system.layout(whole, width: nil, height: nil).parts.count == 1)
        #expect(system.layout(formed, width: nil, height: nil).parts.count == 2)
        #expect(abs(measure(whole).size.width - measure(formed).size.width) < 0.05)
        #expect(abs(measure(whole).size.height - measure(formed).size.height) < 0.05)
        #expect(abs(measure(whole).lastBaseline - measure(formed).lastBaseline) < 0.05)
        #expect(measure(whole).lineCount == 2 && measure(formed).lineCount == 2)
        #expect(
            measure(plain("one\n\nthree\n")).lineCount
                == measure(text([("one\n\nthree\n", { $0.indent = 1 })])).lineCount)
    }

    @Test("There is space between paragraphs, none before the first and behind the last, and more between lines")
    func spaces() {
        let line = measure(plain("one")).size.height
        let spaced = text([
            ("one", { ($0.spacingBefore, $0.spacing) = (100, 10) }),
            ("two", { ($0.spacingBefore, $0.spacing) = (4, 100) }),
        ])
        #expect(abs(measure(spaced).size.height - 2 * line - 14) < 0.1)
        let lines = lines(spaced, 300)
        #expect(lines.count == 2 && abs(lines[1].frame.minY - line - 14) < 0.1)
        let loose = text([(lorem, { $0.lineSpacing = 5 })])
        let count = CGFloat(measure(loose, 150).lineCount)
        #expect(count > 3 && abs(measure(loose, 150).size.height - count * line - (count - 1) * 5) < 0.2)
    }

    @Test("The height of lines is a multiple within limits, and the difference is above the letters")
    func heights() {
        let natural = measure(plain("one"))
        let height = natural.size.height
        func one(_ change: @escaping (inout ParagraphForm.Values) -> Void) -> TextMetrics {
            measure(text([("one", change)]))
        }
        let double = one { $0.lineHeightMultiple = 2 }
        #expect(abs(double.size.height - 2 * height) < 0.05)
        #expect(abs(double.firstBaseline - natural.firstBaseline - height) < 0.05)
        #expect(one { $0.minimumLineHeight = 40 }.size.height == 40)
        #expect(one { $0.minimumLineHeight = 4 }.size.height == natural.size.height)
        let low = one { $0.maximumLineHeight = 10 }
        #expect(low.size.height == 10 && abs(low.firstBaseline - natural.firstBaseline + height - 10) < 0.05)
        #expect(one { ($0.lineHeightMultiple, $0.maximumLineHeight) = (3, 30) }.size.height == 30)
        #expect(abs(one { $0.lineHeight = .exact(50) }.size.height - 50) < 0.1)
    }

    @Test("The first line and the others have their indents, and end before the trailing one")
    func indents() {
        for (first, others) in [(30.0, 10.0), (10, 30), (0, 25)] {
            let content = text([
                (lorem, { ($0.firstLineIndent, $0.indent, $0.trailingIndent) = (first, others, -20) })
            ])
            let lines = lines(content, 180)
            #expect(lines.count > 3)
            for (number, line) in lines.enumerated() {
                #expect(abs(line.frame.minX - (number == 0 ? first : others)) < 0.01)
                #expect(line.frame.maxX <= 160.1)
                #expect(abs(line.runs[0].x - line.frame.minX) < 0.01)
            }
            #expect(measure(content, 180).size.width <= 180)
        }
        // A positive one counts from the leading edge.
        let narrow = text([(lorem, { $0.trailingIndent = 100 })])
        #expect(measure(narrow).lineCount > 4 && lines(narrow, 300).allSatisfy { $0.frame.maxX <= 100.1 })
        // More than there is room for leaves a letter its room.
        let wide = text([(lorem, { ($0.firstLineIndent, $0.indent) = (400, 400) })])
        #expect(measure(wide, 100).size.width <= 100)
    }

    @Test("Paragraphs are aligned each by its own form")
    func alignments() {
        let content = text([
            ("ab", { ($0.alignment, $0.fillsWidth) = (.left, true) }), ("ab", { $0.alignment = .center }),
            ("ab", { ($0.alignment, $0.trailingIndent) = (.right, -10) }), ("ab", { $0.isRightToLeft = true }),
        ])
        let lines = lines(content, 200)
        #expect(measure(content, 200).size.width == 200 && measure(content).size.width < 100)
        #expect(lines[0].frame.minX == 0)
        #expect(abs(lines[1].frame.midX - 100) < 0.1)
        #expect(abs(lines[2].frame.maxX - 190) < 0.1)
        #expect(abs(lines[3].frame.maxX - 200) < 0.1)
        let justified = self.lines(text([(lorem, { $0.alignment = .justified })]), 200)
        #expect(justified.dropLast().allSatisfy { abs($0.frame.width - 200) < 0.5 })
        #expect((justified.last?.frame.width ?? 200) < 199)
    }

    @Test("Tabs lead to their places")
    func tabs() {
        let letter = measure(plain("b")).size.width
        func width(_ string: String, _ change: @escaping (inout ParagraphForm.Values) -> Void) -> CGFloat {
            measure(text([(string, change)])).size.width
        }
        let left = ParagraphForm.Tab(location: 100)
        let right = ParagraphForm.Tab(location: 150, alignment: .right)
        #expect(abs(width("a\tb") { $0.tabs = [left] } - 100 - letter) < 0.1)
        #expect(abs(width("a\tb\tb") { $0.tabs = [right, left] } - 150) < 0.1)
        #expect(abs(width("a\tb") { $0.tabInterval = 40 } - 40 - letter) < 0.1)
        #expect(abs(width("a\tb\tb") { ($0.tabs, $0.tabInterval) = ([left], 80) } - 160 - letter) < 0.1)
        // The place counts from the edge, wherever the line begins.
        #expect(abs(width("a\tb") { ($0.tabs, $0.firstLineIndent) = ([left], 30) } - 100 - letter) < 0.1)
        #expect(abs(width("a\tb") { ($0.tabs, $0.firstLineIndent, $0.indent) = ([left], 30, 30) } - 100 - letter) < 0.1)
    }

    @Test("Texts are cut where there is no room, and the last line says so")
    func cutting() throws {
        let content = text(
            [("one", { $0.spacing = 10 }), (lorem, { $0.indent = 20 }), ("three", { _ in })],
            ParagraphStyle(lineLimit: 3))
        let metrics = measure(content, 150)
        #expect(metrics.lineCount == 3 && metrics.isTruncated)
        let lines = lines(content, 150)
        #expect(lines.count == 3 && lines[0].string == "one" && lines[2].string.hasSuffix("…"))
        #expect(abs(lines[2].frame.minX - 20) < 0.01)
        let one = text([("one", { _ in }), ("two", { _ in })], ParagraphStyle(lineLimit: 1))
        #expect(self.lines(one, 150).map(\.string) == ["one…"])
        // Without a limit the height decides.
        let low = measure(text([("one", { $0.spacing = 30 }), ("two", { _ in })]), 150, 40)
        #expect(low.lineCount == 1 && low.isTruncated)
        // A paragraph that truncates has one line, and the next its own.
        let single = text([(lorem, { $0.breaking = .truncates(.tail) }), ("next", { _ in })])
        let cut = self.lines(single, 150)
        #expect(cut.count == 2 && cut[0].string.hasSuffix("…") && cut[1].string == "next")
        #expect(measure(single, 150).isTruncated && !measure(single).isTruncated)
        let clipped = text([(lorem, { $0.breaking = .clips })])
        #expect(measure(clipped, 150).lineCount == 1 && measure(clipped, 150).size.width == 150)
        let shrunk = text([(lorem, { $0.indent = 20 })], ParagraphStyle(lineLimit: 1, minimumScaleFactor: 0.1))
        #expect(measure(shrunk, 200).lineCount == 1 && !measure(shrunk, 200).isTruncated)
    }

    @Test("The letters of a paragraph that is never broken move closer, or shrink, before it is cut")
    func pressure() {
        let ideal = measure(plain("Hello, World")).size.width
        func one(_ share: CGFloat, scale: CGFloat = 1, tightens: Bool = false) -> TextMetrics {
            let style = ParagraphStyle(minimumScaleFactor: scale, allowsTightening: tightens)
            return measure(text([("Hello, World", { $0.breaking = .truncates(.tail) })], style), ideal * share)
        }
        #expect(!one(1.01).isTruncated && one(0.97).isTruncated && one(0.97).lineCount == 1)
        let tight = one(0.97, tightens: true)
        #expect(!tight.isTruncated && tight.size.width <= ideal * 0.97 + 0.05 && tight.lineCount == 1)
        #expect(abs(tight.size.height - one(1.01).size.height) < 0.01)
        #expect(one(0.6, tightens: true).isTruncated && one(0.6, tightens: true).lineCount == 1)
        let small = one(0.6, scale: 0.5)
        #expect(!small.isTruncated && small.size.width <= ideal * 0.6 + 0.05 && small.size.height < tight.size.height)
        #expect(one(0.3, scale: 0.5).isTruncated)
    }

    @Test("A long word is broken in the lines before the one that is cut")
    func cutWord() {
        let word = String(repeating: "Donaudampfschifffahrt", count: 4)
        let metrics = measure(text([(word, { $0.indent = 1 })], ParagraphStyle(lineLimit: 3)), 90)
        #expect(metrics.lineCount == 3 && metrics.isTruncated && metrics.size.width <= 90)
        let second = measure(text([("one", { _ in }), (word, { _ in })], ParagraphStyle(lineLimit: 3)), 90)
        #expect(second.lineCount == 3 && second.isTruncated && second.size.width <= 90)
    }

    @Test("What a font adds between lines is the same with forms and without", arguments: [-1, 0, 1])
    func leading(_ leading: Int) {
        var font = FontDescription()
        font.leading = leading
        func content(_ form: ParagraphForm?) -> TextContent {
            var decoration = TextStyle.Decoration()
            decoration.paragraph = form
            return TextContent(
                "one\n" + lorem, style: TextStyle(font: font, paint: .color(.black), decoration: decoration))
        }
        let (bare, formed) = (content(nil), content(ParagraphForm(ParagraphForm.Values())))
        for width in [nil, 150] as [CGFloat?] {
            let (a, b) = (measure(bare, width), measure(formed, width))
            #expect(a.lineCount == b.lineCount && abs(a.size.height - b.size.height) < 0.1)
            let natural = measure(plain("one\n" + lorem), width).size.height
            #expect(abs(b.size.height - natural - CGFloat((b.lineCount - 1) * 2 * leading)) < 0.1)
        }
    }

    @Test("A text laid out again in its own size has the same lines")
    func stability() {
        for step in 4...30 {
            let width = CGFloat(step) * 13.7
            for alignment in [nil, .center, .right, .justified] as [ParagraphForm.Alignment?] {
                let content = text([
                    (lorem, { ($0.alignment, $0.firstLineIndent, $0.trailingIndent) = (alignment, 31, -7) }),
                    (lorem, { ($0.alignment, $0.indent, $0.spacing) = (alignment, 12.3, 3) }), ("", { _ in }),
                ])
                let first = measure(content, width)
                let again = measure(content, first.size.width, first.size.height)
                #expect(again.size == first.size && again.lineCount == first.lineCount, "\(width)")
                // A layer's size is rounded up.
                let rounded = measure(content, first.size.width.rounded(.up), first.size.height.rounded(.up))
                #expect(rounded.lineCount <= first.lineCount && !rounded.isTruncated, "\(width)")
            }
        }
    }

    @Test("Insertion points are where the line is")
    func carets() {
        let content = text([("abc", { $0.firstLineIndent = 30 })])
        let offsets = system.caretOffsets(in: content)
        #expect(offsets.count == 4 && abs(offsets[0] - 30) < 0.01)
        #expect(abs((offsets.last ?? 0) - measure(content).size.width) < 0.1)
    }

    @Test(
        "Numbers that make no sense are harmless",
        arguments: [CGFloat.nan, .infinity, -.infinity, -1e300, 1e300, -1, 0, .leastNonzeroMagnitude])
    func hostile(_ value: CGFloat) {
        let all = text([
            (
                lorem,
                { (values: inout ParagraphForm.Values) in
                    (values.firstLineIndent, values.indent, values.trailingIndent) = (value, value, value)
                    (values.spacingBefore, values.spacing, values.lineSpacing) = (value, value, value)
                    (values.lineHeightMultiple, values.tabInterval) = (value, value)
                    (values.minimumLineHeight, values.maximumLineHeight) = (value, value)
                    values.tabs = [.init(location: value), .init(location: value, alignment: .right)]
                }
            ), ("a\tb", { ($0.tabInterval, $0.firstLineIndent) = (value, value) }),
        ])
        for width in [nil, 0, 1, 100] as [CGFloat?] {
            let metrics = measure(all, width)
            #expect(metrics.size.width.isFinite && metrics.size.height.isFinite && metrics.lineCount > 0)
            #expect(
                system.lines(of: all, in: metrics.size).allSatisfy { $0.frame.minX.isFinite && $0.frame.minY.isFinite })
        }
    }
}
