import Foundation

/// Modifier keys held with another key.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Caps lock.
    public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
    /// Shift.
    public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
    /// Control.
    public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
    /// Option.
    public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
    /// Command.
    public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
    /// A key of the number block.
    public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// An entry of a menu.
///
/// Follows Apple's [UIMenuElement](https://developer.apple.com/documentation/uikit/uimenuelement).
@MainActor @preconcurrency
open class UIMenuElement: NSObject {
    /// The attributes of an entry.
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// It cannot be selected.
        public static let disabled = Attributes(rawValue: 1)
        /// It destroys something.
        public static let destructive = Attributes(rawValue: 2)
        /// It is not shown.
        public static let hidden = Attributes(rawValue: 4)
        /// The menu stays open after it.
        public static let keepsMenuPresented = Attributes(rawValue: 8)
    }

    /// Whether an entry is marked.
    public enum State: Int, Sendable { case off, on, mixed }

    /// The second line of the entry; nil for none.
    open var subtitle: String?
    /// The entry's words.
    open internal(set) var title = ""
    /// The entry's image; nil for none.
    open internal(set) var image: UIImage?

    init(title: String, image: UIImage?) {
        super.init()
        self.title = title
        self.image = image
    }
}

/// A key that performs a method of the responder that has it, or of one behind that.
///
/// Responders list theirs in ``UIResponder/keyCommands``. With Command a shortcut is pressed with Control here. Follows Apple's
/// [UIKeyCommand](https://developer.apple.com/documentation/uikit/uikeycommand).
@MainActor @preconcurrency
open class UIKeyCommand: UICommand {
    /// The key's character; nil for none.
    open private(set) var input: String?
    /// The keys held with it.
    open private(set) var modifierFlags: UIKeyModifierFlags
    /// Whether the shortcut is performed while text is edited, even without Command, Control and Option.
    open var wantsPriorityOverSystemBehavior = false
    /// Whether the shortcut follows the keyboard's layout; keys arrive as characters here.
    open var allowsAutomaticLocalization = true
    /// Whether arrows are swapped where writing runs from the right; they are not here.
    open var allowsAutomaticMirroring = true

    /// Creates a shortcut.
    public init(
        title: String = "", image: UIImage? = nil, action: Selector, input: String,
        modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, alternates: [UICommandAlternate] = [],
        discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
        state: UIMenuElement.State = .off
    ) {
        self.input = input
        self.modifierFlags = modifierFlags
        super.init(
            title: title, image: image, action: action, propertyList: propertyList, alternates: alternates,
            discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
    }

    /// Creates a shortcut.
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
    }

    /// Creates a shortcut with a title in lists of shortcuts.
    public convenience init(
        input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String
    ) {
        self.init(
            title: "", action: action, input: input, modifierFlags: modifierFlags,
            discoverabilityTitle: discoverabilityTitle)
    }

    /// The arrow up.
    nonisolated public static let inputUpArrow = "UIKeyInputUpArrow"
    /// The arrow down.
    nonisolated public static let inputDownArrow = "UIKeyInputDownArrow"
    /// The arrow to the left.
    nonisolated public static let inputLeftArrow = "UIKeyInputLeftArrow"
    /// The arrow to the right.
    nonisolated public static let inputRightArrow = "UIKeyInputRightArrow"
    /// Escape.
    nonisolated public static let inputEscape = "UIKeyInputEscape"
    /// Page up.
    nonisolated public static let inputPageUp = "UIKeyInputPageUp"
    /// Page down.
    nonisolated public static let inputPageDown = "UIKeyInputPageDown"
    /// Home.
    nonisolated public static let inputHome = "UIKeyInputHome"
    /// End.
    nonisolated public static let inputEnd = "UIKeyInputEnd"
    /// Backspace.
    nonisolated public static let inputDelete = "\u{8}"
    /// F1.
    nonisolated public static let f1 = "UIKeyInputF1"
    /// F2.
    nonisolated public static let f2 = "UIKeyInputF2"
    /// F3.
    nonisolated public static let f3 = "UIKeyInputF3"
    /// F4.
    nonisolated public static let f4 = "UIKeyInputF4"
    /// F5.
    nonisolated public static let f5 = "UIKeyInputF5"
    /// F6.
    nonisolated public static let f6 = "UIKeyInputF6"
    /// F7.
    nonisolated public static let f7 = "UIKeyInputF7"
    /// F8.
    nonisolated public static let f8 = "UIKeyInputF8"
    /// F9.
    nonisolated public static let f9 = "UIKeyInputF9"
    /// F10.
    nonisolated public static let f10 = "UIKeyInputF10"
    /// F11.
    nonisolated public static let f11 = "UIKeyInputF11"
    /// F12.
    nonisolated public static let f12 = "UIKeyInputF12"
}

/// Changes the app's menus.
@MainActor @preconcurrency
public protocol UIMenuBuilder: AnyObject {
    /// Removes a menu.
    func remove(menu: UIMenu.Identifier)
    /// Puts a menu at the start of another.
    func insertChild(_ childMenu: UIMenu, atStartOfMenu parent: UIMenu.Identifier)
    /// Puts a menu at the end of another.
    func insertChild(_ childMenu: UIMenu, atEndOfMenu parent: UIMenu.Identifier)
    /// Puts a menu before another.
    func insertSibling(_ siblingMenu: UIMenu, beforeMenu sibling: UIMenu.Identifier)
    /// Puts a menu behind another.
    func insertSibling(_ siblingMenu: UIMenu, afterMenu sibling: UIMenu.Identifier)
    /// Replaces a menu by another.
    func replace(menu: UIMenu.Identifier, with replacement: UIMenu)
    /// Replaces a menu's entries; the closure receives the present ones.
    func replaceChildren(ofMenu parent: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
}
