import Foundation
import FrontEndKit
import Testing

@testable import TerminalFrontend

/// An app of menus alone that notes which items were chosen.
@MainActor
private final class MenuApp: HostedApplication {
    let name = "Menus"
    var menus: [MenuItem] = []
    var openWindow: ((any HostedWindow) -> Void)?
    var closeWindow: ((any HostedWindow) -> Void)?
    private(set) var chosen: [Int] = []

    func makeInitialWindows() -> [any HostedWindow] { [] }
    func performMenuItem(_ id: Int) { chosen.append(id) }
    func phaseChanged(to phase: AppPhase) {}
}

@MainActor @Suite("Menus in a terminal")
struct MenuOverlayTests {
    private let app = MenuApp()
    private let frontEnd = TerminalFrontEnd()
    private let overlay: MenuOverlay

    init() {
        func item(_ title: String, _ id: Int) -> MenuItem { MenuItem(title, kind: .action(id: id)) }
        var (new, old, undo) = (item("New", 1), item("Old", 2), item("Undo", 5))
        (new.shortcut, new.shortcutModifiers) = (.character("n"), .command)
        old.isEnabled = false
        undo.isChecked = true
        let more = MenuItem("More", kind: .submenu([item("Deep", 3), item("Deeper", 4)]))
        app.menus = [
            MenuItem("File", kind: .submenu([new, MenuItem("", kind: .separator), old, more])),
            MenuItem("Edit", kind: .submenu([undo])),
        ]
        frontEnd.app = app
        overlay = MenuOverlay(frontEnd)
        frontEnd.overlay = overlay
    }

    private func screen(_ columns: Int = 40, _ rows: Int = 9) -> CellBuffer {
        var screen = CellBuffer(columns: columns, rows: rows)
        overlay.draw(on: &screen)
        return screen
    }

    /// The rows below the bar that are lit.
    private var lit: [Int] {
        let screen = screen()
        return (1..<screen.rows).filter { row in
            (0..<screen.columns).contains { screen[$0, row].style.attributes.contains(.reverse) }
        }
    }

    /// Sends keys; returns whether the menu stays after the last.
    @discardableResult
    private func press(_ keys: KeyEvent.Key...) -> Bool {
        var stays = true
        for key in keys { stays = overlay.handle(KeyEvent(key), in: frontEnd) }
        return stays
    }

    private func click(_ column: Int, _ row: Int, _ action: MouseReport.Action = .down) -> Bool {
        overlay.handle(MouseReport(action: action, button: 1, column: column, row: row, modifiers: []), in: frontEnd)
    }

    @Test("A bar has its titles, and the open menu its items with marks and keys")
    func drawing() {
        let shown = screen()
        #expect(
            shown.lines == [
                "  File  Edit", " ┌───────────┐", " │   New  ^N │", " ├───────────┤", " │   Old     │",
                " │   More  ▸ │",
                " └───────────┘", "", "",
            ])
        #expect(shown[2, 0].style.attributes == .bold && shown[9, 0].style.attributes == .reverse)
        #expect(shown[39, 0].style.attributes == .reverse && shown[5, 2].style.attributes == [])
        #expect(shown[5, 4].style.attributes == .dim && lit == [])
        press(.right)
        #expect(screen().lines[1...3] == ["       ┌──────────┐", "       │ ✓ Undo   │", "       └──────────┘"])
        #expect(screen()[9, 0].style.attributes == .bold)
    }

    @Test("Arrows pass over what cannot be chosen, round the ends, into submenus and to the next menu")
    func arrows() {
        press(.down)
        #expect(lit == [2])
        press(.down)
        #expect(lit == [5])
        press(.tab)
        #expect(lit == [2])
        press(.up)
        #expect(lit == [5])
        press(.right)
        #expect(lit == [5, 6])
        #expect(
            screen().lines[5...8] == [
                " │   More  ▸ ┌────────────┐", " └───────────│   Deep     │", "             │   Deeper   │",
                "             └────────────┘",
            ])
        press(.down)
        #expect(lit == [5, 7])
        press(.backTab, .left)
        #expect(lit == [5])
        press(.left)
        #expect(screen().lines[2] == "       │ ✓ Undo   │" && lit == [2])
        press(.right)
        #expect(screen().lines[2] == " │   New  ^N │" && lit == [2])
    }

    @Test("A letter leads to the next item that begins with it")
    func letters() {
        press(.character("m"))
        #expect(lit == [5])
        press(.character("O"))
        #expect(lit == [5])
        press(.character("N"))
        #expect(lit == [2])
        press(.character("m"), .right, .character("d"))
        #expect(lit == [5, 7])
        press(.character("d"))
        #expect(lit == [5, 6])
    }

    @Test("Return and space choose, and keys for leaving choose nothing")
    func choosing() {
        #expect(press(.return) && app.chosen == [] && frontEnd.overlay != nil)
        #expect(!press(.down, .return) && app.chosen == [1] && frontEnd.overlay == nil)
        #expect(press(.down, .space) && app.chosen == [1])
        #expect(!press(.down, .space) && app.chosen == [1, 4])
        #expect(!press(.escape) && !press(.function(10)) && press(.function(9)))
        #expect(!overlay.handle(KeyEvent(.character("c"), modifiers: .control), in: frontEnd))
        #expect(press(.character("c")) && app.chosen == [1, 4])
    }

    @Test("A press chooses what it meets; one beside the menu closes it")
    func mouse() {
        _ = screen()
        #expect(
            click(5, 3) && click(5, 4) && click(5, 1) && click(2, 2, .moved) && click(30, 7, .up) && app.chosen == [])
        #expect(!click(20, 3) && !click(30, 0) && !click(0, 2) && !click(14, 2))
        #expect(!click(13, 2) && app.chosen == [1])
        #expect(click(5, 5) && lit == [5, 6] && !click(15, 7) && app.chosen == [1, 4])
        #expect(click(7, 0) && screen().lines[2] == "       │ ✓ Undo   │")
        #expect(click(6, 0) && screen().lines[2] == " │   New  ^N │" && click(12, 0) && !click(13, 0))
    }

    @Test("A menu that would reach beyond the screen is moved, and pressed where it is drawn")
    func narrow() {
        press(.right)
        #expect(screen(16).lines[2] == "    │ ✓ Undo   │")
        #expect(!click(3, 2) && app.chosen == [])
        #expect(!click(5, 2) && app.chosen == [5])
    }

    @Test("An app without menus has one for its windows")
    func usual() {
        let bare = TerminalFrontEnd()
        let overlay = MenuOverlay(bare)
        var screen = CellBuffer(columns: 20, rows: 5)
        overlay.draw(on: &screen)
        #expect(
            screen.lines == [
                "  Window", " ┌─────────────┐", " │   Close  ^W │", " │   Quit   ^Q │", " └─────────────┘",
            ])
    }
}

