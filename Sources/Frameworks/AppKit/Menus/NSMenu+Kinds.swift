import Foundation
import SwiftUI

extension NSMenu {
    /// How items are arranged.
    public enum PresentationStyle: Int, Sendable { case regular, palette }
    /// How items are chosen.
    public enum SelectionMode: Int, Sendable { case automatic, selectOne, selectAny }
    /// The values of items that the app can update.
    public struct Properties: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        /// The title.
        public static let title = Properties(rawValue: 1)
        /// The title with its attributes.
        public static let attributedTitle = Properties(rawValue: 2)
        /// The key.
        public static let keyEquivalent = Properties(rawValue: 4)
        /// The image.
        public static let image = Properties(rawValue: 8)
        /// Whether the item can be used.
        public static let enabled = Properties(rawValue: 16)
        /// The words for assistive technology.
        public static let accessibilityDescription = Properties(rawValue: 32)
    }
    /// The values that are needed now: all of them.
    public var propertiesToUpdate: Properties {
        [.title, .attributedTitle, .keyEquivalent, .image, .enabled, .accessibilityDescription]
    }

    /// Creates a menu whose items are colors, one or several of which are chosen; its items are rows here.
    /// - Parameters:
    ///   - colors: The colors.
    ///   - titles: The titles of the colors; none for colors beyond them.
    ///   - template: The image that has the colors; nil for a circle.
    ///   - onSelectionChange: Called when the user has chosen a color.
    public class func palette(
        colors: [NSColor], titles: [String] = [], template: NSImage? = nil,
        onSelectionChange: ((NSMenu) -> Void)? = nil
    ) -> NSMenu {
        let menu = NSMenu()
        menu.presentationStyle = .palette
        menu.selectionMode = .selectOne
        menu.autoenablesItems = false
        menu.selectionChanged = onSelectionChange
        for (place, color) in colors.enumerated() {
            let title = titles.indices.contains(place) ? titles[place] : ""
            let item = NSMenuItem(title: title, action: nil, keyEquivalent: "")
            item.image = (template ?? NSImage(systemName: "circle.fill"))?.withTintColor(color)
            item.representedObject = color
            menu.addItem(item)
        }
        return menu
    }
    /// Shows a menu at the pointer; it can't be shown by code here.
    public class func popUpContextMenu(_ menu: NSMenu, with event: NSEvent, for view: NSView, with font: NSFont?) {
        popUpContextMenu(menu, with: event, for: view)
    }

    /// Makes the items of a menu whose delegate knows their number.
    func fillFromDelegate() {
        guard let delegate else { return }
        let count = delegate.numberOfItems(in: self)
        guard (0..<10_000).contains(count) else { return }
        while items.count > count { removeItem(at: items.count - 1) }
        while items.count < count { addItem(NSMenuItem()) }
        for (index, item) in items.enumerated() {
            guard delegate.menu(self, update: item, at: index, shouldCancel: false) else { break }
        }
    }

    /// Posted before the action of an item is called.
    nonisolated public static let willSendActionNotification = Notification.Name("NSMenuWillSendActionNotification")
    /// Posted after the action of an item was called.
    nonisolated public static let didSendActionNotification = Notification.Name("NSMenuDidSendActionNotification")
    /// Posted when an item was added; never here.
    nonisolated public static let didAddItemNotification = Notification.Name("NSMenuDidAddItemNotification")
    /// Posted when an item has changed; never here.
    nonisolated public static let didChangeItemNotification = Notification.Name("NSMenuDidChangeItemNotification")
    /// Posted when an item was removed; never here.
    nonisolated public static let didRemoveItemNotification = Notification.Name("NSMenuDidRemoveItemNotification")
}

extension NSMenuItem {
    /// The items with tools for writing; none here.
    public class var writingToolsItems: [NSMenuItem] { [] }
}

extension NSStatusItem {
    /// The method of a double press, in an older form; it is not called here.
    public var doubleAction: Selector? {
        get { nil }
        set {
            if newValue != nil {
                RuntimeWarning.issue("NSStatusItem.doubleAction is not called here: see CompatibilityGaps.md.")
            }
        }
    }
    /// The view of the item, in an older form: one within the button.
    public var view: NSView? {
        get { button?.subviews.first }
        set {
            for old in button?.subviews ?? [] { old.removeFromSuperview() }
            if let newValue { button?.addSubview(newValue) }
        }
    }
}
