import Foundation
import FrontEndKit
import Testing

@testable import TerminalFrontend

@Suite("Keys behind bytes and numbers")
struct KeySequenceTests {
    @Test("The number pad's keys are its signs and digits")
    func numberPad() {
        for (byte, sign) in zip(UInt8(ascii: "j")...UInt8(ascii: "y"), "*+,-./0123456789") {
            #expect(KeySequences.single(byte) == KeyEvent(.character(sign), characters: String(sign)))
        }
        #expect(KeySequences.single(UInt8(ascii: "M")) == KeyEvent(.return, characters: "\r"))
        #expect(KeySequences.single(UInt8(ascii: "H")) == KeyEvent(.home))
        for letter in "izLN" { #expect(letter.asciiValue.flatMap(KeySequences.single) == nil, "\(letter)") }
    }

    @Test("Letters of sequences are keys")
    func letters() {
        let keys: [(Character, KeyEvent.Key)] = [
            ("A", .up), ("B", .down), ("C", .right), ("D", .left), ("F", .end), ("H", .home), ("P", .function(1)),
            ("Q", .function(2)), ("R", .function(3)), ("S", .function(4)), ("Z", .backTab),
        ]
        for letter in "ABCDEFGHIJKLMNOPQRSTUVWXYZ" {
            #expect(letter.asciiValue.flatMap(KeySequences.letter) == keys.first { $0.0 == letter }?.1, "\(letter)")
        }
    }

    @Test("Numbers of sequences are keys")
    func numbers() {
        let keys: [Int: KeyEvent.Key] = [
            1: .home, 3: .deleteForward, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end, 11: .function(1),
            12: .function(2), 13: .function(3), 14: .function(4), 15: .function(5), 17: .function(6), 18: .function(7),
            19: .function(8), 20: .function(9), 21: .function(10), 23: .function(11), 24: .function(12),
        ]
        for number in -1...30 { #expect(KeySequences.numbered(number) == keys[number], "\(number)") }
    }

    @Test("Control characters are letters with the control key, but for those with keys of their own")
    func control() {
        let others: [UInt8: KeyEvent] = [
            0x00: KeyEvent(.space, modifiers: .control), 0x08: KeyEvent(.delete, modifiers: .control),
            0x09: KeyEvent(.tab, characters: "\t"), 0x0A: KeyEvent(.return, characters: "\r"),
            0x0D: KeyEvent(.return, characters: "\r"), 0x1B: KeyEvent(.escape), 0x7F: KeyEvent(.delete),
            0x1F: KeyEvent(.character("-"), modifiers: .control),
        ]
        for (byte, sign) in zip(UInt8(1)...0x1E, "abcdefghijklmnopqrstuvwxyz[\\]^") {
            #expect(
                KeySequences.control(byte) == others[byte] ?? KeyEvent(.character(sign), modifiers: .control), "\(byte)"
            )
        }
        for (byte, event) in others { #expect(KeySequences.control(byte) == event, "\(byte)") }
    }

    @Test("Numbers of characters are keys, unless they have none")
    func codes() {
        func event(_ code: Int, _ modifiers: KeyModifiers = []) -> KeyEvent? { KeySequences.coded(code, modifiers) }
        func typed(_ character: Character) -> KeyEvent {
            KeyEvent(.character(character), characters: String(character))
        }
        #expect(event(9) == KeyEvent(.tab, characters: "\t"))
        #expect(event(9, .shift) == KeyEvent(.backTab, characters: "\t"))
        #expect(event(13) == KeyEvent(.return, characters: "\r") && event(57414) == event(13))
        #expect(event(27) == KeyEvent(.escape) && event(32) == KeyEvent(.space, characters: " "))
        #expect(event(8) == KeyEvent(.delete) && event(127) == KeyEvent(.delete))
        for (code, digit) in zip(57399...57408, "0123456789") { #expect(event(code) == typed(digit)) }
        let keys: [KeyEvent.Key] = [.left, .right, .up, .down, .pageUp, .pageDown, .home, .end]
        for (code, key) in zip(57417...57424, keys) { #expect(event(code) == KeyEvent(key)) }
        #expect(event(57426) == KeyEvent(.deleteForward))
        #expect(event(0x21) == typed("!") && event(0x7E) == typed("~") && event(0xE9) == typed("é"))
        #expect(event(97, .shift) == typed("A") && event(0x1F47B) == typed("👻"))
        for held in [KeyModifiers.control, .option, .command] { #expect(event(97, held) == KeyEvent(.character("a"))) }
        for code in [
            -1, 0, 0x1F, 0x80, 0x9F, 0xD800, 0xE000, 57398, 57409, 57416, 57425, 57427, 0xF8FF, 0x11_0000, Int.max,
        ] {
            #expect(event(code) == nil, "\(code)")
        }
        #expect(event(0xA0) == typed("\u{A0}") && event(0xF900) == typed("\u{F900}"))
    }

    @Test("Keys that are held are the bits of a number, less one")
    func modifiers() {
        for (number, held) in [
            (-1, []), (0, []), (1, []), (2, .shift), (3, .option), (4, [.shift, .option]), (5, .control), (9, .command),
            (16, [.shift, .option, .control, .command]), (17, []), (18, .shift),
            (256, [.shift, .option, .control, .command]), (257, []), (258, []),
        ] as [(Int, KeyModifiers)] {
            #expect(KeySequences.modifiers(number) == held, "\(number)")
        }
    }
}
