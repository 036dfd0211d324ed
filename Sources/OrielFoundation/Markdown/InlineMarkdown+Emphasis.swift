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
        token.count = length
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
    mutating func matchDelimiters(above bottom: Int) {
        var closer = bottom
        while closer < tokens.count {
            guard tokens[closer].delimiter != nil, tokens[closer].canClose, tokens[closer].count > 0,
                let opener = opener(for: closer, above: bottom)
            else {
                closer += 1
                continue
            }
            join(opener, closer)
            if tokens[closer].count == 0 { closer += 1 }
        }
        for index in tokens.indices where index >= bottom { tokens[index].canOpen = false }
    }

    private mutating func join(_ opener: Int, _ closer: Int) {
        let isStrike = tokens[closer].delimiter == "~"
        let isDouble = tokens[opener].count >= 2 && tokens[closer].count >= 2
        let used = isStrike ? tokens[closer].count : isDouble ? 2 : 1
        for index in (opener + 1)..<closer {
            if isStrike {
                tokens[index].span.isStruck = true
            } else if isDouble {
                tokens[index].span.isBold = true
            } else {
                tokens[index].span.isItalic = true
            }
            tokens[index].canOpen = false
        }
        for index in [opener, closer] {
            tokens[index].count -= used
            tokens[index].span.text.removeLast(used)
        }
    }

    private func opener(for closer: Int, above bottom: Int) -> Int? {
        for index in (bottom..<closer).reversed() {
            let token = tokens[index]
            guard token.delimiter == tokens[closer].delimiter, token.canOpen, token.count > 0 else { continue }
            if token.delimiter == "~" {
                if token.count == tokens[closer].count { return index }
                continue
            }
            // CommonMark's rule of three keeps `***` from being torn apart wrongly.
            if token.canClose || tokens[closer].canOpen, (token.count + tokens[closer].count) % 3 == 0,
                token.count % 3 != 0 || tokens[closer].count % 3 != 0
            {
                continue
            }
            return index
        }
        return nil
    }
}
