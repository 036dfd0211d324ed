import Foundation

/// Inflects the nouns of an English phrase to agree with the numbers before them: "2 small salad" becomes "2 small
/// salads".
package enum EnglishPhrase {
    /// A word of the phrase.
    private struct Word {
        var text: String
        /// Where it begins and ends in the characters of the whole.
        var range: Range<Int>
        /// Whether something between it and the word before ends a phrase: a comma, a bracket.
        var beginsAnew: Bool
    }

    /// Changes the nouns in a phrase that is given in parts.
    /// - Parameter isPlural: The number that the phrase's noun has; nil to follow the numbers in the phrase.
    package static func inflect(_ parts: inout [String], isPlural: Bool? = nil) {
        var edits: [(range: Range<Int>, text: String)] = []
        let words = words(of: Array(parts.joined()))
        var start = 0
        var number = isPlural
        func closePhrase(_ end: Int) {
            if number == true, let noun = noun(words[start..<end]) {
                edits.append((noun.range, EnglishNoun.plural(of: noun.text)))
            }
        }
        if isPlural != nil {
            closePhrase(words.count)
        } else {
            for (index, word) in words.enumerated() {
                guard let found = self.isPlural(word.text) else { continue }
                // "two hundred": the last word of a number decides, and one more makes it several.
                let continues = index == start && number != nil && !word.beginsAnew && index > 0
                if !continues { closePhrase(index) }
                number = continues ? true : found
                start = index + 1
            }
            closePhrase(words.count)
        }
        if !edits.isEmpty { apply(edits, to: &parts) }
    }

    /// Whether a word is a number that nouns are in the plural with; nil where it is not a number.
    package static func isPlural(_ word: String) -> Bool? {
        if let first = word.unicodeScalars.first, word.contains(where: \.isNumber),
            CharacterSet.decimalDigits.contains(first) || "+-−.½¼¾⅓⅔".unicodeScalars.contains(first)
        {
            let separators: Set<Character> = [",", ".", "'", "’", "\u{a0}", "\u{202f}"]
            let rest = word.dropFirst("+-−".contains(word.first!) ? 1 : 0)
            guard rest.allSatisfy({ $0.isNumber || separators.contains($0) }) else { return nil }
            return !(rest.count == 1 && rest.first?.wholeNumberValue == 1)
        }
        let lower = word.lowercased()
        if ["one", "a", "an", "another", "each", "every"].contains(lower) { return false }
        if severals.contains(lower) { return true }
        let parts = lower.split(separator: "-")
        return parts.count == 2 && parts.allSatisfy { severals.contains(String($0)) || $0 == "one" } ? true : nil
    }

    private static let severals: Set<String> = [
        "zero", "no", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven", "twelve",
        "thirteen", "fourteen", "fifteen", "sixteen", "seventeen", "eighteen", "nineteen", "twenty", "thirty", "forty",
        "fifty", "sixty", "seventy", "eighty", "ninety", "hundred", "thousand", "million", "billion", "trillion",
        "several", "many", "few", "both", "various",
    ]

    /// The noun that the words after a number are about: the last of them, except for words that may follow a noun.
    private static func noun(_ words: ArraySlice<Word>) -> Word? {
        var phrase: [Word] = []
        for word in words {
            if !phrase.isEmpty, word.beginsAnew || enders.contains(word.text.lowercased()) { break }
            if phrase.isEmpty, word.text.lowercased() == "of" { continue }
            phrase.append(word)
        }
        while phrase.count > 1, followers.contains(phrase[phrase.count - 1].text.lowercased()) { phrase.removeLast() }
        return phrase.last
    }

    /// Words that no longer belong to the noun before them.
    private static let enders: Set<String> = [
        "of", "in", "on", "at", "to", "for", "from", "with", "without", "by", "and", "or", "but", "per", "is", "are",
        "was", "were", "has", "have", "had", "will", "can", "could", "may", "must", "that", "which", "who", "as",
        "than",
        "before", "after", "until", "since", "into", "over", "under", "between", "through", "near", "about", "against",
        "if", "when", "where", "while", "not", "so", "remain", "remains", "need", "needs", "you", "your", "the", "this",
    ]

    /// Words that describe a noun and follow it.
    private static let followers: Set<String> = [
        "left", "remaining", "found", "selected", "available", "ago", "away", "long", "old", "wide", "high", "tall",
        "deep",
        "total", "today", "tomorrow", "yesterday", "tonight", "earlier", "later", "more", "each", "only", "done",
        "completed", "finished", "missing", "required", "needed", "used", "played", "won", "lost", "made", "taken",
        "removed", "added", "deleted", "online", "offline", "nearby", "now", "here", "there", "too", "also", "again",
        "ahead", "behind", "below", "above", "apart", "free", "open", "due", "pending", "active", "unread", "read",
    ]

    // MARK: Parts

    private static func words(of characters: [Character]) -> [Word] {
        var words: [Word] = []
        var index = 0
        var beginsAnew = true
        func isWordPart(_ index: Int) -> Bool {
            let character = characters[index]
            if character.isLetter || character.isNumber { return true }
            let isInside = index > 0 && index + 1 < characters.count
            switch character {
            case "-", "'", "’", ".", ",":
                let isBetween =
                    isInside && (characters[index - 1].isLetter || characters[index - 1].isNumber)
                    && (characters[index + 1].isLetter || characters[index + 1].isNumber)
                if character == "." || character == "," {
                    return isBetween && characters[index - 1].isNumber && characters[index + 1].isNumber
                }
                return isBetween || (character == "-" && index + 1 < characters.count && characters[index + 1].isNumber)
            case "+", "−": return index + 1 < characters.count && characters[index + 1].isNumber
            default: return false
            }
        }
        while index < characters.count {
            guard isWordPart(index) else {
                if !characters[index].isWhitespace, !"*_`\"“”‘’#".contains(characters[index]) { beginsAnew = true }
                index += 1
                continue
            }
            let start = index
            while index < characters.count, isWordPart(index) { index += 1 }
            words.append(Word(text: String(characters[start..<index]), range: start..<index, beginsAnew: beginsAnew))
            beginsAnew = false
        }
        return words
    }

    /// Replaces characters of the whole, in order, in the parts that hold them; what reaches into further parts is left
    /// out there.
    private static func apply(_ edits: [(range: Range<Int>, text: String)], to parts: inout [String]) {
        var start = 0
        var next = 0
        var isBegun = false
        for index in parts.indices where next < edits.count {
            let characters = Array(parts[index])
            let end = start + characters.count
            var text = ""
            var place = start
            while next < edits.count, edits[next].range.lowerBound < end {
                let edit = edits[next]
                text += String(characters[place - start..<max(edit.range.lowerBound, place) - start])
                if !isBegun { text += edit.text }
                place = min(edit.range.upperBound, end)
                isBegun = edit.range.upperBound > end
                if isBegun { break }
                next += 1
            }
            if place > start { parts[index] = text + String(characters[(place - start)...]) }
            start = end
        }
    }
}
