/// A piece of Swift source, cut into tokens with their brackets matched.
///
/// It knows as much of Swift's grammar as finding declarations and arguments takes: literals, comments and
/// brackets are exact, expressions stay text.
package struct SwiftSource {
    package let bytes: [UInt8]
    package let tokens: [Token]

    /// Throws a `SourceError` where a literal, comment or bracket is not closed.
    package init(_ text: String) throws {
        bytes = Array(text.utf8)
        var lexer = SwiftLexer(bytes: bytes)
        tokens = try lexer.tokens()
    }

    package func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }

    /// The source from the first of these tokens to the last, comments between them included.
    package func text(of tokens: Range<Int>) -> String {
        tokens.isEmpty ? "" : text(range(of: tokens))
    }

    /// UTF-8 offsets from the first of these tokens to the last.
    package func range(of indices: Range<Int>) -> Range<Int> {
        tokens[indices.lowerBound].range.lowerBound..<tokens[indices.upperBound - 1].range.upperBound
    }

    /// Whether the token at an index, if there is one, reads so.
    package func token(_ index: Int, is spelling: StaticString) -> Bool {
        guard tokens.indices.contains(index), tokens[index].kind != .string else { return false }
        let range = tokens[index].range
        return range.count == spelling.utf8CodeUnitCount
            && spelling.withUTF8Buffer { $0.elementsEqual(bytes[range]) }
    }

    /// The token's text; empty where there is none.
    package func word(_ index: Int) -> String { tokens.indices.contains(index) ? text(tokens[index].range) : "" }

    /// The index behind a token, or behind the bracket that it opens.
    package func next(_ index: Int) -> Int {
        if let partner = tokens[index].partner, partner > index { return partner + 1 }
        return index + 1
    }

    /// The token's text without back-ticks.
    package func name(at index: Int) -> String {
        let text = text(tokens[index].range)
        return text.hasPrefix("`") ? String(text.dropFirst().dropLast()) : text
    }
}
