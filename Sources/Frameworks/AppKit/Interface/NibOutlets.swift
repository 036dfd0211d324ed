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

    private static func setDelegate(_ value: Any, of object: AnyObject) -> Bool {
        switch object {
        case let app as NSApplication: assign(value as? any NSApplicationDelegate) { (app.delegate = $0) == () }
        case let window as NSWindow: assign(value as? any NSWindowDelegate) { (window.delegate = $0) == () }
        case let menu as NSMenu: assign(value as? any NSMenuDelegate) { (menu.delegate = $0) == () }
        case let box as NSComboBox: assign(value as? any NSTextFieldDelegate) { (box.delegate = $0) == () }
        case let field as NSTextField: assign(value as? any NSTextFieldDelegate) { (field.delegate = $0) == () }
        case let table as NSTableView: assign(value as? any NSTableViewDelegate) { (table.delegate = $0) == () }
        case let text as NSTextView: assign(value as? any NSTextViewDelegate) { (text.delegate = $0) == () }
        case let tabs as NSTabView: assign(value as? any NSTabViewDelegate) { (tabs.delegate = $0) == () }
        case let split as NSSplitView: assign(value as? any NSSplitViewDelegate) { (split.delegate = $0) == () }
        case let popover as NSPopover: assign(value as? any NSPopoverDelegate) { (popover.delegate = $0) == () }
        case let toolbar as NSToolbar: assign(value as? any NSToolbarDelegate) { (toolbar.delegate = $0) == () }
        default: false
        }
    }

    private static func setSource(_ value: Any, of object: AnyObject) -> Bool {
        switch object {
        case let table as NSTableView: assign(value as? any NSTableViewDataSource) { (table.dataSource = $0) == () }
        case let box as NSComboBox: assign(value as? any NSComboBoxDataSource) { (box.dataSource = $0) == () }
        default: false
        }
    }
}
