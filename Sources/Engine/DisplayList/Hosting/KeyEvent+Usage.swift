extension KeyEvent.Key {
    /// The key's number in USB's tables, as an American keyboard has it; nil for characters that it has not.
    package var usage: Int? {
        switch self {
        case .character(let character): Self.usage(of: character)
        case .return: 0x28
        case .escape: 0x29
        case .delete: 0x2A
        case .tab, .backTab: 0x2B
        case .space: 0x2C
        case .function(let number):
            (1...12).contains(number) ? 0x39 + number : (13...24).contains(number) ? 0x5B + number : nil
        case .home: 0x4A
        case .pageUp: 0x4B
        case .deleteForward: 0x4C
        case .end: 0x4D
        case .pageDown: 0x4E
        case .right: 0x4F
        case .left: 0x50
        case .down: 0x51
        case .up: 0x52
        }
    }

    /// The digits of an American keyboard in the order of their numbers, and their signs with Shift.
    private static let digits = Array("1234567890"), shiftedDigits = Array("!@#$%^&*()")

    private static func usage(of character: Character) -> Int? {
        if let value = character.lowercased().unicodeScalars.first?.value, character.isASCII, (97...122).contains(value)
        {
            return Int(value) - 97 + 0x04
        }
        if let place = digits.firstIndex(of: character) ?? shiftedDigits.firstIndex(of: character) {
            return 0x1E + place
        }
        switch character {
        case "-", "_": return 0x2D
        case "=", "+": return 0x2E
        case "[", "{": return 0x2F
        case "]", "}": return 0x30
        case "\\", "|": return 0x31
        case ";", ":": return 0x33
        case "'", "\"": return 0x34
        case "`", "~": return 0x35
        case ",", "<": return 0x36
        case ".", ">": return 0x37
        case "/", "?": return 0x38
        case " ": return 0x2C
        default: return nil
        }
    }
}
