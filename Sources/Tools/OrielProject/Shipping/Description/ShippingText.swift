import Foundation

/// Makes texts of strangers fit for the files of a package.
enum ShippingText {
    /// A text on one line, without control characters and marks that turn the direction of writing; nil if nothing is left.
    static func line(_ text: String?, limit: Int = 200) -> String? {
        guard let text else { return nil }
        let scalars = text.unicodeScalars.map { scalar -> Unicode.Scalar in
            switch scalar.properties.generalCategory {
            case .control, .lineSeparator, .paragraphSeparator, .surrogate, .unassigned, .privateUse: " "
            default: (0x202A...0x202E).contains(scalar.value) || (0x2066...0x2069).contains(scalar.value) ? " " : scalar
            }
        }
        var plain = String.UnicodeScalarView()
        plain.append(contentsOf: scalars)
        let words = String(plain).split(separator: " ").joined(separator: " ")
        return words.isEmpty ? nil : String(words.prefix(limit))
    }

    /// A name as that of a file, in any script: letters, digits, and hyphens in the place of all else; nil if nothing is left.
    static func fileName(_ name: String) -> String? {
        var result = ""
        for character in name {
            let isKept = character.isLetter || character.isNumber || "_.".contains(character)
            // A letter may consist of any number of combining marks.
            guard isKept, character.utf8.count <= 16 else {
                if !result.isEmpty, result.last != "-" { result.append("-") }
                continue
            }
            if result.isEmpty, character == "." { continue }
            if result.utf8.count + character.utf8.count > 80 { break }
            result.append(character)
        }
        while let last = result.last, "-.".contains(last) { result.removeLast() }
        return result.isEmpty ? nil : result
    }

    /// The letters and digits of ASCII in a name; nil if it has none.
    static func plain(_ name: String) -> String? {
        let plain = String(
            name.unicodeScalars.filter { $0.isASCII && $0.properties.isAlphabetic || isDigit($0) }.map(Character.init))
        return plain.isEmpty ? nil : String(plain.prefix(60))
    }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }

    /// A text for an XML file.
    static func xml(_ text: String) -> String {
        (line(text, limit: 4000) ?? "").replacing("&", with: "&amp;").replacing("<", with: "&lt;")
            .replacing(">", with: "&gt;").replacing("\"", with: "&quot;")
    }

    /// A text as one word of a shell's command.
    static func shell(_ text: String) -> String { "'" + text.replacing("'", with: "'\\''") + "'" }
}
