import CPangoCairo
import DisplayList
import Foundation
import Testing

@testable import CairoPainting

/// Statements T01 to T06.
@MainActor @Suite struct TextTests {
    let system = PangoTextSystem()

    @Test("Sizes and layouts that are not asked for are forgotten, those that are asked for are not")
    func forgetsWhatIsNotAskedFor() {
        let system = PangoTextSystem()
        func measure(_ text: String) {
            let style = TextStyle(font: FontDescription(size: 15), paint: .color(RGBA(0, 0, 0)))
            _ = system.measure(TextContent(text, style: style), width: 40, height: nil)
        }
        measure("one")
        let one = system.keptCounts
        for number in 0..<200 { measure("number \(number)") }
        #expect(system.keptCounts.metrics > 200 && system.keptCounts.layouts > 200)
        system.removeUnused()
        measure("one")
        system.removeUnused()
        #expect(system.keptCounts.metrics == one.metrics && system.keptCounts.layouts <= one.layouts)
    }

    @Test("Fonts of very many sizes are not kept, and texts stay as they are")
    func manySizes() {
        let system = PangoTextSystem()
        func content(_ size: CGFloat) -> TextContent {
            TextContent(
                "Shuffle 😀", style: TextStyle(font: FontDescription(size: size), paint: .color(RGBA(0, 0, 0))))
        }
        let first = system.layout(content(17), width: nil, height: nil)
        var lines: [CGFloat] = []
        weak var early: TextLayout?
        for step in 0..<(3 * system.fontLimit) {
            system.rasters.beginPaint()
            let layout = system.layout(content(20 + CGFloat(step)), width: nil, height: nil)
            if step == 0 { early = layout }
            lines.append(layout.metrics.size.height)
        }
        #expect(system.fontGeneration == 3)
        #expect(early == nil && system.fontLimit == 128)
        #expect(lines == lines.sorted())
        let again = system.layout(content(17), width: nil, height: nil)
        #expect(again !== first && again.metrics == first.metrics)
        #expect(system.measure(content(17), width: nil, height: nil) == first.metrics)
        // All at once: they have the room that they need.
        func paintAll() {
            system.rasters.beginPaint()
            for step in 0..<200 { _ = system.layout(content(500 + CGFloat(step)), width: nil, height: nil) }
        }
        for _ in 0..<3 { paintAll() }
        let generation = system.fontGeneration
        paintAll()
        #expect(system.fontGeneration == generation && system.fontLimit == 256)
    }

    @Test("Text in sizes that nobody chose is that of a few sizes, larger or smaller")
    func sizesBetween() {
        let system = PangoTextSystem()
        func content(_ size: CGFloat) -> TextContent {
            TextContent(
                "A window that grows", style: TextStyle(font: FontDescription(size: size), paint: .color(RGBA(0, 0, 0)))
            )
        }
        let large = system.layout(content(80), width: nil, height: nil)
        let made = system.fonts.madeCount
        for step in 0..<1_000 {
            let size = 20.15 + CGFloat(step) * 0.3
            let layout = system.layout(content(size), width: nil, height: nil)
            let factor = size / 80
            #expect(abs(layout.metrics.size.width - large.metrics.size.width * factor) < 0.1)
            #expect(abs(layout.metrics.firstBaseline - large.metrics.firstBaseline * factor) < 0.02)
            #expect(abs(layout.inkExtents.maxX - large.inkExtents.maxX * factor) < 0.1)
            let carets = layout.caretOffsets(in: content(size).string)
            #expect(abs((carets.last ?? 0) - layout.metrics.size.width) < 0.1)
            let stretch = layout.stretches(of: content(size))[0]
            #expect(abs(stretch.width - layout.metrics.size.width) < 0.1)
            // So many lines are as wide as those of the other size.
            let narrow = system.measure(content(size), width: 4 * size, height: nil)
            let same = system.measure(content(80), width: 320, height: nil)
            #expect(narrow.lineCount == same.lineCount)
        }
        #expect(system.fonts.madeCount - made <= 6 && system.fontGeneration == 0)
        // So is text that is shrunk to fit.
        let paragraph = ParagraphStyle(lineLimit: 1, minimumScaleFactor: 0.1)
        let shrunk = TextContent("A window that grows", style: content(17).first.style, paragraph: paragraph)
        let count = system.fonts.madeCount
        for width in 30..<130 {
            let layout = system.layout(shrunk, width: CGFloat(width), height: nil)
            #expect(layout.metrics.size.width <= CGFloat(width) && layout.metrics.size.width > CGFloat(width) - 1.5)
        }
        #expect(system.fonts.madeCount <= count + 1)
    }
    private let lorem = "The quick brown fox jumps over the lazy dog, then sleeps under an old tree."

