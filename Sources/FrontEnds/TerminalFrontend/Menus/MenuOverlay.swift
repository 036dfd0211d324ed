import FrontEndKit

/// The menu bar, in the first row, with the menu that is open below it.
@MainActor
final class MenuOverlay: Overlay {
    private let bar: [MenuEntry]
    /// The menu of the bar, and the item of each menu that is open.
    private var open = 0
    private var path: [Int] = [-1]
    /// How many columns the screen has, within which menus are moved.
    private var screenColumns = Int.max

    init(_ frontEnd: TerminalFrontEnd) {
        let menus = frontEnd.menus
        bar =
            menus.isEmpty
            ? [
                MenuEntry(
                    "Window",
                    .submenu([
                        MenuEntry("Close", .command(.standard(.closeWindow)), shortcut: .character("w")),
                        MenuEntry("Quit", .command(.standard(.quit)), shortcut: .character("q")),
                    ]))
            ]
            : menus
    }

    // MARK: The open menus

    private func items(of entry: MenuEntry) -> [MenuEntry] {
        if case .submenu(let items) = entry.kind { return items }
        return []
    }

    /// The items of the menu at a depth.
    private func items(at depth: Int) -> [MenuEntry] {
        var items = items(of: bar[open])
        for place in path.prefix(depth) where items.indices.contains(place) { items = self.items(of: items[place]) }
        return items
    }

    private func canBeChosen(_ entry: MenuEntry) -> Bool { entry.kind != .separator && entry.isEnabled }

    private func move(_ step: Int) {
        let items = items(at: path.count - 1)
        guard let last = path.indices.last, items.contains(where: canBeChosen) else { return }
        var place = path[last]
        repeat {
            place = place < 0 ? (step > 0 ? 0 : items.count - 1) : (place + step + items.count) % items.count
        } while !canBeChosen(items[place])
        path[last] = place
    }

    /// Performs the action of the highlighted item; returns whether the menu stays.
    private func choose(in frontEnd: TerminalFrontEnd) -> Bool {
        let items = items(at: path.count - 1)
        guard let place = path.last, items.indices.contains(place), canBeChosen(items[place]) else { return true }
        switch items[place].kind {
        case .submenu:
            path.append(-1)
            move(1)
            return true
        case .command(let command):
            frontEnd.overlay = nil
            frontEnd.perform(command)
            return false
        case .separator: return true
        }
    }

    // MARK: Events

    func handle(_ event: KeyEvent, in frontEnd: TerminalFrontEnd) -> Bool {
        switch event.key {
        case .escape, .function(10): return false
        case .character("c") where event.modifiers == .control: return false
        case .down, .tab: move(1)
        case .up, .backTab: move(-1)
        case .left:
            if path.count > 1 { path.removeLast() } else { turn(-1) }
        case .right:
            let items = items(at: path.count - 1)
            if let place = path.last, items.indices.contains(place), case .submenu = items[place].kind {
                return choose(in: frontEnd)
            }
            turn(1)
        case .return, .space: return choose(in: frontEnd)
        case .character(let letter):
            // The next item that begins so.
            let items = items(at: path.count - 1)
            let start = (path.last ?? -1) + 1
            let order = items.indices.map { (start + $0) % items.count }
            if let found = order.first(where: {
                canBeChosen(items[$0]) && items[$0].title.lowercased().hasPrefix(letter.lowercased())
            }) {
                path[path.count - 1] = found
            }
        default: break
        }
        return true
    }

    private func turn(_ step: Int) {
        open = (open + step + bar.count) % bar.count
        path = [-1]
        move(1)
    }

    func handle(_ report: MouseReport, in frontEnd: TerminalFrontEnd) -> Bool {
        if report.action == .moved || report.action == .up { return true }
        guard report.action == .down else { return true }
        if report.row == 0 {
            guard let index = titles.firstIndex(where: { $0.columns.contains(report.column) }) else { return false }
            open = index
            path = [-1]
            return true
        }
        for depth in path.indices.reversed() {
            let box = box(at: depth)
            guard box.columns.contains(report.column), box.rows.contains(report.row) else { continue }
            let place = report.row - box.rows.lowerBound - 1
            let items = items(at: depth)
            guard items.indices.contains(place), canBeChosen(items[place]) else { return true }
            path = Array(path.prefix(depth)) + [place]
            return choose(in: frontEnd)
        }
        return false
    }

    // MARK: Drawing

    private var titles: [(title: String, columns: Range<Int>)] {
        var column = 1
        return bar.map { entry in
            let width = entry.title.reduce(0) { $0 + $1.columns } + 2
            defer { column += width }
            return (entry.title, column..<column + width)
        }
    }

    /// Where a menu lies.
    private func box(at depth: Int) -> (columns: Range<Int>, rows: Range<Int>) {
        var column = titles[open].columns.lowerBound
        var row = 1
        for level in 0..<depth {
            column += width(at: level) - 1
            row += 1 + path[level]
        }
        let width = width(at: depth)
        column = min(column, max(screenColumns - width, 0))
        return (column..<column + width, row..<row + items(at: depth).count + 2)
    }

    private func width(at depth: Int) -> Int {
        let widths = items(at: depth).map { entry in
            entry.title.reduce(0) { $0 + $1.columns } + KeyNames.shortcut(of: entry).count
        }
        return (widths.max() ?? 8) + 8
    }

    func draw(on screen: inout CellBuffer) {
        screenColumns = screen.columns
        var usual = CellStyle()
        usual.attributes = .reverse
        var lit = CellStyle()
        lit.attributes = .bold
        screen.write("", at: 0, 0, width: screen.columns, style: usual)
        for (index, title) in titles.enumerated() where title.columns.upperBound <= screen.columns {
            screen.write(
                " \(title.title) ", at: title.columns.lowerBound, 0, width: title.columns.count,
                style: index == open ? lit : usual)
        }
        for depth in path.indices { drawMenu(at: depth, on: &screen, usual, lit) }
    }

    private func drawMenu(at depth: Int, on screen: inout CellBuffer, _ usual: CellStyle, _ lit: CellStyle) {
        let box = box(at: depth)
        let column = box.columns.lowerBound
        let plain = CellStyle()
        screen.frame(
            column: column, row: box.rows.lowerBound, width: box.columns.count, height: box.rows.count, style: plain)
        for (place, entry) in items(at: depth).enumerated() {
            let row = box.rows.lowerBound + 1 + place
            let inner = box.columns.count - 2
            if entry.kind == .separator {
                screen.write(
                    "├" + String(repeating: "─", count: inner) + "┤", at: column, row, width: inner + 2, style: plain)
                continue
            }
            var style = path[depth] == place ? usual : plain
            if !entry.isEnabled { style.attributes.insert(.dim) }
            var isSubmenu = false
            if case .submenu = entry.kind { isSubmenu = true }
            let end = isSubmenu ? "▸" : KeyNames.shortcut(of: entry)
            let title = (entry.isChecked ? " ✓ " : "   ") + entry.title
            let used = title.reduce(0) { $0 + $1.columns } + end.count + 1
            screen.write(
                title + String(repeating: " ", count: max(inner - used, 1)) + end + " ", at: column + 1, row,
                width: inner,
                style: style)
        }
    }
}
