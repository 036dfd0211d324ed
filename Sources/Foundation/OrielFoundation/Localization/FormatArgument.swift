import Foundation
import OrielBasics

/// A value within a localized string, kept until the language of the text is known.
package enum FormatArgument {
    /// Characters.
    case string(String)
    /// A number or another C argument, with its `printf` specifier.
    case number(any CVarArg & Equatable, specifier: String)
    /// A text, an image, a date that moves, a value with its format: whatever needs more than a locale, or the locale.
    case piece(any FormatPiece)

    /// The specifier in place of the value in the key.
    package var specifier: String {
        switch self {
        case .string, .piece: "%@"
        case .number(_, let specifier): specifier
        }
    }
}

/// An argument of a localized string that is more than characters or a number.
package protocol FormatPiece {
    /// The characters without style, as a locale has them.
    func string(locale: Locale) -> String
    /// Whether another piece shows the same.
    func isSame(as other: any FormatPiece) -> Bool
}

/// A value with a format, written in the locale of the surrounding text.
struct FormattedPiece<F: FormatStyle>: FormatPiece where F.FormatInput: Equatable, F.FormatOutput == String {
    let input: F.FormatInput
    let format: F

    func string(locale: Locale) -> String { format.locale(locale).format(input) }

    func isSame(as other: any FormatPiece) -> Bool {
        (other as? FormattedPiece).map { input == $0.input && format == $0.format } ?? false
    }
}

/// Styled text within a localized string.
package struct AttributedPiece: FormatPiece {
    package let text: AttributedString

    package init(_ text: AttributedString) { self.text = text }

    package func string(locale: Locale) -> String { String(text.characters) }

    package func isSame(as other: any FormatPiece) -> Bool {
        (other as? AttributedPiece).map { text == $0.text } ?? false
    }
}

extension FormatArgument: Equatable {
    package static func == (a: FormatArgument, b: FormatArgument) -> Bool {
        switch (a, b) {
        case (.string(let x), .string(let y)): x == y
        case (.piece(let x), .piece(let y)): x.isSame(as: y)
        case (.number(let x, let s), .number(let y, let t)): s == t && areEqual(x, y)
        default: false
        }
    }
}

extension FormatArgument {
    /// The value as characters, for a locale.
    ///
    /// Whole numbers are grouped as the locale does.
    package func string(specifier written: String?, locale: Locale) -> String {
        switch self {
        case .string(let string):
            if let written { warn(ofMismatch: written) }
            return string
        case .piece(let piece):
            return piece.string(locale: locale)
        case .number(let value, let own):
            let specifier = written.map { $0 == "%@" ? own : $0 } ?? own
            if let string = NumberPattern(specifier: specifier).string(value, locale: locale) { return string }
            Self.warn(specifier, "\(type(of: value))")
            return NumberPattern(specifier: own).string(value, locale: locale) ?? "\(value)"
        }
    }

    /// Warns that a translation requires a value of another kind than characters.
    private func warn(ofMismatch written: String) {
        if let kind = written.last, kind != "@", kind != "s", kind != "S" { Self.warn(written, "String") }
    }

    private static func warn(_ specifier: String, _ type: String) {
        RuntimeWarning.issue(
            "The format specifier \(specifier.prefix(40)) is not for values of type \(type); the value is shown as usual."
        )
    }

    /// The characters, if they are the same in all locales; nil for a number, which would be grouped.
    package var plainCharacters: String? {
        switch self {
        case .string(let string): string
        case .number(let value as Int, "%lld") where -1000 < value && value < 1000: String(value)
        default: nil
        }
    }
}

/// A number written in the form of a `printf` specifier, with a locale's signs.
struct NumberPattern {
    let specifier: String

    /// The number's characters; nil where the specifier is for values of other kinds.
    func string(_ value: any CVarArg, locale: Locale) -> String? {
        guard let format = FormatSpecifier(specifier), let characters = format.string(value) else { return nil }
        switch format.conversion {
        case "d", "i", "u":
            return format.isPlain || format.isGrouped ? Self.grouped(characters, locale: locale) : characters
        case "f", "F":
            // A width asks for columns, which separators would break.
            return characters.first == " " || format.hasZeros ? characters : Self.grouped(characters, locale: locale)
        default:
            return characters
        }
    }

    /// Sets a locale's separators into plain digits.
    private static func grouped(_ digits: String, locale: Locale) -> String {
        var whole = Substring(digits), fraction: Substring?
        if let point = digits.firstIndex(of: ".") {
            (whole, fraction) = (digits[..<point], digits[digits.index(after: point)...])
        }
        let sign = whole.first.flatMap { $0.isNumber ? nil : $0 }
        if sign != nil { whole = whole.dropFirst() }
        if whole.count <= 3, fraction == nil { return digits }
        guard whole.allSatisfy(\.isNumber) else { return digits }
        let separator = locale.groupingSeparator ?? ","
        // Some languages leave four digits together.
        let leavesFour = ["es", "pt", "pl", "bg"].contains(locale.language.languageCode?.identifier)
        let isGrouped = whole.count > (leavesFour ? 4 : 3)
        var result = ""
        for (index, digit) in whole.enumerated() {
            if isGrouped, index > 0, (whole.count - index) % 3 == 0 { result += separator }
            result.append(digit)
        }
        if let fraction { result += (locale.decimalSeparator ?? ".") + fraction }
        return (sign.map(String.init) ?? "") + result
    }
}
