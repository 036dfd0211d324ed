import DisplayList
import Foundation
import Testing

@Suite("Values of paragraphs' forms")
struct ParagraphFormTests {
    private func content(_ change: (inout ParagraphForm.Values) -> Void) -> TextContent {
        var values = ParagraphForm.Values()
        change(&values)
        var decoration = TextStyle.Decoration()
        decoration.paragraph = ParagraphForm(values)
        return TextContent(
            "one\ntwo", style: TextStyle(font: FontDescription(), paint: .color(.black), decoration: decoration))
    }

    @Test("Values are kept within limits, and tabs in order")
    func limits() {
        var values = ParagraphForm.Values()
        (values.indent, values.firstLineIndent, values.trailingIndent) = (.nan, -3, .infinity)
        (values.spacing, values.lineHeightMultiple, values.minimumLineHeight) = (.infinity, .nan, 1e300)
        values.tabs = [.init(location: 50), .init(location: .nan), .init(location: -1), .init(location: 20)]
        let kept = ParagraphForm(values).values
        #expect((kept.indent, kept.firstLineIndent) == (0, 0) && kept.trailingIndent == 10_000)
        #expect((kept.spacing, kept.lineHeightMultiple, kept.minimumLineHeight) == (10_000, 0, 10_000))
        #expect(kept.tabs.map(\.location) == [20, 50])
        #expect(ParagraphForm(values) == ParagraphForm(kept))
        #expect(ParagraphForm(kept) != ParagraphForm(ParagraphForm.Values()))
    }

    @Test("A recorded text has its paragraphs' forms", arguments: RecordForm.both)
    func recording(_ form: RecordForm) throws {
        let content = content {
            ($0.alignment, $0.isRightToLeft, $0.firstLineIndent, $0.trailingIndent) = (.justified, true, 3.3, -7)
            ($0.spacing, $0.lineSpacing, $0.lineHeightMultiple) = (2, nil, 1.5)
            ($0.breaking, $0.fillsWidth, $0.lineHeight) = (.truncates(.middle), true, .increased(4))
            $0.tabs = [.init(location: 20, alignment: .decimal), .init(location: 44.5)]
        }
        let list = DisplayList()
        _ = list.insert(into: .root, after: .none, content: .text(content))
        var log = DisplayListLog()
        var reader = DisplayListReader(list)
        log.note(reader.read(), of: list, at: 0)
        var copy = DisplayListCopy()
        for entry in try DisplayListLog(log.written(as: form)).entries { try copy.apply(entry.steps) }
        #expect(list.difference(from: copy.list) == nil)
    }

    @Test("A form on a grid has whole columns and rows")
    func grid() {
        var values = ParagraphForm.Values()
        (values.indent, values.firstLineIndent, values.spacing) = (20, 3, 12)
        (values.lineHeightMultiple, values.trailingIndent) = (2.2, -9)
        let kept = ParagraphForm(values).onGrid(of: CGSize(width: 8, height: 16)).values
        #expect((kept.indent, kept.firstLineIndent, kept.spacing) == (24, 0, 16))
        #expect((kept.lineSpacing, kept.lineHeightMultiple, kept.trailingIndent) == (16, 0, -8))
    }
}

extension RecordForm {
    fileprivate static let both: [RecordForm] = [.text, .bytes]
}
