import Foundation
import SwiftUITesting
import Testing

@testable import AppKit

@MainActor @Suite("Spelling") struct SpellingTests {
    /// A dictionary of a few words.
    private final class Few: SpellingDictionary, SpellingDictionaries {
        let languages = ["de_DE", "en_US"]
        var known: Set<String> = ["hello", "world", "don't", "Hello"]
        func dictionary(of language: String) -> (any SpellingDictionary)? { language == "en_US" ? self : nil }
        func accepts(_ word: String) -> Bool { known.contains(word) }
        func guesses(for word: String) -> [String] { known.filter { $0.first == word.first }.sorted() }
        func learn(_ word: String) { known.insert(word) }
        func unlearn(_ word: String) { known.remove(word) }
        func hasLearned(_ word: String) -> Bool { known.contains(word) }
    }

    private func checker() -> NSSpellChecker {
        let checker = NSSpellChecker { Few() }
        #expect(checker.setLanguage("en-GB"))
        return checker
    }

    @Test("Words have their places in UTF-16 units; numbers and addresses are not spelled")
    func words() {
        let text = "👋 'Hello', don’t see b2b www.apple.com me@example.org"
        let words = WrittenWords.all(in: text)
        #expect(words.map(\.text) == ["Hello", "don’t", "see", "b2b", "www", "apple", "com", "me", "example", "org"])
        #expect(words.filter(\.isSpelled).map(\.text) == ["Hello", "don’t", "see"])
        for word in words { #expect((text as NSString).substring(with: word.range) == word.text) }
        #expect(WrittenWords.all(in: "a b c", range: NSRange(location: 2, length: 1)).map(\.text) == ["b"])
        #expect(WrittenWords.all(in: "").isEmpty)
    }

    @Test("A text is checked on another thread, with the number of the request")
    func requests() async {
        let checker = checker()
        let text = "helo world, wrold"
        nonisolated(unsafe) var number = -1
        let answer: (Int, [NSRange], Bool, Int) = await withCheckedContinuation { continuation in
            number = checker.requestChecking(
                of: text, range: NSRange(location: 0, length: text.utf16.count),
                types: SpellingResult.spelling, inSpellDocumentWithTag: 0
            ) { number, results, orthography, count in
                continuation.resume(returning: (number, results.map(\.range), orthography == nil, count))
            }
        }
        #expect(answer.0 == number && answer.2 && answer.3 == 3)
        #expect(answer.1 == [NSRange(location: 0, length: 4), NSRange(location: 12, length: 5)])
        #expect(checker.requestChecking(of: "", range: NSRange(), types: 0, inSpellDocumentWithTag: 0) != number)
    }

    @Test("The first wrong word is found, from a place on and around the end")
    func finding() {
        let checker = checker()
        let text = "helo world, wrold"
        #expect(checker.checkSpelling(of: text, startingAt: 0) == NSRange(location: 0, length: 4))
        #expect(checker.checkSpelling(of: text, startingAt: 2) == NSRange(location: 12, length: 5))
        #expect(checker.checkSpelling(of: text, startingAt: 13).location == NSNotFound)
        var count = 0
        let around = checker.checkSpelling(
            of: text, startingAt: 13, language: nil, wrap: true, inSpellDocumentWithTag: 0, wordCount: &count)
        #expect(around.location == 0 && count == 1)
        #expect(checker.checkSpelling(of: "don’t 42nd", startingAt: -5).location == NSNotFound)
        #expect(checker.countWords(in: text, language: nil) == 3)
    }

    @Test("Ignored words are a document's own; learned words are everyone's")
    func ignoring() {
        let checker = checker()
        let (first, second) = (NSSpellChecker.uniqueSpellDocumentTag(), NSSpellChecker.uniqueSpellDocumentTag())
        checker.ignoreWord("helo", inSpellDocumentWithTag: first)
        func place(_ tag: Int) -> Int {
            checker.checkSpelling(
                of: "helo", startingAt: 0, language: nil, wrap: false, inSpellDocumentWithTag: tag, wordCount: nil
            ).location
        }
        #expect(first != second && place(first) == NSNotFound && place(second) == 0)
        #expect(checker.ignoredWords(inSpellDocumentWithTag: first) == ["helo"])
        checker.closeSpellDocument(withTag: first)
        #expect(place(first) == 0)
        checker.learnWord("helo")
        #expect(checker.hasLearnedWord("helo") && place(second) == NSNotFound)
        checker.unlearnWord("helo")
        #expect(place(second) == 0)
    }

    @Test("A check reports wrong words and links in a range, in their order")
    func checking() {
        let checker = checker()
        let text = "helo https://example.org wrold"
        var count = 0
        let all = checker.check(
            text, range: NSRange(location: 0, length: text.utf16.count), types: 1 << 1 | 1 << 5,
            inSpellDocumentWithTag: 0, orthography: nil, wordCount: &count)
        #expect(all.map(\.range.location) == [0, 5, 25] && all.map(\.resultType.rawValue) == [2, 32, 2] && count == 5)
        let part = checker.check(
            text, range: NSRange(location: 4, length: 9), types: 2, inSpellDocumentWithTag: 0, orthography: nil,
            wordCount: nil)
        #expect(part.isEmpty)
        let beyond = checker.check(
            text, range: NSRange(location: 4, length: .max), types: 2, inSpellDocumentWithTag: 0, orthography: nil,
            wordCount: &count)
        #expect(beyond.isEmpty && count == 0)
    }

    @Test("Guesses, corrections and completions come from the dictionary and the text")
    func guesses() {
        let checker = checker()
        let word = NSRange(location: 0, length: 3)
        #expect(
            checker.guesses(forWordRange: word, in: "wor", language: nil, inSpellDocumentWithTag: 0) == ["world"])
        #expect(checker.correction(forWordRange: word, in: "wor", language: "en", inSpellDocumentWithTag: 0) == "world")
        #expect(
            checker.completions(
                forPartialWordRange: word, in: "wor wording", language: nil, inSpellDocumentWithTag: 0)
                == ["wording", "world"])
        #expect(checker.guesses(forWordRange: word, in: "a", language: nil, inSpellDocumentWithTag: 0) == nil)
    }

    @Test("Languages are found by their names; without dictionaries nothing is wrong, which a warning says")
    func languages() {
        let checker = checker()
        #expect(checker.language() == "en_US" && !checker.setLanguage("fr"))
        #expect(checker.availableLanguages == ["de_DE", "en_US"])
        let warnings = TestHost.warnings {
            let none = NSSpellChecker { nil }
            #expect(none.checkSpelling(of: "xqzt", startingAt: 0).location == NSNotFound)
            #expect(none.availableLanguages.isEmpty)
        }
        #expect(warnings.count == 1 && warnings[0].contains("libenchant"))
    }

    @Test("The system's library, where there is one, knows English words")
    func library() throws {
        guard let library = SpellingLibrary(), library.languages.contains("en_US") else { return }
        let words = try #require(library.dictionary(of: "en_US"))
        #expect(words.accepts("hello") && !words.accepts("helllo") && words.accepts(""))
        #expect(words.guesses(for: "helllo").contains("hello"))
        #expect(library.dictionary(of: "xx_XX") == nil)
    }
}
