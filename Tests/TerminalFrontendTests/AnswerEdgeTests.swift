import Foundation
import FrontEndKit
import Testing

@testable import TerminalFrontend

/// Strings that are cancelled, cut off or too long, and screens of which the addresses alone have changed.
@Suite("Edges of what a terminal sends and gets")
struct AnswerEdgeTests {
    private func read(_ bytes: some Sequence<UInt8>) -> [TerminalInput] {
        var parser = InputParser()
        return parser.read(bytes) + parser.end()
    }

    private let a = TerminalInput.key(KeyEvent(.character("a"), characters: "a", phase: .down, modifiers: []))

    @Test(
        "CAN and SUB cancel a string, of which nothing is left: what follows are keys", arguments: ["\u{18}", "\u{1A}"])
    func cancelled(cancel: String) {
        for opener in ["]", "P", "_", "^", "X"] {
            #expect(read("\u{1B}\(opener)11;rgb:ff/ff/ff\(cancel)a".utf8) == [a])
        }
        // The next answer is whole again.
        #expect(read("\u{1B}]11;rgb:00/\(cancel)\u{1B}]11;#ff0000\u{7}".utf8) == [.answer(.color(11, RGBA(1, 0, 0)))])
    }

    @Test("An answer of the greatest length is read; one byte more makes it none, and what follows are keys")
    func longest() {
        let head = Array("\u{1B}]52;c;".utf8)
        // Four letters of base 64 are three bytes.
        let room = (InputParser.longestAnswer - (head.count - 2)) / 4 * 4
        let whole = [UInt8](repeating: UInt8(ascii: "A"), count: room)
        let found = read(head + whole + [7])
        #expect(found == [.answer(.clipboard(String(repeating: "\0", count: room / 4 * 3)))])
        let beyond = [UInt8](repeating: UInt8(ascii: "A"), count: InputParser.longestAnswer)
        #expect(read(head + beyond + [7] + Array("a".utf8)) == [a])
    }

    @Test("A sequence of the greatest length is read, a longer one is passed over")
    func longestSequence() {
        let zeros = String(repeating: "0", count: InputParser.longestSequence - 1)
        #expect(
            read("\u{1B}[\(zeros)3~".utf8) == [
                .key(KeyEvent(.deleteForward, characters: "", phase: .down, modifiers: []))
            ])
        #expect(read("\u{1B}[\(zeros)03~a".utf8) == [a])
    }

    @Test("Where addresses alone have changed, the cells are written with the new ones")
    func addresses() {
        func screen(_ address: String) -> CellBuffer {
            var buffer = CellBuffer(columns: 4, rows: 1)
            var style = CellStyle()
            style.link = buffer.number(of: address)
            buffer.put("x", at: 0, 0, style: style)
            return buffer
        }
        let (old, new) = (screen("https://a.example"), screen("https://b.example"))
        #expect(old.cells == new.cells && old != new)
        var writer = ScreenWriter(depth: .trueColor)
        let text = String(decoding: writer.bytes(from: old, to: new), as: UTF8.self)
        #expect(text.contains("https://b.example") && !text.contains("https://a.example"))
        #expect(String(decoding: writer.bytes(from: new, to: new), as: UTF8.self) == "")
    }
}
