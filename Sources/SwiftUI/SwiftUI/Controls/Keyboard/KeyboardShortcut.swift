import DisplayList
import Foundation

/// A key that is part of a shortcut.
///
/// Follows Apple's [KeyEquivalent](https://developer.apple.com/documentation/swiftui/keyequivalent).
public struct KeyEquivalent: Hashable, Sendable, ExpressibleByExtendedGraphemeClusterLiteral {
    /// The character that the key types; a private one for keys that type nothing.
    public let character: Character

    /// Creates a key from its character.
    public init(_ character: Character) { self.character = character }
    public init(extendedGraphemeClusterLiteral value: Character) { character = value }

    /// The arrow up.
    public static let upArrow = KeyEquivalent("\u{F700}")
    /// The arrow down.
    public static let downArrow = KeyEquivalent("\u{F701}")
    /// The arrow to the left.
    public static let leftArrow = KeyEquivalent("\u{F702}")
    /// The arrow to the right.
    public static let rightArrow = KeyEquivalent("\u{F703}")
    /// Escape.
    public static let escape = KeyEquivalent("\u{1B}")
    /// Backspace.
    public static let delete = KeyEquivalent("\u{8}")
    /// Delete.
    public static let deleteForward = KeyEquivalent("\u{F728}")
    /// Home.
    public static let home = KeyEquivalent("\u{F729}")
    /// End.
    public static let end = KeyEquivalent("\u{F72B}")
    /// Page up.
    public static let pageUp = KeyEquivalent("\u{F72C}")
    /// Page down.
    public static let pageDown = KeyEquivalent("\u{F72D}")
    /// Clear.
    public static let clear = KeyEquivalent("\u{F739}")
    /// Tab.
    public static let tab = KeyEquivalent("\t")
    /// Space.
    public static let space = KeyEquivalent(" ")
    /// Return.
    public static let `return` = KeyEquivalent("\r")

    /// The key of an event.
    init?(_ event: KeyEvent) {
        switch event.key {
        case .character(let character): self.init(character)
        case .return: self = .return
        case .tab, .backTab: self = .tab
        case .space: self = .space
        case .delete: self = .delete
        case .deleteForward: self = .deleteForward
        case .escape: self = .escape
        case .up: self = .upArrow
        case .down: self = .downArrow
        case .left: self = .leftArrow
        case .right: self = .rightArrow
        case .home: self = .home
        case .end: self = .end
        case .pageUp: self = .pageUp
        case .pageDown: self = .pageDown
        case .function: return nil
        }
    }
}

/// A key with modifiers that triggers a control's action.
///
/// Follows Apple's [KeyboardShortcut](https://developer.apple.com/documentation/swiftui/keyboardshortcut).
public struct KeyboardShortcut: Hashable, Sendable {
    /// How a shortcut adapts to the keyboard's layout; stored, since keys arrive as characters here.
    public struct Localization: Hashable, Sendable {
        private let name: String
        /// As suits the language.
        public static let automatic = Localization(name: "automatic")
        /// Without mirroring.
        public static let withoutMirroring = Localization(name: "withoutMirroring")
        /// As it is given.
        public static let custom = Localization(name: "custom")
    }

    /// The key.
    public var key: KeyEquivalent
    /// The keys held.
    public var modifiers: EventModifiers
    /// How it follows the keyboard's layout.
    public var localization: Localization

    /// Creates a shortcut.
    public init(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: Localization = .automatic
    ) {
        self.key = key
        self.modifiers = modifiers
        self.localization = localization
    }

    /// Return.
    public static let defaultAction = KeyboardShortcut(.return, modifiers: [])
    /// Escape.
    public static let cancelAction = KeyboardShortcut(.escape, modifiers: [])

    /// Whether a key is the shortcut.
    func matches(_ event: KeyEvent) -> Bool { isKey(of: event) && held(with: event) == wanted }

    /// Whether a key matches the shortcut if no control has it exactly: Control for ``EventModifiers/control``, which
    /// primarily is the Super key.
    func matchesInstead(_ event: KeyEvent) -> Bool {
        guard isKey(of: event), let instead = wanted.withCommandForControl else { return false }
        return held(with: event) == instead
    }

    private func isKey(of event: KeyEvent) -> Bool {
        KeyEquivalent(event).map { $0.character.lowercased() == key.character.lowercased() } ?? false
    }

    private var wanted: EventModifiers {
        let keys = modifiers.subtracting([.capsLock, .numericPad, .function])
        return key.character.isUppercase ? keys.union(.shift) : keys
    }

    private func held(with event: KeyEvent) -> EventModifiers {
        var held = EventModifiers(event.modifiers).subtracting(.capsLock)
        // A character that needs Shift implies it.
        if !key.character.isLetter, !wanted.contains(.shift), KeyEquivalent(event)?.character == key.character {
            held.remove(.shift)
        }
        return held
    }
}

extension KeyboardShortcut {
    /// The shortcut as menus show it; nil for keys that no event names.
    var menuShortcut: MenuShortcut? {
        let held = modifiers.keys
        let named: [KeyEquivalent: KeyEvent.Key] = [
            .return: .return, .tab: .tab, .space: .space, .delete: .delete, .deleteForward: .deleteForward,
            .escape: .escape, .upArrow: .up, .downArrow: .down, .leftArrow: .left, .rightArrow: .right, .home: .home,
            .end: .end, .pageUp: .pageUp, .pageDown: .pageDown,
        ]
        if let key = named[key] { return MenuShortcut(key, modifiers: held) }
        let needsShift = key.character.isUppercase && key.character.isLetter
        return MenuShortcut(.character(key.character), modifiers: needsShift ? held.union(.shift) : held)
    }
}

extension View {
    /// Sets a shortcut that presses the first control in the view.
    public nonisolated func keyboardShortcut(_ key: KeyEquivalent, modifiers: EventModifiers = .command) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers))
    }

    /// Sets a shortcut that presses the first control in the view.
    public nonisolated func keyboardShortcut(
        _ key: KeyEquivalent, modifiers: EventModifiers = .command, localization: KeyboardShortcut.Localization
    ) -> some View {
        keyboardShortcut(KeyboardShortcut(key, modifiers: modifiers, localization: localization))
    }

    /// Sets a shortcut that presses the first control in the view.
    public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut) -> some View {
        keyboardShortcut(Optional(shortcut))
    }

    /// Sets a shortcut that presses the first control in the view; nil for none.
    public nonisolated func keyboardShortcut(_ shortcut: KeyboardShortcut?) -> some View {
        responder {
            $0.matchesShortcut = { shortcut?.matches($0) ?? false }
            $0.matchesShortcutInstead = { shortcut?.matchesInstead($0) ?? false }
            $0.menuShortcut = shortcut?.menuShortcut
        }
        .environment(\.keyboardShortcut, shortcut)
        .environment(\.isDefaultAction, shortcut == .defaultAction)
    }
}
