import DisplayList
import Foundation
import Testing

@Suite("Equality and lengths of texts' values")
struct TextValueTests {
    @Test("Styles are equal where all their parts are")
    func styles() {
        func style(
            _ size: CGFloat = 12, _ paint: Paint = .color(.black), kerning: CGFloat = 0, image: String? = nil
        ) -> TextStyle {
            var decoration = TextStyle.Decoration()
            decoration.kerning = kerning
            return TextStyle(
                font: FontDescription(size: size), paint: paint, decoration: decoration,
                attachment: image.map { ImageContent(source: .symbol(name: $0, variableValue: nil)) })
        }
        #expect(style() == style() && style().hashValue == style().hashValue)
        #expect(style(image: "star") == style(image: "star"))
        for other in [style(13), style(12, .color(.white)), style(kerning: 1), style(image: "star")] {
            #expect(style() != other)
            #expect(other != style())
        }
        #expect(style(image: "star") != style(image: "heart"))
    }

    @Test("Paragraphs' styles are equal where all their parts are")
    func paragraphs() {
        #expect(ParagraphStyle() == ParagraphStyle(lineLimit: nil))
        #expect(ParagraphStyle(lineLimit: 2).hashValue == ParagraphStyle(lineLimit: 2).hashValue)
        let others = [
            ParagraphStyle(alignment: .center), ParagraphStyle(lineLimit: 1), ParagraphStyle(reservedLines: 1),
            ParagraphStyle(truncation: .head), ParagraphStyle(lineSpacing: 1), ParagraphStyle(minimumScaleFactor: 0.5),
            ParagraphStyle(allowsTightening: true), ParagraphStyle(isRightToLeft: true),
            ParagraphStyle(lineHeight: .exact(20)),
        ]
        for (index, other) in others.enumerated() {
            #expect(other != ParagraphStyle())
            for (place, another) in others.enumerated() { #expect((other == another) == (index == place)) }
        }
    }

    @Test("The height of lines is at least 1 and at most 10 000")
    func lineHeights() {
        typealias Height = ParagraphStyle.LineHeight
        #expect(Height.multiple(1.5).points(fontSize: 20) == 30)
        #expect(Height.increased(1.5).points(fontSize: 20) == 21.5)
        #expect(Height.exact(1.5).points(fontSize: 20) == 1.5)
        #expect(Height.exact(0.5).points(fontSize: 20) == 1 && Height.exact(-3).points(fontSize: 20) == 1)
        #expect(
            Height.exact(10_001).points(fontSize: 20) == 10_000 && Height.exact(9_999).points(fontSize: 20) == 9_999)
        #expect(Height.multiple(.nan).points(fontSize: 20) == 20 && Height.multiple(.nan).points(fontSize: 0.5) == 1)
    }

    @Test(
        "A paragraph's form is recorded with small spaces between lines, and without any",
        arguments: [nil, 0, 0.5, 3] as [CGFloat?])
    func smallSpacing(_ spacing: CGFloat?) throws {
        var values = ParagraphForm.Values()
        (values.lineSpacing, values.spacingBefore, values.spacing, values.indent) = (spacing, 1, 2, 4)
        (values.firstLineIndent, values.minimumLineHeight, values.maximumLineHeight) = (5, 6, 7)
        (values.tabInterval, values.lineHeightMultiple, values.isRightToLeft) = (8, 9, false)
        for form in [RecordForm.text, .bytes] {
            var decoration = TextStyle.Decoration()
            decoration.paragraph = ParagraphForm(values)
            let style = TextStyle(font: FontDescription(), paint: .color(.black), decoration: decoration)
            let list = DisplayList()
            let layer = list.insert(into: .root, after: .none, content: .text(TextContent("a\nb", style: style)))
            var log = DisplayListLog()
            var reader = DisplayListReader(list)
            log.note(reader.read(), of: list, at: 0)
            var copy = DisplayListCopy()
            for entry in try DisplayListLog(log.written(as: form)).entries { try copy.apply(entry.steps) }
            let id = try #require(copy.id(of: layer))
            var read: ParagraphForm?
            if case .text(let text) = copy.list[id].content { read = text.runs.first?.style.decoration.paragraph }
            #expect(read?.values == values)
        }
    }
}