    private func measure(_ text: TextContent, _ width: CGFloat?, _ height: CGFloat? = nil) -> TextMetrics {
        system.measure(text, width: width, height: height)
    }

    @Test func t01WithoutAWidthThereIsALineForEachParagraph() {
        #expect(measure(text(lorem), nil).lineCount == 1)
        #expect(measure(text("one\ntwo\nthree"), nil).lineCount == 3)
        let line = measure(text("one"), nil).size.height
        #expect(abs(measure(text("one\ntwo\nthree"), nil).size.height - 3 * line) < 0.01)
        #expect(abs(line - 20.5) < 3, "17 points have a line of about 20.5: \(line)")
    }

    @Test func t01AWidthWrapsAtWordsAndTheUsedWidthIsTold() {
        let metrics = measure(text(lorem), 150)
        #expect(metrics.lineCount > 3 && metrics.size.width <= 150 && metrics.size.width > 100)
        #expect(!metrics.isTruncated)
        let word = measure(text("Donaudampfschifffahrtsgesellschaft"), 90)
        #expect(word.lineCount > 1 && word.size.width <= 90, "one long word is broken")
    }

    @Test func t02TooLittleHeightCutsTheLastLine() {
        let line = measure(text("A"), nil).size.height
        let all = measure(text(lorem), 150)
        let cut = measure(text(lorem), 150, line * 2.5)
        #expect(cut.lineCount == 2 && cut.isTruncated && cut.size.height <= line * 2.5)
        #expect(measure(text(lorem), 150, 1).lineCount == 1, "one line stays whatever the height")
        #expect(measure(text(lorem), 150, all.size.height) == all)
    }

    @Test func t03LineLimitsCapAndReserve() {
        let line = measure(text("A"), nil).size.height
        let limited = text(lorem, paragraph: ParagraphStyle(lineLimit: 2))
        #expect(measure(limited, 150).lineCount == 2 && measure(limited, 150).isTruncated)
        #expect(measure(limited, nil).lineCount == 1 && !measure(limited, nil).isTruncated)
        let reserved = text("A", paragraph: ParagraphStyle(lineLimit: 3, reservedLines: 3))
        #expect(abs(measure(reserved, nil).size.height - 3 * line) < 0.01)
        let paragraphs = text("one\ntwo\nthree", paragraph: ParagraphStyle(lineLimit: 2))
        #expect(measure(paragraphs, nil).lineCount == 2 && measure(paragraphs, nil).isTruncated)
        #expect(measure(paragraphs, 100).lineCount == 2)
        let mixed = text("one\n" + lorem + "\nthree", paragraph: ParagraphStyle(lineLimit: 3))
        #expect(measure(mixed, 150).lineCount == 3 && measure(mixed, 150).size.width <= 150)
    }

    @Test func t04PressureTightensThenShrinksThenCuts() {
        let ideal = measure(text("Hello, World"), nil).size.width
        let tight = ParagraphStyle(lineLimit: 1, minimumScaleFactor: 0.5, allowsTightening: true)
        let little = measure(text("Hello, World", paragraph: tight), ideal * 0.97)
        #expect(!little.isTruncated && little.size.height == measure(text("A"), nil).size.height)
        let shrunk = measure(text("Hello, World", paragraph: tight), ideal * 0.7)
        #expect(!shrunk.isTruncated && shrunk.size.width <= ideal * 0.7 && shrunk.size.width > ideal * 0.6)
        #expect(measure(text("Hello, World", paragraph: tight), ideal * 0.3).isTruncated)
    }

