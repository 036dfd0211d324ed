import Foundation

extension InlineMarkdown {
    mutating func scanDelimiters() {
        let character = source[place]
        let length = runLength(at: place)
        let before = place > 0 ? source[place - 1] : " "
        let after = place + length < source.count ? source[place + length] : " "
        let isLeft =
            !after.isWhitespace && (!after.isMarkdownPunctuation || before.isWhitespace || before.isMarkdownPunctuation)
        let isRight =
            !before.isWhitespace && (!before.isMarkdownPunctuation || after.isWhitespace || after.isMarkdownPunctuation)
        var token = Token(span: Span(text: String(repeating: character, count: length)), delimiter: character)
        (token.count, token.length) = (length, length)
        if character == "_" {
            token.canOpen = isLeft && (!isRight || before.isMarkdownPunctuation)
            token.canClose = isRight && (!isLeft || after.isMarkdownPunctuation)
        } else {
            (token.canOpen, token.canClose) = (isLeft, isRight)
        }
        if character == "~", length > 2 { (token.canOpen, token.canClose) = (false, false) }
        tokens.append(token)
        place += length
    }

    /// Joins opening and closing delimiters, the innermost first.
    ///
    /// Takes time in proportion to the tokens: the openers that can still be matched are on a stack, and each kind of
    /// closer examines an opener of another kind only once.
    mutating func matchDelimiters(above bottom: Int) {
        var openers: [Int] = []
        var fruitless: [CloserKind: Int] = [:]
        steps += 2 * (tokens.count - bottom)
        for index in bottom..<tokens.count where tokens[index].delimiter != nil {
            while tokens[index].canClose, tokens[index].count > 0 {
                let kind = CloserKind(tokens[index])
                guard let place = opener(for: tokens[index], in: openers, above: fruitless[kind] ?? bottom) else {
                    fruitless[kind] = index
                    break
                }
                join(openers[place], index)
                // Delimiters in between can't be matched with any outside.
                openers.removeSubrange((tokens[openers[place]].count > 0 ? place + 1 : place)...)
            }
            if tokens[index].canOpen, tokens[index].count > 0 { openers.append(index) }
        }
        for index in bottom..<tokens.count { (tokens[index].canOpen, tokens[index].canClose) = (false, false) }
    }

    /// The properties that determine which openers match a closer.
    private struct CloserKind: Hashable {
        let delimiter: Character?
        let canOpen: Bool
        let length: Int

        init(_ token: Token) {
            delimiter = token.delimiter
            canOpen = token.canOpen
            length = token.delimiter == "~" ? token.count : token.length % 3
        }
    }

    private mutating func join(_ opener: Int, _ closer: Int) {
        let isStrike = tokens[closer].delimiter == "~"
        let isDouble = tokens[opener].count >= 2 && tokens[closer].count >= 2
        let used = isStrike ? tokens[closer].count : isDouble ? 2 : 1
        let style: WritableKeyPath<Token, Int> = isStrike ? \.struckChange : isDouble ? \.boldChange : \.italicChange
        tokens[opener + 1][keyPath: style] += 1
        tokens[closer][keyPath: style] -= 1
        for index in [opener, closer] {
            tokens[index].count -= used
            tokens[index].span.text.removeLast(used)
        }
    }

    /// The place of the innermost opener that a closer may be joined to.
    private mutating func opener(for closer: Token, in openers: [Int], above bottom: Int) -> Int? {
        for place in openers.indices.reversed() {
            steps += 1
            if openers[place] < bottom { return nil }
            let token = tokens[openers[place]]
            guard token.delimiter == closer.delimiter else { continue }
            if token.delimiter == "~" {
                if token.count == closer.count { return place }
                continue
            }
            // CommonMark's rule of three keeps `***` from being torn apart wrongly.
            if token.canClose || closer.canOpen, (token.length + closer.length) % 3 == 0,
                token.length % 3 != 0 || closer.length % 3 != 0
            {
                continue
            }
            return place
        }
        return nil
    }
}
