import Foundation
import SwiftUI

/// The outlets of AppKit's own classes.
@MainActor
enum NibOutlets {
    /// Puts an object into an outlet; returns false if the class has none of the name, or another kind of object.
    static func set(_ value: Any, _ name: String, of object: AnyObject) -> Bool {
        switch name {
        case "delegate": setDelegate(value, of: object)
        case "dataSource": setSource(value, of: object)
        case "menu": assign(value as? NSMenu) { ((object as? NSResponder)?.menu = $0) != nil }
        case "view": assign(value as? NSView) { setView($0, of: object) }
        case "window": assign(value as? NSWindow) { ((object as? NSWindowController)?.window = $0) != nil }
        case "contentViewController": assign(value as? NSViewController) { setContent($0, of: object) }
        case "contentView": assign(value as? NSView) { ((object as? NSWindow)?.contentView = $0) != nil }
        case "mainMenu": assign(value as? NSMenu) { ((object as? NSApplication)?.mainMenu = $0) != nil }
        case "submenu": assign(value as? NSMenu) { ((object as? NSMenuItem)?.submenu = $0) != nil }
        case "textField": assign(value as? NSTextField) { ((object as? NSTableCellView)?.textField = $0) != nil }
        case "imageView": assign(value as? NSImageView) { ((object as? NSTableCellView)?.imageView = $0) != nil }
        case "documentView": assign(value as? NSView) { ((object as? NSScrollView)?.documentView = $0) != nil }
        case "formatter": assign(value as? Formatter) { ((object as? NSControl)?.formatter = $0) != nil }
        case "target": setTarget(value as AnyObject, of: object)
        case "tabView": assign(value as? NSTabView) { ((object as? NSTabViewController)?.tabView = $0) != nil }
        case "splitView": assign(value as? NSSplitView) { ((object as? NSSplitViewController)?.splitView = $0) != nil }
        // The engine decides on the order of the focus and on menus of status items.
        case "nextKeyView", "initialFirstResponder", "nextResponder", "toolbar", "headerView", "dockMenu": true
        default: false
        }
    }

    private static func assign<T>(_ value: T?, _ set: (T) -> Bool) -> Bool { value.map(set) ?? false }

    private static func setView(_ view: NSView, of object: AnyObject) -> Bool {
        switch object {
        case let controller as NSViewController: controller.view = view
        case let item as NSTabViewItem: item.view = view
        case let item as NSMenuItem: item.view = view
        case let item as NSToolbarItem: item.view = view
        default: return false
        }
        return true
    }

    private static func setContent(_ controller: NSViewController, of object: AnyObject) -> Bool {
        switch object {
        case let window as NSWindow: window.contentViewController = controller
        case let window as NSWindowController: window.contentViewController = controller
        case let popover as NSPopover: popover.contentViewController = controller
        default: return false
        }
        return true
    }

    private static func setTarget(_ value: AnyObject, of object: AnyObject) -> Bool {
        switch object {
        case let control as NSControl: control.target = value
        case let item as NSMenuItem: item.target = value
        case let item as NSToolbarItem: item.target = value
        default: return false
        }
        return true
    }

    /// A delegate without the protocol has none of its methods, and nothing is missing.
    private static func setDelegate(_ value: Any, of object: AnyObject) -> Bool {
        switch object {
        case let app as NSApplication: app.delegate = value as? any NSApplicationDelegate
        case let window as NSWindow: window.delegate = value as? any NSWindowDelegate
        case let menu as NSMenu: menu.delegate = value as? any NSMenuDelegate
        case let field as NSTextField: field.delegate = value as? any NSTextFieldDelegate
        case let outline as NSOutlineView: outline.delegate = value as? any NSOutlineViewDelegate
        case let collection as NSCollectionView: collection.delegate = value as? any NSCollectionViewDelegate
        case let table as NSTableView: table.delegate = value as? any NSTableViewDelegate
        case let text as NSTextView: text.delegate = value as? any NSTextViewDelegate
        case let tabs as NSTabView: tabs.delegate = value as? any NSTabViewDelegate
        case let split as NSSplitView: split.delegate = value as? any NSSplitViewDelegate
        case let popover as NSPopover: popover.delegate = value as? any NSPopoverDelegate
        case let toolbar as NSToolbar: toolbar.delegate = value as? any NSToolbarDelegate
        default: return false
        }
        return true
    }

    private static func setSource(_ value: Any, of object: AnyObject) -> Bool {
        switch object {
        case let outline as NSOutlineView: outline.dataSource = value as? any NSOutlineViewDataSource
        case let collection as NSCollectionView: collection.dataSource = value as? any NSCollectionViewDataSource
        case let table as NSTableView: table.dataSource = value as? any NSTableViewDataSource
        case let box as NSComboBox: box.dataSource = value as? any NSComboBoxDataSource
        default: return false
        }
        return true
    }
}
