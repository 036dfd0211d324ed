import SwiftUI

/// The menus of an app without scenes, in the menu bar: each beside the desktop's own of the same name.
struct MainMenuCommands: Commands {
    var body: some Commands {
        // Linux has no menu of the app: its items are at the end of File, and its panel in Help.
        CommandGroup(after: .appSettings) { MainMenuPart(index: 0) }
        CommandGroup(replacing: .appInfo) { AboutItem() }
        MainMenuRow(start: 1)
        MainMenuRow(start: 5)
        MainMenuRow(start: 9)
        MainMenuRow(start: 13)
    }
}

/// Four menus.
private struct MainMenuRow: Commands {
    let start: Int
    @ObservedObject private var model = NSApplication.shared.appearanceModel

    init(start: Int) { self.start = start }

    var body: some Commands {
        MainMenuSlot(index: start)
        MainMenuSlot(index: start + 1)
        MainMenuSlot(index: start + 2)
        MainMenuSlot(index: start + 3)
    }
}

/// A menu, if the app has as many.
private struct MainMenuSlot: Commands {
    let index: Int

    var body: some Commands {
        if let menu = MainMenu.menu(index) {
            CommandMenu(Text(verbatim: menu.title)) { MainMenuPart(index: index) }
        }
    }
}

/// The items of a menu that the desktop's menus do not have already.
private struct MainMenuPart: View {
    let index: Int
    @ObservedObject private var model = NSApplication.shared.appearanceModel

    init(index: Int) { self.index = index }

    var body: some View {
        let _ = model.menus
        if let menu = MainMenu.menu(index) { MenuContent(menu: menu, isIncluded: MainMenu.isOwn) }
    }
}

/// The item of the panel about the app.
private struct AboutItem: View {
    var body: some View {
        if let item = MainMenu.menu(0)?.items.first(where: { $0.action?.description == MainMenu.about }) {
            Button {
                item.perform()
            } label: {
                Text(verbatim: item.title)
            }
        }
    }
}

/// The app's menus, as its menu bar has them.
@MainActor
enum MainMenu {
    static let about = "orderFrontStandardAboutPanel:"

    /// The actions that the desktop's own menus have.
    private static let standard: Set<String> = [
        about, "terminate:", "hide:", "hideOtherApplications:", "unhideAllApplications:", "performClose:",
        "performMiniaturize:", "performZoom:", "arrangeInFront:", "toggleFullScreen:", "undo:", "redo:", "cut:",
        "copy:",
        "paste:", "pasteAsPlainText:", "delete:", "selectAll:",
    ]

    /// Returns the menu at a place; nil for none.
    static func menu(_ index: Int) -> NSMenu? {
        guard let menu = NSApplication.shared.mainMenu?.item(at: index), !menu.isHidden, let inner = menu.submenu else {
            return nil
        }
        if inner.title.isEmpty { inner.title = menu.title }
        return inner
    }

    /// Whether an item is the app's own: not one of the desktop's, nor one whose action nothing performs.
    static func isOwn(_ item: NSMenuItem) -> Bool {
        if item.isSeparatorItem { return true }
        if let inner = item.submenu {
            return inner !== NSApplication.shared.servicesMenu
                && (inner.items.isEmpty || inner.items.contains { !$0.isSeparatorItem && isOwn($0) })
        }
        guard let action = item.action, !standard.contains(action.description) else { return item.action == nil }
        return item.target != nil || item.hasReceiver
    }
}

extension NSMenuItem {
    /// Whether an object performs the item's action.
    var hasReceiver: Bool {
        guard let action else { return false }
        return target != nil || NSApplication.shared.target(forAction: action, to: nil, from: self) != nil
    }
}
