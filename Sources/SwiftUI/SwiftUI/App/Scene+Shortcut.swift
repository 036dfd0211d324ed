import SwiftUICore

extension Scene {
    /// Sets the shortcut of the menu item that opens the scene's window.
    public nonisolated func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command,
        localization: KeyboardShortcut.Localization = .automatic
    ) -> some Scene {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
    }

    /// Sets the shortcut of the menu item that opens the scene's window; nil for the usual one.
    public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some Scene {
        let menuShortcut = shortcut?.menuShortcut
        return _ModifiedScene(content: self) { $0.shortcut = $0.shortcut ?? menuShortcut }
    }
}
