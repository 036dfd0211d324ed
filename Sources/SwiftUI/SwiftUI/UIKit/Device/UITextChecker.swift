import Foundation

/// Knows how words are spelled: by the list of words that the system keeps in `/usr/share/dict`, if there is one.
///
/// Follows Apple's [UITextChecker](https://developer.apple.com/documentation/uikit/uitextchecker).
open class UITextChecker: NSObject, @unchecked Sendable {
    private var ignored: Set<String> = []

    /// Creates a checker.
    public override init() { super.init() }

    private static let words: Set<String>? = {
        for file in ["/usr/share/dict/words", "/usr/share/dict/american-english", "/usr/share/dict/british-english"] {
            if let text = try? String(contentsOfFile: file, encoding: .utf8) {
                return Set(text.split(whereSeparator: \.isNewline).map { $0.lowercased() })
            }
        }
        RuntimeWarning.issue(
            "UITextChecker considers every word correct: there is no list of words in /usr/share/dict "
                + "(a package such as wamerican has one).")
        return nil
    }()

    nonisolated(unsafe) private static var learned: Set<String> = []

    /// The languages whose words are known.
    public static var availableLanguages: [String] { ["en", "en_US", "en_GB"] }

    /// Finds a word that is not in the list.
    /// - Returns: Its place, in UTF-16 units; a location of `NSNotFound` where there is none.
    open func rangeOfMisspelledWord(
        in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool,
        language: String
    ) -> NSRange {
        guard let words = Self.words else { return NSRange(location: NSNotFound, length: 0) }
        let text = stringToCheck as NSString
        var found: [NSRange] = []
        var start: Int?
        for index in range.location...min(range.location + range.length, text.length) {
            let isLetter =
                index < range.location + range.length
                && Unicode.Scalar(text.character(at: index)).map { $0.properties.isAlphabetic || $0 == "'" } ?? true
            if isLetter, start == nil { start = index }
            if !isLetter, let first = start {
                let place = NSRange(location: first, length: index - first)
                let word = text.substring(with: place).lowercased()
                if !words.contains(word), !ignored.contains(word), !Self.learned.contains(word) { found.append(place) }
                start = nil
            }
        }
        return found.first { $0.location >= startingOffset } ?? (wrapFlag ? found.first : nil)
            ?? NSRange(location: NSNotFound, length: 0)
    }

    /// Returns words that may have been meant: the words of the list that differ in one letter.
    open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
        let word = Array((string as NSString).substring(with: range).lowercased())
        return Self.words?.filter { candidate in
            candidate.count == word.count && zip(candidate, word).count { $0 != $1 } == 1
        }.sorted()
    }

    /// Words of the list that begin as a word does.
    open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? {
        let word = (string as NSString).substring(with: range).lowercased()
        return Self.words?.filter { $0.hasPrefix(word) }.sorted()
    }

    /// Treats a word as correct in this text.
    open func ignoreWord(_ word: String) { ignored.insert(word.lowercased()) }
    /// The words that are taken for correct in this text.
    open var ignoredWords: [String]? {
        get { ignored.sorted() }
        set { ignored = Set((newValue ?? []).map { $0.lowercased() }) }
    }
    /// Treats a word as correct everywhere.
    public static func learnWord(_ word: String) { learned.insert(word.lowercased()) }
    /// Whether a word was learned.
    public static func hasLearnedWord(_ word: String) -> Bool { learned.contains(word.lowercased()) }
    /// Removes a word that was learned.
    public static func unlearnWord(_ word: String) { learned.remove(word.lowercased()) }
}
