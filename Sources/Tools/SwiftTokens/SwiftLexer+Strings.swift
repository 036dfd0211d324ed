extension SwiftLexer {
    /// Moves behind a string literal of any form; `position` is at its first `#` or quote.
    mutating func skipString(depth: Int) throws {
        let start = position
        guard depth < Self.deepestNesting else {
            throw SourceError("string interpolations are nested too deeply", at: start)
        }
        var pounds = 0
        while peek() == UInt8(ascii: "#") {
            pounds += 1
            position += 1
        }
        let isMultiline =
            peek(1) == UInt8(ascii: "\"") && peek(2) == UInt8(ascii: "\"") && !closesOnThisLine(pounds: pounds)
        position += isMultiline ? 3 : 1
        while let byte = peek() {
            if byte == UInt8(ascii: "\\"), hasPounds(pounds, at: 1) {
                position += 1 + pounds
                if peek() == UInt8(ascii: "(") {
                    try skipInterpolation(depth: depth + 1)
                } else if peek() != nil {
                    position += 1
                }
            } else if byte == UInt8(ascii: "\""), closes(isMultiline: isMultiline, pounds: pounds) {
                position += (isMultiline ? 3 : 1) + pounds
                return
            } else if byte == UInt8(ascii: "\n"), !isMultiline {
                break
            } else {
                position += 1
            }
        }
        throw SourceError("unterminated string literal", at: start)
    }

    /// `#"""#` is a raw string of one quote: three quotes begin a multi-line literal only where a quote with as
    /// many `#` does not follow on the same line.
    private func closesOnThisLine(pounds: Int) -> Bool {
        guard pounds > 0 else { return false }
        var ahead = 1
        while let byte = peek(ahead), byte != UInt8(ascii: "\n") {
            if byte == UInt8(ascii: "\""), hasPounds(pounds, at: ahead + 1) { return true }
            ahead += 1
        }
        return false
    }

    private func hasPounds(_ pounds: Int, at ahead: Int) -> Bool {
        (0..<pounds).allSatisfy { peek(ahead + $0) == UInt8(ascii: "#") }
    }

    private func closes(isMultiline: Bool, pounds: Int) -> Bool {
        if !isMultiline { return hasPounds(pounds, at: 1) }
        return peek(1) == UInt8(ascii: "\"") && peek(2) == UInt8(ascii: "\"") && hasPounds(pounds, at: 3)
    }

    /// Moves behind the parenthesis that closes an interpolation; strings and comments inside may hold others.
    private mutating func skipInterpolation(depth: Int) throws {
        let start = position
        var parentheses = 0
        while let byte = peek() {
            switch byte {
            case UInt8(ascii: "("):
                parentheses += 1
                position += 1
            case UInt8(ascii: ")"):
                parentheses -= 1
                position += 1
                if parentheses == 0 { return }
            case UInt8(ascii: "\""):
                try skipString(depth: depth)
            case UInt8(ascii: "#") where beginsRawString():
                try skipString(depth: depth)
            case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*") || peek(1) == UInt8(ascii: "/"):
                try skipBlanksAndComments()
            default:
                position += 1
            }
        }
        throw SourceError("unterminated string interpolation", at: start)
    }

    private func beginsRawString() -> Bool {
        var ahead = 0
        while ahead < Self.mostPounds, peek(ahead) == UInt8(ascii: "#") { ahead += 1 }
        return peek(ahead) == UInt8(ascii: "\"")
    }
}
