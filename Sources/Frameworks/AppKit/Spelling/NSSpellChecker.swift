import Foundation
import OrielFoundation
import SwiftUI

/// Finds words that are spelled wrongly, and correct ones that are similar.
///
/// Follows Apple's [NSSpellChecker](https://developer.apple.com/documentation/appkit/nsspellchecker). Words come from the desktop's
/// library for spelling, Enchant, and its dictionaries; without these nothing is found wrong.
open class NSSpellChecker: NSObject, @unchecked Sendable {
    /// The one checker.
    open class var shared: NSSpellChecker { only }
    private static let only = NSSpellChecker(SpellingLibrary.init)
    /// Whether the checker was ever asked for.
    open class var sharedSpellCheckerExists: Bool { true }
    nonisolated(unsafe) private static var lastTag = 0
    private static let tagLock = NSLock()
    /// Returns a number for a document, whose ignored words are its own.
    open class func uniqueSpellDocumentTag() -> Int {
        tagLock.withLock {
            lastTag += 1
            return lastTag
        }
    }

    private let lock = NSRecursiveLock()
    private let load: () -> (any SpellingDictionaries)?
    private lazy var dictionaries: (any SpellingDictionaries)? = {
        let found = load()
        if found?.languages.isEmpty ?? true {
            RuntimeWarning.issue(
                "NSSpellChecker finds nothing wrong: install libenchant-2-2 and a dictionary, such as hunspell-en-us.")
        }
        return found
    }()
    private var open: [String: (any SpellingDictionary)?] = [:]
    private var chosen: String?
    private var ignored: [Int: Set<String>] = [:]

    init(_ load: @escaping () -> (any SpellingDictionaries)?) {
        self.load = load
        super.init()
    }

    // MARK: Languages

    /// The languages that there are dictionaries of, as in `en_US`.
    open var availableLanguages: [String] { lock.withLock { dictionaries?.languages ?? [] } }
    /// The languages of ``availableLanguages`` that the user prefers, the most preferred first.
    open var userPreferredLanguages: [String] {
        let known = availableLanguages
        return Locale.preferredLanguages.compactMap { Self.match($0, in: known) }
    }
    /// Whether the language of each text is found by itself; it is kept, and texts are checked in one language.
    open var automaticallyIdentifiesLanguages = false

    /// Returns the language in which texts are checked.
    open func language() -> String {
        lock.withLock {
            chosen ?? userPreferredLanguages.first ?? Self.match("en_US", in: availableLanguages)
                ?? availableLanguages.first ?? "en"
        }
    }
    /// Sets the language in which texts are checked; returns whether there is a dictionary of it.
    @discardableResult
    open func setLanguage(_ language: String) -> Bool {
        lock.withLock {
            guard let found = Self.match(language, in: availableLanguages) else { return false }
            chosen = found
            return true
        }
    }
    /// Returns the language of a word: the one in which texts are checked.
    open func language(
        forWordRange range: NSRange, in string: String, orthography: AnyObject?
    ) -> String? { language() }

    /// The language of a list that fits one best: the same, or one of another country.
    private static func match(_ language: String, in known: [String]) -> String? {
        let name = language.replacingOccurrences(of: "-", with: "_")
        if known.contains(name) { return name }
        let short = name.prefix { $0 != "_" }
        return known.first { $0 == short } ?? known.first { $0.hasPrefix("\(short)_") }
    }

    private func words(of language: String?) -> (any SpellingDictionary)? {
        let name = language.flatMap { Self.match($0, in: availableLanguages) } ?? self.language()
        if let known = open[name] { return known }
        let found = dictionaries?.dictionary(of: name)
        open[name] = .some(found)
        return found
    }

    // MARK: Words

    /// Whether a word is correct, learned or ignored.
    func accepts(_ word: String, language: String?, tag: Int) -> Bool {
        lock.withLock {
            if ignored[tag]?.contains(word) == true { return true }
            guard let words = words(of: language) else { return true }
            return words.accepts(word.replacingOccurrences(of: "’", with: "'"))
        }
    }
    func similar(to word: String, language: String?) -> [String] {
        lock.withLock { words(of: language)?.guesses(for: word) ?? [] }
    }

    /// Adds a word to the user's own, for all apps of the desktop.
    open func learnWord(_ word: String) { lock.withLock { words(of: nil)?.learn(word) } }
    /// Removes a word from the user's own.
    open func unlearnWord(_ word: String) { lock.withLock { words(of: nil)?.unlearn(word) } }
    /// Returns whether a word is one of the user's own.
    open func hasLearnedWord(_ word: String) -> Bool { lock.withLock { words(of: nil)?.hasLearned(word) ?? false } }

    /// Accepts a word in a document, until the document is closed.
    open func ignoreWord(_ wordToIgnore: String, inSpellDocumentWithTag tag: Int) {
        lock.withLock { _ = ignored[tag, default: []].insert(wordToIgnore) }
    }
    /// Returns the words that are accepted in a document; nil for none.
    open func ignoredWords(inSpellDocumentWithTag tag: Int) -> [String]? { lock.withLock { ignored[tag]?.sorted() } }
    /// Sets the words that are accepted in a document.
    open func setIgnoredWords(_ words: [String], inSpellDocumentWithTag tag: Int) {
        lock.withLock { ignored[tag] = Set(words) }
    }
    /// Forgets the words that are accepted in a document.
    open func closeSpellDocument(withTag tag: Int) { lock.withLock { _ = ignored.removeValue(forKey: tag) } }
}