    @Test func t04AnEmojiShrinksIntoItsCard() {
        let style = ParagraphStyle(minimumScaleFactor: 0.01)
        let emoji = text("👻", size: 200, paragraph: style)
        let metrics = measure(emoji, 60, 60)
        #expect(metrics.size.width <= 60 && metrics.size.height <= 60.1)
        #expect(max(metrics.size.width, metrics.size.height) > 55, "as large as may be: \(metrics.size)")
    }

    @Test func t06AlignmentIsWithinTheTextsOwnWidth() throws {
        func marks(_ alignment: ParagraphStyle.Alignment) throws -> CGRect {
            let content = text("wwwwwwwwww\ni", paragraph: ParagraphStyle(alignment: alignment))
            let size = measure(content, nil).size
            return try Picture(size.width.rounded(.up), 50) { list in
                // Only the second line is left in sight.
                let clip = ClipShape(path: Path(storage: .rect(CGRect(x: 0, y: 22, width: 500, height: 30))))
                list.add(.text(content), 0, 0, size.width, size.height, effects: [.clip(clip)])
            }.marks
        }
        let (leading, center, trailing) = (try marks(.leading), try marks(.center), try marks(.trailing))
        #expect(leading.minX < 4 && trailing.minX > 100)
        #expect(abs(center.midX - (leading.midX + trailing.midX) / 2) <= 1)
    }

