import Foundation
import SwiftUI

/// A bar with tools, above the content of a window of the app's own.
///
/// The window of a scene of SwiftUI's shows the bar of SwiftUI's `toolbar` alone.
///
/// Follows Apple's [NSToolbar](https://developer.apple.com/documentation/appkit/nstoolbar).
@MainActor @preconcurrency
open class NSToolbar: NSObject {
    /// The name of a bar.
    public typealias Identifier = String
    /// Which parts of items are shown.
    public enum DisplayMode: UInt, Sendable { case `default`, iconAndLabel, iconOnly, labelOnly }
    /// The size of items.
    public enum SizeMode: UInt, Sendable { case `default`, regular, small }

    /// The name.
    public let identifier: Identifier
    /// The delegate, which makes the items; nil for none.
    open weak var delegate: (any NSToolbarDelegate)? { didSet { if isShown { fill() } } }
    private var isShown = false
    let model = ToolbarModel()
    private var hasDefaultItems = false
    /// Which parts of items are shown; by default the image, or the words of an item without one.
    open var displayMode = DisplayMode.default { didSet { model.changed() } }
    /// The size of items.
    open var sizeMode = SizeMode.default
    /// Whether the user can change the bar; without effect.
    open var allowsUserCustomization = false
    /// Whether changes are kept.
    open var autosavesConfiguration = false
    /// Whether there is a line below the bar.
    open var showsBaselineSeparator = true
    /// Whether the bar is visible.
    open var isVisible = true { didSet { model.changed() } }
    /// The chosen item; nil for none.
    open var selectedItemIdentifier: NSToolbarItem.Identifier? { didSet { model.changed() } }
    /// Whether extensions of other apps may add items; there are none here.
    open var allowsExtensionItems = false
    /// The items in the middle.
    open var centeredItemIdentifiers: Set<NSToolbarItem.Identifier> = [] { didSet { model.changed() } }
    /// The item in the middle; nil for none.
    open var centeredItemIdentifier: NSToolbarItem.Identifier? {
        get { centeredItemIdentifiers.first }
        set { centeredItemIdentifiers = newValue.map { [$0] } ?? [] }
    }
    /// The items.
    open private(set) var items: [NSToolbarItem] = [] { didSet { model.changed() } }
    /// The items that the window is wide enough for: all.
    open var visibleItems: [NSToolbarItem]? { items }

    /// Creates a bar.
    public init(identifier: Identifier) {
        self.identifier = identifier
        super.init()
    }
    /// Creates a bar.
    public convenience override init() { self.init(identifier: "") }
    /// Adds an item that the delegate makes.
    open func insertItem(withItemIdentifier itemIdentifier: NSToolbarItem.Identifier, at index: Int) {
        let item =
            delegate?.toolbar(self, itemForItemIdentifier: itemIdentifier, willBeInsertedIntoToolbar: true)
            ?? NSToolbarItem(itemIdentifier: itemIdentifier)
        let message = Notification(name: Self.willAddItemNotification, object: self, userInfo: ["item": item])
        delegate?.toolbarWillAddItem(message)
        NotificationCenter.default.post(message)
        item.owner = self
        items.insert(item, at: min(max(index, 0), items.count))
    }
    /// Removes an item.
    open func removeItem(at index: Int) {
        guard items.indices.contains(index) else { return }
        let item = items.remove(at: index)
        item.owner = nil
        let message = Notification(name: Self.didRemoveItemNotification, object: self, userInfo: ["item": item])
        delegate?.toolbarDidRemoveItem(message)
        NotificationCenter.default.post(message)
    }
    /// Enables and disables the items.
    open func validateVisibleItems() { for item in items where item.autovalidates { item.validate() } }
    /// Shows the panel with which the user changes the bar; there is none here.
    open func runCustomizationPalette(_ sender: Any?) {
        RuntimeWarning.issue(
            "NSToolbar.runCustomizationPalette(_:): bars can't be changed by the user here (see CompatibilityGaps.md).")
    }

