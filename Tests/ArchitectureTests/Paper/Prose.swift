@testable import SwiftTokens

/// The words of a file's comments, or of a document, without code.
struct Prose {
    /// A word in lower case, or a break: punctuation, or the end of a paragraph.
    struct Word: Equatable {
        var text: String
        /// The line of the word, from 1.
        var line: Int
        var isBreak: Bool { text.isEmpty }
    }

    private(set) var words: [Word] = []

    /// Reads the comments of Swift source that begin with slashes.
    init(commentsOf source: String) throws {
        let source = try SwiftSource(source)
        let end = source.bytes.count
        var position = 0, line = 1
        // Between tokens there are only blanks and comments.
        for token in source.tokens.map(\.range) + [end..<end] {
            let gap = source.bytes[position..<token.lowerBound]
            if gap.contains(UInt8(ascii: "/")) { read(gap, from: line, areComments: true) }
            line += source.bytes[position..<token.upperBound].count { $0 == UInt8(ascii: "\n") }
            position = token.upperBound
        }
    }

    /// Reads a document in Markdown, or its part below a heading of the second level.
    init(document: String, below heading: String? = nil) {
        var lines = document.split(separator: "\n", omittingEmptySubsequences: false)[...]
        if let heading {
            lines = lines.drop { $0 != heading }.dropFirst()
            lines = lines.prefix { !$0.hasPrefix("## ") }
        }
        read(Array(lines.joined(separator: "\n").utf8)[...], from: lines.startIndex + 1, areComments: false)
    }

    /// Reads lines, without comment signs and fenced code.
    private mutating func read(_ bytes: ArraySlice<UInt8>, from first: Int, areComments: Bool) {
        var isFenced = false
        let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
        for (line, bytes) in zip(first..., lines) {
            var text = bytes.drop { $0 == UInt8(ascii: " ") }
            if areComments {
                guard text.starts(with: "//".utf8) else { continue }
                text = text.drop { $0 == UInt8(ascii: "/") }.drop { $0 == UInt8(ascii: " ") }
            }
            if text.starts(with: "```".utf8) {
                isFenced.toggle()
            } else if !isFenced {
                if text.isEmpty { words.append(Word(text: "", line: line)) }
                read(text, line: line)
            }
        }
        words.append(Word(text: "", line: first))
    }

    /// Reads a line; code in back-ticks counts as one word, which no habit contains.
    private mutating func read(_ text: ArraySlice<UInt8>, line: Int) {
        let tick = UInt8(ascii: "`")
        var rest = text
        while let byte = rest.first {
            let word = rest.prefix { $0 < 0x80 && SwiftLexer.isName($0) || $0 == UInt8(ascii: "'") }
            if !word.isEmpty {
                words.append(Word(text: String(decoding: word, as: UTF8.self).lowercased(), line: line))
                rest = rest.dropFirst(word.count)
            } else if byte == tick {
                words.append(Word(text: "`", line: line))
                rest = rest.drop { $0 == tick }.drop { $0 != tick }.drop { $0 == tick }
            } else {
                if byte != UInt8(ascii: " ") { words.append(Word(text: "", line: line)) }
                rest.removeFirst()
            }
        }
    }
}
