import FrontEndKit

extension Character {
    /// The character as a terminal may get it; nil for one that shows nothing by itself.
    ///
    /// Nothing that comes from an app may reach the terminal as a command: controls of C0 and C1, separators of lines, and
    /// marks that turn the direction of what follows are left out.
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

    /// Letters with more marks than this lose some: terminals keep few.
    private static let mostScalars = 16

    /// Whether terminals disagree on the cells that the character takes, so that its end is not where the cursor is.
    var hasUncertainWidth: Bool {
        if isASCII { return false }
        var count = 0
        for scalar in unicodeScalars {
            count += 1
            let value = scalar.value
            // A picture's selector, a joiner, a flag, a tone of skin, or a picture that is younger than many terminals.
            if value == 0xFE0F || value == 0xFE0E || value == 0x200D || (0x1F1E6...0x1F1FF).contains(value)
                || (0x1F3FB...0x1F3FF).contains(value) || value >= 0x1FA70
            {
                return true
            }
        }
        return count > 1
    }
}

extension Unicode.Scalar {
    /// Whether the scalar may change what a terminal does with others.
    fileprivate var isCommand: Bool {
        switch value {
        case 0..<0x20, 0x7F..<0xA0, 0x2028...0x202E, 0x2066...0x206F, 0x200E, 0x200F, 0x061C, 0xFEFF, 0xFFF9...0xFFFB:
            true
        default: false
        }
    }
}
