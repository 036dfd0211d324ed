import DataModelFiles
import Foundation
import InterfaceFiles
import SwiftUI

extension NibLoader {
    /// Makes a menu with its items; a menu that the system knows becomes the app's.
    @discardableResult
    func makeMenu(_ element: XMLElement) -> NSMenu {
        let type = kind(of: element, as: NSMenu.self)
        let menu = type.init(coder: InterfaceCoder())
        menu.title = file.words("title", of: element) ?? ""
        menu.autoenablesItems = element.flag("autoenablesItems", or: true)
        noteMade(menu, element)
        menu.items = element.child("items")?.children(named: "menuItem").map(makeMenuItem) ?? []
        switch element["systemMenu"] {
        case "main": NSApplication.shared.mainMenu = menu
        case "services": NSApplication.shared.servicesMenu = menu
        case "window": NSApplication.shared.windowsMenu = menu
        case "help": NSApplication.shared.helpMenu = menu
        default: break
        }
        // The menu of the app in a storyboard has no name of its own.
        if element["key"] == "mainMenu" { NSApplication.shared.mainMenu = menu }
        return menu
    }

    func makeMenuItem(_ element: XMLElement) -> NSMenuItem {
        let item: NSMenuItem
        if element.flag("isSeparatorItem") {
            item = .separator()
        } else {
            let type = kind(of: element, as: NSMenuItem.self)
            item = type.init(coder: InterfaceCoder())
        }
        item.title = file.words("title", of: element) ?? ""
        item.keyEquivalent = element.words("keyEquivalent") ?? ""
        item.keyEquivalentModifierMask = NibValues.modifiers(element.child(key: "keyEquivalentModifierMask"))
        item.tag = element.integer("tag") ?? 0
        item.state = NibValues.state(element["state"])
        item.isEnabled = element.flag("enabled", or: true)
        item.isHidden = element.flag("hidden")
        item.isAlternate = element.flag("alternate")
        item.indentationLevel = element.integer("indentationLevel") ?? 0
        item.toolTip = file.words("toolTip", of: element)
        item.image = NibValues.image(element["image"], file, isSymbol: element["catalog"] == "system")
        item.identifier = element["identifier"].map { NSUserInterfaceItemIdentifier($0) }
        item.attributedTitle = NibValues.attributed(element.child(key: "attributedTitle"), file)
        if let submenu = element.child(key: "submenu"), submenu.name == "menu" { item.submenu = makeMenu(submenu) }
        if let view = element.child(key: "view") { item.view = makeView(view) }
        noteMade(item, element)
        return item
    }
}
