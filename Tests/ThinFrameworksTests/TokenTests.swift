import Foundation
import NaturalLanguage
import Testing

/// Parts of texts with their attributes, and how likely languages are.
@Suite("Parts of texts, and languages by their likelihood")
struct TokenTests {
    private func tokens(
        _ text: String, _ unit: NLTokenUnit = .word, until end: Int = .max
    ) -> [(String, NLTokenizer.Attributes)] {
        let tokenizer = NLTokenizer(unit: unit)
        tokenizer.string = text
        var found: [(String, NLTokenizer.Attributes)] = []
        tokenizer.enumerateTokens(in: text.startIndex..<text.endIndex) { range, attributes in
            found.append((String(text[range]), attributes))
            return found.count < end
        }
        return found
    }

    @Test("Letters alone have no attribute; numbers, signs and emoji have their own")
    func attributes() {
        let found = tokens("plain 42 it's 👍")
        #expect(found.map(\.0) == ["plain", "42", "it's", "👍"])
        #expect(found.map(\.1) == [[], .numeric, .symbolic, [.symbolic, .emoji]])
        #expect(NLTokenizer.Attributes.numeric.rawValue == 1 && NLTokenizer.Attributes.emoji.rawValue == 4)
    }

    @Test("The enumeration ends when the function returns false")
    func stopping() {
        #expect(tokens("one two three", until: 2).map(\.0) == ["one", "two"])
        #expect(tokens("one two three").count == 3 && tokens("").isEmpty)
    }

    @Test("A place belongs to the part around it, a range to all parts that it touches")
    func ranges() throws {
        let text = "Red apples, green"
        let tokenizer = NLTokenizer(unit: .word)
        let start = text.startIndex
        func place(_ offset: Int) -> String.Index { text.index(start, offsetBy: offset) }
        #expect(tokenizer.tokens(for: start..<text.endIndex).isEmpty)
        #expect(tokenizer.tokenRange(at: place(2)) == place(2)..<place(2))
        #expect(tokenizer.tokenRange(for: place(1)..<place(2)) == place(1)..<place(2))
        tokenizer.string = text
        #expect(text[tokenizer.tokenRange(at: place(0))] == "Red" && text[tokenizer.tokenRange(at: place(2))] == "Red")
        #expect(tokenizer.tokenRange(at: place(3)) == place(3)..<place(3))
        #expect(text[tokenizer.tokenRange(at: place(4))] == "apples")
        #expect(text[tokenizer.tokenRange(for: place(2)..<place(5))] == "Red apples")
        #expect(text[tokenizer.tokenRange(for: place(5)..<place(6))] == "apples")
        #expect(tokenizer.tokenRange(for: place(10)..<place(12)) == place(10)..<place(10))
    }

    @Test("Paragraphs keep their line ends, and the rest is one")
    func paragraphs() {
        #expect(tokens("a\nb\n", .paragraph).map(\.0) == ["a\n", "b\n"])
        #expect(tokens("a\n\nb", .paragraph).map(\.0) == ["a\n", "\n", "b"])
        #expect(tokens("ab", .paragraph).map(\.0) == ["ab"] && tokens("", .paragraph).isEmpty)
        #expect(tokens("a. b\nc", .document).map(\.0) == ["a. b\nc"] && tokens("", .document).isEmpty)
    }

    @Test("Hints weigh languages, one without a hint counts little, and one with 0 not at all")
    func hints() throws {
        let recognizer = NLLanguageRecognizer()
        // Two letters of Greek's script and four of Armenian's.
        recognizer.processString("αβ աբգդ")
        var likely = recognizer.languageHypotheses(withMaximum: 5)
        let greek = try #require(likely[.greek]), armenian = try #require(likely[.armenian])
        #expect(likely.count == 2 && abs(greek - 1 / 3) < 1e-9 && abs(armenian - 2 / 3) < 1e-9)
        #expect(recognizer.dominantLanguage == .armenian)
        #expect(recognizer.languageHypotheses(withMaximum: 1).keys.map(\.rawValue) == [NLLanguage.armenian.rawValue])
        #expect(recognizer.languageHypotheses(withMaximum: 0).isEmpty)
        #expect(recognizer.languageHypotheses(withMaximum: -1).isEmpty)
        recognizer.languageHints = [.greek: 0.5, .armenian: 0.25]
        likely = recognizer.languageHypotheses(withMaximum: 5)
        #expect(abs((likely[.greek] ?? 0) - 0.5) < 1e-9 && abs((likely[.armenian] ?? 0) - 0.5) < 1e-9)
        recognizer.languageHints = [.greek: 1]
        likely = recognizer.languageHypotheses(withMaximum: 5)
        #expect(abs((likely[.greek] ?? 0) - 2 / 2.04) < 1e-9)
        recognizer.languageHints = [.greek: 1, .armenian: 0]
        #expect(abs((recognizer.languageHypotheses(withMaximum: 5)[.greek] ?? 0) - 1) < 1e-9)
        recognizer.languageHints = [:]
        recognizer.languageConstraints = [.greek]
        #expect(recognizer.dominantLanguage == .greek)
        recognizer.processString("αβ")
        recognizer.languageConstraints = []
        #expect(abs((recognizer.languageHypotheses(withMaximum: 5)[.greek] ?? 0) - 0.5) < 1e-9)
    }
}
