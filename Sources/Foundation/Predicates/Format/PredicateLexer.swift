import Foundation

/// A word, sign or value of a format.
package enum PredicateToken: Equatable {
    case word(String)
    case number(String)
    case quoted(String)
    /// A placeholder such as `%@`, by the letter of its type.
    case argument(Character)
    case variable(String)
    case sign(String)
    case end
}

/// A format that is none, and where.
package struct PredicateFailure: Error, CustomStringConvertible {
    package let description: String
}

/// Splits a format into tokens.
package struct PredicateLexer {
    private let text: [Character]
    private var index = 0

    package init(_ format: String) { text = Array(format) }

    package static func tokens(_ format: String) throws -> [PredicateToken] {
        var lexer = PredicateLexer(format)
        var tokens: [PredicateToken] = []
        while let token = try lexer.next() { tokens.append(token) }
        return tokens + [.end]
    }

    private func at(_ offset: Int = 0) -> Character? { index + offset < text.count ? text[index + offset] : nil }

    private mutating func take(while isWanted: (Character) -> Bool) -> String {
        let start = index
        while let character = at(), isWanted(character) { index += 1 }
        return String(text[start..<index])
    }

    private static func isWord(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "_"
    }

    private mutating func next() throws -> PredicateToken? {
        _ = take { $0.isWhitespace }
        guard let first = at() else { return nil }
        switch first {
        case "'", "\"": return .quoted(try quoted(first))
        case "%": return try argument()
        case "$":
            index += 1
            return .variable(take(while: Self.isWord))
        // A word that would mean something else.
        case "#":
            index += 1
            return .quoted("#" + take(while: Self.isWord))
        case "@":
            index += 1
            return .word("@" + take(while: Self.isWord))
        case _ where first.isNumber, "." where at(1)?.isNumber == true: return number()
        case _ where Self.isWord(first): return .word(take(while: Self.isWord))
        default:
            let two = String(text[index..<min(index + 2, text.count)])
            if ["==", "!=", "<>", "<=", ">=", "=<", "=>", "&&", "||", "**", ":="].contains(two) {
                index += 2
                return .sign(two)
            }
            index += 1
            return .sign(String(first))
        }
    }

    private mutating func number() -> PredicateToken {
        if at() == "0", at(1) == "x" || at(1) == "X" {
            index += 2
            let digits = take { $0.isHexDigit }
            return .number(UInt64(digits, radix: 16).map { "\($0)" } ?? "0")
        }
        var digits = take { $0.isNumber }
        if at() == ".", at(1)?.isNumber == true {
            index += 1
            digits += "." + take { $0.isNumber }
        }
        if at() == "e" || at() == "E" {
            let hasSign = at(1) == "-" || at(1) == "+"
            if at(hasSign ? 2 : 1)?.isNumber == true {
                digits += "e" + (hasSign ? String(text[index + 1]) : "")
                index += hasSign ? 2 : 1
                digits += take { $0.isNumber }
            }
        }
        return .number(digits)
    }

    private mutating func quoted(_ quote: Character) throws -> String {
        index += 1
        var result = ""
        while let character = at() {
            index += 1
            if character == quote { return result }
            guard character == "\\", let escaped = at() else {
                result.append(character)
                continue
            }
            index += 1
            switch escaped {
            case "n": result.append("\n")
            case "t": result.append("\t")
            case "r": result.append("\r")
            case "\\", "'", "\"": result.append(escaped)
            // For patterns, as in `\*` and `\d`.
            default: result += "\\" + String(escaped)
            }
        }
        throw PredicateFailure(description: "a quoted text has no end")
    }

    private mutating func argument() throws -> PredicateToken {
        index += 1
        _ = take { "lhqzjtL0123456789.".contains($0) }
        guard let kind = at() else { throw PredicateFailure(description: "“%” at the end") }
        index += 1
        switch kind {
        case "@", "K": return .argument(kind)
        case "d", "D", "i", "u", "U", "x", "X", "o", "O", "c", "f", "F", "e", "E", "g", "G", "s", "S":
            return .argument("@")
        case "%": return .sign("%")
        default: throw PredicateFailure(description: "“%\(kind)” stands for nothing")
        }
    }
}
