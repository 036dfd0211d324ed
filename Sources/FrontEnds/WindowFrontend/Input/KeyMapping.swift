import CGtk
import DisplayList

/// Translates GDK's key symbols and modifier bits.
enum KeyMapping {
    /// The key for a symbol; nil for modifiers, dead keys and keys that have no meaning here.
    ///
    /// Letters are lower case while control, alt or super is held, so that shortcuts compare alike whether
    /// or not shift or caps lock is on.
    static func key(for symbol: UInt32, modifiers: KeyModifiers = []) -> KeyEvent.Key? {
        if let named = namedKeys[Int32(bitPattern: symbol)] {
            return named == .tab && modifiers.contains(.shift) ? .backTab : named
        }
        if symbol >= UInt32(GDK_KEY_F1), symbol <= UInt32(GDK_KEY_F35) {
            return .function(Int(symbol) - Int(GDK_KEY_F1) + 1)
        }
        guard let character = character(for: symbol) else { return nil }
        if modifiers.isDisjoint(with: [.control, .option, .command]) { return .character(character) }
        let lowercase = character.lowercased()
        return .character(lowercase.count == 1 ? Character(lowercase) : character)
    }

    /// The characters that a key types: empty for keys without a character and while a shortcut's modifier is held.
    static func characters(for symbol: UInt32, modifiers: KeyModifiers) -> String {
        guard modifiers.isDisjoint(with: [.control, .option, .command]) else { return "" }
        return character(for: symbol).map(String.init) ?? ""
    }

    /// The modifiers held, from GDK's state.
    static func modifiers(_ state: GdkModifierType) -> KeyModifiers {
        var result: KeyModifiers = []
        for (bit, modifier) in modifierBits where state.rawValue & bit.rawValue != 0 { result.insert(modifier) }
        return result
    }

    /// The modifiers after a key was pressed or released, whose event has the previous modifiers; nil for other keys.
    static func modifiers(after symbol: UInt32, isDown: Bool, _ before: KeyModifiers) -> KeyModifiers? {
        guard let key = modifierKeys[Int32(bitPattern: symbol)] else { return nil }
        // Caps Lock stays until it is pressed again.
        if key == .capsLock { return isDown ? before.symmetricDifference(key) : before }
        return isDown ? before.union(key) : before.subtracting(key)
    }

    /// GDK's state for modifiers held.
    static func state(_ modifiers: KeyModifiers) -> GdkModifierType {
        var result: UInt32 = 0
        for (bit, modifier) in modifierBits where modifiers.contains(modifier) { result |= bit.rawValue }
        return GdkModifierType(rawValue: result)
    }

    /// The key symbol for a key, for accelerators; nil for keys that have none.
    static func symbol(for key: KeyEvent.Key) -> UInt32? {
        switch key {
        case .character(let character):
            guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1 else { return nil }
            return gdk_unicode_to_keyval(scalar.value)
        case .function(let number):
            return (1...35).contains(number) ? UInt32(GDK_KEY_F1) + UInt32(number) - 1 : nil
        case .backTab: return UInt32(GDK_KEY_ISO_Left_Tab)
        default:
            return primarySymbols.first { $0.key == key }.map { UInt32($0.symbol) }
        }
    }

    private static func character(for symbol: UInt32) -> Character? {
        let value = gdk_keyval_to_unicode(symbol)
        guard value >= 0x20, value != 0x7F, let scalar = Unicode.Scalar(value) else { return nil }
        return Character(scalar)
    }

    private static let modifierBits: [(GdkModifierType, KeyModifiers)] = [
        (GDK_SHIFT_MASK, .shift), (GDK_CONTROL_MASK, .control), (GDK_ALT_MASK, .option),
        (GDK_SUPER_MASK, .command), (GDK_META_MASK, .command), (GDK_LOCK_MASK, .capsLock),
    ]

    private static let modifierKeys: [Int32: KeyModifiers] = [
        GDK_KEY_Shift_L: .shift, GDK_KEY_Shift_R: .shift, GDK_KEY_Control_L: .control, GDK_KEY_Control_R: .control,
        GDK_KEY_Alt_L: .option, GDK_KEY_Alt_R: .option, GDK_KEY_Super_L: .command, GDK_KEY_Super_R: .command,
        GDK_KEY_Meta_L: .command, GDK_KEY_Meta_R: .command, GDK_KEY_Caps_Lock: .capsLock,
    ]

    private static let primarySymbols: [(symbol: Int32, key: KeyEvent.Key)] = [
        (GDK_KEY_Return, .return), (GDK_KEY_Tab, .tab), (GDK_KEY_space, .space), (GDK_KEY_BackSpace, .delete),
        (GDK_KEY_Delete, .deleteForward), (GDK_KEY_Escape, .escape), (GDK_KEY_Up, .up), (GDK_KEY_Down, .down),
        (GDK_KEY_Left, .left), (GDK_KEY_Right, .right), (GDK_KEY_Home, .home), (GDK_KEY_End, .end),
        (GDK_KEY_Page_Up, .pageUp), (GDK_KEY_Page_Down, .pageDown),
    ]

    private static let namedKeys: [Int32: KeyEvent.Key] = {
        var keys: [Int32: KeyEvent.Key] = [
            GDK_KEY_KP_Enter: .return, GDK_KEY_ISO_Enter: .return, GDK_KEY_KP_Tab: .tab,
            GDK_KEY_ISO_Left_Tab: .backTab, GDK_KEY_KP_Space: .space, GDK_KEY_KP_Delete: .deleteForward,
            GDK_KEY_KP_Up: .up, GDK_KEY_KP_Down: .down, GDK_KEY_KP_Left: .left, GDK_KEY_KP_Right: .right,
            GDK_KEY_KP_Home: .home, GDK_KEY_KP_End: .end, GDK_KEY_KP_Page_Up: .pageUp,
            GDK_KEY_KP_Page_Down: .pageDown, GDK_KEY_KP_F1: .function(1), GDK_KEY_KP_F2: .function(2),
            GDK_KEY_KP_F3: .function(3), GDK_KEY_KP_F4: .function(4),
        ]
        for (symbol, key) in primarySymbols { keys[symbol] = key }
        return keys
    }()
}
