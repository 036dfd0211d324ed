import DisplayList

/// A key of a menu item.
package struct MenuShortcut: Hashable, Sendable {
    /// The key.
    package var key: KeyEvent.Key
    /// The keys held.
    package var modifiers: KeyModifiers

    /// Describes a shortcut.
    package init(_ key: KeyEvent.Key, modifiers: KeyModifiers) {
        self.key = key
        self.modifiers = modifiers
    }
}
