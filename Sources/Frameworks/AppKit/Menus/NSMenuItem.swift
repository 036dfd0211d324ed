import Foundation
import SwiftUI

/// An item of a menu.
///
/// Follows Apple's [NSMenuItem](https://developer.apple.com/documentation/appkit/nsmenuitem).
@MainActor @preconcurrency
open class NSMenuItem: NSObject {
    /// The words.
    open var title: String
    /// The words with attributes; nil for none.
    ///
    /// The words alone are shown.
    open var attributedTitle: NSAttributedString? {
        didSet { if let attributedTitle { title = attributedTitle.string } }
    }
    /// The words below; without effect.
    open var subtitle: String?
    /// The method that is called: one that `#selector` names in what `./oriel run PATH` builds; nil for none.
    open var action: Selector?
    /// The object whose method is called; nil for the first responder or the app's delegate.
    open weak var target: AnyObject?
    /// The key that does the same; empty for none.
    open var keyEquivalent: String
    /// The keys that are held with it; Command by default.
    open var keyEquivalentModifierMask: NSEvent.ModifierFlags = .command
    /// Whether the item can be chosen.
    open var isEnabled = true
    /// Whether the item is hidden.
    open var isHidden = false
    /// Whether the item replaces the one before it while keys are held; it is left out here.
    open var isAlternate = false
    /// Whether there is a check mark.
    open var state = NSControl.StateValue.off
    /// The image; nil for none.
    open var image: NSImage?
    /// A number to find the item by; 0 by default.
    open var tag = 0
    /// The object that the item stands for; nil for none.
    open var representedObject: Any?
    /// The words that explain the item; nil for none.
    open var toolTip: String?
    /// How far the words are moved in.
    open var indentationLevel = 0
    /// The view in the item's place; nil for none.
    ///
    /// It is not shown.
    open var view: NSView? {
        didSet {
            if view != nil { RuntimeWarning.issue("NSMenuItem.view is not shown: see CompatibilityGaps.md.") }
        }
    }
    /// A name to find the item by; nil for none.
    open var identifier: NSUserInterfaceItemIdentifier?
    /// The menu that contains the item; nil for none.
    open internal(set) weak var menu: NSMenu?
    /// The menu that the item opens; nil for none.
    open var submenu: NSMenu? { didSet { submenu?.supermenu = menu } }
    /// Whether the item opens a menu.
    open var hasSubmenu: Bool { submenu != nil }
    /// The item that opens the menu around; nil for none.
    open var parent: NSMenuItem? { menu?.supermenu?.items.first { $0.submenu === menu } }
    /// Whether the item is a line.
    open private(set) var isSeparatorItem = false
    /// Whether the item is a heading.
    open private(set) var isSectionHeader = false
    /// Whether the key of the item follows the layout of keys; without effect.
    open var allowsAutomaticKeyEquivalentLocalization = true
    /// Whether the key of the item is mirrored from right to left; without effect.
    open var allowsAutomaticKeyEquivalentMirroring = true
    /// Whether the key works while the item is hidden; without effect.
    open var allowsKeyEquivalentWhenHidden = false
    /// The key that the user has chosen; empty, as desktops have no setting for that.
    open var userKeyEquivalent: String { "" }
    /// Whether users' keys are used; without effect.
    open class var usesUserKeyEquivalents: Bool {
        get { false }
        set {}
    }
    /// A small number or word at the item's end; nil for none.
    ///
    /// It is not shown.
    open var badge: NSMenuItemBadge?
    /// Whether the item is marked; not known.
    open var isHighlighted: Bool { false }

    /// Creates an item.
    public init(title string: String, action selector: Selector?, keyEquivalent charCode: String) {
        (title, action, keyEquivalent) = (string, selector, charCode)
        super.init()
    }
    /// Creates an item of a document of Interface Builder, or of an archive; there are no archives here.
    public required init(coder: NSCoder) {
        (title, keyEquivalent) = ("", "")
        super.init()
    }
    /// Called when the item was made from a document of Interface Builder.
    open func awakeFromNib() {}
    /// Creates an item without words.
    public convenience override init() { self.init(title: "", action: nil, keyEquivalent: "") }
    /// Returns a line.
    open class func separator() -> NSMenuItem {
        let item = NSMenuItem()
        item.isSeparatorItem = true
        return item
    }
    /// Returns a heading.
    open class func sectionHeader(title: String) -> NSMenuItem {
        let item = NSMenuItem(title: title, action: nil, keyEquivalent: "")
        item.isSectionHeader = true
        item.isEnabled = false
        return item
    }

    /// Performs the item's action.
    func perform() {
        guard isEnabled else { return }
        menu?.choose(self)
        guard let action else { return }
        let center = NotificationCenter.default
        center.post(name: NSMenu.willSendActionNotification, object: menu, userInfo: ["MenuItem": self])
        NSApplication.shared.sendAction(action, to: target, from: self)
        center.post(name: NSMenu.didSendActionNotification, object: menu, userInfo: ["MenuItem": self])
    }
    /// Enables or disables the item as its target says.
    func validate() {
        guard let target, action != nil else { return }
        if let target = target as? any NSMenuItemValidation {
            isEnabled = target.validateMenuItem(self)
        } else if let target = target as? any NSUserInterfaceValidations {
            isEnabled = target.validateUserInterfaceItem(self)
        }
    }
    /// Whether an event is the item's key.
    func fits(_ event: NSEvent) -> Bool {
        guard !keyEquivalent.isEmpty, isEnabled, let key = event.charactersIgnoringModifiers else { return false }
        let relevant: NSEvent.ModifierFlags = [.command, .option, .control]
        return key.lowercased() == keyEquivalent.lowercased()
            && event.modifierFlags.intersection(relevant) == keyEquivalentModifierMask.intersection(relevant)
    }
}

