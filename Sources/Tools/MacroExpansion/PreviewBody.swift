import SwiftTokens

/// The body of a `#Preview`, with its `@Previewable` variables taken out.
struct PreviewBody: Equatable {
    /// The variables' declarations, without the mark.
    var properties: [String] = []
    /// The rest between the braces; removed declarations leave their line breaks, so that lines keep their order and
    /// distance.
    var rest = ""

    init(_ source: SwiftSource, closure: Range<Int>) throws {
        let inside = closure.lowerBound + 1..<closure.upperBound - 1
        let depth = source.tokens[closure.lowerBound].depth + 1
        var kept = source.tokens[closure.lowerBound].range.upperBound
        var index = inside.lowerBound
        while index < inside.upperBound {
            guard let markEnd = Self.mark(at: index, in: source) else {
                index += 1
                continue
            }
            let mark = source.tokens[index].range.lowerBound
            guard source.tokens[index].depth == depth else {
                throw MacroError("'@Previewable' items must be at root scope in the preview block", at: mark)
            }
            let declaration = try Self.declaration(startingAt: index, in: inside, depth: depth, source)
            let text = source.range(of: declaration)
            let markText = source.range(of: index..<markEnd)
            properties.append(
                source.text(text.lowerBound..<markText.lowerBound)
                    + source.text(markText.upperBound..<text.upperBound).trimmingLeadingBlanks())
            rest += source.text(kept..<text.lowerBound)
            rest += String(repeating: "\n", count: source.bytes[text].count { $0 == UInt8(ascii: "\n") })
            kept = text.upperBound
            index = declaration.upperBound
            if source.token(index, is: ";"), index < inside.upperBound {
                kept = source.tokens[index].range.upperBound
                index += 1
            }
        }
        rest += source.text(kept..<source.tokens[closure.upperBound - 1].range.lowerBound)
    }

    /// Where the mark that begins at an index ends: `@Previewable`, with or without a module's name.
    private static func mark(at index: Int, in source: SwiftSource) -> Int? {
        guard source.token(index, is: "@") else { return nil }
        if source.token(index + 1, is: "Previewable") { return index + 2 }
        if source.token(index + 2, is: "."), source.token(index + 3, is: "Previewable") { return index + 4 }
        return nil
    }

    /// The tokens of the declaration that a mark belongs to: back over the attributes before the mark, and on to
    /// the end of the initial value.
    private static func declaration(
        startingAt mark: Int, in inside: Range<Int>, depth: Int, _ source: SwiftSource
    ) throws -> Range<Int> {
        guard let keyword = (mark..<inside.upperBound).first(where: { isKeyword($0, depth: depth, source) }) else {
            throw MacroError(
                "'@Previewable' can only be attached to a variable", at: source.tokens[mark].range.lowerBound)
        }
        var start = mark
        while let before = attribute(endingAt: start, in: inside, source) { start = before }
        let end = (keyword + 2..<inside.upperBound).first { endsStatement(before: $0, depth: depth, source) }
        return start..<max(end ?? inside.upperBound, min(keyword + 1, inside.upperBound))
    }

    private static func isKeyword(_ index: Int, depth: Int, _ source: SwiftSource) -> Bool {
        source.tokens[index].depth == depth && (source.token(index, is: "var") || source.token(index, is: "let"))
    }

    /// The start of `@Name` or `@Name(…)` that ends just before an index.
    private static func attribute(endingAt end: Int, in inside: Range<Int>, _ source: SwiftSource) -> Int? {
        var name = end - 1
        guard name > inside.lowerBound else { return nil }
        if source.token(name, is: ")"), let open = source.tokens[name].partner { name = open - 1 }
        guard name > inside.lowerBound, source.tokens[name].kind == .identifier, source.token(name - 1, is: "@")
        else { return nil }
        return name - 1
    }

    /// Returns whether the statement ends before a token: at a semicolon, or at a line break that the tokens around it
    /// don't bridge.
    private static func endsStatement(before index: Int, depth: Int, _ source: SwiftSource) -> Bool {
        let token = source.tokens[index]
        guard token.depth == depth else { return false }
        if source.token(index, is: ";") { return true }
        guard token.startsLine else { return false }
        if token.kind == .operator, token.blankAfter || source.token(index, is: "?") { return false }
        if source.token(index, is: ".") || source.token(index, is: ":") || source.token(index, is: ",") {
            return false
        }
        // A token that closes a list or a block, or opens a block, does not begin a statement.
        if [")", "]", "}", "{"].contains(where: { source.token(index, is: $0) }) { return false }
        if source.token(index, is: "as") || source.token(index, is: "is") || source.token(index, is: "else") {
            return false
        }
        let last = source.tokens[index - 1]
        if last.kind == .operator { return !last.blankBefore }
        return !["=", ":", ",", ".", "->", "try", "await", "as", "is", "var", "let"].contains(
            source.text(last.range))
    }
}

extension String {
    fileprivate func trimmingLeadingBlanks() -> String {
        String(drop { $0 == " " || $0 == "\t" || $0.isNewline })
    }
}
