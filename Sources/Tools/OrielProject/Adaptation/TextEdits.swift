/// Changes of a text by the places of its bytes, made all at once.
struct TextEdits {
    private var edits: [(range: Range<Int>, text: String, number: Int)] = []

    var isEmpty: Bool { edits.isEmpty }

    /// Inserts a text before a place; behind earlier insertions there.
    mutating func insert(_ text: String, at place: Int) { edits.append((place..<place, text, edits.count)) }

    /// Replaces a part.
    mutating func replace(_ range: Range<Int>, with text: String) { edits.append((range, text, edits.count)) }

    /// Replaces a part with blanks; its lines stay.
    mutating func blank(_ range: Range<Int>, of bytes: [UInt8]) {
        let blanks = bytes[range].map { $0 == 0x0A || $0 == 0x0D ? $0 : UInt8(ascii: " ") }
        replace(range, with: String(decoding: blanks, as: UTF8.self))
    }

    /// Returns the changed text; a change within another one is dropped.
    func applied(to bytes: [UInt8]) -> String {
        var result: [UInt8] = []
        result.reserveCapacity(bytes.count)
        var place = 0
        let sorted = edits.sorted { ($0.range.lowerBound, $0.number) < ($1.range.lowerBound, $1.number) }
        for edit in sorted where edit.range.lowerBound >= place {
            result += bytes[place..<edit.range.lowerBound]
            result += Array(edit.text.utf8)
            place = edit.range.upperBound
        }
        result += bytes[place...]
        return String(decoding: result, as: UTF8.self)
    }
}
