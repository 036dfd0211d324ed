/// Cuts Swift source into tokens.
struct SwiftLexer {
    /// Nested interpolations and comments go deeper than this only in hostile source, where recursion would
    /// overflow the stack.
    static let deepestNesting = 64

    let bytes: [UInt8]
    var position = 0
    private var found: [Token] = []
    private var open: [Int] = []
    private var sawLineBreak = false
    /// The fewest `#` before a slash without a partner in the rest of the source: more have none, either.
    private var poundsWithoutRegex = Int.max
    /// More `#` than this don't begin a literal.
    static let mostPounds = 255

    init(bytes: [UInt8]) { self.bytes = bytes }

    mutating func tokens() throws -> [Token] {
        position = 0
        found = []
        while true {
            let before = position
            try skipBlanksAndComments()
            if position > before, !found.isEmpty { found[found.count - 1].blankAfter = true }
            guard let byte = peek() else { break }
            let start = position
            let kind = try skipToken(startingWith: byte)
            append(kind, from: start, blankBefore: start > before || start == 0, byte: byte)
            try matchBracket(byte, kind)
        }
        if let last = open.last {
            throw SourceError(
                "expected the partner of '\(spelling(found[last]))'", at: found[last].range.lowerBound)
        }
        if !found.isEmpty { found[found.count - 1].blankAfter = true }
        return found
    }

    func peek(_ ahead: Int = 0) -> UInt8? {
        position + ahead < bytes.count ? bytes[position + ahead] : nil
    }

    private mutating func append(_ kind: Token.Kind, from start: Int, blankBefore: Bool, byte: UInt8) {
        let isClosing = kind == .mark && Self.isClosingBracket(byte)
        found.append(
            Token(
                kind: kind, range: start..<position, depth: max(open.count - (isClosing ? 1 : 0), 0),
                startsLine: sawLineBreak, blankBefore: blankBefore))
        sawLineBreak = false
    }

