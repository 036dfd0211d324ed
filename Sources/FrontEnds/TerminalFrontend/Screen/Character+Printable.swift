import FrontEndKit

extension Character {
    /// The character as a terminal may get it; nil for one that shows nothing by itself.
    ///
    /// Nothing that comes from an app may reach the terminal as a command: controls of C0 and C1, separators of lines, and
    /// marks that turn the direction of the following text are left out.
    var printable: Character? {
        // Nearly all are one letter of ASCII.
        if let ascii = asciiValue { return ascii >= 0x20 && ascii < 0x7F ? self : nil }
        let scalars = unicodeScalars
        guard scalars.count > Self.mostScalars || scalars.contains(where: \.isCommand) else {
            return columns > 0 ? self : nil
        }
        var kept = ""
        for scalar in scalars.lazy.filter({ !$0.isCommand }).prefix(Self.mostScalars) {
            kept.unicodeScalars.append(scalar)
        }
        guard kept.count == 1, let character = kept.first, character.columns > 0, character != "\u{7F}" else {
            return nil
        }
        return character
    }

    /// Whether terminals disagree on the cells that the character takes, so that its end is not where the cursor is.
    ///
    /// A test compares this with the terminals' own answers.
    var hasUncertainWidth: Bool {
        if isASCII { return false }
        let scalars = unicodeScalars
        return scalars.index(after: scalars.startIndex) != scalars.endIndex || scalars.first?.hasUncertainWidth == true
    }

    /// The part of a picture that a terminal shows in two cells if it does not join the pictures that it consists of; a Korean
    /// syllable of parts as one scalar, for some terminals set the parts side by side.
    /// - Parameters:
    ///   - joins: Whether it makes one picture of several with joiners between them, as of 👨‍👩‍👧.
    ///   - tones: Whether it makes one of a picture and a tone of skin.
    func reduced(joins: Bool, tones: Bool) -> Character {
        if isASCII { return self }
        let scalars = unicodeScalars
        if let syllable = scalars.composedSyllable { return Character(syllable) }
        if joins && tones { return self }
        guard let first = scalars.first, first.properties.isEmoji, scalars.count > 1 else { return self }
        var kept = String.UnicodeScalarView()
        for scalar in scalars {
            if scalar.value == 0x200D, !joins { break }
            if !tones, scalar.properties.isEmojiModifier, !kept.isEmpty { continue }
            kept.append(scalar)
        }
        return kept.count == scalars.count || String(kept).count != 1 ? self : Character(String(kept))
    }
}

extension String.UnicodeScalarView {
    /// The scalar that is the same as a beginning, a vowel and perhaps an end of a Korean syllable; nil for anything else.
    fileprivate var composedSyllable: Unicode.Scalar? {
        guard let first = self.first?.value, (0x1100...0x1112).contains(first) else { return nil }
        let values = map(\.value)
        guard values.count == 2 || values.count == 3, (0x1161...0x1175).contains(values[1]) else { return nil }
        let end = values.count == 3 ? values[2] : 0x11A7
        guard (0x11A7...0x11C2).contains(end) else { return nil }
        return Unicode.Scalar(0xAC00 + ((first - 0x1100) * 21 + values[1] - 0x1161) * 28 + end - 0x11A7)
    }
}

extension Unicode.Scalar {
    /// Whether terminals disagree on the cells that the scalar takes alone.
    fileprivate var hasUncertainWidth: Bool {
        switch value {
        // Parts of Korean syllables, marks of ideographs, and squares that Unicode made pictures of.
        case 0x115F...0x11FF, 0x302E...0x302F, 0x3030, 0x303D, 0x3164, 0x3248...0x324F, 0x3297...0x3299,
            0x4DC0...0x4DFF,
            0xD7B0...0xD7FB, 0xFFA0, 0x16FF0...0x16FF1, 0x18CD6...0x18D08, 0x1F202, 0x1F237:
            return true
        // Halves of flags, tones of skin, and pictures that are younger than many terminals.
        case 0x1F1E6...0x1F1FF, 0x1F3FB...0x1F3FF, 0x1F6D8...0x1F6DF, 0x1F774...0x1F77F, 0x1F7D9,
            0x1F8AE...0x1F8FF, 0x1FA54...:
            return true
        default: break
        }
        switch properties.generalCategory {
        case .spacingMark, .unassigned, .format, .privateUse: return true
        default: return false
        }
    }

    /// Whether the scalar may change how a terminal treats others.
    fileprivate var isCommand: Bool {
        switch value {
        case 0..<0x20, 0x7F..<0xA0, 0xAD, 0x2028...0x202E, 0x2066...0x206F, 0x200E, 0x200F, 0x061C, 0xFEFF,
            0xFFF9...0xFFFB:
            true
        default: false
        }
    }
}
