import SwiftTokens

/// The statements, functions and types of a file, as far as it takes to leave one out.
struct CodeOutline {
    let source: SwiftSource
    /// The file's name, for warnings.
    let file: String
    private let lines: [Int]

    /// Reads a file; nil where its brackets do not match.
    init?(_ text: String, file: String) {
        guard let source = try? SwiftSource(text) else { return nil }
        self.source = source
        self.file = file
        lines = [0] + source.bytes.indices.lazy.filter { source.bytes[$0] == 0x0A }.map { $0 + 1 }
    }

    /// The pieces around a place that could be left out, the innermost first.
    /// - Parameters:
    ///   - line: The line, from 1.
    ///   - column: The byte in it, from 1.
    func pieces(line: Int, column: Int) -> [Omission] {
        guard let token = token(line: line, column: column) else { return [] }
        var found: [Omission] = []
        if let piece = call(ofMember: token) { found.append(piece) }
        var inner = token
        for open in brackets(around: token).reversed() {
            if word(open) == "{" {
                found += pieces(inBlock: open, around: inner)
            }
            if let piece = call(openedBy: open) { found.append(piece) }
            inner = open
        }
        if let statement = statement(around: inner, in: source.tokens.indices) {
            if !isDirective(statement.lowerBound), keyword(of: statement).word != "import" {
                found += declared(statement)
            }
        }
        return found
    }

    private func pieces(inBlock open: Int, around inner: Int) -> [Omission] {
        guard let close = source.tokens[open].partner else { return [] }
        let kind = kind(ofBlock: open)
        var found: [Omission] = []
        let content = (open + 1)..<close
        if let statement = statement(around: inner, in: content), !isDirective(statement.lowerBound) {
            switch kind {
            case .type: found += declared(statement)
            case .accessors: break
            case .code, .body:
                found.append(
                    omission(statement, "let _ = OrielFoundation._LeftOut.note(\(place(of: statement.lowerBound)))"))
            }
        }
        if case .body(let signature) = kind, let text = signature.standIn(for: place(of: open)) {
            let range = source.range(of: open..<close + 1)
            found.append(
                Omission(
                    start: range.lowerBound, end: range.upperBound, line: line(of: open), name: signature.name,
                    replacement: text))
        }
        return found
    }

    /// A declaration, and before it a body for one without: a function of another library, known by its symbol.
    private func declared(_ statement: Range<Int>) -> [Omission] {
        let whole = omission(statement, "")
        guard let signature = foreignFunction(statement),
            let text = signature.standIn(for: place(of: statement.lowerBound))
        else { return [whole] }
        return [
            Omission(start: whole.end, end: whole.end, line: whole.line, name: signature.name, replacement: " " + text),
            whole,
        ]
    }

    private func omission(_ tokens: Range<Int>, _ replacement: String) -> Omission {
        let range = source.range(of: tokens)
        let words = source.text(of: tokens).split(whereSeparator: \.isNewline).first ?? ""
        return Omission(
            start: range.lowerBound, end: range.upperBound, line: line(of: tokens.lowerBound),
            name: String(words.prefix(60)), replacement: replacement)
    }

    /// A token's file and line, as a literal.
    private func place(of token: Int) -> String { String(reflecting: "\(file):\(line(of: token))") }

    // MARK: Places

    private func line(of token: Int) -> Int {
        let place = source.tokens[token].range.lowerBound
        var (low, high) = (0, lines.count)
        while low + 1 < high {
            let middle = (low + high) / 2
            if lines[middle] <= place { low = middle } else { high = middle }
        }
        return low + 1
    }

    /// The token at a place, or the last one before it on its line.
    private func token(line: Int, column: Int) -> Int? {
        guard lines.indices.contains(line - 1) else { return nil }
        let start = lines[line - 1]
        let end = line < lines.count ? lines[line] : source.bytes.count
        let place = min(start + max(column, 1) - 1, end)
        let found = source.tokens.firstIndex { $0.range.upperBound > place } ?? source.tokens.indices.last
        guard let found else { return nil }
        return source.tokens[found].range.lowerBound < end || found == 0 ? found : found - 1
    }