    private mutating func matchBracket(_ byte: UInt8, _ kind: Token.Kind) throws {
        guard kind == .mark else { return }
        let index = found.count - 1
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
            open.append(index)
        case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"):
            guard let partner = open.popLast(), Self.partner(of: bytes[found[partner].range.lowerBound]) == byte
            else {
                throw SourceError("extraneous '\(spelling(found[index]))'", at: found[index].range.lowerBound)
            }
            found[index].partner = partner
            found[partner].partner = index
        default:
            break
        }
    }

    private static func isClosingBracket(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]") || byte == UInt8(ascii: "}")
    }

    private static func partner(of bracket: UInt8) -> UInt8 {
        switch bracket {
        case UInt8(ascii: "("): UInt8(ascii: ")")
        case UInt8(ascii: "["): UInt8(ascii: "]")
        default: UInt8(ascii: "}")
        }
    }

    private func spelling(_ token: Token) -> String { String(decoding: bytes[token.range], as: UTF8.self) }

    mutating func skipBlanksAndComments() throws {
        while let byte = peek() {
            switch byte {
            case UInt8(ascii: "\n"), UInt8(ascii: "\r"):
                sawLineBreak = true
                position += 1
            case UInt8(ascii: " "), UInt8(ascii: "\t"), 0x0B, 0x0C, 0x00:
                position += 1
            case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"):
                while let next = peek(), next != UInt8(ascii: "\n"), next != UInt8(ascii: "\r") { position += 1 }
            case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"):
                try skipBlockComment()
            default:
                return
            }
        }
    }

    /// Block comments nest; a line break inside one ends a statement as any other does.
    private mutating func skipBlockComment() throws {
        let start = position
        var depth = 0
        while let byte = peek() {
            if byte == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
                depth += 1
                position += 2
            } else if byte == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
                depth -= 1
                position += 2
                if depth == 0 { return }
            } else {
                if byte == UInt8(ascii: "\n") { sawLineBreak = true }
                position += 1
            }
        }
        throw SourceError("unterminated '/*' comment", at: start)
    }

    private mutating func skipToken(startingWith byte: UInt8) throws -> Token.Kind {
        switch byte {
        case UInt8(ascii: "\""):
            try skipString(depth: 0)
            return .string
        case UInt8(ascii: "#"):
            return try skipPound()
        case UInt8(ascii: "`"):
            return try skipEscapedName()
        case UInt8(ascii: "0")...UInt8(ascii: "9"):
            skipNumber()
            return .number
        case UInt8(ascii: "/") where regexMayBegin():
            return skipRegex(pounds: 0) ? .regex : skipOperator()
        case _ where Self.isOperator(byte):
            return skipOperator()
        case UInt8(ascii: "."):
            // A dot is a separate token, unless it begins an operator such as `...`.
            if peek(1) == UInt8(ascii: ".") { return skipOperator() }
            position += 1
            return .mark
        case _ where Self.isName(byte):
            while let next = peek(), Self.isName(next) { position += 1 }
            return .identifier
        default:
            position += 1
            return .mark
        }
    }

    /// `#"raw"#`, `#/regex/#`, or the mark before a macro's or directive's name.
    private mutating func skipPound() throws -> Token.Kind {
        var pounds = 0
        while pounds < Self.mostPounds, peek(pounds) == UInt8(ascii: "#") { pounds += 1 }
        if peek(pounds) == UInt8(ascii: "\"") {
            try skipString(depth: 0)
            return .string
        }
        if peek(pounds) == UInt8(ascii: "/"), skipRegex(pounds: pounds) { return .regex }
        position += 1
        return .mark
    }

    private mutating func skipEscapedName() throws -> Token.Kind {
        let start = position
        position += 1
        while let next = peek(), next != UInt8(ascii: "`"), next != UInt8(ascii: "\n") { position += 1 }
        guard peek() == UInt8(ascii: "`") else { throw SourceError("expected closing '`'", at: start) }
        position += 1
        return .identifier
    }

    /// Digits, separators, radix letters, and a fraction where a digit follows the point.
    private mutating func skipNumber() {
        while let next = peek() {
            if next == UInt8(ascii: "."), let after = peek(1), Self.isDigit(after) {
                position += 1
            } else if next == UInt8(ascii: "+") || next == UInt8(ascii: "-") {
                let last = bytes[position - 1] | 0x20
                guard last == UInt8(ascii: "e") || last == UInt8(ascii: "p"), let after = peek(1),
                    Self.isDigit(after)
                else { return }
            } else if !Self.isName(next) {
                return
            }
            position += 1
        }
    }

    private mutating func skipOperator() -> Token.Kind {
        let startsWithDot = peek() == UInt8(ascii: ".")
        while let next = peek(), Self.isOperator(next) || (startsWithDot && next == UInt8(ascii: ".")) {
            // A comment may follow an operator directly.
            if next == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "/") || peek(1) == UInt8(ascii: "*") { break }
            position += 1
        }
        return .operator
    }

    /// A slash begins a regular expression only where a value may begin and no blank follows it.
    private func regexMayBegin() -> Bool {
        guard let next = peek(1), next != UInt8(ascii: " "), next != UInt8(ascii: "\t"), next != UInt8(ascii: "\n")
        else { return false }
        guard let last = found.last else { return true }
        switch last.kind {
        case .identifier: return last.isKeywordBeforeValue(in: bytes)
        case .number, .string, .regex: return false
        case .operator: return last.range.upperBound < position
        case .mark:
            return !Self.isClosingBracket(bytes[last.range.lowerBound])
        }
    }

    /// Moves behind the closing slash and answers true, or stays and answers false where none is on the line
    /// (with `#` before it, in the rest of the source).
    private mutating func skipRegex(pounds: Int) -> Bool {
        if pounds >= poundsWithoutRegex { return false }
        var ahead = pounds + 1
        while let byte = peek(ahead) {
            if byte == UInt8(ascii: "\n"), pounds == 0 { return false }
            if byte == UInt8(ascii: "\\") {
                ahead += 2
                continue
            }
            ahead += 1
            if byte == UInt8(ascii: "/"), (0..<pounds).allSatisfy({ peek(ahead + $0) == UInt8(ascii: "#") }) {
                position += ahead + pounds
                return true
            }
        }
        if pounds > 0 { poundsWithoutRegex = pounds }
        return false
    }

    static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

    /// Letters, digits, `_`, `$` and every byte of a character beyond ASCII.
    static func isName(_ byte: UInt8) -> Bool {
        let lower = byte | 0x20
        return isDigit(byte) || (lower >= UInt8(ascii: "a") && lower <= UInt8(ascii: "z"))
            || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "$") || byte >= 0x80
    }

    static func isOperator(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "!"),
            UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"),
            UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"):
            true
        default:
            false
        }
    }
}

extension Token {
    /// Keywords that a value follows, so that a slash after one begins a regular expression.
    fileprivate func isKeywordBeforeValue(in bytes: [UInt8]) -> Bool {
        switch String(decoding: bytes[range], as: UTF8.self) {
        case "return", "in", "case", "try", "await", "throw", "is", "as", "else", "if", "while", "guard", "switch":
            true
        default:
            false
        }
    }
}
