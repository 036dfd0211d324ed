import DisplayList

/// A paragraph of a text in which paragraphs have forms of their own.
struct FormedParagraph {
    /// The characters without the paragraph's end, in bytes of the text.
    let bytes: Range<Int>
    /// The style of the first character.
    let style: TextStyle

    /// The form; nil for the text's.
    var form: ParagraphForm? { style.decoration.paragraph }

    /// Returns the paragraphs of a text; one that ends with a new line has an empty one at its end.
    static func all(in string: String, _ styles: [TextStyle], runEnds: [Int]) -> [FormedParagraph] {
        let bytes = Array(string.utf8)
        var paragraphs: [FormedParagraph] = []
        var (start, run) = (0, 0)
        while true {
            var end = start
            while end < bytes.count, breakLength(in: bytes, at: end) == 0 { end += 1 }
            while run < styles.count - 1, runEnds[run] <= start { run += 1 }
            paragraphs.append(FormedParagraph(bytes: start..<end, style: styles[run]))
            guard end < bytes.count else { return paragraphs }
            start = end + breakLength(in: bytes, at: end)
        }
    }

    /// How many bytes the end of a paragraph at a place takes; 0 where none ends.
    static func breakLength(in bytes: [UInt8], at index: Int) -> Int {
        switch bytes[index] {
        case 10: 1
        case 13: index + 1 < bytes.count && bytes[index + 1] == 10 ? 2 : 1
        case 0xE2 where index + 2 < bytes.count && bytes[index + 1] == 0x80 && bytes[index + 2] == 0xA9: 3
        default: 0
        }
    }
}
