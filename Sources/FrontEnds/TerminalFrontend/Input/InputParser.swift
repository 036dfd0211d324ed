import Foundation
import FrontEndKit

/// Reads the input of a terminal, byte by byte, however it is cut into pieces.
///
/// Unknown input is skipped; an escape character always begins something new, so that nothing that was cut
/// off spoils what follows. Nothing within a pasted text is taken for keys.
public struct InputParser: Sendable {
    private enum State: Sendable {
        case ground, escape, control, single, string, stringEnd, paste, oldMouse
    }

    /// How many bytes a sequence, an answer and a pasted text may have; more are passed over.
    static let longestSequence = 128, longestAnswer = 1 << 20, longestPaste = 16 << 20

    private var state = State.ground
    /// The part of the sequence read so far, without its beginning.
    private var pending: [UInt8] = []
    /// The character that began the string: one of `]`, `P`, `_`, `^`, `X`.
    private var opener: UInt8 = 0
    private var isTooLong = false
    /// The bytes of a letter that are still to come.
    private var missing = 0
    /// The bytes of the mark that ends a paste that have been read.
    private var endMarkLength = 0
    /// Whether the sequence began with a second escape: with the option key.
    private var hasOption = false
    private var found: [TerminalInput] = []

    /// Creates a parser that waits for a beginning.
    public init() {}

    /// Whether something was begun that may be complete: a lone escape is the key, after a moment.
    public var isWaiting: Bool {
        switch state {
        case .ground: missing > 0
        case .paste: false
        default: true
        }
    }

    /// Reads bytes.
    /// - Returns: The input that these bytes complete.
    public mutating func read(_ bytes: some Sequence<UInt8>) -> [TerminalInput] {
        found.removeAll(keepingCapacity: true)
        var rest = Array(bytes)[...]
        while let byte = rest.first {
            // Nearly all of a long text is neither its end nor anything else.
            if state == .paste, endMarkLength == 0, byte != 0x1B {
                let end = rest.firstIndex(of: 0x1B) ?? rest.endIndex
                pending += rest[..<end].prefix(max(Self.longestPaste - pending.count, 0))
                rest = rest[end...]
            } else {
                read(byte)
                rest.removeFirst()
            }
        }
        return found
    }

    /// Ends a sequence that was begun: no more bytes have arrived for a moment.
    public mutating func end() -> [TerminalInput] {
        found.removeAll(keepingCapacity: true)
        switch state {
        case .escape: key(.escape)
        // The apparent beginning of a sequence was a key held with option.
        case .control where pending.isEmpty: key(.character("["), "[", .option)
        case .single where pending.isEmpty: key(.character("O"), "O", [.option, .shift])
        case .paste: return found
        default: break
        }
        reset()
        return found
    }

    private mutating func reset() {
        state = .ground
        pending.removeAll(keepingCapacity: pending.capacity < 4096)
        (missing, endMarkLength, isTooLong, hasOption) = (0, 0, false, false)
    }

    private mutating func key(
        _ key: KeyEvent.Key, _ characters: String = "", _ modifiers: KeyModifiers = [],
        _ phase: KeyEvent.Phase = .down
    ) {
        found.append(.key(KeyEvent(key, characters: characters, phase: phase, modifiers: modifiers)))
    }

    private mutating func read(_ byte: UInt8) {
        switch state {
        case .ground: readGround(byte)
        case .escape: readEscape(byte)
        case .control: readControl(byte)
        case .single:
            state = .ground
            if byte == 0x1B { return begin() }
            if let event = KeySequences.single(byte) { found.append(.key(event.adding(hasOption ? .option : []))) }
            hasOption = false
        case .string, .stringEnd: readString(byte)
        case .paste: readPaste(byte)
        case .oldMouse:
            if byte == 0x1B { return begin() }
            pending.append(byte)
            if pending.count < 3 { return }
            if let report = MouseReport(oldBytes: pending) { found.append(.mouse(report)) }
            reset()
        }
    }

    private mutating func begin() {
        reset()
        state = .escape
    }

    // MARK: Letters

