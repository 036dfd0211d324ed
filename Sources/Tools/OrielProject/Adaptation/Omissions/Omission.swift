/// A piece of a file that is left out, as it uses what does not exist here.
struct Omission: Codable, Hashable, Sendable {
    /// The piece's bytes in the adapted text.
    var start: Int
    var end: Int
    /// The line on which the piece begins, from 1.
    var line: Int
    /// The piece, as a person would name it: a statement by its first words, a function by its name.
    var name: String
    /// What takes the piece's place; nothing for empty.
    var replacement = ""

    var range: Range<Int> { start..<end }

    func contains(_ other: Omission) -> Bool { start <= other.start && other.end <= end }

    /// Leaves pieces out of a text, whose lines stay.
    static func apply(_ omissions: Set<Omission>, to text: String) -> String {
        let bytes = Array(text.utf8)
        var edits = TextEdits()
        // Of two pieces, one within the other, the outer one is left out.
        for omission in omissions where omission.end <= bytes.count {
            if omissions.contains(where: { $0 != omission && $0.contains(omission) }) { continue }
            let breaks = bytes[omission.range].filter { $0 == 0x0A }
            edits.replace(omission.range, with: omission.replacement + String(decoding: breaks, as: UTF8.self))
        }
        return edits.applied(to: bytes)
    }
}
