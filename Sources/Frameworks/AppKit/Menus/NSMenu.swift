import Foundation
import SwiftUI

/// A menu.
///
/// Follows Apple's [NSMenu](https://developer.apple.com/documentation/appkit/nsmenu).
@MainActor @preconcurrency
open class NSMenu: NSObject {
    /// The title.
    open var title: String
    /// The items.
    open var items: [NSMenuItem] = [] {
        didSet {
            for item in items { item.menu = self }
            if NSApplication.shared.mainMenu != nil { NSApplication.shared.appearanceModel.menusChanged() }
        }
    }
    /// The delegate, which may change the items before they are shown; nil for none.
    open weak var delegate: (any NSMenuDelegate)?
    /// The menu around; nil for none.
    open weak var supermenu: NSMenu?
    /// Whether items without a target are disabled; true by default.
    open var autoenablesItems = true
    /// The least width, in points; without effect.
    open var minimumWidth: CGFloat = 0
    /// The font; nil for the usual one.
    ///
    /// Without effect.
    open var font: NSFont?
    /// Whether check marks have a column of their own; without effect.
    open var showsStateColumn = true
    /// Whether items of other apps are added to a context menu; there are none.
    open var allowsContextMenuPlugIns = true

    /// Creates a menu.
    public init(title: String) {
        self.title = title
        super.init()
    }
    /// Creates a menu of a document of Interface Builder, or of an archive; there are no archives here.
    public required init(coder: NSCoder) {
        title = ""
        super.init()
    }
    /// Called when the menu was made from a document of Interface Builder.
    open func awakeFromNib() {}
    /// Creates a menu without a title.
    public convenience override init() { self.init(title: "") }

    /// Adds an item at the end.
    open func addItem(_ newItem: NSMenuItem) { items.append(newItem) }
    /// Adds an item at the end, and returns it.
    @discardableResult
    open func addItem(
        withTitle string: String, action selector: Selector?, keyEquivalent charCode: String
    )
        -> NSMenuItem
    { insertItem(withTitle: string, action: selector, keyEquivalent: charCode, at: items.count) }
    /// Adds an item at a place.
    open func insertItem(_ newItem: NSMenuItem, at index: Int) {
        items.insert(newItem, at: min(max(index, 0), items.count))
    }
    /// Adds an item at a place, and returns it.
    @discardableResult
    open func insertItem(
        withTitle string: String, action selector: Selector?, keyEquivalent charCode: String, at index: Int
    ) -> NSMenuItem {
        let item = NSMenuItem(title: string, action: selector, keyEquivalent: charCode)
        insertItem(item, at: index)
        return item
    }
    /// Removes an item.
    open func removeItem(_ item: NSMenuItem) {
        items.removeAll { $0 === item }
        item.menu = nil
    }
    /// Removes the item at a place.
    open func removeItem(at index: Int) { if let item = item(at: index) { removeItem(item) } }
    /// Removes all items.
    open func removeAllItems() { items = [] }
    /// How many items there are.
    open var numberOfItems: Int { items.count }
    /// Returns the item at a place; nil for none.
    open func item(at index: Int) -> NSMenuItem? { items.indices.contains(index) ? items[index] : nil }
    /// Returns the item with a title; nil for none.
    open func item(withTitle title: String) -> NSMenuItem? { items.first { $0.title == title } }
    /// Returns the item with a number; nil for none.
    open func item(withTag tag: Int) -> NSMenuItem? { items.first { $0.tag == tag } }
    /// Returns the place of an item; -1 for none.
    open func index(of item: NSMenuItem) -> Int { items.firstIndex { $0 === item } ?? -1 }
    /// Returns the place of the item with a title; -1 for none.
    open func indexOfItem(withTitle title: String) -> Int { items.firstIndex { $0.title == title } ?? -1 }
    /// Returns the place of the item with a number; -1 for none.
    open func indexOfItem(withTag tag: Int) -> Int { items.firstIndex { $0.tag == tag } ?? -1 }
    /// Returns the place of the item with an object; -1 for none.
    open func indexOfItem(withRepresentedObject object: Any?) -> Int {
        items.firstIndex { $0.representedObject.map { $0 as AnyObject } === object.map { $0 as AnyObject } } ?? -1
    }
    /// Makes a menu the submenu of an item.
    open func setSubmenu(_ menu: NSMenu?, for item: NSMenuItem) { item.submenu = menu }
    /// Returns the place of the item with a menu within; −1 for none.
    open func indexOfItem(withSubmenu submenu: NSMenu?) -> Int { items.firstIndex { $0.submenu === submenu } ?? -1 }
    /// Returns the place of the item with a target and a method, any method for nil; −1 for none.
    open func indexOfItem(withTarget target: Any?, andAction actionSelector: Selector?) -> Int {
        let target = target.map { $0 as AnyObject }
        return items.firstIndex {
            $0.target === target && (actionSelector == nil || $0.action == actionSelector)
        } ?? -1
    }
    /// How the items are arranged; rows here.
    open var presentationStyle = PresentationStyle.regular
    /// How items are chosen; by the app, by default.
    open var selectionMode = SelectionMode.automatic
    /// The items with a check mark.
    open var selectedItems: [NSMenuItem] {
        get { items.filter { $0.state == .on } }
        set { for item in items { item.state = newValue.contains { $0 === item } ? .on : .off } }
    }
    /// The direction of the menu.
    open var userInterfaceLayoutDirection = NSUserInterfaceLayoutDirection.leftToRight
    /// Whether tools for writing are added; there are none here.
    open var automaticallyInsertsWritingToolsItems = true
    var selectionChanged: ((NSMenu) -> Void)?
    /// Notes in the check marks that the user has chosen an item.
    func choose(_ item: NSMenuItem) {
        switch selectionMode {
        case .automatic: return
        case .selectOne: for other in items where other.state == .on && other !== item { other.state = .off }
        case .selectAny: break
        }
        item.state = selectionMode == .selectAny && item.state == .on ? .off : .on
        selectionChanged?(self)
    }
    /// Notes that an item changed.
    open func itemChanged(_ item: NSMenuItem) { NSApplication.shared.appearanceModel.menusChanged() }
    /// Has the delegate bring the items up to date, and enables them.
    open func update() {
        delegate?.menuNeedsUpdate(self)
        fillFromDelegate()
        for item in items where autoenablesItems { item.validate() }
    }
    /// Performs an item's action.
    open func performActionForItem(at index: Int) { item(at: index)?.perform() }
    /// Performs the action of the item with a key; returns whether there is one.
    open func performKeyEquivalent(with event: NSEvent) -> Bool {
        for item in items {
            if item.submenu?.performKeyEquivalent(with: event) == true { return true }
            if item.fits(event) {
                item.perform()
                return true
            }
        }
        return false
    }
    /// Shows the menu at a place from within the app's code; menus open by presses here.
    ///
    /// Returns false.
    @discardableResult
    open func popUp(positioning item: NSMenuItem?, at location: NSPoint, in view: NSView?) -> Bool {
        Self.lacksPopUp()
        return false
    }
    /// Shows a menu for an event from within the app's code; menus open by presses here.
    open class func popUpContextMenu(_ menu: NSMenu, with event: NSEvent, for view: NSView) { lacksPopUp() }
    /// Ends the display of the menu.
    open func cancelTracking() {}
    /// Ends the display of the menu at once.
    open func cancelTrackingWithoutAnimation() {}
    /// The item under the pointer; not known.
    open var highlightedItem: NSMenuItem? { nil }
    /// The size; not known.
    open var size: NSSize { .zero }
    /// Whether the menu bar is visible.
    open class func menuBarVisible() -> Bool { true }
    /// Shows or hides the menu bar; the desktop decides.
    open class func setMenuBarVisible(_ visible: Bool) {
        if !visible { RuntimeWarning.issue("NSMenu.setMenuBarVisible(_:) has no effect: see CompatibilityGaps.md.") }
    }
    private static func lacksPopUp() {
        RuntimeWarning.issue(
            "NSMenu can't be opened by code here: set the view's menu, or use a Menu of SwiftUI (see CompatibilityGaps.md)."
        )
    }

