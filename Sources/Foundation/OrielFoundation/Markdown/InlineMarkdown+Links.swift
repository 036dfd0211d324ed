import Foundation

extension InlineMarkdown {
    mutating func scanCode() {
        let length = runLength(at: place)
        var end = hasBackticks(length, after: place) ? place + length : source.count
        while end < source.count {
            steps += 1
            guard source[end] == "`" else {
                end += 1
                continue
            }
            let closing = runLength(at: end)
            if closing == length {
                var code = source[(place + length)..<end]
                if code.first == " ", code.last == " ", code.contains(where: { $0 != " " }) {
                    code = code.dropFirst().dropLast()
                }
                tokens.append(Token(span: Span(text: String(code), isCode: true)))
                place = end + length
                return
            }
            end += closing
        }
        for _ in 0..<length { add("`") }
        place += length
    }

    /// Whether a run of as many backticks follows, which is looked up once for the whole text.
    private mutating func hasBackticks(_ length: Int, after start: Int) -> Bool {
        if lastBackticks == nil {
            var found: [Int: Int] = [:]
            var index = 0
            while index < source.count {
                steps += 1
                let length = source[index] == "`" ? runLength(at: index) : 0
                if length > 0 { found[length] = index }
                index += max(length, 1)
            }
            lastBackticks = found
        }
        return lastBackticks?[length] ?? 0 > start
    }

    mutating func scanLink() {
        guard let opening = brackets.popLast() else { return addBracket() }
        if tokens[opening].beginsGroup { return endGroup(opening) }
        guard let (destination, end) = linkDestination(from: place + 1) else { return addBracket() }
        matchDelimiters(above: opening + 1)
        tokens[opening].span.text = ""
        for index in opening + 1..<tokens.count { tokens[index].span.link = destination }
        steps += tokens.count - opening
        // Links do not hold links.
        brackets.removeAll()
        place = end
    }

    private mutating func addBracket() {
        add("]")
        place += 1
    }

    /// Gives the tokens after an opening bracket the attributes in the parentheses that follow.
    private mutating func endGroup(_ opening: Int) {
        guard place + 1 < source.count, source[place + 1] == "(" else { return addBracket() }
        let read = MarkdownAttributes.read(source, from: place + 1)
        steps += read.map { $0.end - place } ?? min(source.count - place, MarkdownAttributes.longest)
        guard let (attributes, end) = read else { return addBracket() }
        matchDelimiters(above: opening + 1)
        steps += tokens.count - opening
        tokens[opening].span.text = ""
        for index in opening + 1..<tokens.count where tokens[index].span.group == nil {
            tokens[index].span.group = groups.count
        }
        groups.append(attributes)
        place = end
    }

    /// How deep parentheses within a destination may be; more make it none, so that those never closed are not sought to the
    /// end of the text each time.
    private static let deepest = 32

    /// Reads `(destination "title")`.
    private mutating func linkDestination(from start: Int) -> (String, end: Int)? {
        guard start < source.count, source[start] == "(" else { return nil }
        var index = start + 1
        var depth = 0
        var destination = ""
        var isTitle = false
        while index < source.count {
            steps += 1
            let character = source[index]
            switch character {
            case ")" where depth == 0:
                return (destination, index + 1)
            case " ", "\n":
                isTitle = isTitle || !destination.isEmpty
            case "<", ">":
                break
            default:
                if character == "(" {
                    depth += 1
                    if depth > Self.deepest { return nil }
                }
                if character == ")" { depth -= 1 }
                if character == "\\", index + 1 < source.count { index += 1 }
                if !isTitle { destination.append(source[index]) }
            }
            index += 1
        }
        return nil
    }

    mutating func scanAutolink() {
        // An address holds no further bracket and no space, so that each is looked for up to the next one only.
        let end = source[(place + 1)...].firstIndex { $0 == ">" || $0 == "<" || $0.isWhitespace } ?? source.count
        steps += end - place
        if end < source.count, source[end] == ">" {
            let body = String(source[(place + 1)..<end])
            let isAddress = Self.isMailAddress(body)
            if isAddress || Self.hasScheme(body) {
                tokens.append(Token(span: Span(text: body, link: isAddress ? "mailto:" + body : body)))
                place = end + 1
                return
            }
        }
        add("<")
        place += 1
    }

    /// Whether characters between angle brackets are a mail address to CommonMark: the specifier of a value, `%@`, is not.
    private static func isMailAddress(_ body: String) -> Bool {
        let parts = body.split(separator: "@", omittingEmptySubsequences: false)
        guard parts.count == 2, !parts[0].isEmpty else { return false }
        let isLocal = parts[0].allSatisfy { isLetterOrDigit($0) || ".!#$%&'*+/=?^_`{|}~-".contains($0) }
        return isLocal
            && parts[1].split(separator: ".", omittingEmptySubsequences: false).allSatisfy { label in
                !label.isEmpty && label.first != "-" && label.last != "-"
                    && label.allSatisfy { isLetterOrDigit($0) || $0 == "-" }
            }
    }

    /// Whether characters between angle brackets begin with the scheme of an address: two letters or more, and a colon.
    private static func hasScheme(_ body: String) -> Bool {
        let scheme = body.prefix { $0 != ":" }
        return scheme.endIndex != body.endIndex && (2...32).contains(scheme.count) && scheme.first?.isLetter == true
            && scheme.allSatisfy { isLetterOrDigit($0) || "+.-".contains($0) }
    }

    private static func isLetterOrDigit(_ character: Character) -> Bool {
        character.isASCII && (character.isLetter || character.isNumber)
    }

    mutating func scanEntity() {
        let entities: [(String, Character)] = [
            ("&amp;", "&"), ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&nbsp;", "\u{a0}"),
        ]
        for (name, character) in entities where source[place...].starts(with: name) {
            add(character)
            place += name.count
            return
        }
        add("&")
        place += 1
    }
}