    /// Adds the delegate's items, once a window shows the bar.
    func fill() {
        isShown = true
        guard let delegate, !hasDefaultItems else { return }
        hasDefaultItems = true
        guard items.isEmpty else { return }
        for name in delegate.toolbarDefaultItemIdentifiers(self) {
            insertItem(withItemIdentifier: name, at: items.count)
        }
    }

    /// Posted when an item is about to be added.
    nonisolated public static let willAddItemNotification = Notification.Name("NSToolbarWillAddItemNotification")
    /// Posted when an item was removed.
    nonisolated public static let didRemoveItemNotification = Notification.Name("NSToolbarDidRemoveItemNotification")
}

/// An item of a toolbar.
///
/// Follows Apple's [NSToolbarItem](https://developer.apple.com/documentation/appkit/nstoolbaritem).
@MainActor @preconcurrency
open class NSToolbarItem: NSObject {
    /// The name of an item.
    public struct Identifier: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// Creates a name.
        public init(_ rawValue: String) { self.rawValue = rawValue }
        /// A small gap.
        public static let space = Identifier("NSToolbarSpaceItem")
        /// A gap that takes the room that is left.
        public static let flexibleSpace = Identifier("NSToolbarFlexibleSpaceItem")
        /// The button for the side bar.
        public static let toggleSidebar = Identifier("NSToolbarToggleSidebarItem")
        /// The line beside the side bar.
        public static let sidebarTrackingSeparator = Identifier("NSToolbarSidebarTrackingSeparatorItem")
        /// The button for colors.
        public static let showColors = Identifier("NSToolbarShowColorsItem")
        /// The button for fonts.
        public static let showFonts = Identifier("NSToolbarShowFontsItem")
        /// The button for printing.
        public static let print = Identifier("NSToolbarPrintItem")
        /// The button for sharing.
        public static let cloudSharing = Identifier("NSToolbarCloudSharingItem")
        /// The button for details.
        public static let toggleInspector = Identifier("NSToolbarToggleInspectorItem")
        /// The line beside the details.
        public static let inspectorTrackingSeparator = Identifier("NSToolbarInspectorTrackingSeparatorItem")
    }

    /// The name.
    public let itemIdentifier: Identifier
    weak var owner: NSToolbar?
    /// The bar that the item is in; nil for none.
    open var toolbar: NSToolbar? { owner }
    /// Whether the item is enabled by its target; true by default.
    open var autovalidates = true
    /// Whether the item is hidden; false by default.
    open var isHidden = false { didSet { owner?.model.changed() } }
    /// Whether the item is shown: where it is in a bar, and not hidden.
    open var isVisible: Bool { owner != nil && !isHidden }
    /// The words that the item can have, of which the widest decides on its width.
    open var possibleLabels: Set<String> = []
    /// Whether a bar can have the item several times; false by default.
    open var allowsDuplicatesInToolbar: Bool { false }
    /// The color behind the item; nil for none.
    open var backgroundTintColor: NSColor? { didSet { owner?.model.changed() } }
    /// The words.
    open var label = "" { didSet { owner?.model.changed() } }
    /// The words where the user changes the bar.
    open var paletteLabel = ""
    /// The words that explain the item; nil for none.
    open var toolTip: String?
    /// The words on the item.
    open var title = "" { didSet { owner?.model.changed() } }
    /// The image; nil for none.
    open var image: NSImage? { didSet { owner?.model.changed() } }
    /// The method that is called; nil for none.
    open var action: Selector?
    /// The object whose method is called; nil for the first responder.
    open weak var target: AnyObject?
    /// Whether the item can be used.
    open var isEnabled = true { didSet { owner?.model.changed() } }
    /// Whether the item has a frame.
    open var isBordered = false { didSet { owner?.model.changed() } }
    /// Whether the item is part of the path to the document.
    open var isNavigational = false
    /// A number to find the item by.
    open var tag = 0
    /// The view of the item; nil for none.
    open var view: NSView? { didSet { owner?.model.changed() } }
    /// The least size, in points.
    open var minSize = NSSize.zero
    /// The greatest size, in points.
    open var maxSize = NSSize.zero

    /// The item of a menu that stands for this one in a narrow bar; nil for none.
    open var menuFormRepresentation: NSMenuItem?
    /// When the item is left out of a narrow bar.
    open var visibilityPriority = VisibilityPriority.standard
    /// When items are left out.
    public struct VisibilityPriority: RawRepresentable, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        /// In its turn.
        public static let standard = VisibilityPriority(rawValue: 0)
        /// First.
        public static let low = VisibilityPriority(rawValue: -1000)
        /// Late.
        public static let high = VisibilityPriority(rawValue: 1000)
        /// Last.
        public static let user = VisibilityPriority(rawValue: 2000)
    }

    /// Creates an item.
    public init(itemIdentifier: Identifier) {
        self.itemIdentifier = itemIdentifier
        super.init()
    }

    /// Enables the item where an object performs its action, and allows it.
    open func validate() {
        guard let action, view == nil else { return }
        let receiver = NSApplication.shared.target(forAction: action, to: target, from: self)
        switch receiver {
        case let judge as any NSToolbarItemValidation: isEnabled = judge.validateToolbarItem(self)
        case let judge as any NSUserInterfaceValidations: isEnabled = judge.validateUserInterfaceItem(self)
        default: isEnabled = receiver != nil
        }
    }
    func press() {
        if let action { _ = NSApplication.shared.sendAction(action, to: target, from: self) }
    }
}

