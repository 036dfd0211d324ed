import DisplayList
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

/// Texts in a font of 10 points, of which a character is 6 wide and a line 12 high.
@MainActor @Suite("Text")
struct TextConformance {
    private func text(_ string: String) -> some View { Text(verbatim: string).font(.system(size: 10)) }

    @Test("T01: a line for each paragraph without a width; words wrap within one, and the used width is told")
    func wrapping() {
        #expect(answer(nil, nil) { text("aaaa bbbb cccc") } == size(84, 12))
        #expect(answer(nil, nil) { text("aa\nbbb") } == size(18, 24))
        #expect(answer(60, nil) { text("aaaa bbbb cccc") } == size(54, 24))
        #expect(answer(84, nil) { text("aaaa bbbb cccc") } == size(84, 12))
        #expect(answer(500, 500) { text("aaaa") } == size(24, 12))
        // A word that is too long is broken.
        #expect(answer(25, nil) { text("abcdefghij") } == size(24, 36))
    }

    @Test("T02: too little height leaves fewer lines, one at least, the last of them cut at its end")
    func height() {
        #expect(answer(30, nil) { text("aaaa bbbb cccc") } == size(24, 36))
        #expect(answer(30, 30) { text("aaaa bbbb cccc") } == size(24, 24))
        #expect(answer(30, 1) { text("aaaa bbbb cccc") } == size(24, 12))
        #expect(paragraph { text("a") }?.truncation == .tail)
        #expect(paragraph { text("a").truncationMode(.head) }?.truncation == .head)
        #expect(paragraph { text("a").truncationMode(.middle) }?.truncation == .middle)
    }

    @Test("T03: a line limit caps, reserves, and may be a range; it is inherited")
    func limits() {
        func lines(_ view: some View) -> CGFloat { answer(30, nil) { view }.height / 12 }
        let long = text("aaaa bbbb cccc dddd")
        #expect(lines(long.lineLimit(2)) == 2)
        #expect(lines(long.lineLimit(nil)) == 4)
        #expect(lines(text("a").lineLimit(3, reservesSpace: true)) == 3)
        #expect(lines(text("a").lineLimit(3, reservesSpace: false)) == 1)
        #expect(lines(long.lineLimit(2...3)) == 3)
        #expect(lines(text("a").lineLimit(2...3)) == 2)
        #expect(lines(long.lineLimit(...3)) == 3)
        #expect(lines(text("a").lineLimit(2...)) == 2)
        #expect(lines(VStack { long }.lineLimit(1)) == 1)
        #expect(lines(long.environment(\.lineLimit, 2)) == 2)
        #expect(lines(VStack { long.lineLimit(3) }.lineLimit(1)) == 3)
    }

