import Foundation

/// Keys held with another.
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
    /// The entry's picture; nil for none.
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
    /// The shortcut's picture; nil for none.
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

/// A menu of entries; stored without effect: use `Menu`, `contextMenu` and `commands`.
@MainActor @preconcurrency
open class UIMenu: UIMenuElement {
    /// The entries.
    open private(set) var children: [UIMenuElement]
    /// The menu's name.
    public let identifier: Identifier

    /// How a menu is shown.
    public struct Options: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// Within the menu around it.
        public static let displayInline = Options(rawValue: 1)
        /// As one that destroys something.
        public static let destructive = Options(rawValue: 2)
    }

    /// A menu's name.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// The file menu.
        public static let file = Identifier("com.apple.menu.file")
        /// The edit menu.
        public static let edit = Identifier("com.apple.menu.edit")
        /// The format menu.
        public static let format = Identifier("com.apple.menu.format")
        /// The view menu.
        public static let view = Identifier("com.apple.menu.view")
        /// The window menu.
        public static let window = Identifier("com.apple.menu.window")
        /// The help menu.
        public static let help = Identifier("com.apple.menu.help")
        /// The app's own menu.
        public static let application = Identifier("com.apple.menu.application")
        /// The services menu.
        public static let services = Identifier("com.apple.menu.services")
        /// The entries for new scenes.
        public static let newScene = Identifier("com.apple.menu.new-scene")
    }

    /// Creates a menu.
    public init(
        title: String = "", image: UIImage? = nil, identifier: Identifier? = nil, options: Options = [],
        children: [UIMenuElement] = []
    ) {
        self.children = children
        self.identifier = identifier ?? Identifier(UUID().uuidString)
        super.init(title: title, image: image)
    }
}

/// An entry of a menu that calls a function.
@MainActor @preconcurrency
open class UIAction: UIMenuElement {
    /// The attributes of an entry.
    public struct Attributes: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// It cannot be chosen.
        public static let disabled = Attributes(rawValue: 1)
        /// It destroys something.
        public static let destructive = Attributes(rawValue: 2)
        /// It is not shown.
        public static let hidden = Attributes(rawValue: 4)
    }

    let handler: (UIAction) -> Void
    /// The control whose action is being called; nil at other times.
    public internal(set) var sender: Any?
    /// The entry's words.
    open override var title: String {
        get { super.title }
        set { super.title = newValue }
    }
    /// The entry's picture; nil for none.
    open override var image: UIImage? {
        get { super.image }
        set { super.image = newValue }
    }

    /// Creates an entry.
    public init(
        title: String = "", image: UIImage? = nil, attributes: Attributes = [],
        handler: @escaping (UIAction) -> Void
    ) {
        self.handler = handler
        super.init(title: title, image: image)
    }
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
    /// Puts a menu in another's place.
    func replace(menu: UIMenu.Identifier, with replacement: UIMenu)
    /// Puts other entries in the place of a menu's, which are handed over.
    func replaceChildren(ofMenu parent: UIMenu.Identifier, from childrenBlock: ([UIMenuElement]) -> [UIMenuElement])
}
