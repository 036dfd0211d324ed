/// A habit of language to avoid: words that read as translated, as Documentation/Language.md has them.
struct Habit: Equatable {
    /// Words in a row: with a slash between alternatives, as in `has/have to be`; `!there/here` is any other word, and `…` is
    /// one word or two.
    ///
    /// They are found in lower and upper case and across lines, but not across punctuation. A name such as `*Look` is a habit
    /// of names instead: the names of types that end with it.
    var words: String
    /// How often comments and documents may have it.
    var ceiling: Int
    /// What to do about it.
    var advice: String

    init(_ words: String, atMost ceiling: Int, _ advice: String) {
        (self.words, self.ceiling, self.advice) = (words, ceiling, advice)
    }

    /// By how much a ceiling may exceed the count, so that branches that lower the same count can be merged.
    static let slack = 5

    /// The habit's row of the table with another ceiling.
    func row(_ ceiling: Int) -> String { "        Habit(\"\(words)\", atMost: \(ceiling), \"\(advice)\")," }
}

extension Habit {
    /// Where a habit was found.
    typealias Place = (path: String, line: Int)

    /// The end of the names of types that the habit is about; nil for words.
    var ending: Substring? { words.hasPrefix("*") ? words.dropFirst() : nil }

    /// Returns the places of each habit in texts, in the order of the habits.
    static func places(of habits: [Habit], in proses: [(path: String, text: Prose)]) -> [[Place]] {
        let patterns = habits.map { $0.ending == nil ? $0.words.split(separator: " ").map { Element($0) } : [] }
        // By the first word, where a pattern names it.
        var beginnings: [String: [Int]] = [:], others: [Int] = []
        for (index, pattern) in patterns.enumerated() {
            switch pattern.first {
            case .one(let words): for word in words { beginnings[word, default: []].append(index) }
            case .none: break
            default: others.append(index)
            }
        }
        var places = habits.map { _ in [Place]() }
        for (path, prose) in proses {
            for (start, word) in prose.words.enumerated() {
                for index in others + (beginnings[word.text] ?? [])
                where Element.match(patterns[index][...], prose.words[start...]) {
                    places[index].append((path, word.line))
                }
            }
        }
        return places
    }
}

extension Habit {
    /// A part of a pattern.
    private enum Element {
        case one(of: [String])
        case other(than: [String])
        /// A word or two.
        case gap

        init(_ text: Substring) {
            self =
                text == "…"
                ? .gap
                : text.hasPrefix("!") ? .other(than: Self.words(text.dropFirst())) : .one(of: Self.words(text))
        }

        private static func words(_ text: Substring) -> [String] { text.split(separator: "/").map(String.init) }

        /// Whether words begin with a pattern; breaks match nothing, except for words that differ from others.
        static func match(_ pattern: ArraySlice<Element>, _ words: ArraySlice<Prose.Word>) -> Bool {
            guard let first = pattern.first else { return true }
            guard let word = words.first else { return false }
            let (pattern, words) = (pattern.dropFirst(), words.dropFirst())
            switch first {
            case .one(let some): return some.contains(word.text) && match(pattern, words)
            case .other(let some): return !some.contains(word.text) && match(pattern, words)
            case .gap:
                return !word.isBreak
                    && (match(pattern, words) || words.first?.isBreak == false && match(pattern, words.dropFirst()))
            }
        }
    }
}
