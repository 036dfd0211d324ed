import Foundation
import FrontEndKit
import RandomLists
import Testing

@Suite("Text in cells")
struct CellTextTests {
    private let system = CellTextSystem()
    private let style = TextStyle(font: FontDescription(), paint: .color(.black))

    private func text(_ string: String, _ paragraph: ParagraphStyle = .standard) -> TextContent {
        TextContent(string, style: style, paragraph: paragraph)
    }

    @Test(
        "Letters take a cell, wide ones and pictures two, marks none",
        arguments: [
            ("a", 1), ("é", 1), ("e\u{301}", 1), ("漢", 2), ("한", 2), ("ア", 2), ("Ａ", 2), ("🚀", 2), ("👩‍👩‍👧", 2), ("❤️", 2),
            ("❤", 1),
            ("1️⃣", 2), ("🇩🇪", 2), ("\u{200D}", 0), ("\u{301}", 0), ("ß", 1), ("ي", 1), ("─", 1), ("…", 1),
        ] as [(Character, Int)])
    func columns(_ character: Character, _ expected: Int) {
        #expect(character.columns == expected)
    }

    @Test("Words go to the next line where there is no room; longer ones are broken")
    func wrapping() {
        func lines(_ string: String, _ columns: Int) -> [String] {
            system.lines(of: text(string), in: CGSize(width: columns * 8, height: 1600)).map(\.string)
        }
        #expect(lines("one two three", 7) == ["one two", "three"])
        #expect(lines("one two three", 8) == ["one two", "three"])
        #expect(lines("one two three", 6) == ["one", "two", "three"])
        #expect(lines("abcdefghij", 4) == ["abcd", "efgh", "ij"])
        #expect(lines("a\n\nb", 4) == ["a", "", "b"])
        #expect(lines("漢字漢字", 5) == ["漢字", "漢字"])
        #expect(lines("", 5) == [""])
    }

    @Test("What there is no room for is cut with a sign")
    func truncation() {
        let long = text("one two three four")
        let metrics = system.measure(long, width: 64, height: 32)
        #expect(metrics.isTruncated && metrics.lineCount == 2 && metrics.size == CGSize(width: 56, height: 32))
        #expect(system.lines(of: long, in: CGSize(width: 64, height: 32)).map(\.string) == ["one two", "three…"])
        let one = text("one two three", ParagraphStyle(lineLimit: 1))
        #expect(system.lines(of: one, in: CGSize(width: 56, height: 16)).map(\.string) == ["one tw…"])
    }

    @Test("Lines lie by the text's alignment, on whole cells")
    func alignment() {
        func places(_ alignment: ParagraphStyle.Alignment, isRightToLeft: Bool = false) -> [CGFloat] {
            let style = ParagraphStyle(alignment: alignment, isRightToLeft: isRightToLeft)
            return system.lines(of: text("abcd\nab", style), in: CGSize(width: 40, height: 32)).map(\.frame.minX)
        }
        #expect(places(.leading) == [0, 0] && places(.trailing) == [8, 24])
        #expect(places(.center) == [0, 8])
        #expect(places(.leading, isRightToLeft: true) == [8, 24])
    }

    @Test("Runs of one style are one, with their places")
    func runs() {
        let bold = TextStyle(font: FontDescription(size: 30, weight: 700), paint: .color(.white))
        let content = TextContent(runs: [TextRun("ab", style: style), TextRun("漢c", style: bold)])
        let line = system.lines(of: content, in: CGSize(width: 100, height: 16))[0]
        #expect(line.runs.map(\.string) == ["ab", "漢c"])
        #expect(line.runs.map(\.x) == [0, 16] && line.runs.map(\.width) == [16, 24])
        #expect(line.runs[1].style === bold)
    }

    @Test("The lines are those that were measured", arguments: 0..<300)
    func law(_ seed: Int) {
        var random = SeededGenerator(seed: seed)
        let letters = Array("ab cd 漢 🚀\ne\u{301}x")
        let string = String(
            (0..<Int.random(in: 0...40, using: &random)).map { _ in letters.randomElement(using: &random)! })
        let content = text(
            string, ParagraphStyle(lineLimit: Bool.random(using: &random) ? nil : Int.random(in: 1...3, using: &random))
        )
        // A wide letter needs two cells.
        let width = Bool.random(using: &random) ? nil : CGFloat.random(in: 16...160, using: &random)
        let height = Bool.random(using: &random) ? nil : CGFloat.random(in: 0...80, using: &random)
        let metrics = system.measure(content, width: width, height: height)
        let lines = system.lines(of: content, in: metrics.size)
        #expect(lines.count == metrics.lineCount, "seed \(seed): \(string)")
        for line in lines {
            #expect(line.frame.maxX <= metrics.size.width + 0.01, "seed \(seed): \(string)")
            #expect(line.runs.reduce(0) { $0 + $1.width } == line.frame.width)
        }
        if let width { #expect(metrics.size.width <= width) }
        if !metrics.isTruncated {
            let kept = lines.map(\.string).joined().filter { $0 != " " }
            #expect(kept == string.filter { $0 != " " && $0 != "\n" }, "seed \(seed)")
        }
    }

    @Test("Sizes that are no numbers break nothing", arguments: [CGFloat.nan, .infinity, -1, 0, 1e300])
    func hostile(_ length: CGFloat) {
        let content = text("one two")
        #expect(!system.measure(content, width: length, height: length).size.width.isNaN)
        #expect(!system.lines(of: content, in: CGSize(width: length, height: length)).isEmpty)
    }
}
