/// Reads the tags of an XML text, one after the other; text between them is passed over.
struct TagScanner {
    struct Tag {
        var name: Substring = ""
        var attributes: [(name: Substring, value: Substring)] = []
        var isEnd = false
        /// Whether the element has no content.
        var isEmpty = false

        subscript(name: Substring) -> Substring? { attributes.first { $0.name == name }?.value }
    }

    private let text: Substring.UTF8View
    private var place: Substring.UTF8View.Index

    init(_ text: String) {
        self.text = Substring(text).utf8
        place = self.text.startIndex
    }

    /// The next tag; nil at the end.
    mutating func next() -> Tag? {
        while let start = text[place...].firstIndex(of: UInt8(ascii: "<")) {
            place = text.index(after: start)
            guard place < text.endIndex else { return nil }
            switch text[place] {
            case UInt8(ascii: "!") where text[place...].starts(with: "!--".utf8): skipComment()
            case UInt8(ascii: "!"), UInt8(ascii: "?"): skip(to: UInt8(ascii: ">"))
            default: return tag()
            }
        }
        return nil
    }

    private mutating func skip(to byte: UInt8) {
        place = text[place...].firstIndex(of: byte) ?? text.endIndex
    }

    private mutating func skipComment() {
        var dashes = 0
        place = text.index(place, offsetBy: 3)
        while place < text.endIndex {
            if text[place] == UInt8(ascii: ">"), dashes >= 2 { return }
            dashes = text[place] == UInt8(ascii: "-") ? dashes + 1 : 0
            place = text.index(after: place)
        }
    }

    private mutating func tag() -> Tag? {
        var tag = Tag()
        if text[place] == UInt8(ascii: "/") {
            tag.isEnd = true
            place = text.index(after: place)
        }
        tag.name = word()
        while place < text.endIndex {
            switch text[place] {
            case UInt8(ascii: ">"): return tag
            case UInt8(ascii: "/"):
                tag.isEmpty = true
                place = text.index(after: place)
            case 9, 10, 13, 32, UInt8(ascii: "="): place = text.index(after: place)
            default:
                let name = word()
                if name.isEmpty {
                    place = text.index(after: place)
                } else if let value = value() {
                    tag.attributes.append((name, value))
                }
            }
        }
        return nil
    }

    /// A name: everything up to a space or a sign of the language.
    private mutating func word() -> Substring {
        let start = place
        let ends: [UInt8] = [9, 10, 13, 32] + Array("=/><\"'".utf8)
        while place < text.endIndex, !ends.contains(text[place]) { place = text.index(after: place) }
        return Substring(text[start..<place])
    }

    /// The value behind an equals sign, without its quotation marks; nil if there is none.
    private mutating func value() -> Substring? {
        while place < text.endIndex, [9, 10, 13, 32].contains(text[place]) { place = text.index(after: place) }
        guard place < text.endIndex, text[place] == UInt8(ascii: "=") else { return nil }
        place = text.index(after: place)
        while place < text.endIndex, [9, 10, 13, 32].contains(text[place]) { place = text.index(after: place) }
        guard place < text.endIndex else { return nil }
        let quote = text[place]
        guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else { return word() }
        place = text.index(after: place)
        let start = place
        skip(to: quote)
        let value = Substring(text[start..<place])
        if place < text.endIndex { place = text.index(after: place) }
        return value
    }
}
