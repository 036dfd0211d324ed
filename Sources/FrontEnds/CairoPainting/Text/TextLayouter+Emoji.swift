extension TextLayouter {
    /// Where a text has emoji that are pictures though Unicode would have them as letters, as ranges of its UTF-8.
    ///
    /// Apple's platforms have no letters for 🏎 or 🕷, and show them in color without the scalar that asks for it (U+FE0F).
    /// Here some font may have a letter, and fonts are chosen by what Unicode says. The older symbols below U+1F000, such
    /// as ☀ and ✈, are letters on both.
    static func emoji(in text: String) -> [Range<Int>] {
        // The scalars in question take four bytes, which few texts have.
        guard text.utf8.contains(where: { $0 >= 0xF0 }) else { return [] }
        var ranges: [Range<Int>] = []
        var start = 0
        for character in text {
            let end = start + character.utf8.count
            defer { start = end }
            let scalars = character.unicodeScalars
            guard let first = scalars.first, first.value >= 0x1F000, first.properties.isEmoji,
                !first.properties.isEmojiPresentation
            else { continue }
            // A second scalar may ask for one or the other.
            let second = scalars.dropFirst().first?.value
            if second != 0xFE0E, second != 0xFE0F { ranges.append(start..<end) }
        }
        return ranges
    }
}
