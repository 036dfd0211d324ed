import DisplayList
import Testing

@testable import FrontEndKit

@Suite("Menus")
struct MenuTests {
    func item(_ title: String, _ id: Int, _ key: Character, _ modifiers: KeyModifiers) -> MenuItem {
        var item = MenuItem(title, kind: .action(id: id))
        item.shortcut = .character(key)
        item.shortcutModifiers = modifiers
        return item
    }

    @Test("Shortcuts for the command key answer to control")
    func shortcuts() {
        let menu = MenuItem(
            "Game", kind: .submenu([item("New", 1, "n", .command), item("Old", 2, "N", [.command, .shift])]))
        var quit = item("Quit", 0, "q", .control)
        quit.kind = .standard(.quit)
        let bar = [menu, quit].map(MenuEntry.init)
        func command(_ key: KeyEvent.Key, _ modifiers: KeyModifiers, _ phase: KeyEvent.Phase = .down) -> MenuCommand? {
            MenuEntry.command(for: KeyEvent(key, phase: phase, modifiers: modifiers), in: bar)
        }
        #expect(command(.character("n"), .control) == .app(1))
        #expect(command(.character("n"), [.control, .capsLock]) == .app(1))
        #expect(command(.character("n"), [.control, .shift]) == .app(2))
        #expect(command(.character("n"), []) == nil)
        #expect(command(.character("n"), .control, .up) == nil)
        #expect(command(.character("q"), .control) == .standard(.quit))
    }

    @Test("Menus that differ in what their items are called and do have one shape; others have not")
    func shape() {
        func menu(_ title: String, _ items: MenuItem...) -> [MenuEntry] {
            [MenuEntry(MenuItem(title, kind: .submenu(items)))]
        }
        let (line, new) = (MenuItem("", kind: .separator), item("New", 1, "n", .command))
        var other = item("Old", 7, "o", .shift)
        other.isEnabled = false
        other.isChecked = true
        let base = menu("Game", new, line, item("Last", 2, "l", .command))
        #expect(MenuEntry.haveSameShape(base, menu("Game", other, line, new)))
        #expect(!MenuEntry.haveSameShape(base, menu("Games", new, line, new)))
        #expect(!MenuEntry.haveSameShape(base, menu("Game", new, new, line)))
        #expect(!MenuEntry.haveSameShape(base, menu("Game", new, line)))
        #expect(!MenuEntry.haveSameShape(base, menu("Game", new, line, MenuItem("A", kind: .submenu([new])))))
        #expect(!MenuEntry.haveSameShape(base, []))
        #expect(MenuEntry.commands(in: base).map(\.title) == ["New", "Last"])
    }

    @Test("Disabled items do not answer")
    func disabled() {
        var new = item("New", 1, "n", .control)
        new.isEnabled = false
        let entries = [MenuEntry(new)]
        #expect(MenuEntry.command(for: KeyEvent(.character("n"), modifiers: .control), in: entries) == nil)
    }

    @Test("A shortcut's character may need the shift key, with which a letter is another shortcut")
    func shifted() {
        let entries = [item("Zoom", 1, "+", .command), item("Help", 2, "?", .command), item("New", 3, "n", .command)]
            .map(MenuEntry.init)
        func command(_ key: KeyEvent.Key, _ modifiers: KeyModifiers) -> MenuCommand? {
            MenuEntry.command(for: KeyEvent(key, modifiers: modifiers), in: entries)
        }
        #expect(command(.character("+"), .control) == .app(1))
        #expect(command(.character("+"), [.control, .shift]) == .app(1))
        #expect(command(.character("?"), [.control, .shift]) == .app(2))
        #expect(command(.character("?"), [.control, .shift, .option]) == nil)
        #expect(command(.character("?"), .shift) == nil)
        #expect(command(.character("n"), [.control, .shift]) == nil)
        #expect(command(.character("m"), .control) == nil)
    }
}
