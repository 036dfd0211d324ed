import Foundation
import OrielFoundation
import SwiftUI

extension NSSpellChecker {
    /// A key of the options of a check.
    public struct OptionKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The language, where it is not to be found by itself.
        public static let orthography = OptionKey(rawValue: "NSTextCheckingOrthographyKey")
        /// The quotation marks.
        public static let quotes = OptionKey(rawValue: "NSTextCheckingQuotesKey")
        /// The replacements of texts.
        public static let replacements = OptionKey(rawValue: "NSTextCheckingReplacementsKey")
        /// The day on which dates without one are.
        public static let referenceDate = OptionKey(rawValue: "NSTextCheckingReferenceDateKey")
        /// The time zone of times without one.
        public static let referenceTimeZone = OptionKey(rawValue: "NSTextCheckingReferenceTimeZoneKey")
        /// The address of the document.
        public static let documentURL = OptionKey(rawValue: "NSTextCheckingDocumentURLKey")
        /// The title of the document.
        public static let documentTitle = OptionKey(rawValue: "NSTextCheckingDocumentTitleKey")
        /// The author of the document.
        public static let documentAuthor = OptionKey(rawValue: "NSTextCheckingDocumentAuthorKey")
        /// Rules for words beside a dictionary's.
        public static let regularExpressions = OptionKey(rawValue: "NSTextCheckingRegularExpressionsKey")
    }

    private static let none = NSRange(location: NSNotFound, length: 0)

    /// Returns the first word from a place on that is spelled wrongly; its location is `NSNotFound` for none.
    public func checkSpelling(of stringToCheck: String, startingAt startingOffset: Int) -> NSRange {
        checkSpelling(
            of: stringToCheck, startingAt: startingOffset, language: nil, wrap: false, inSpellDocumentWithTag: 0,
            wordCount: nil)
    }
    /// Returns the first word from a place on that is spelled wrongly; its location is `NSNotFound` for none.
    /// - Parameters:
    ///   - stringToCheck: The text.
    ///   - startingOffset: The place at which the search begins, in UTF-16 units.
    ///   - language: The language; nil for ``language()``.
    ///   - wrapFlag: Whether the search continues at the beginning of the text.
    ///   - tag: The number of the document, whose ignored words are accepted; 0 for none.
    ///   - wordCount: Receives the number of words that were checked.
    public func checkSpelling(
        of stringToCheck: String, startingAt startingOffset: Int, language: String?, wrap wrapFlag: Bool,
        inSpellDocumentWithTag tag: Int, wordCount: UnsafeMutablePointer<Int>?
    ) -> NSRange {
        let words = WrittenWords.all(in: stringToCheck)
        let later = words.filter { $0.range.location >= startingOffset }
        var count = 0
        defer { wordCount?.pointee = count }
        for word in wrapFlag ? later + words.filter({ $0.range.location < startingOffset }) : later {
            count += 1
            if isWrong(word, language: language, tag: tag) { return word.range }
        }
        return Self.none
    }
    private func isWrong(_ word: WrittenWords.Word, language: String?, tag: Int) -> Bool {
        word.isSpelled && !accepts(word.text, language: language, tag: tag)
    }
    /// Returns the number of words in a text.
    public func countWords(in stringToCount: String, language: String?) -> Int {
        WrittenWords.all(in: stringToCount).count
    }
    /// Returns the first sentence with a mistake in its grammar; none, as grammar is not checked here.
    public func checkGrammar(
        of stringToCheck: String, startingAt startingOffset: Int, language: String?, wrap wrapFlag: Bool,
        inSpellDocumentWithTag tag: Int, details: UnsafeMutablePointer<NSArray?>?
    ) -> NSRange {
        RuntimeWarning.issue("NSSpellChecker checks no grammar here: see CompatibilityGaps.md.")
        details?.pointee = nil
        return Self.none
    }

    /// Returns the words that are spelled wrongly, and the links, dates, addresses and telephone numbers of a text.
    /// - Parameters:
    ///   - stringToCheck: The text.
    ///   - range: The part of the text.
    ///   - checkingTypes: The kinds of results, as `NSTextCheckingResult.CheckingType` numbers them.
    ///   - options: Options, which have no effect here.
    ///   - tag: The number of the document, whose ignored words are accepted; 0 for none.
    ///   - orthography: Receives nothing here.
    ///   - wordCount: Receives the number of words.
    public func check(
        _ stringToCheck: String, range: NSRange, types checkingTypes: NSTextCheckingTypes,
        options: [OptionKey: Any]? = nil, inSpellDocumentWithTag tag: Int,
        orthography: UnsafeMutablePointer<AnyObject?>?,
        wordCount: UnsafeMutablePointer<Int>?
    ) -> [NSTextCheckingResult] {
        let length = stringToCheck.utf16.count
        guard range.location >= 0, range.length >= 0, range.location <= length, range.length <= length - range.location
        else {
            wordCount?.pointee = 0
            return []
        }
        let words = WrittenWords.all(in: stringToCheck, range: range)
        wordCount?.pointee = words.count
        var results: [NSTextCheckingResult] = []
        if checkingTypes & SpellingResult.spelling != 0 {
            results += words.filter { isWrong($0, language: nil, tag: tag) }.map { SpellingResult($0.range) }
        }
        if let detector = try? NSDataDetector(types: checkingTypes) {
            results += detector.matches(in: stringToCheck, range: range)
        }
        return results.sorted { $0.range.location < $1.range.location }
    }
    /// Checks a text on another thread, and calls a function there with the number of the request and the results.
    @discardableResult
    public func requestChecking(
        of stringToCheck: String, range: NSRange, types checkingTypes: NSTextCheckingTypes,
        options: [OptionKey: Any]? = nil, inSpellDocumentWithTag tag: Int,
        completionHandler: ((Int, [NSTextCheckingResult], AnyObject?, Int) -> Void)? = nil
    ) -> Int {
        let number = Self.uniqueSpellDocumentTag()
        nonisolated(unsafe) let call = completionHandler
        DispatchQueue.global(qos: .userInitiated).async { [self] in
            var count = 0
            let results = check(
                stringToCheck, range: range, types: checkingTypes, inSpellDocumentWithTag: tag, orthography: nil,
                wordCount: &count)
            call?(number, results, nil, count)
        }
        return number
    }

    // MARK: Other words

    private func word(_ range: NSRange, in string: String) -> String? {
        let text = string as NSString
        guard range.location >= 0, range.length > 0, range.location <= text.length,
            range.length <= text.length - range.location
        else { return nil }
        return text.substring(with: range)
    }
    /// Returns correct words that are similar to a word, the most similar first; nil for a range without a word.
    public func guesses(
        forWordRange range: NSRange, in string: String, language: String?, inSpellDocumentWithTag tag: Int
    ) -> [String]? { word(range, in: string).map { similar(to: $0, language: language) } }
    /// Returns the word that takes the place of a wrong one while the user types; nil for none, or where several fit.
    public func correction(
        forWordRange range: NSRange, in string: String, language: String, inSpellDocumentWithTag tag: Int
    ) -> String? {
        guard let word = word(range, in: string), !accepts(word, language: language, tag: tag) else { return nil }
        let found = similar(to: word, language: language)
        return found.count == 1 ? found[0] : nil
    }
    /// Returns words that begin with a part of a word, in their order; nil for a range without a word.
    ///
    /// They are among the dictionary's guesses, and among the words of the text.
    public func completions(
        forPartialWordRange range: NSRange, in string: String, language: String?, inSpellDocumentWithTag tag: Int
    ) -> [String]? {
        guard let part = word(range, in: string) else { return nil }
        let own = WrittenWords.all(in: string).filter { $0.isSpelled && $0.range.location != range.location }.map(
            \.text)
        let found = Set(own + similar(to: part, language: language)).filter {
            $0.count > part.count && $0.lowercased().hasPrefix(part.lowercased())
        }
        return found.sorted()
    }
}

/// A word that is spelled wrongly, in the form of Foundation's results.
final class SpellingResult: NSTextCheckingResult {
    static let spelling: NSTextCheckingTypes = 1 << 1
    private let place: NSRange

    init(_ place: NSRange) {
        self.place = place
        super.init()
    }
    required init?(coder: NSCoder) { nil }

    override var range: NSRange { place }
    override var numberOfRanges: Int { 1 }
    override func range(at idx: Int) -> NSRange { idx == 0 ? place : NSRange(location: NSNotFound, length: 0) }
    override var resultType: NSTextCheckingResult.CheckingType {
        NSTextCheckingResult.CheckingType(rawValue: Self.spelling)
    }
}
