extension TextLayouter {
    /// How many bytes a word may have before it is divided.
    private static let longest = 512

    /// Every other piece of the words that are too long for a line by far, in bytes.
    ///
    /// For each line that ends within a word Pango shapes the whole rest of the run again, which takes time by the
    /// square of the word's length. A run ends where an attribute begins or ends: with pieces of limited length the
    /// time is in proportion to the text. Letters join across pieces, since Pango shows its shaper the surroundings of a run.
    static func pieces(ofLongWordsIn text: String) -> [Range<Int>] {
        guard text.utf8.count > longest else { return [] }
        var pieces: [Range<Int>] = []
        var start = 0
        var place = 0
        for byte in text.utf8 {
            if byte <= 0x20 {
                divide(start..<place, of: text, into: &pieces)
                start = place + 1
            }
            place += 1
        }
        divide(start..<place, of: text, into: &pieces)
        return pieces
    }

    /// Adds every other piece of a word that is too long; none ends within a letter with its accents.
    private static func divide(_ word: Range<Int>, of text: String, into pieces: inout [Range<Int>]) {
        guard word.count > longest else { return }
        let first = text.utf8.index(text.startIndex, offsetBy: word.lowerBound)
        let last = text.utf8.index(first, offsetBy: word.count)
        var (start, place, isMarked) = (word.lowerBound, word.lowerBound, false)
        for letter in text[first..<last] {
            place += letter.utf8.count
            guard place - start >= longest else { continue }
            if isMarked { pieces.append(start..<place) }
            (start, isMarked) = (place, !isMarked)
        }
        if isMarked, start < place { pieces.append(start..<place) }
    }
}
