import DisplayList

/// The action of a menu item: one of the app's, or a standard one of every window.
public enum MenuCommand: Hashable, Sendable {
    case app(Int)
    case standard(StandardMenuItem)
}

/// An item of the menu bar, the usual ones included.
public struct MenuEntry: Hashable, Sendable {
    /// The kind of the item.
    public indirect enum Kind: Hashable, Sendable {
        case command(MenuCommand)
        case submenu([MenuEntry])
        case separator
    }

    /// The label.
    public var title: String
    /// The role.
    public var kind: Kind
    /// Its states.
    public var isEnabled = true, isChecked = false
    /// The key that chooses it; nil for none.
    public var shortcut: KeyEvent.Key?
    /// The keys held with that key.
    public var modifiers: KeyModifiers = []

    /// Creates an item.
    public init(
        _ title: String, _ kind: Kind, shortcut: KeyEvent.Key? = nil, modifiers: KeyModifiers = .control
    ) {
        self.title = title
        self.kind = kind
        self.shortcut = shortcut
        self.modifiers = shortcut == nil ? [] : modifiers
    }

    /// Creates an item of the app's.
    public init(_ item: MenuItem) {
        title = item.title
        switch item.kind {
        case .action(let id): kind = .command(.app(id))
        case .standard(let item): kind = .command(.standard(item))
        case .submenu(let items): kind = .submenu(items.map(MenuEntry.init))
        case .separator: kind = .separator
        }
        isEnabled = item.isEnabled
        isChecked = item.isChecked
        shortcut = item.shortcut
        modifiers = MenuEntry.desktopModifiers(item.shortcutModifiers)
    }

    /// Returns the modifiers as they are on this desktop: shortcuts written for the command key answer to control.
    public static func desktopModifiers(_ modifiers: KeyModifiers) -> KeyModifiers {
        guard modifiers.contains(.command) else { return modifiers }
        return modifiers.subtracting(.command).union(.control)
    }

    /// Returns the entries that are commands, in reading order.
    public static func commands(in entries: [MenuEntry]) -> [MenuEntry] {
        entries.flatMap { entry -> [MenuEntry] in
            switch entry.kind {
            case .command: return [entry]
            case .submenu(let children): return commands(in: children)
            case .separator: return []
            }
        }
    }

    /// Whether two lists have the same menus with as many items in the same places, whatever these are called and do.
    public static func haveSameShape(_ a: [MenuEntry], _ b: [MenuEntry]) -> Bool {
        a.count == b.count
            && zip(a, b).allSatisfy { a, b -> Bool in
                switch (a.kind, b.kind) {
                case (.command, .command), (.separator, .separator): return true
                case (.submenu(let inner), .submenu(let other)):
                    return a.title == b.title && haveSameShape(inner, other)
                default: return false
                }
            }
    }

    /// Whether a key is the item's shortcut.
    public func answers(to event: KeyEvent) -> Bool {
        guard isEnabled, let shortcut, event.phase != .up else { return false }
        var held = event.modifiers.subtracting(.capsLock)
        guard case .character(let wanted) = shortcut, case .character(let typed) = event.key else {
            return shortcut == event.key && held == modifiers
        }
        guard wanted.lowercased() == typed.lowercased() else { return false }
        if held == modifiers { return true }
        // Where shift makes another character (`?` on a US keyboard), it is not part of the shortcut.
        if wanted.isLetter { return false }
        held.remove(.shift)
        return held == modifiers.subtracting(.shift)
    }

    /// Returns the command of the first enabled item, in reading order, whose shortcut a key is.
    public static func command(for event: KeyEvent, in entries: [MenuEntry]) -> MenuCommand? {
        for entry in entries {
            switch entry.kind {
            case .command(let command): if entry.answers(to: event) { return command }
            case .submenu(let children): if let found = command(for: event, in: children) { return found }
            case .separator: continue
            }
        }
        return nil
    }
}
