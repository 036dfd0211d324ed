import Foundation
import FrontEndKit
import Testing

@testable import TerminalFrontend

@Suite("Widths of letters, as terminals have them")
struct WidthTests {
    private struct Row {
        let character: Character
        let codes: String
        let answers: [Int]
    }

    /// What terminals said, of the letters on which not all agreed.
    private static func rows() throws -> [Row] {
        let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Widths.tsv")
        return try String(contentsOf: file, encoding: .utf8).split(separator: "\n").compactMap { line in
            let parts = line.split(separator: "\t")
            guard parts.count == 2, !line.hasPrefix("#") else { return nil }
            let scalars = parts[0].split(separator: " ").compactMap { UInt32($0, radix: 16) }
            let text = String(String.UnicodeScalarView(scalars.compactMap(Unicode.Scalar.init)))
            guard text.count == 1, let character = text.first else { return nil }
            return Row(
                character: character, codes: String(parts[0]),
                answers: parts[1].split(separator: " ").compactMap { Int($0) })
        }
    }

    @Test("Where a terminal takes another width the cursor is placed, and none takes more room than there is")
    func terminals() throws {
        let rows = try Self.rows()
        #expect(rows.count > 100)
        for row in rows where row.answers.contains(where: { $0 != row.character.columns }) {
            if !row.character.hasUncertainWidth { Issue.record("\(row.codes) is not placed: \(row.answers)") }
            // Of those that a terminal does not join it gets a part.
            let part = row.character.reduced(joins: false, tones: false)
            if !part.unicodeScalars.elementsEqual(row.character.unicodeScalars) { continue }
            if row.answers.contains(where: { $0 > row.character.columns }) {
                Issue.record("\(row.codes) takes more than \(row.character.columns): \(row.answers)")
            }
        }
    }

    @Test(
        "Letters beside each other within one have a cell each",
        arguments: [
            ("e\u{301}", 1), ("का", 2), ("กำ", 2), ("ｶﾞ", 2), ("한", 2), ("\u{1112}\u{1161}\u{11AB}", 2),
            ("❤️", 2), ("☝🏽", 2), ("👨‍👩‍👧", 2), ("🇩🇪", 2), ("\u{AD}", 0), ("䷀", 2),
            ("\u{1F}", 0), (" ", 1), ("~", 1), ("\u{7F}", 0), ("\u{2FF}", 1), ("\u{300}", 0), ("\u{370}", 1),
            ("\u{10FF}", 1), ("\u{1100}", 2), ("語", 2),
        ] as [(Character, Int)])
    func letters(_ character: Character, _ columns: Int) {
        #expect(character.columns == columns)
    }

    @Test("A terminal that joins no pictures gets the first one, without its tone where that would be another")
    func reduced() {
        func reduced(_ character: Character, _ joins: Bool, _ tones: Bool) -> Character {
            character.reduced(joins: joins, tones: tones)
        }
        #expect(reduced("👨‍👩‍👧", false, false) == "👨")
        #expect(reduced("👩🏽‍⚕️", false, true) == "👩🏽")
        #expect(reduced("👩🏽‍⚕️", true, false) == "👩‍⚕️")
        #expect(reduced("👨‍👩‍👧", true, true) == "👨‍👩‍👧")
        #expect(reduced("\u{1112}\u{1161}\u{11AB}", true, true).unicodeScalars.count == 1)
        for other: Character in ["a", "e\u{301}", "❤️", "1️⃣", "🇩🇪"] { #expect(reduced(other, false, false) == other) }
    }

    @Test("A letter of three cells keeps its place, and goes as a whole")
    func wide() {
        var buffer = CellBuffer(columns: 8, rows: 1)
        let letter: Character = "\u{B95}\u{BC6}\u{BBE}"
        #expect(letter.columns == 3)
        #expect(buffer.put(letter, at: 1, 0, style: CellStyle()) == 3)
        buffer.put("x", at: 4, 0, style: CellStyle())
        #expect(buffer.lines == [" \u{B95}\u{BC6}\u{BBE}x"])
        buffer.put("y", at: 2, 0, style: CellStyle())
        #expect(buffer.lines == ["  y x"])
        #expect(buffer.cells.allSatisfy { $0.columns == 1 })
    }
}
