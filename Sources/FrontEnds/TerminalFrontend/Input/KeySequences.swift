import FrontEndKit

/// The keys behind bytes and numbers.
enum KeySequences {
    /// The key of a control character.
    static func control(_ byte: UInt8) -> KeyEvent {
        switch byte {
        case 0x00: KeyEvent(.space, modifiers: .control)
        case 0x08: KeyEvent(.delete, modifiers: .control)
        case 0x09: KeyEvent(.tab, characters: "\t")
        case 0x0A, 0x0D: KeyEvent(.return, characters: "\r")
        case 0x1B: KeyEvent(.escape)
        case 0x7F: KeyEvent(.delete)
        // Terminals send ^_ for control and a hyphen or a slash.
        case 0x1F: KeyEvent(.character("-"), modifiers: .control)
        default:
            KeyEvent(.character(Character(Unicode.Scalar(byte | (byte < 0x1B ? 0x60 : 0x40)))), modifiers: .control)
        }
    }

    /// The key of `ESC O` and a letter.
    static func single(_ byte: UInt8) -> KeyEvent? {
        switch byte {
        case UInt8(ascii: "M"): return KeyEvent(.return, characters: "\r")
        case UInt8(ascii: "j")...UInt8(ascii: "y"):
            // Keys of the number pad.
            let character = Character(Unicode.Scalar(byte - 0x40))
            return KeyEvent(.character(character), characters: String(character))
        default: return letter(byte).map { KeyEvent($0) }
        }
    }

    /// The key of a sequence that ends with a letter.
    static func letter(_ byte: UInt8) -> KeyEvent.Key? {
        switch byte {
        case UInt8(ascii: "A"): .up
        case UInt8(ascii: "B"): .down
        case UInt8(ascii: "C"): .right
        case UInt8(ascii: "D"): .left
        case UInt8(ascii: "F"): .end
        case UInt8(ascii: "H"): .home
        case UInt8(ascii: "P"): .function(1)
        case UInt8(ascii: "Q"): .function(2)
        case UInt8(ascii: "R"): .function(3)
        case UInt8(ascii: "S"): .function(4)
        case UInt8(ascii: "Z"): .backTab
        default: nil
        }
    }

    /// The key of a sequence that ends with `~`, by its number.
    static func numbered(_ number: Int) -> KeyEvent.Key? {
        switch number {
        case 1, 7: .home
        case 3: .deleteForward
        case 4, 8: .end
        case 5: .pageUp
        case 6: .pageDown
        case 11...15: .function(number - 10)
        case 17...21: .function(number - 11)
        case 23, 24: .function(number - 12)
        default: nil
        }
    }

    /// The key of a character's number, as kitty's protocol and xterm report keys.
    static func coded(_ code: Int, _ modifiers: KeyModifiers) -> KeyEvent? {
        switch code {
        case 9: return KeyEvent(modifiers.contains(.shift) ? .backTab : .tab, characters: "\t")
        case 13, 57414: return KeyEvent(.return, characters: "\r")
        case 27: return KeyEvent(.escape)
        case 32: return KeyEvent(.space, characters: " ")
        case 8, 127: return KeyEvent(.delete)
        case 57399...57408:
            let digit = Character("\(code - 57399)")
            return KeyEvent(.character(digit), characters: String(digit))
        case 57417...57424:
            let keys: [KeyEvent.Key] = [.left, .right, .up, .down, .pageUp, .pageDown, .home, .end]
            return KeyEvent(keys[code - 57417])
        case 57426: return KeyEvent(.deleteForward)
        default:
            guard code > 0x20, !(0x7F..<0xA0).contains(code), !(0xE000...0xF8FF).contains(code),
                let scalar = UInt32(exactly: code).flatMap(Unicode.Scalar.init)
            else { return nil }
            var character = Character(scalar)
            if modifiers.contains(.shift), let upper = character.uppercased().first { character = upper }
            let isTyped = modifiers.isDisjoint(with: [.control, .option, .command])
            return KeyEvent(.character(character), characters: isTyped ? String(character) : "")
        }
    }

    /// The keys held, as sequences report them: one more than the sum.
    static func modifiers(_ number: Int) -> KeyModifiers {
        guard number > 1, number <= 256 else { return [] }
        let bits = number - 1
        var modifiers: KeyModifiers = []
        if bits & 1 != 0 { modifiers.insert(.shift) }
        if bits & 2 != 0 { modifiers.insert(.option) }
        if bits & 4 != 0 { modifiers.insert(.control) }
        if bits & 8 != 0 { modifiers.insert(.command) }
        return modifiers
    }
}
