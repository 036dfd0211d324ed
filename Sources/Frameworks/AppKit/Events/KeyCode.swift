import DisplayList

/// The numbers of keys, as Apple's keyboards count, and their characters.
enum KeyCode {
    /// Letters, digits and signs in the order of their numbers; a space stands for a number without one.
    private static let letters: [Character] = Array("asdfhgzxcv bqweryt123465=97-80]ou[ip lj'k;\\,/nm.  `")
    private static let functions: [UInt16] = [122, 120, 99, 118, 96, 97, 98, 100, 101, 109, 103, 111]

    /// The number of a key; 65535 for a key without one.
    static func code(of key: KeyEvent.Key) -> UInt16 {
        switch key {
        case .character(let letter):
            if letter == " " { return 49 }
            let plain = letter.lowercased().first ?? letter
            return letters.firstIndex(of: plain).map { UInt16($0) } ?? .max
        case .return: return 36
        case .tab, .backTab: return 48
        case .space: return 49
        case .delete: return 51
        case .escape: return 53
        case .deleteForward: return 117
        case .home: return 115
        case .end: return 119
        case .pageUp: return 116
        case .pageDown: return 121
        case .left: return 123
        case .right: return 124
        case .down: return 125
        case .up: return 126
        case .function(let number): return functions.indices.contains(number - 1) ? functions[number - 1] : .max
        }
    }

    /// The characters of a key, as AppKit has them.
    static func characters(of event: KeyEvent) -> String {
        func scalar(_ value: Int) -> String { Unicode.Scalar(UInt32(value)).map { String($0) } ?? "" }
        switch event.key {
        case .character(let letter): return event.characters.isEmpty ? String(letter) : event.characters
        case .return: return "\r"
        case .tab: return "\t"
        case .backTab: return "\u{19}"
        case .space: return " "
        case .delete: return "\u{7F}"
        case .escape: return "\u{1B}"
        case .deleteForward: return scalar(NSDeleteFunctionKey)
        case .home: return scalar(NSHomeFunctionKey)
        case .end: return scalar(NSEndFunctionKey)
        case .pageUp: return scalar(NSPageUpFunctionKey)
        case .pageDown: return scalar(NSPageDownFunctionKey)
        case .left: return scalar(NSLeftArrowFunctionKey)
        case .right: return scalar(NSRightArrowFunctionKey)
        case .down: return scalar(NSDownArrowFunctionKey)
        case .up: return scalar(NSUpArrowFunctionKey)
        case .function(let number): return scalar(NSF1FunctionKey + max(number - 1, 0))
        }
    }
}