    #if ORIEL_IMAGE
    @Test("T04: letters move closer, then shrink, and only then is text cut")
    func pressure() throws {
        /// A picture of a view in a box.
        func picture(_ width: CGFloat, _ view: some View) throws -> Data {
            let box = view.frame(width: width, height: 30, alignment: .leading)
            return try TestHost(box, size: CGSize(width: 300, height: 30), text: .system).png()
        }
        func string(_ string: String) -> some View { Text(verbatim: string).font(.system(size: 20)).lineLimit(1) }
        let (word, short) = (string("The quick brown fox jumps"), string("The quick brown f"))
        let whole = answerInSystemFont(word).width
        // With room there is no difference.
        #expect(
            try picture(whole + 2, word) == picture(whole + 2, word.minimumScaleFactor(0.5).allowsTightening(true)))
        // A little too narrow: tightening is enough, and the scale does nothing.
        let tight = whole * 0.98
        #expect(
            try picture(tight, word.allowsTightening(true))
                == picture(tight, word.allowsTightening(true).minimumScaleFactor(0.5)))
        #expect(try picture(tight, word.allowsTightening(true)) != picture(tight, word))
        // Narrower: the scale helps, down to its least; beyond that text is cut.
        let narrow = whole * 0.7
        #expect(try picture(narrow, word.minimumScaleFactor(0.5)) != picture(narrow, word))
        let half = whole * 0.3
        #expect(try picture(half, word.minimumScaleFactor(0.5)) != picture(half, word.minimumScaleFactor(0.2)))
        #expect(try picture(narrow, word.minimumScaleFactor(1)) == picture(narrow, word))
        #expect(try picture(narrow, short.minimumScaleFactor(0.5)) == picture(narrow, short))
    }

    private func answerInSystemFont(_ view: some View) -> CGSize {
        TestHost(view.mark("text"), size: CGSize(width: 500, height: 100), text: .system).frame("text").size
    }
    #endif

    @Test("T05: a fixed size neither wraps nor cuts; a fixed height wraps and never cuts")
    func fixedSizes() {
        #expect(answer(30, 5) { text("aaaa bbbb cccc").fixedSize() } == size(84, 12))
        #expect(
            answer(30, 5) { text("aaaa bbbb cccc").fixedSize(horizontal: false, vertical: true) } == size(24, 36))
    }

    @Test("T06: lines are aligned within the text's own width, whatever the frame's alignment")
    func alignment() {
        #expect(paragraph { text("a") }?.alignment == .leading)
        for (given, expected) in [
            (TextAlignment.leading, ParagraphStyle.Alignment.leading), (.center, .center), (.trailing, .trailing),
        ] {
            #expect(paragraph { text("a").multilineTextAlignment(given) }?.alignment == expected)
            let host = TestHost(100, 100) {
                text("aaaa bbbb cccc").multilineTextAlignment(given).frame(width: 70).mark("frame")
            }
            // The text is 54 wide and in the middle of its frame.
            #expect(host.findAll(kind: "Text").map(\.frame) == [rect(23, 38, 54, 24)])
        }
        let leading = TestHost(100, 100) {
            text("aaaa").multilineTextAlignment(.trailing).frame(width: 100, alignment: .leading)
        }
        #expect(leading.findAll(kind: "Text").map(\.frame.minX) == [0])
    }

    @Test("T07: layout takes a text's size from the text system alone, which may count cells")
    func cells() {
        func cells(_ string: String) -> Int {
            string.reduce(0) { sum, character in
                let scalar = character.unicodeScalars.first!
                return sum + (scalar.properties.isEmojiPresentation || (0x3000...0x9fff).contains(scalar.value) ? 2 : 1)
            }
        }
        let host = TestHost(
            VStack(alignment: .leading, spacing: 0) {
                Text(verbatim: "abc").mark("narrow")
                Text(verbatim: "日本").mark("wide")
                Text(verbatim: "e\u{301}").mark("combining")
                Text(verbatim: "👩‍👩‍👧").mark("cluster")
            }, size: CGSize(width: 80, height: 24),
            text: .supplied { string, _ in CGSize(width: cells(string), height: 1) })
        #expect(
            ["narrow", "wide", "combining", "cluster"].map { host.frame($0).size } == [
                size(3, 1), size(4, 1), size(1, 1), size(2, 1),
            ])
    }

    #if ORIEL_TERMINAL
    @Test(
        "T07: a terminal paints with the cells that it is laid out with",
        arguments: [("abc", 3), ("日本", 4), ("e\u{301}", 1), ("👩‍👩‍👧", 2), ("ｱ", 1), ("🇩🇪", 2), ("a日e\u{301}👍🏽", 6)])
    func terminal(_ string: String, _ cells: Int) throws {
        let host = TestHost(
            HStack(spacing: 0) {
                Text(verbatim: string).mark("text")
                Spacer(minLength: 0)
                Text(verbatim: "|")
            }.frame(maxWidth: .infinity), columns: 20, rows: 1)
        #expect(host.frame("text").size == size(8 * CGFloat(cells), 16))
        // What is painted between the text and the end of the row is as wide as the layout left it.
        let line = try #require(host.screen.first)
        #expect(line == string + String(repeating: " ", count: 20 - cells - 1) + "|")
    }
    #endif

    #if ORIEL_IMAGE
    @Test("T08: a text that may be scaled is scaled before a word is broken")
    func wholeWords() throws {
        func word(_ string: String, _ factor: CGFloat) -> some View {
            Text(verbatim: string).font(.system(size: 80)).minimumScaleFactor(factor).mark("text")
                .frame(width: 80, height: 80)
        }
        func size(_ view: some View) -> CGSize {
            TestHost(view, size: CGSize(width: 80, height: 80), text: .system).frame("text").size
        }
        let line = answerInSystemFont(Text(verbatim: "Guess").font(.system(size: 40))).height
        let one = size(word("Guess", 0.1))
        #expect(one.height < line && one.width <= 80 && one.width > 70)
        // Between words there may be a break still.
        let two = size(word("Guess two", 0.1))
        #expect(two.height > 1.5 * one.height && two.width == one.width)
        // Where the least scale is not enough, the word is broken.
        #expect(size(word("Guess", 0.9)).height > line)
    }
    #endif

    @Test("T09: nouns agree with their numbers, and the mark-up is never shown")
    func agreement() {
        func shown(_ number: Int) -> [String] {
            TestHost(200, 100) { Text("^[\(number) attempt](inflect: true) left") }.text
        }
        #expect(shown(0) == ["0 attempts left"])
        #expect(shown(1) == ["1 attempt left"])
        #expect(shown(12) == ["12 attempts left"])
        #expect(TestHost(200, 100) { Button("^[\(2) child](inflect: true)") {} }.text == ["2 children"])
        #expect(String(localized: "^[\(2) box](inflect: true)") == "2 boxes")
        #expect(String(AttributedString(localized: "^[\(2) person](inflect: true)").characters) == "2 people")
    }

    /// How the first text in a window is to be broken and cut.
    private func paragraph(@ViewBuilder _ view: () -> some View) -> ParagraphStyle? {
        let list = TestHost(200, 100, view).displayList
        func find(_ id: LayerID) -> ParagraphStyle? {
            if case .text(let text) = list[id].content { return text.paragraph }
            return list.children(of: id).lazy.compactMap(find).first
        }
        return find(.root)
    }

    @Test("T12: the height of lines is a multiple of the font's size, more by some points, or a number of points")
    func lineHeights() {
        let two = text("aa\nbbb")
        #expect(answer(nil, nil) { two } == size(18, 24))
        #expect(answer(nil, nil) { two.lineHeight(.multiple(factor: 2)) } == size(18, 40))
        #expect(answer(nil, nil) { two.lineHeight(.leading(increase: 5)) } == size(18, 30))
        #expect(answer(nil, nil) { two.lineHeight(.exact(points: 11)) } == size(18, 22))
        #expect(answer(nil, nil) { two.lineHeight(.variable) } == size(18, 24))
        #expect(answer(nil, nil) { VStack { two.lineHeight(nil) }.lineHeight(.exact(points: 30)) } == size(18, 24))
        #expect(answer(nil, nil) { VStack { two }.lineHeight(.exact(points: 30)) } == size(18, 60))
        // What is no height is harmless.
        #expect(answer(nil, nil) { two.lineHeight(.exact(points: -.infinity)) } == size(18, 2))
        #expect(answer(nil, nil) { two.lineHeight(.multiple(factor: .nan)) } == size(18, 20))
    }
}