extension NSToolbarItem: NSValidatedUserInterfaceItem {}

/// Methods that a toolbar calls.
///
/// Follows Apple's [NSToolbarDelegate](https://developer.apple.com/documentation/appkit/nstoolbardelegate).
@MainActor @preconcurrency
public protocol NSToolbarDelegate: NSObjectProtocol {
    /// Makes an item; nil for none.
    func toolbar(
        _ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
        willBeInsertedIntoToolbar flag: Bool
    ) -> NSToolbarItem?
    /// Returns the items that the bar has at first.
    func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier]
    /// Returns the items that the bar can have.
    func toolbarAllowedItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier]
    /// Called before an item is added.
    func toolbarWillAddItem(_ notification: Notification)
    /// Called after an item was removed.
    func toolbarDidRemoveItem(_ notification: Notification)
    /// Returns the items that can't be moved; not asked here.
    func toolbarImmovableItemIdentifiers(_ toolbar: NSToolbar) -> Set<NSToolbarItem.Identifier>
    /// Returns the items that can be chosen.
    func toolbarSelectableItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier]
}

extension NSToolbarDelegate {
    public func toolbar(
        _ toolbar: NSToolbar, itemForItemIdentifier itemIdentifier: NSToolbarItem.Identifier,
        willBeInsertedIntoToolbar flag: Bool
    ) -> NSToolbarItem? { nil }
    public func toolbarDefaultItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] { [] }
    public func toolbarAllowedItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] { [] }
    public func toolbarWillAddItem(_ notification: Notification) {}
    public func toolbarDidRemoveItem(_ notification: Notification) {}
    public func toolbarImmovableItemIdentifiers(_ toolbar: NSToolbar) -> Set<NSToolbarItem.Identifier> { [] }
    public func toolbarSelectableItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] { [] }
}

/// An object that enables and disables items of toolbars.
///
/// Follows Apple's
/// [NSToolbarItemValidation](https://developer.apple.com/documentation/appkit/nstoolbaritemvalidation).
@MainActor @preconcurrency
public protocol NSToolbarItemValidation {
    /// Whether an item is enabled.
    func validateToolbarItem(_ item: NSToolbarItem) -> Bool
}