@MainActor @Suite("The list of keys, and what lies over a window")
struct KeyListTests {
    private let app = MenuApp()
    private let frontEnd = TerminalFrontEnd()

    init() {
        func item(_ title: String, _ id: Int, _ key: Character) -> MenuItem {
            var item = MenuItem(title, kind: .action(id: id))
            (item.shortcut, item.shortcutModifiers) = (.character(key), .command)
            return item
        }
        var old = item("Old", 2, "o")
        old.isEnabled = false
        app.menus = [
            MenuItem("File", kind: .submenu([item("New", 1, "n"), old, MenuItem("Plain", kind: .action(id: 3))]))
        ]
        frontEnd.app = app
    }

    private func screen(_ list: KeyList, _ columns: Int, _ rows: Int) -> CellBuffer {
        var screen = CellBuffer(columns: columns, rows: rows)
        list.draw(on: &screen)
        return screen
    }

    private let keys = [
        ("Tab, arrows", "Move the focus"), ("Space, Return", "Press what has it"), ("Esc", "Back, or close"),
        ("PgUp, PgDn", "Scroll"), ("F10", "Menus"), ("^C", "Copy the selection, else quit"), ("^V", "Paste"),
        ("Alt+Z", "Undo"), ("^Z", "Suspend"), ("^L", "Draw the screen again"), ("^N", "New"),
    ]

    /// A row of the list: 13 columns for keys, and 29 for their uses.
    private func line(_ number: Int) -> String {
        func padded(_ text: String, _ width: Int) -> String { text + String(repeating: " ", count: width - text.count) }
        return "     │ " + padded(keys[number].0, 13) + "  " + padded(keys[number].1, 29) + "  │"
    }

    @Test("Keys are listed in the middle of the screen, the menus' last")
    func list() {
        let shown = screen(KeyList(frontEnd), 60, 20)
        let bars = String(repeating: "─", count: 40)
        #expect(shown.lines[3] == "     ┌─ Keys \(bars)┐" && shown.lines[15] == "     └───────\(bars)┘")
        #expect(Array(shown.lines[4...14]) == keys.indices.map(line))
        #expect(shown.lines[0...2] == ["", "", ""] && shown.lines[16...].allSatisfy { $0 == "" })
        #expect(shown[8, 3].style.attributes == .bold && shown[7, 4].style.attributes == .bold)
        #expect(shown[22, 4].style == CellStyle() && shown[5, 4].style == CellStyle())
    }

    @Test("On a low screen the list is moved by arrows, to its ends; other keys and presses close it")
    func scrolling() {
        let list = KeyList(frontEnd)
        func press(_ key: KeyEvent.Key, _ count: Int = 1) -> [String] {
            for _ in 0..<count { #expect(list.handle(KeyEvent(key), in: frontEnd)) }
            return Array(screen(list, 60, 6).lines[1...4])
        }
        #expect(Array(screen(list, 60, 6).lines[1...4]) == (0...3).map(line))
        #expect(press(.down) == (1...4).map(line) && press(.down, 2) == (3...6).map(line))
        #expect(press(.up) == (2...5).map(line) && press(.down, 20) == (7...10).map(line))
        #expect(press(.up, 20) == (0...3).map(line))
        #expect(!list.handle(KeyEvent(.escape), in: frontEnd) && !list.handle(KeyEvent(.left), in: frontEnd))
        func report(_ action: MouseReport.Action) -> Bool {
            list.handle(MouseReport(action: action, button: 1, column: 9, row: 3, modifiers: []), in: frontEnd)
        }
        #expect(!report(.down) && report(.moved) && report(.up))
    }

    @Test("A notice is in the last row, below lists")
    func notice() {
        var screen = CellBuffer(columns: 12, rows: 4)
        frontEnd.decorate(&screen)
        #expect(screen == CellBuffer(columns: 12, rows: 4))
        frontEnd.notice = "Gone"
        frontEnd.decorate(&screen)
        #expect(screen.lines == ["", "", "", " Gone"])
        #expect(screen.cells.map { $0.style.attributes == .reverse } == (0..<48).map { $0 >= 36 })
        frontEnd.overlay = KeyList(frontEnd)
        frontEnd.decorate(&screen)
        #expect(screen.lines[0].hasPrefix("┌─ Keys ") && screen.lines[3].hasPrefix("└─"))
    }
}