    /// The brackets around a token, the outermost first; one that closes is inside of its own.
    func brackets(around token: Int) -> [Int] {
        var open: [Int] = []
        for index in 0..<token {
            guard let partner = source.tokens[index].partner else { continue }
            if partner > index, partner >= token { open.append(index) }
        }
        return open
    }

    func word(_ index: Int) -> String { source.word(index) }

    func next(_ index: Int) -> Int { source.next(index) }

    private func isDirective(_ index: Int) -> Bool { word(index).hasPrefix("#") }

    // MARK: Calls in a chain

    /// `.name(…) { … }` at the start of a line, by the token of the name.
    private func call(ofMember token: Int) -> Omission? {
        guard source.tokens[token].kind == .identifier, source.token(token - 1, is: "."),
            source.tokens[token - 1].startsLine
        else { return nil }
        var end = token + 1
        while end < source.tokens.count {
            let isCall = ["(", "{"].contains(word(end)) && !source.tokens[end].startsLine
            let isLabel = word(end + 1) == ":" && word(end + 2) == "{" && word(end - 1) == "}"
            if isLabel { end += 2 } else if !isCall { break }
            end = next(end)
        }
        return omission(token - 1..<end, "")
    }

    /// The call in a chain whose arguments or closure a bracket opens.
    private func call(openedBy open: Int) -> Omission? {
        var index = open - 1
        while index > 0, word(index) == ")" || word(index) == "}" || word(index) == ":" {
            // Behind the arguments, or another closure and a label.
            index = word(index) == ":" ? index - 2 : (source.tokens[index].partner ?? 0) - 1
        }
        return index > 0 ? call(ofMember: index) : nil
    }

    // MARK: Statements

    /// The statement or declaration around a token, among tokens between two brackets.
    func statement(around token: Int, in content: Range<Int>) -> Range<Int>? {
        guard content.contains(token) else { return nil }
        var start = firstStatement(in: content)
        var index = start
        while index < content.upperBound {
            if index > start, begins(index) {
                if index > token { return trimmed(start..<index, token) }
                start = word(index) == ";" ? index + 1 : index
            }
            index = next(index)
        }
        return start <= token && start < content.upperBound ? trimmed(start..<content.upperBound, token) : nil
    }

    /// Behind the parameters of a closure.
    private func firstStatement(in content: Range<Int>) -> Int {
        var index = content.lowerBound
        guard content.lowerBound > 0, word(index) != "for", word(index) != "case" else { return index }
        while index < content.upperBound, index == content.lowerBound || !begins(index) {
            if word(index) == "in" { return index + 1 }
            index = next(index)
        }
        return content.lowerBound
    }

    /// Without a label of a `switch`; nil for a place within the label.
    private func trimmed(_ statement: Range<Int>, _ token: Int) -> Range<Int>? {
        guard ["case", "default"].contains(word(statement.lowerBound)) else { return statement }
        var index = statement.lowerBound
        while index < statement.upperBound, word(index) != ":" { index = next(index) }
        // A case of an enumeration has no colon outside of brackets.
        guard index < statement.upperBound else { return statement }
        return token > index && index + 1 < statement.upperBound ? index + 1..<statement.upperBound : nil
    }

    private static let continuations: Set<String> = ["else", "catch", "where", "{", ")", "]", "->", ","]

    /// Whether a statement begins at a token.
    private func begins(_ index: Int) -> Bool {
        let token = source.tokens[index]
        if word(index) == ";" { return true }
        guard token.startsLine else { return word(index - 1) == ";" }
        let before = source.tokens[index - 1]
        if word(index) == "." || Self.continuations.contains(word(index)) { return false }
        if token.kind == .operator, token.blankBefore, token.blankAfter || word(index) == "?" { return false }
        if word(index - 1) == ":" { return isLabel(endingAt: index - 1) }
        let isOpen = before.kind == .operator && before.blankBefore
        return !isOpen && ![",", "=", "->"].contains(word(index - 1))
    }

    /// Whether a colon ends a label of a `switch`.
    private func isLabel(endingAt colon: Int) -> Bool {
        var index = colon - 1
        while index >= 0 {
            if ["case", "default"].contains(word(index)) { return true }
            if source.tokens[index].startsLine, word(index) != "." { return false }
            index = (source.tokens[index].partner.flatMap { $0 < index ? $0 : nil } ?? index) - 1
        }
        return false
    }
}
