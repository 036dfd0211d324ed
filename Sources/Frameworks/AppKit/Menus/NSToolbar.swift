import Foundation
import SwiftUI

/// A bar with tools; its items are not shown here.
///
/// Use SwiftUI's `toolbar`.
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
    open weak var delegate: (any NSToolbarDelegate)?
    /// Which parts of items are shown.
    open var displayMode = DisplayMode.default
    /// The size of items.
    open var sizeMode = SizeMode.default
    /// Whether the user can change the bar.
    open var allowsUserCustomization = false
    /// Whether changes are kept.
    open var autosavesConfiguration = false
    /// Whether there is a line below the bar.
    open var showsBaselineSeparator = true
    /// Whether the bar is visible.
    open var isVisible = true
    /// The chosen item; nil for none.
    open var selectedItemIdentifier: NSToolbarItem.Identifier?
    /// The items in the middle.
    open var centeredItemIdentifiers: Set<NSToolbarItem.Identifier> = []
    /// The items.
    open private(set) var items: [NSToolbarItem] = []

    /// Creates a bar.
    public init(identifier: Identifier) {
        self.identifier = identifier
        super.init()
    }
    /// Creates a bar.
    public convenience override init() { self.init(identifier: "") }
    /// Adds an item that the delegate makes.
    open func insertItem(withItemIdentifier itemIdentifier: NSToolbarItem.Identifier, at index: Int) {
        let made = delegate?.toolbar(self, itemForItemIdentifier: itemIdentifier, willBeInsertedIntoToolbar: true)
        items.insert(made ?? NSToolbarItem(itemIdentifier: itemIdentifier), at: min(max(index, 0), items.count))
    }
    /// Removes an item.
    open func removeItem(at index: Int) { if items.indices.contains(index) { items.remove(at: index) } }
    /// Enables and disables the items.
    open func validateVisibleItems() {}
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
    }

    /// The name.
    public let itemIdentifier: Identifier
    /// The words.
    open var label = ""
    /// The words where the user changes the bar.
    open var paletteLabel = ""
    /// The words that explain the item; nil for none.
    open var toolTip: String?
    /// The words on the item.
    open var title = ""
    /// The image; nil for none.
    open var image: NSImage?
    /// The method that is called; nil for none.
    open var action: Selector?
    /// The object whose method is called; nil for the first responder.
    open weak var target: AnyObject?
    /// Whether the item can be used.
    open var isEnabled = true
    /// Whether the item has a frame.
    open var isBordered = false
    /// Whether the item is part of the path to the document.
    open var isNavigational = false
    /// A number to find the item by.
    open var tag = 0
    /// The view of the item; nil for none.
    open var view: NSView?
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
}

extension NSToolbarItem: NSValidatedUserInterfaceItem {}

/// Several items that belong together; they are not shown.
///
/// Follows Apple's [NSToolbarItemGroup](https://developer.apple.com/documentation/appkit/nstoolbaritemgroup).
@MainActor @preconcurrency
open class NSToolbarItemGroup: NSToolbarItem {
    /// How items are chosen.
    public enum SelectionMode: Int, Sendable { case selectOne, selectAny, momentary }
    /// The form of the group.
    public enum ControlRepresentation: Int, Sendable { case automatic, expanded, collapsed }
    /// The items.
    open var subitems: [NSToolbarItem] = []
    /// How items are chosen.
    open var selectionMode = SelectionMode.selectOne
    /// The form of the group.
    open var controlRepresentation = ControlRepresentation.automatic
    /// The place of the chosen item; -1 for none.
    open var selectedIndex = -1
    /// Chooses an item, or not.
    open func setSelected(_ selected: Bool, at index: Int) {
        if selected { selectedIndex = index } else if selectedIndex == index { selectedIndex = -1 }
    }
    /// Returns whether an item is chosen.
    open func isSelected(at index: Int) -> Bool { selectedIndex == index }
}

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
    public func toolbarSelectableItemIdentifiers(_ toolbar: NSToolbar) -> [NSToolbarItem.Identifier] { [] }
}
