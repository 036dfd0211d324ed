extension Character {
    /// How many cells of a terminal the character takes: none for what only changes others, two for pictures and the letters of
    /// Chinese, Japanese and Korean, else one.
    ///
    /// Follows *East Asian Width* of Unicode 15.1 (W and F) and its emoji. Terminals disagree on some sequences.
    public var columns: Int {
        guard let first = unicodeScalars.first else { return 0 }
        if first.value < 0x300 { return isASCII && first.value < 0x20 ? 0 : isMadeAPicture ? 2 : 1 }
        if unicodeScalars.allSatisfy(\.hasNoWidth) { return 0 }
        return first.isWide || isMadeAPicture ? 2 : 1
    }

    /// Whether a selector asks for the picture of a character that is also a letter, as in ❤️ and 1️⃣.
    private var isMadeAPicture: Bool { unicodeScalars.contains { $0.value == 0xFE0F } }
}

extension Unicode.Scalar {
    fileprivate var hasNoWidth: Bool {
        switch properties.generalCategory {
        case .nonspacingMark, .enclosingMark, .format, .control: true
        default: false
        }
    }

    fileprivate var isWide: Bool {
        if properties.isEmojiPresentation { return true }
        // A list in order, of which few are looked at: what comes first is the most usual.
        if value < 0x1100 { return false }
        return Self.wide.contains { $0.contains(value) }
    }

    private static let wide: [ClosedRange<UInt32>] = [
        0x4E00...0xA4C6, 0x3041...0x33FF, 0xAC00...0xD7A3, 0x1100...0x115F, 0x2329...0x232A, 0x2E80...0x303E,
        0x3400...0x4DBF, 0xA960...0xA97C, 0xF900...0xFAFF, 0xFE10...0xFE19, 0xFE30...0xFE6B, 0xFF01...0xFF60,
        0xFFE0...0xFFE6, 0x16FE0...0x18CD5, 0x1AFF0...0x1B2FB, 0x1F200...0x1F265, 0x20000...0x2FFFD, 0x30000...0x3FFFD,
    ]
}
