extension Character {
    /// Whether the character is an emoji: a flag, a family or a keycap as well, but no plain digit or letter.
    var isEmoji: Bool {
        guard let first = unicodeScalars.first, first.properties.isEmoji else { return false }
        // A flag is a pair of letters that are nothing by themselves.
        if ("\u{1F1E6}"..."\u{1F1FF}").contains(first) { return unicodeScalars.count == 2 }
        if first.properties.isEmojiPresentation { return true }
        // Signs that are text as well ask for their picture.
        return first.value >= 0x238D || unicodeScalars.contains("\u{FE0F}") || unicodeScalars.contains("\u{20E3}")
    }
}
