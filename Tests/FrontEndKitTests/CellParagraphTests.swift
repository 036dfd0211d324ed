import DisplayList
import Foundation
import FrontEndKit
import Testing

@Suite("Paragraphs in cells")
struct CellParagraphTests {
    private let system = CellTextSystem()

    private func run(_ string: String, _ change: (inout ParagraphForm.Values) -> Void) -> TextRun {
        var values = ParagraphForm.Values()
        change(&values)
        var decoration = TextStyle.Decoration()
        decoration.paragraph = ParagraphForm(values)
        return TextRun(string, style: TextStyle(font: FontDescription(), paint: .color(.black), decoration: decoration))
    }

    @Test("Indents are columns, spaces are rows, and lines are as wide as that leaves them")
    func forms() {
        let text = TextContent(runs: [
            run("one two three\n") { ($0.firstLineIndent, $0.indent, $0.spacing) = (16, 8, 17) },
            run("four") { ($0.alignment, $0.lineHeightMultiple) = (.right, 2) },
        ])
        let metrics = system.measure(text, width: 80, height: nil)
        #expect(metrics.lineCount == 3 && !metrics.isTruncated)
        let lines = system.lines(of: text, in: CGSize(width: 80, height: metrics.size.height))
        #expect(lines.map(\.string) == ["one two", "three", "four"])
        #expect(lines.map(\.frame.minX) == [16, 8, 48])
        #expect(lines.map(\.frame.minY) == [0, 16, 48])
        #expect(metrics.size.height == 64)
    }

    @Test("What there is no room for is cut with a sign")
    func cutting() {
        let content = TextContent(
            runs: [run("one two three\n") { $0.indent = 8 }, run("four") { _ in }],
            paragraph: ParagraphStyle(lineLimit: 2))
        let lines = system.lines(of: content, in: CGSize(width: 80, height: 160))
        #expect(lines.count == 2 && lines[1].string == "three…")
        let single = TextContent(runs: [
            run("one two three\n") { $0.breaking = .truncates(.tail) }, run("four") { _ in },
        ])
        #expect(system.measure(single, width: 80, height: nil).isTruncated)
        let shown = system.lines(of: single, in: CGSize(width: 80, height: 160))
        #expect(shown.map(\.string) == ["one two t…", "four"])
    }
}
