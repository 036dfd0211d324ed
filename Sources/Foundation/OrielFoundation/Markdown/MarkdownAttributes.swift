import Foundation

/// The supported attributes of a stretch of Markdown, `^[text](inflect: true)`.
package struct MarkdownAttributes: Equatable {
    /// Whether its words shall agree with a number in it.
    package var inflects = false
    /// The value in the string, counted from 1, whose number the words shall agree with; nil for one in the stretch.
    package var agreementArgument: Int?
    /// The number that the words should have; nil for the number of the words that they agree with.
    package var isPlural: Bool?

    /// How many characters attributes may have; more are text.
    static let longest = 1000

    /// Reads `(name: value, …)`, JSON without the outer braces in which names and strings may have other quotes or none.
    static func read(_ source: [Character], from start: Int) -> (MarkdownAttributes, end: Int)? {
        guard start < source.count, source[start] == "(" else { return nil }
        var depth = 0
        var quote: Character?
        var index = start
        while index < min(source.count, start + longest) {
            let character = source[index]
            if let open = quote {
                if character == "\\" { index += 1 } else if character == open { quote = nil }
            } else {
                switch character {
                case "'", "\"": quote = character
                case "(", "{", "[": depth += 1
                case ")", "}", "]": depth -= 1
                default: break
                }
                if depth == 0 { return (MarkdownAttributes(Array(source[(start + 1)..<index])), index + 1) }
            }
            index += 1
        }
        return nil
    }

    private init(_ body: [Character]) {
        for (name, value) in Self.pairs(body) {
            switch name {
            case "inflect":
                inflects = value != "false"
                if value.first == "{" { readMorphology(value) }
            case "agreeWithArgument":
                agreementArgument = Int(value)
                inflects = inflects || agreementArgument != nil
            case "morphology": readMorphology(value)
            default: break
            }
        }
    }

    private mutating func readMorphology(_ value: String) {
        for (name, value) in Self.pairs(Array(value.dropFirst().dropLast())) {
            if name == "morphology" { readMorphology(value) }
            if name == "number" { isPlural = value != "singular" }
        }
    }

    /// The names and values between commas, without quotes and spaces around them.
    private static func pairs(_ body: [Character]) -> [(String, String)] {
        var pairs: [(String, String)] = []
        var (name, value) = ("", "")
        var isValue = false
        var depth = 0
        var quote: Character?
        func trimmed(_ string: String) -> String {
            let bare = string.trimmingCharacters(in: .whitespacesAndNewlines)
            let isQuoted = bare.count > 1 && (bare.first == "'" || bare.first == "\"") && bare.first == bare.last
            return isQuoted ? String(bare.dropFirst().dropLast()) : bare
        }
        for character in body + [","] {
            if let open = quote {
                if character == open { quote = nil }
            } else {
                switch character {
                case "'", "\"": quote = character
                case "(", "{", "[": depth += 1
                case ")", "}", "]": depth -= 1
                case ":" where depth == 0 && !isValue:
                    isValue = true
                    continue
                case "," where depth == 0:
                    pairs.append((trimmed(name), trimmed(value)))
                    (name, value, isValue) = ("", "", false)
                    continue
                default: break
                }
            }
            if isValue { value.append(character) } else { name.append(character) }
        }
        return pairs
    }
}