/// An item of the interface that can be enabled and disabled.
///
/// Follows Apple's
/// [NSValidatedUserInterfaceItem](https://developer.apple.com/documentation/appkit/nsvalidateduserinterfaceitem).
@MainActor @preconcurrency
public protocol NSValidatedUserInterfaceItem {
    /// The method that the item calls; nil for none.
    var action: Selector? { get }
    /// The item's number.
    var tag: Int { get }
}

extension NSMenuItem: NSValidatedUserInterfaceItem {}

/// An object that enables and disables items.
///
/// Follows Apple's
/// [NSUserInterfaceValidations](https://developer.apple.com/documentation/appkit/nsuserinterfacevalidations).
@MainActor @preconcurrency
public protocol NSUserInterfaceValidations {
    /// Whether an item is enabled.
    func validateUserInterfaceItem(_ item: any NSValidatedUserInterfaceItem) -> Bool
}

/// An object that enables and disables items of menus.
///
/// Follows Apple's [NSMenuItemValidation](https://developer.apple.com/documentation/appkit/nsmenuitemvalidation).
@MainActor @preconcurrency
public protocol NSMenuItemValidation {
    /// Whether an item is enabled.
    func validateMenuItem(_ menuItem: NSMenuItem) -> Bool
}

/// The items of a menu as SwiftUI's.
struct MenuContent: View {
    let menu: NSMenu
    var isIncluded: @MainActor (NSMenuItem) -> Bool = { _ in true }

    var body: some View {
        let _ = menu.update()
        let _ = menu.delegate?.menuWillOpen(menu)
        ForEach(menu.items.filter { !$0.isHidden && !$0.isAlternate && isIncluded($0) }.map { Shown(item: $0) }) {
            Entry(item: $0.item)
        }
    }

    private struct Shown: Identifiable {
        let item: NSMenuItem
        var id: ObjectIdentifier { ObjectIdentifier(item) }
    }

    private struct Entry: View {
        let item: NSMenuItem

        var body: some View {
            if item.isSeparatorItem {
                Divider()
            } else if let submenu = item.submenu {
                Menu(item.title) { MenuContent(menu: submenu) }
            } else if item.state == .on {
                Toggle(
                    isOn: Binding {
                        true
                    } set: { _ in
                        item.perform()
                    }
                ) { Text(verbatim: item.title) }
                .disabled(!isUsable)
            } else {
                Button {
                    item.perform()
                } label: {
                    if let image = item.image {
                        Label {
                            Text(verbatim: item.title)
                        } icon: {
                            Image(nsImage: image)
                        }
                    } else {
                        Text(verbatim: item.title)
                    }
                }
                .keyboardShortcut(shortcut)
                .disabled(!isUsable)
            }
        }

        private var isUsable: Bool { item.isEnabled && (item.hasReceiver || item.menu?.autoenablesItems == false) }
        private var shortcut: KeyboardShortcut? {
            KeyEquivalent(appKit: item.keyEquivalent).map {
                KeyboardShortcut($0, modifiers: item.keyEquivalentModifierMask.swiftUI)
            }
        }
    }
}

/// A small number or word at the end of an item.
///
/// Follows Apple's [NSMenuItemBadge](https://developer.apple.com/documentation/appkit/nsmenuitembadge). It is kept, and not shown.
@MainActor @preconcurrency
open class NSMenuItemBadge: NSObject {
    /// The things that a number counts.
    public enum BadgeType: Int, Sendable { case none, updates, newItems, alerts }
    /// The things that the number counts.
    public let type: BadgeType
    /// The number; 0 for a word.
    public let itemCount: Int
    /// The word; nil for a number.
    public let stringValue: String?
    /// Creates a badge with a number.
    public init(count itemCount: Int, type: BadgeType = .none) {
        (self.itemCount, self.type, stringValue) = (itemCount, type, nil)
        super.init()
    }
    /// Creates a badge with a word.
    public init(string: String) {
        (itemCount, type, stringValue) = (0, .none, string)
        super.init()
    }
    /// Returns a badge for a number of alerts.
    open class func alerts(count itemCount: Int) -> NSMenuItemBadge { NSMenuItemBadge(count: itemCount, type: .alerts) }
    /// Returns a badge for a number of new items.
    open class func newItems(count itemCount: Int) -> NSMenuItemBadge {
        NSMenuItemBadge(count: itemCount, type: .newItems)
    }
    /// Returns a badge for a number of updates.
    open class func updates(count itemCount: Int) -> NSMenuItemBadge {
        NSMenuItemBadge(count: itemCount, type: .updates)
    }
}