    /// Posted when a menu began to be shown; never here.
    nonisolated public static let didBeginTrackingNotification = Notification.Name("NSMenuDidBeginTrackingNotification")
    /// Posted when a menu is no longer shown; never here.
    nonisolated public static let didEndTrackingNotification = Notification.Name("NSMenuDidEndTrackingNotification")
}

/// Methods that a menu calls; all are optional.
///
/// Follows Apple's [NSMenuDelegate](https://developer.apple.com/documentation/appkit/nsmenudelegate).
@MainActor @preconcurrency
public protocol NSMenuDelegate: NSObjectProtocol {
    /// Brings the items up to date before they are shown.
    func menuNeedsUpdate(_ menu: NSMenu)
    /// Called when the menu is about to be shown.
    func menuWillOpen(_ menu: NSMenu)
    /// Called when the menu is no longer shown; never here.
    func menuDidClose(_ menu: NSMenu)
    /// Called when an item is about to be marked; never here.
    func menu(_ menu: NSMenu, willHighlight item: NSMenuItem?)
    /// The number of items; negative to leave it.
    func numberOfItems(in menu: NSMenu) -> Int
    /// Updates the item at a place, where the delegate knows their number; returns whether the next one is to be updated.
    func menu(_ menu: NSMenu, update item: NSMenuItem, at index: Int, shouldCancel: Bool) -> Bool
    /// Returns whether a key chooses an item, and its target and method; not asked here.
    func menuHasKeyEquivalent(
        _ menu: NSMenu, for event: NSEvent, target: UnsafeMutablePointer<AnyObject?>,
        action: UnsafeMutablePointer<Selector?>
    ) -> Bool
    /// Returns the rectangle of the screen in which a menu is shown; not asked here.
    func confinementRect(for menu: NSMenu, on screen: NSScreen?) -> NSRect
}

extension NSMenuDelegate {
    public func menuNeedsUpdate(_ menu: NSMenu) {}
    public func menuWillOpen(_ menu: NSMenu) {}
    public func menuDidClose(_ menu: NSMenu) {}
    public func menu(_ menu: NSMenu, willHighlight item: NSMenuItem?) {}
    public func numberOfItems(in menu: NSMenu) -> Int { -1 }
    public func menu(_ menu: NSMenu, update item: NSMenuItem, at index: Int, shouldCancel: Bool) -> Bool { false }
    public func menuHasKeyEquivalent(
        _ menu: NSMenu, for event: NSEvent, target: UnsafeMutablePointer<AnyObject?>,
        action: UnsafeMutablePointer<Selector?>
    ) -> Bool { false }
    public func confinementRect(for menu: NSMenu, on screen: NSScreen?) -> NSRect { .zero }
}
