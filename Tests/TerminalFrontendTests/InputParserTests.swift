import Foundation
import FrontEndKit
import Testing

@testable import TerminalFrontend

@Suite("What a terminal sends")
struct InputParserTests {
    private func read(_ text: String, end: Bool = true) -> [TerminalInput] {
        var parser = InputParser()
        return parser.read(text.utf8) + (end ? parser.end() : [])
    }

    private func key(
        _ key: KeyEvent.Key, _ characters: String = "", _ modifiers: KeyModifiers = [], _ phase: KeyEvent.Phase = .down
    ) -> TerminalInput { .key(KeyEvent(key, characters: characters, phase: phase, modifiers: modifiers)) }

    @Test("Letters and control characters")
    func letters() {
        #expect(
            read("aÄ語👻") == [
                key(.character("a"), "a"), key(.character("Ä"), "Ä", .shift), key(.character("語"), "語"),
                key(.character("👻"), "👻"),
            ])
        #expect(read(" \t\r\u{7F}") == [key(.space, " "), key(.tab, "\t"), key(.return, "\r"), key(.delete)])
        #expect(
            read("\u{3}\u{1A}\0") == [
                key(.character("c"), "", .control), key(.character("z"), "", .control), key(.space, "", .control),
            ])
    }

    @Test("Keys without letters, in the dialects of several terminals")
    func keys() {
        #expect(
            read("\u{1B}[A\u{1B}OB\u{1B}[1;5C\u{1B}[1;2D") == [
                key(.up), key(.down), key(.right, "", .control), key(.left, "", .shift),
            ])
        #expect(
            read("\u{1B}[H\u{1B}[4~\u{1B}[5~\u{1B}[6~\u{1B}[3~") == [
                key(.home), key(.end), key(.pageUp), key(.pageDown), key(.deleteForward),
            ])
        #expect(
            read("\u{1B}OP\u{1B}[11~\u{1B}[[A\u{1B}[21~\u{1B}[24~\u{1B}[P") == [
                key(.function(1)), key(.function(1)), key(.function(1)), key(.function(10)), key(.function(12)),
                key(.function(1)),
            ])
        #expect(read("\u{1B}[Z") == [key(.backTab, "", .shift)])
        #expect(
            read("\u{1B}[97;5u\u{1B}[27u\u{1B}[13;2u\u{1B}[27;6;9~") == [
                key(.character("a"), "", .control), key(.escape), key(.return, "\r", .shift),
                key(.backTab, "\t", [.control, .shift]),
            ])
        #expect(
            read("\u{1B}[97;1:3u\u{1B}[1;1:2A") == [key(.character("a"), "a", [], .up), key(.up, "", [], .repeated)])
    }

    @Test("The escape key alone, twice, and with others")
    func escape() {
        #expect(read("\u{1B}") == [key(.escape)])
        #expect(read("\u{1B}\u{1B}") == [key(.escape)])
        #expect(read("\u{1B}x") == [key(.character("x"), "x", .option)])
        #expect(read("\u{1B}\u{1B}[A") == [key(.up, "", .option)])
        #expect(read("\u{1B}[") == [key(.character("["), "[", .option)])
        var parser = InputParser()
        #expect(parser.read([0x1B]) == [])
        #expect(parser.isWaiting)
        #expect(parser.read("[B".utf8) == [key(.down)])
        #expect(!parser.isWaiting)
    }

    @Test("The mouse")
    func mouse() {
        func report(
            _ action: MouseReport.Action, _ button: Int, _ column: Int, _ row: Int, _ held: KeyModifiers = []
        )
            -> TerminalInput
        { .mouse(MouseReport(action: action, button: button, column: column, row: row, modifiers: held)) }
        #expect(
            read("\u{1B}[<0;1;1M\u{1B}[<32;5;6M\u{1B}[<0;5;6m\u{1B}[<2;3;4M") == [
                report(.down, 1, 0, 0), report(.moved, 1, 4, 5), report(.up, 1, 4, 5), report(.down, 3, 2, 3),
            ])
        #expect(
            read("\u{1B}[<35;300;2M\u{1B}[<64;1;1M\u{1B}[<69;1;1M") == [
                report(.moved, 0, 299, 1), report(.wheel(x: 0, y: -1), 0, 0, 0),
                report(.wheel(x: 0, y: 1), 0, 0, 0, .shift),
            ])
        #expect(read("\u{1B}[M !!") == [report(.down, 1, 0, 0)])
        // Places that are none.
        #expect(read("\u{1B}[<0;0;1M\u{1B}[<0;99999999999999999999;1M\u{1B}[<;;M\u{1B}[<0;1M\u{1B}[<-1;1;1M") == [])
    }

    @Test("Answers")
    func answers() {
        #expect(read("\u{1B}[?62;4;22c") == [.answer(.attributes([62, 4, 22]))])
        #expect(read("\u{1B}[?2026;2$y") == [.answer(.mode(2026, setting: 2))])
        #expect(
            read("\u{1B}[?1u\u{1B}[?3;7R\u{1B}[0n") == [
                .answer(.keyboard(1)), .answer(.cursor(column: 6, row: 2)), .answer(.ready),
            ])
        #expect(
            read("\u{1B}]11;rgb:0000/8080/ffff\u{7}\u{1B}]10;#ffffff\u{1B}\\") == [
                .answer(.color(11, RGBA(0, Double(0x8080) / 65535, 1))), .answer(.color(10, RGBA(1, 1, 1))),
            ])
        #expect(read("\u{1B}]52;c;SGVsbG8=\u{1B}\\") == [.answer(.clipboard("Hello"))])
        #expect(
            read("\u{1B}P>|XTerm(388)\u{1B}\\\u{1B}_Gi=31;OK\u{1B}\\x") == [
                .answer(.pictures(true)), key(.character("x"), "x"),
            ])
        #expect(read("\u{1B}P1$r0;48:2::1:2:3m\u{1B}\\") == [.answer(.style("0;48:2::1:2:3m"))])
        #expect(read("\u{1B}_Gi=31;ENOTSUP:no\u{1B}\\\u{1B}_x\u{1B}\\") == [.answer(.pictures(false))])
        // The cursor in another row than the first; there it would be F3 with a key held.
        #expect(read("\u{1B}[2;3R\u{1B}[1;2R") == [.answer(.cursor(column: 2, row: 1)), key(.function(3), "", .shift)])
        #expect(read("\u{1B}[I\u{1B}[O") == [.focus(true), .focus(false)])
    }

    @Test("R7: A pasted text is a text, whatever is in it")
    func paste() {
        #expect(
            read("\u{1B}[200~a\u{1B}[A\r\u{3}\u{1B}[201\u{1B}[201~b") == [
                .paste("a\u{1B}[A\r\u{3}\u{1B}[201"), key(.character("b"), "b"),
            ])
        #expect(read("\u{1B}[200~\u{1B}\u{1B}[201~") == [.paste("\u{1B}")])
        // One that never ends is not over because a moment passes.
        var parser = InputParser()
        #expect(
            parser.read("\u{1B}[200~abc".utf8) + parser.end() + parser.read("d\u{1B}[201~".utf8) == [.paste("abcd")])
    }

    @Test("It makes no difference how the bytes are cut", arguments: 0..<20)
    func cuts(_ seed: Int) {
        var chance = Chance(UInt64(seed))
        let bytes = Array(
            "aü語\u{1B}[A\u{1B}OP\u{1B}[<0;12;3M\u{1B}[200~x\u{1B}y\u{1B}[201~\u{1B}]11;rgb:00/00/00\u{1B}\\\u{1B}x\u{1B}[?62c👻"
                .utf8)
        var whole = InputParser()
        let expected = whole.read(bytes)
        var parser = InputParser()
        var found: [TerminalInput] = []
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = Int.random(in: 1...5, using: &chance)
            found += parser.read(rest.prefix(count))
            rest = rest.dropFirst(count)
        }
        #expect(found == expected)
        #expect(expected.count == 11)
    }

    @Test("R7: Whatever came before, an escape begins something new")
    func resynchronizes() {
        for first in UInt8.min...255 {
            for second in UInt8.min...255 {
                var parser = InputParser()
                _ = parser.read([0x1B, first, second])
                // Strings and pasted texts have an end of their own.
                if [UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"), UInt8(ascii: "X")]
                    .contains(first)
                {
                    _ = parser.read("\u{1B}\\".utf8)
                }
                let after = parser.read("\u{1B}[B".utf8)
                let last = after.last
                var isDown = false
                if case .key(let event)? = last { isDown = event.key == .down }
                if !isDown { Issue.record("ESC \(first) \(second): \(after)") }
                #expect(parser.end() == [])
            }
        }
    }

    @Test("R7: After any two bytes an arrow is an arrow")
    func pairs() {
        for first in UInt8.min...255 {
            for second in UInt8.min...255 {
                var parser = InputParser()
                var found = parser.read([first, second])
                found += parser.end()
                let after = parser.read("\u{1B}[B".utf8)
                if after.last != key(.down) { Issue.record("\(first) \(second): \(found) \(after)") }
                if parser.isWaiting { Issue.record("\(first) \(second) waits") }
            }
        }
    }

    @Test("R7: A million bytes by chance, and numbers without end")
    func noise() {
        var chance = Chance(7)
        var parser = InputParser()
        var count = 0
        let favorites = Array("\u{1B}[]<?;:0123456789mMuRct~$yOP\\_G\u{7}".utf8)
        for _ in 0..<1000 {
            var bytes: [UInt8] = []
            for _ in 0..<1000 {
                let any = chance.next()
                bytes.append(
                    any & 0x100 == 0 ? UInt8(truncatingIfNeeded: any) : favorites[Int(any >> 9) % favorites.count])
            }
            count += parser.read(bytes).count
            if chance.next() & 3 == 0 { count += parser.end().count }
        }
        #expect(count > 1000)
        parser = InputParser()
        _ = parser.read("\u{1B}[".utf8)
        _ = parser.read(Array(repeating: UInt8(ascii: "9"), count: 1_000_000))
        #expect(parser.read("mx".utf8) == [key(.character("x"), "x")])
        _ = parser.read("\u{1B}[".utf8)
        #expect(
            parser.read(Array(repeating: UInt8(ascii: "9"), count: 100) + Array(";5A".utf8)) == [key(.up, "", .control)]
        )
        _ = parser.read("\u{1B}]52;c;".utf8)
        _ = parser.read(Array(repeating: UInt8(ascii: "A"), count: 2_000_000))
        #expect(parser.read("\u{7}x".utf8) == [key(.character("x"), "x")])
    }

    @Test(
        "Letters that are cut off or not letters are passed over",
        arguments: [
            [0xC3], [0xE2, 0x82], [0xF0, 0x9F, 0x91], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80],
            [0xFF], [0x80],
            [0xC2, 0x9B],
        ] as [[UInt8]])
    func broken(_ bytes: [UInt8]) {
        var parser = InputParser()
        #expect(parser.read(bytes + [UInt8(ascii: "a")]) + parser.end() == [key(.character("a"), "a")])
    }
}
