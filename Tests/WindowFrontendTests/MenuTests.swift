import DisplayList
import Testing

@testable import WindowFrontend

@Suite("Menus")
struct MenuTests {
    func item(_ title: String, _ id: Int, _ key: Character, _ modifiers: KeyModifiers) -> MenuItem {
        var item = MenuItem(title, kind: .action(id: id))
        item.shortcut = .character(key)
        item.shortcutModifiers = modifiers
        return item
    }

    @Test("The usual menus stand around the app's; its Edit menu joins the usual one")
    func structure() {
        let bar = MenuEntry.menuBar(
            appName: "Memorize",
            items: [
                MenuItem("Game", kind: .submenu([item("New", 1, "n", .command)])),
                MenuItem("Edit", kind: .submenu([item("Find", 2, "f", .command)])),
                MenuItem("About", kind: .action(id: 3)),
            ])
        #expect(bar.map(\.title) == ["Memorize", "Edit", "Game"])
        guard case .submenu(let first) = bar[0].kind, case .submenu(let edit) = bar[1].kind else { return }
        #expect(first.map(\.title) == ["About", "", "Full Screen", "Close Window", "Quit"])
        #expect(edit.map(\.title).suffix(3) == ["Select All", "", "Find"])
    }

    @Test("Shortcuts for the command key answer to control")
    func shortcuts() {
        let bar = MenuEntry.menuBar(
            appName: "App",
            items: [
                MenuItem(
                    "Game",
                    kind: .submenu([item("New", 1, "n", .command), item("Old", 2, "N", [.command, .shift])]))
            ])
        func command(_ key: KeyEvent.Key, _ modifiers: KeyModifiers, _ phase: KeyEvent.Phase = .down) -> MenuCommand? {
            MenuEntry.command(for: KeyEvent(key, phase: phase, modifiers: modifiers), in: bar)
        }
        #expect(command(.character("n"), .control) == .app(1))
        #expect(command(.character("n"), [.control, .capsLock]) == .app(1))
        #expect(command(.character("n"), [.control, .shift]) == .app(2))
        #expect(command(.character("n"), []) == nil)
        #expect(command(.character("n"), .control, .up) == nil)
        #expect(command(.function(11), []) == .toggleFullScreen)
        #expect(command(.character("q"), .control) == .quit)
        #expect(command(.character("w"), .control) == .closeWindow)
    }

    @Test("Disabled items do not answer")
    func disabled() {
        var new = item("New", 1, "n", .control)
        new.isEnabled = false
        let entries = [MenuEntry(new)]
        #expect(MenuEntry.command(for: KeyEvent(.character("n"), modifiers: .control), in: entries) == nil)
    }
}
