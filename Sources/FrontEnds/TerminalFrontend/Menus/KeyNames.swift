import FrontEndKit

/// How keys are called.
enum KeyNames {
    /// Returns the name of an item's shortcut; empty for none.
    static func shortcut(of entry: MenuEntry) -> String {
        guard let key = entry.shortcut else { return "" }
        var text = ""
        if entry.modifiers.contains(.control) { text += "^" }
        if entry.modifiers.contains(.option) { text += "Alt+" }
        if entry.modifiers.contains(.shift) { text += "Shift+" }
        return text + name(of: key)
    }

    /// Returns the name of a key.
    static func name(of key: KeyEvent.Key) -> String {
        switch key {
        case .character(let character): character.uppercased()
        case .return: "Return"
        case .tab, .backTab: "Tab"
        case .space: "Space"
        case .delete: "Backspace"
        case .deleteForward: "Delete"
        case .escape: "Esc"
        case .up: "↑"
        case .down: "↓"
        case .left: "←"
        case .right: "→"
        case .home: "Home"
        case .end: "End"
        case .pageUp: "PgUp"
        case .pageDown: "PgDn"
        case .function(let number): "F\(number)"
        }
    }
}
