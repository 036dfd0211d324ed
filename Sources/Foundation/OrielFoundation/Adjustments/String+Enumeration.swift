import Foundation

extension NSString.EnumerationOptions {
    /// By words, as a person reads them.
    public static let byWords = NSString.EnumerationOptions(rawValue: 3)
    /// By sentences.
    public static let bySentences = NSString.EnumerationOptions(rawValue: 4)
}

extension String {
    /// Calls a function with each line, paragraph, character, word or sentence in a range.
    ///
    /// The function receives the text, unless `substringNotRequired` is asked for, its range, its range with the separators beside it,
    /// and a flag that ends the enumeration. Words are found by the rules of Unicode; spaces and punctuation are none.
    ///
    /// Follows Apple's
    /// [enumerateSubstrings(in:options:_:)](https://developer.apple.com/documentation/swift/stringprotocol/enumeratesubstrings(in:options:_:)).
    public func enumerateSubstrings<R: RangeExpression>(
        in range: R, options: NSString.EnumerationOptions = [],
        _ body: (_ substring: String?, _ substringRange: Range<Index>, _ enclosingRange: Range<Index>, inout Bool) ->
            Void
    ) where R.Bound == Index {
        let range = range.relative(to: self)
        let kind = options.rawValue & 0xF
        guard kind == 3 || kind == 4 else {
            return withoutActuallyEscaping(body) { body in
                self[...].enumerateSubstrings(in: range, options: options) { body($0, $1, $2, &$3) }
            }
        }
        var parts = kind == 3 ? words(in: range) : sentences(in: range)
        if options.contains(.reverse) { parts.reverse() }
        var stop = false
        for part in parts where !stop {
            let text = options.contains(.substringNotRequired) ? nil : String(self[part.own])
            body(text, part.own, part.enclosing, &stop)
        }
    }

    /// The parts of a text, and their ranges with the separators after them.
    private typealias Part = (own: Range<Index>, enclosing: Range<Index>)

    private func words(in range: Range<Index>) -> [Part] {
        var found: [Range<Index>] = []
        var start: Index?
        var index = range.lowerBound
        func isLetter(_ character: Character) -> Bool { character.isLetter || character.isNumber || character == "_" }
        while index < range.upperBound {
            let next = self.index(after: index)
            let character = self[index]
            if isLetter(character) {
                start = start ?? index
            } else if let began = start {
                // An apostrophe or a point between letters is part of the word.
                let joins = "'’.".contains(character) && next < range.upperBound && isLetter(self[next])
                if !joins {
                    found.append(began..<index)
                    start = nil
                }
            }
            index = next
        }
        if let began = start { found.append(began..<range.upperBound) }
        return enclosed(found, in: range)
    }

    private func sentences(in range: Range<Index>) -> [Part] {
        var found: [Range<Index>] = []
        var start = range.lowerBound
        var index = range.lowerBound
        while index < range.upperBound {
            let character = self[index]
            index = self.index(after: index)
            guard ".!?…。！？\n".contains(character) else { continue }
            // Closing marks and spaces belong to the sentence before them.
            while index < range.upperBound, ".!?…。！？\"'”’)]".contains(self[index]) || self[index].isWhitespace {
                index = self.index(after: index)
            }
            // A point in a number or an abbreviation has no space after it.
            if character == ".", index < range.upperBound, !self[self.index(before: index)].isWhitespace { continue }
            found.append(start..<index)
            start = index
        }
        if start < range.upperBound { found.append(start..<range.upperBound) }
        return found.filter { !self[$0].allSatisfy(\.isWhitespace) }.map { ($0, $0) }
    }

    private func enclosed(_ parts: [Range<Index>], in range: Range<Index>) -> [Part] {
        parts.indices.map { place in
            let start = place == 0 ? range.lowerBound : parts[place].lowerBound
            let end = place + 1 < parts.count ? parts[place + 1].lowerBound : range.upperBound
            return (parts[place], start..<end)
        }
    }
}
