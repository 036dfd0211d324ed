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

/// A key's place on the keyboard, by its number in the USB standard.
public struct UIKeyboardHIDUsage: RawRepresentable, Hashable, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// No key.
    public static let keyboardErrorUndefined = UIKeyboardHIDUsage(rawValue: 3)
    /// Return.
    public static let keyboardReturnOrEnter = UIKeyboardHIDUsage(rawValue: 0x28)
    /// Escape.
    public static let keyboardEscape = UIKeyboardHIDUsage(rawValue: 0x29)
    /// Backspace.
    public static let keyboardDeleteOrBackspace = UIKeyboardHIDUsage(rawValue: 0x2A)
    /// Tab.
    public static let keyboardTab = UIKeyboardHIDUsage(rawValue: 0x2B)
    /// The space bar.
    public static let keyboardSpacebar = UIKeyboardHIDUsage(rawValue: 0x2C)
    /// The arrow to the right.
    public static let keyboardRightArrow = UIKeyboardHIDUsage(rawValue: 0x4F)
    /// The arrow to the left.
    public static let keyboardLeftArrow = UIKeyboardHIDUsage(rawValue: 0x50)
    /// The arrow down.
    public static let keyboardDownArrow = UIKeyboardHIDUsage(rawValue: 0x51)
    /// The arrow up.
    public static let keyboardUpArrow = UIKeyboardHIDUsage(rawValue: 0x52)
}

/// An entry of a menu.
@MainActor @preconcurrency
open class UIMenuElement: NSObject {
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

/// A shortcut; stored without effect: use `keyboardShortcut`.
@MainActor @preconcurrency
open class UIKeyCommand: UIMenuElement {
    /// The key's character; nil for none.
    open private(set) var input: String?
    /// The keys held with it.
    open private(set) var modifierFlags: UIKeyModifierFlags
    /// The name of its action.
    open private(set) var action: Selector
    /// The shortcut's title in lists of shortcuts.
    open var discoverabilityTitle: String?
    /// The shortcut's words.
    open override var title: String {
        get { super.title }
        set { super.title = newValue }
    }
    /// The shortcut's image; nil for none.
    open override var image: UIImage? {
        get { super.image }
        set { super.image = newValue }
    }

    /// Creates a shortcut.
    public init(
        title: String = "", image: UIImage? = nil, action: Selector, input: String,
        modifierFlags: UIKeyModifierFlags = [], discoverabilityTitle: String? = nil
    ) {
        self.input = input
        self.modifierFlags = modifierFlags
        self.action = action
        self.discoverabilityTitle = discoverabilityTitle
        super.init(title: title, image: image)
    }

    /// Creates a shortcut.
    public convenience init(input: String, modifierFlags: UIKeyModifierFlags, action: Selector) {
        self.init(title: "", action: action, input: input, modifierFlags: modifierFlags)
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
