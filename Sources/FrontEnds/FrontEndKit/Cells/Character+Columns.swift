extension Character {
    /// How many cells of a terminal the character takes: none for what only changes others, two for pictures and the letters of
    /// Chinese, Japanese and Korean, and one for each letter that terminals set beside the one before, as in का; else one.
    ///
    /// Follows *East Asian Width* of Unicode 15.1 (W and F) and its emoji, and what terminals say of the rest: where they
    /// disagree, the most of them. `Scripts/terminal-widths` asks them.
    public var columns: Int {
        let scalars = unicodeScalars
        guard let first = scalars.first else { return 0 }
        if first.value < 0x300, scalars.index(after: scalars.startIndex) == scalars.endIndex {
            return first.value < 0x20 || first.value == 0x7F || first.value == 0xAD ? 0 : 1
        }
        if isPicture { return 2 }
        // Letters with more marks than a terminal keeps lose some.
        var columns = 0
        for scalar in scalars.prefix(Self.mostScalars) { columns += scalar.columns(after: columns) }
        return columns
    }

    /// How many scalars of a letter terminals get: they keep few.
    public static let mostScalars = 16

    /// Whether the character is a picture of two cells, by itself or because a selector or a tone makes one of it, as in ❤️.
    private var isPicture: Bool {
        var scalars = unicodeScalars.makeIterator()
        guard let first = scalars.next() else { return false }
        if first.properties.isEmojiPresentation { return true }
        while let scalar = scalars.next() {
            if scalar.value == 0xFE0F { return true }
            if scalar.properties.isEmojiModifier { return first.properties.isEmojiModifierBase }
        }
        return false
    }
}

extension Unicode.Scalar {
    /// How many cells the scalar adds to a letter that has some already.
    fileprivate func columns(after columns: Int) -> Int {
        switch value {
        case 0xAD: return 0
        // Vowels and ends of Korean syllables lie within the cells of their beginnings.
        case 0x1160...0x11FF, 0xD7B0...0xD7FB: return columns > 0 ? 0 : 1
        // Changed from a letter to a mark by Unicode 15.
        case 0x1171E: return 0
        default: break
        }
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control: return 0
        default: return isWide ? 2 : 1
        }
    }

    private var isWide: Bool {
        if properties.isEmojiPresentation { return true }
        // A list in order, of which few are looked at: what comes first is the most usual.
        if value < 0x1100 { return false }
        return Self.wide.contains { $0.contains(value) }
    }

    private static let wide: [ClosedRange<UInt32>] = [
        0x4E00...0xA4C6, 0x3041...0x33FF, 0xAC00...0xD7A3, 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E,
        0x3400...0x4DFF, 0xA960...0xA97C, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6B, 0xFF01...0xFF60,
        0xFFE0...0xFFE6, 0x16FE0...0x18D08, 0x1AFF0...0x1B2FB, 0x1F200...0x1F265, 0x20000...0x2FFFD, 0x30000...0x3FFFD,
    ]
}
