import Foundation
import FrontEndKit

/// A sequence of `ESC [`, numbers, and a letter.
struct ControlSequence {
    /// The character before the numbers: one of `<`, `=`, `>`, `?`; 0 for nothing.
    let prefix: UInt8
    /// The numbers, each with its subparameters; −1 for one that is left out.
    let numbers: [[Int]]
    /// The character between the numbers and the letter; 0 for none.
    let intermediate: UInt8
    let letter: UInt8

    /// Reads the part between `ESC [` and the letter; nil if it is not such a sequence.
    init?(_ body: [UInt8], _ letter: UInt8) {
        self.letter = letter
        var rest = body[...]
        if let first = rest.first, (0x3C...0x3F).contains(first) {
            prefix = first
            rest.removeFirst()
        } else if rest.first == UInt8(ascii: "["), rest.count == 1 {
            // The Linux console's function keys.
            (prefix, numbers, intermediate) = (rest[0], [], 0)
            return
        } else {
            prefix = 0
        }
        var last: UInt8 = 0
        while let end = rest.last, (0x20...0x2F).contains(end) {
            last = end
            rest.removeLast()
        }
        intermediate = last
        var numbers: [[Int]] = []
        for group in rest.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false) {
            var parts: [Int] = []
            for part in group.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false) {
                var number = part.isEmpty ? -1 : 0
                for digit in part {
                    guard (0x30...0x39).contains(digit) else { return nil }
                    number = min(number * 10 + Int(digit - 0x30), 1 << 30)
                }
                parts.append(number)
            }
            numbers.append(parts)
        }
        self.numbers = numbers
    }

    private func number(_ index: Int, default usual: Int = -1) -> Int {
        guard numbers.indices.contains(index), let number = numbers[index].first, number >= 0 else { return usual }
        return number
    }

    /// The meaning of the sequence; nil for an unknown one.
    var input: TerminalInput? {
        switch (prefix, intermediate, letter) {
        case (UInt8(ascii: "<"), 0, UInt8(ascii: "M")), (UInt8(ascii: "<"), 0, UInt8(ascii: "m")): return mouse
        case (UInt8(ascii: "?"), _, _), (UInt8(ascii: ">"), _, _): return answer.map { .answer($0) }
        case (UInt8(ascii: "["), 0, UInt8(ascii: "A")...UInt8(ascii: "E")):
            return .key(KeyEvent(.function(Int(letter - 0x40))))
        case (0, 0, UInt8(ascii: "I")): return .focus(true)
        case (0, 0, UInt8(ascii: "O")): return .focus(false)
        // In the first row this would be F3 with a key held.
        case (0, 0, UInt8(ascii: "R")) where number(0) > 1 && numbers.count == 2:
            return number(1) > 0 ? .answer(.cursor(column: number(1) - 1, row: number(0) - 1)) : nil
        case (0, 0, UInt8(ascii: "n")): return number(0) == 0 ? .answer(.ready) : nil
        case (0, 0, _): return key.map { .key($0) }
        default: return nil
        }
    }

    // MARK: Keys

    private var key: KeyEvent? {
        let modifiers = KeySequences.modifiers(number(1, default: 1))
        var event: KeyEvent?
        var held = modifiers
        switch letter {
        case UInt8(ascii: "~"):
            if number(0) == 27 {
                held = KeySequences.modifiers(number(1, default: 1))
                event = KeySequences.coded(number(2), held)
            } else {
                event = KeySequences.numbered(number(0)).map { KeyEvent($0) }
            }
        case UInt8(ascii: "u"): event = KeySequences.coded(number(0), modifiers)
        default: event = KeySequences.letter(letter).map { KeyEvent($0) }
        }
        event?.modifiers = held
        if numbers.count > 1, numbers[1].count > 1 { event?.phase = [2: .repeated, 3: .up][numbers[1][1]] ?? .down }
        if letter == UInt8(ascii: "Z") { event?.modifiers.insert(.shift) }
        return event
    }

    // MARK: The mouse

    private var mouse: TerminalInput? {
        guard numbers.count == 3 else { return nil }
        return MouseReport(
            code: number(0), column: number(1) - 1, row: number(2) - 1, isRelease: letter == UInt8(ascii: "m")
        ).map { .mouse($0) }
    }

    // MARK: Answers

    private var answer: TerminalAnswer? {
        switch (prefix, intermediate, letter) {
        case (UInt8(ascii: "?"), 0, UInt8(ascii: "c")): return .attributes(numbers.compactMap(\.first))
        case (UInt8(ascii: "?"), UInt8(ascii: "$"), UInt8(ascii: "y")): return .mode(number(0), setting: number(1))
        case (UInt8(ascii: "?"), 0, UInt8(ascii: "u")): return .keyboard(number(0, default: 0))
        case (UInt8(ascii: "?"), 0, UInt8(ascii: "R")):
            guard number(0) > 0, number(1) > 0 else { return nil }
            return .cursor(column: number(1) - 1, row: number(0) - 1)
        default: return nil
        }
    }
}