    private mutating func readGround(_ byte: UInt8) {
        if missing > 0 {
            if byte & 0xC0 == 0x80 {
                pending.append(byte)
                missing -= 1
                if missing == 0 { finishLetter() }
                return
            }
            // The letter was cut off.
            reset()
        }
        switch byte {
        case 0x1B: begin()
        case 0x00...0x1F, 0x7F: found.append(.key(KeySequences.control(byte).adding(hasOption ? .option : [])))
        case 0x20...0x7E: type(Character(Unicode.Scalar(byte)))
        case 0xC2...0xDF: beginLetter(byte, 1)
        case 0xE0...0xEF: beginLetter(byte, 2)
        case 0xF0...0xF4: beginLetter(byte, 3)
        default: break
        }
        if state == .ground, missing == 0 { hasOption = false }
    }

    private mutating func beginLetter(_ byte: UInt8, _ count: Int) {
        pending = [byte]
        missing = count
    }

    private mutating func finishLetter() {
        let text = String(validating: pending, as: UTF8.self)
        pending.removeAll(keepingCapacity: true)
        if let text, let scalar = text.unicodeScalars.first, scalar.value >= 0xA0 { type(Character(scalar)) }
        hasOption = false
    }

    private mutating func type(_ character: Character) {
        var modifiers: KeyModifiers = hasOption ? .option : []
        if character.isUppercase { modifiers.insert(.shift) }
        key(character == " " ? .space : .character(character), String(character), modifiers)
    }

    // MARK: Sequences

    private mutating func readEscape(_ byte: UInt8) {
        switch byte {
        case 0x1B:
            // The key, and the beginning of something; or a sequence with option.
            if hasOption { key(.escape) }
            hasOption = true
        case UInt8(ascii: "["): state = .control
        case UInt8(ascii: "O"): state = .single
        case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"), UInt8(ascii: "X"):
            opener = byte
            state = .string
        default:
            if hasOption { key(.escape) }
            state = .ground
            hasOption = true
            readGround(byte)
        }
    }

    private mutating func readControl(_ byte: UInt8) {
        switch byte {
        case 0x1B: begin()
        case 0x20...0x3F:
            if pending.count < Self.longestSequence { pending.append(byte) } else { isTooLong = true }
        case 0x40...0x7E:
            if byte == UInt8(ascii: "M"), pending.isEmpty {
                state = .oldMouse
                return
            }
            // The Linux console's function keys: ESC [ [ A.
            if byte == UInt8(ascii: "["), pending.isEmpty {
                pending.append(byte)
                return
            }
            let (body, option, isCut) = (pending, hasOption, isTooLong)
            reset()
            if isCut { return }
            if body.elementsEqual("200".utf8), byte == UInt8(ascii: "~") {
                state = .paste
                return
            }
            if var input = ControlSequence(body, byte)?.input {
                if option, case .key(let event) = input { input = .key(event.adding(.option)) }
                found.append(input)
            }
        case 0x00...0x1F: break
        default: reset()
        }
    }

    // MARK: Answers

    private mutating func readString(_ byte: UInt8) {
        if state == .stringEnd {
            if byte == UInt8(ascii: "\\") { return finishString() }
            // The string was cut off: this begins something else.
            begin()
            return read(byte)
        }
        switch byte {
        case 0x1B: state = .stringEnd
        case 0x07: finishString()
        case 0x18, 0x1A: reset()
        default: if pending.count < Self.longestAnswer { pending.append(byte) } else { isTooLong = true }
        }
    }

    private mutating func finishString() {
        let answer = isTooLong ? nil : TerminalAnswer(string: pending, opener: opener)
        reset()
        if let answer { found.append(.answer(answer)) }
    }

    // MARK: Pasting

    private static let endMark = Array("\u{1B}[201~".utf8)

    private mutating func readPaste(_ byte: UInt8) {
        if byte == Self.endMark[endMarkLength] {
            endMarkLength += 1
            if endMarkLength < Self.endMark.count { return }
            let text = String(decoding: pending, as: UTF8.self)
            reset()
            found.append(.paste(text))
            return
        }
        for kept in Self.endMark[..<endMarkLength] { keep(kept) }
        endMarkLength = byte == 0x1B ? 1 : 0
        if endMarkLength == 0 { keep(byte) }
    }

    private mutating func keep(_ byte: UInt8) {
        if pending.count < Self.longestPaste { pending.append(byte) }
    }
}

extension KeyEvent {
    /// The event with further keys held.
    func adding(_ more: KeyModifiers) -> KeyEvent {
        var event = self
        event.modifiers.formUnion(more)
        return event
    }
}