    @Test func measuringAtTheToldWidthChangesNothing() {
        let samples = [
            lorem, "Kurz", "a b c d e f g h", "日本語の文章はどこでも折り返せます。", "שלום עולם, זה טקסט ארוך מאוד",
            "Emoji 👻🎃 in 👩‍👩‍👧‍👦 text 🇩🇪", "one\ntwo and three\n\nfour", "Donaudampfschifffahrtsgesellschaft ist lang",
        ]
        for (index, sample) in samples.enumerated() {
            for step in 1...40 {
                let width = CGFloat(step) * 7.3 + CGFloat(index) * 0.37
                for limit in [nil, 1, 2] {
                    for truncation in [ParagraphStyle.Truncation.tail, .middle, .head] {
                        let paragraph = ParagraphStyle(lineLimit: limit, truncation: truncation)
                        let content = text(sample, paragraph: paragraph)
                        let told = measure(content, width)
                        let again = measure(content, told.size.width, told.size.height)
                        #expect(
                            again.size == told.size && again.lineCount == told.lineCount,
                            "\"\(sample)\" at \(width), limit \(String(describing: limit)), \(truncation): \(told.size) then \(again.size)"
                        )
                        #expect(told.size.width <= width + 0.001)
                    }
                }
            }
        }
    }

    @Test func decorationsTakeTheirRoom() {
        func width(_ change: (inout TextStyle.Decoration) -> Void) -> CGFloat {
            var decoration = TextStyle.Decoration()
            change(&decoration)
            let style = TextStyle(font: FontDescription(), paint: .color(.black), decoration: decoration)
            return measure(TextContent("abcdef", style: style), nil).size.width
        }
        let plain = width { _ in }
        #expect(abs(width { $0.kerning = 2 } - plain - 12) < 2.1)
        #expect(width { $0.underline = .init() } == plain)
    }

    @Test func attachmentsStandInTheLine() {
        let style = TextStyle(font: FontDescription(), paint: .color(.black))
        let image = ImageContent(source: .symbol(name: "star", variableValue: nil))
        let star = TextStyle(font: FontDescription(), paint: .color(.black), attachment: image)
        let with = measure(TextContent(runs: [TextRun("a", style: style), TextRun("\u{FFFC}", style: star)]), nil)
        let without = measure(TextContent("a", style: style), nil)
        let size = system.size(of: image)
        #expect(size != nil && abs(with.size.width - without.size.width - size!.width) < 0.1)
    }

    @Test func caretsStandBetweenCharacters() {
        let content = text("a👩‍👩‍👧‍👦éz")
        let carets = system.caretOffsets(in: content)
        #expect(carets.count == 5)
        #expect(carets == carets.sorted() && carets[0] == 0)
        #expect(abs(carets[4] - measure(content, nil).size.width) < 0.1)
        #expect(system.caretOffsets(in: text("")) == [0])
    }

    @Test(
        "Carets stand where Pango says that they do",
        arguments: [
            "office fluffy", "שלום עולם", "abc שלום def", "مرحبا بالعالم", "مرحبا 123 abc", "e\u{301}a\u{308}o",
            "日本語 text",
            "👩‍👩‍👧‍👦🇩🇪x", "नमस्ते", "two\nlines",
        ])
    func caretsInAllScripts(_ string: String) throws {
        let layout = system.layout(text(string), width: nil, height: nil)
        let pango = try #require(layout.parts.first)
        var (byte, expected) = (0, [CGFloat]())
        for count in string.map(\.utf8.count) + [0] {
            var strong = PangoRectangle()
            pango_layout_get_cursor_pos(pango, Int32(byte), &strong, nil)
            expected.append(CGFloat(strong.x) / CGFloat(PANGO_SCALE))
            byte += count
        }
        let offsets = layout.caretOffsets(in: string)
        #expect(offsets.count == expected.count)
        for (place, pair) in zip(offsets, expected).enumerated() {
            #expect(abs(pair.0 - pair.1) < 0.01, "\(string) at \(place): \(pair.0), Pango \(pair.1)")
        }
    }

    @Test func emptyAndOddTextHarmsNothing() {
        #expect(measure(text(""), nil).size == .zero)
        #expect(measure(text("a", size: .nan), 10).size.width.isFinite)
        #expect(measure(text("a\u{0}b\u{FFFE}"), 0).size.width == 0)
        #expect(measure(text(lorem), .nan).size == measure(text(lorem), nil).size)
        #expect(measure(text(lorem), .infinity).size == measure(text(lorem), nil).size)
        #expect(measure(text(lorem), -5).size.width == 0)
    }

    @Test func aMissingFamilyFallsBack() {
        var font = FontDescription(family: "No Such Family")
        font.size = 17
        let strange = TextContent("abc", style: TextStyle(font: font, paint: .color(.black)))
        #expect(measure(strange, nil) == measure(text("abc"), nil))
    }

    @Test func colorsDoNotChangeMetrics() {
        let colored = text(lorem, color: RGBA(1, 0, 0))
        #expect(measure(colored, 120) == measure(text(lorem), 120))
    }

    @Test func t03ATextCutBetweenParagraphsSaysThatItGoesOn() {
        let one = ParagraphStyle(lineLimit: 1)
        let width = measure(text("one"), nil).size.width
        let cut = measure(text("one\ntwo", paragraph: one), nil)
        #expect(cut.isTruncated && cut.size.width > width + 3)
        // Nothing but an end of the line has been left out.
        #expect(measure(text("one\n", paragraph: one), nil).size.width == width)
    }

    @Test func aTextMadeSmallerHasSmallerGaps() {
        var decoration = TextStyle.Decoration()
        decoration.kerning = 12
        func spaced(_ paragraph: ParagraphStyle) -> TextContent {
            TextContent(
                "spaced out",
                style: TextStyle(font: FontDescription(size: 40), paint: .color(.black), decoration: decoration),
                paragraph: paragraph)
        }
        let whole = measure(spaced(.standard), nil).size
        let half = measure(spaced(ParagraphStyle(lineLimit: 1, minimumScaleFactor: 0.1)), whole.width / 2).size
        #expect(abs(half.height / whole.height - 0.5) < 0.1)
    }

    @Test func aTextFromTheRightHasItsLeadingSideThere() throws {
        /// The middle of the second line, which is the shorter one, and that of both.
        func middles(_ alignment: ParagraphStyle.Alignment) throws -> (short: CGFloat, both: CGFloat) {
            let paragraph = ParagraphStyle(alignment: alignment, isRightToLeft: true)
            let content = text("mmmm\nm", paragraph: paragraph)
            let line = Int(measure(content, nil).size.height / 2)
            let picture = try Picture(100, 60) { $0.add(.text(content), 0, 0, 100, 60) }
            let short = (0..<100).filter { picture.part($0, line + 2, 1, line - 2).contains { $0 != white } }
            return (CGFloat(try #require(short.first) + short[short.count - 1]) / 2, picture.marks.midX)
        }
        let (leading, trailing) = (try middles(.leading), try middles(.trailing))
        #expect(leading.short > leading.both + 10)
        #expect(trailing.short < trailing.both - 10)
    }
}
