import Foundation

/// The words of a text, with their places in UTF-16 units.
enum WrittenWords {
    /// A word.
    struct Word: Equatable {
        var text: String
        var range: NSRange
        /// Whether a dictionary can have the word: it has no digits, and is not a part of an address.
        var isSpelled: Bool
    }

    /// Returns the words of a text that begin in a range.
    static func all(in text: String, range: NSRange? = nil) -> [Word] {
        var (words, place) = ([Word](), 0)
        let end = range.map { $0.location + $0.length } ?? .max
        var chunk = ""
        func finish() {
            if !chunk.isEmpty { words += parts(of: chunk, at: place - chunk.utf16.count) }
            chunk = ""
        }
        for letter in text {
            if letter.isWhitespace { finish() } else { chunk.append(letter) }
            place += letter.utf16.count
            if chunk.isEmpty, place >= end { break }
        }
        finish()
        let start = range?.location ?? 0
        return words.filter { $0.range.location >= start && $0.range.location < end }
    }

    /// The words of a part of a text without spaces.
    private static func parts(of chunk: String, at start: Int) -> [Word] {
        let isAddress =
            chunk.contains("://") || chunk.contains("@") || chunk.contains("/") || chunk.hasPrefix("www.")
        var (words, place, text) = ([Word](), start, "")
        func finish() {
            // Quotation marks at the edges are no part of the word.
            let trimmed = text.trimmingCharacters(in: CharacterSet(charactersIn: "'’"))
            let before = text.prefix { "'’".contains($0) }.utf16.count
            if !trimmed.isEmpty {
                words.append(
                    Word(
                        text: trimmed,
                        range: NSRange(
                            location: place - text.utf16.count + before, length: trimmed.utf16.count),
                        isSpelled: !isAddress && !trimmed.contains { $0.isNumber || $0 == "_" }))
            }
            text = ""
        }
        for letter in chunk {
            if letter.isLetter || letter.isNumber || "'’_".contains(letter) { text.append(letter) } else { finish() }
            place += letter.utf16.count
        }
        finish()
        return words
    }
}
