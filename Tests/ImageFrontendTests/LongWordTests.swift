import DisplayList
import Foundation
import Testing

@testable import CairoPainting

/// A word without end is laid out in pieces, as Pango looks at the rest of a run for each of its lines.
@Suite("Long words")
struct LongWordTests {
    @Test("Texts with words of usual lengths are not divided")
    func usual() {
        #expect(TextLayouter.pieces(ofLongWordsIn: String(repeating: "word ", count: 10_000)).isEmpty)
        #expect(TextLayouter.pieces(ofLongWordsIn: String(repeating: "w", count: 512)).isEmpty)
    }

    @Test(
        "No run of a long word is longer than 600 bytes, and none ends within a letter",
        arguments: ["<", "a", "é", "я", "ب", "漢", "e\u{301}", "<a", "👩‍👩‍👧‍👦"])
    func pieces(_ letter: String) {
        let long = "a few words " + String(repeating: letter, count: 20_000) + " and an end"
        let pieces = TextLayouter.pieces(ofLongWordsIn: long)
        #expect(!pieces.isEmpty)
        let size = letter.utf8.count
        var end = 12
        for piece in pieces {
            #expect(piece.lowerBound - end <= 600 && piece.count <= 600)
            #expect((piece.lowerBound - 12) % size == 0 && (piece.upperBound - 12) % size == 0)
            end = piece.upperBound
        }
        #expect(long.utf8.count - 11 - end <= 600)
    }

    @Test("A long word is as wide in pieces as letter by letter, and wraps within its width")
    func layout() {
        let system = PangoTextSystem()
        let long = text(String(repeating: "<", count: 20_000), size: 17, color: RGBA(0, 0, 0))
        let few = text(String(repeating: "<", count: 300), size: 17, color: RGBA(0, 0, 0))
        let (many, perLine) = (
            system.measure(long, width: 200, height: nil),
            300 / CGFloat(system.measure(few, width: 200, height: nil).lineCount)
        )
        #expect(many.size.width <= 200)
        #expect(abs(CGFloat(many.lineCount) * perLine - 20_000) < 1_000)
    }
}
