import Foundation
import NaturalLanguage
import SwiftUITesting
import Testing

/// What the parts of texts are, and how near words are.
@MainActor
@Suite("Tags of parts, and neighbors of words")
struct TaggerTests {
    private let text = "Hi, you 5€\u{1}"

    private func tagged(_ options: NLTagger.Options = [], until end: Int = .max) -> [String] {
        let tagger = NLTagger(tagSchemes: [.tokenType])
        tagger.string = text
        var found: [String] = []
        tagger.enumerateTags(
            in: text.startIndex..<text.endIndex, unit: .word, scheme: .tokenType, options: options
        ) { tag, range in
            found.append("\(tag?.rawValue ?? "none") \(text[range])")
            return found.count < end
        }
        return found
    }

    @Test("Each part is a word, a sign, a blank or another, and each kind is left out by its option")
    func kinds() {
        let all = [
            "Word Hi", "Punctuation ,", "Whitespace  ", "Word you", "Whitespace  ", "Word 5", "Punctuation €",
            "Other \u{1}",
        ]
        #expect(tagged() == all && tagged(until: 3) == Array(all.prefix(3)))
        for (option, kind) in [
            (NLTagger.Options.omitWords, "Word"), (.omitPunctuation, "Punctuation"), (.omitWhitespace, "Whitespace"),
            (.omitOther, "Other"),
        ] {
            #expect(tagged(option) == all.filter { !$0.hasPrefix(kind) })
        }
        #expect(tagged([.omitWords, .omitOther, .omitWhitespace]) == ["Punctuation ,", "Punctuation €"])
        #expect(tagged(.joinNames) == all && tagged(.joinContractions) == all)
    }

    @Test("A place has the tag of its part; the end and a tagger without a text have none")
    func places() {
        let tagger = NLTagger(tagSchemes: [.tokenType])
        let start = text.startIndex
        func found(_ offset: Int) -> String? {
            let (tag, range) = tagger.tag(at: text.index(start, offsetBy: offset), unit: .word, scheme: .tokenType)
            return tag.map { "\($0.rawValue) \(text[range])" }
        }
        #expect(found(0) == nil && tagger.dominantLanguage == nil)
        #expect(tagger.tags(in: start..<text.endIndex, unit: .word, scheme: .tokenType).isEmpty)
        tagger.string = text
        #expect(found(0) == "Word Hi" && found(1) == "Word Hi" && found(2) == "Punctuation ," && found(4) == "Word you")
        let (tag, range) = tagger.tag(at: text.endIndex, unit: .word, scheme: .tokenType)
        #expect(tag == nil && range == text.endIndex..<text.endIndex)
    }

    @Test("Parts of a text have the language that is set for them last, else the text's")
    func languages() {
        let text = "Καλημέρα σε όλους. Guten Tag."
        let tagger = NLTagger(tagSchemes: [.language])
        tagger.string = text
        func languages() -> [String?] {
            tagger.tags(in: text.startIndex..<text.endIndex, unit: .sentence, scheme: .language, options: .omitWords)
                .map { $0.0?.rawValue }
        }
        #expect(languages() == ["el", "el"] && tagger.dominantLanguage == .greek)
        let second = text.index(text.startIndex, offsetBy: 19)
        tagger.setLanguage(.german, range: second..<text.endIndex)
        #expect(languages() == ["el", "de"])
        tagger.setLanguage(.dutch, range: second..<text.endIndex)
        tagger.setLanguage(.french, range: text.startIndex..<text.index(after: text.startIndex))
        #expect(languages() == ["fr", "nl"])
        #expect(NLTagger.availableTagSchemes(for: .word, language: .greek) == [.tokenType, .language, .script])
        #expect(NLTagger.availableTagSchemes(for: .sentence, language: .greek) == [.language, .script])
        let warnings = TestHost.warnings {
            #expect(tagger.tag(at: text.startIndex, unit: .word, scheme: .lexicalClass).0 == nil)
        }
        #expect(warnings.count == 1)
    }

    private func words(_ body: (NLEmbedding) throws -> Void) throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "embedding-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: url) }
        let vectors: [String: [Double]] = [
            "east": [1, 0], "far": [5, 0], "north": [0, 2], "northeast": [1, 1], "west": [-3, 0], "zero": [0, 0],
        ]
        try NLEmbedding.write(vectors, language: .german, revision: 3, to: url)
        try body(try NLEmbedding(contentsOf: url))
    }

    @Test("Words are as far as the angle between them, whatever their lengths; unknown ones and zeros are the farthest")
    func distances() throws {
        try words { words in
            func distance(_ a: String, _ b: String) -> Double { words.distance(between: a, and: b) }
            #expect(distance("east", "far") == 0 && distance("east", "north") == 1 && distance("far", "west") == 2)
            #expect(abs(distance("east", "northeast") - (1 - 0.5.squareRoot())) < 1e-12)
            #expect(distance("east", "zero") == 2 && distance("zero", "east") == 2 && distance("east", "none") == 2)
            #expect(distance("none", "east") == 2 && words.language == .german && words.revision == 3)
            #expect(words.contains("zero") && !words.contains("none") && words.dimension == 2)
            #expect(
                words.vector(for: "north") == [0, 2] && words.vector(for: "none") == nil && words.vocabularySize == 6)
        }
    }

    @Test("Neighbors are the nearest first, equal ones by their letters, without the word itself")
    func neighbors() throws {
        try words { words in
            func names(_ list: [(String, NLDistance)]) -> [String] { list.map(\.0) }
            #expect(
                names(words.neighbors(for: "east", maximumCount: 9)) == ["far", "northeast", "north", "west", "zero"])
            #expect(names(words.neighbors(for: "east", maximumCount: 2)) == ["far", "northeast"])
            #expect(words.neighbors(for: "east", maximumCount: 0).isEmpty)
            #expect(words.neighbors(for: "east", maximumCount: -1).isEmpty)
            #expect(words.neighbors(for: "none", maximumCount: 3).isEmpty)
            // One as far as the limit counts.
            let limited = words.neighbors(for: "east", maximumCount: 9, maximumDistance: 1)
            #expect(names(limited) == ["far", "northeast", "north"])
            let nearer = words.neighbors(for: "east", maximumCount: 9, maximumDistance: 0.99)
            #expect(names(nearer) == ["far", "northeast"])
            #expect(names(words.neighbors(for: [7, 0], maximumCount: 2)) == ["east", "far"])
            var found: [String] = []
            words.enumerateNeighbors(for: "east", maximumCount: 9) { word, _ in
                found.append(word)
                return found.count < 2
            }
            #expect(found == ["far", "northeast"])
        }
    }

    @Test("Labels are written to a file and read again, without their language")
    func gazetteers() throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "labels-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: url) }
        try NLGazetteer.write(["Drink": ["Tea"], "Food": ["Bread", "RICE"]], language: .english, to: url)
        let labels = try NLGazetteer(contentsOf: url)
        #expect(labels.label(for: "rice") == "Food" && labels.label(for: "TEA") == "Drink")
        #expect(labels.label(for: "") == nil && labels.language == nil)
        #expect(try NLGazetteer(dictionary: [:], language: .english).language == .english)
        #expect(throws: DecodingError.self) { try NLGazetteer(data: Data("{".utf8)) }
    }
}
