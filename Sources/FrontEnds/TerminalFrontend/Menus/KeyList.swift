import FrontEndKit

/// A list of the keys that do something here.
@MainActor
final class KeyList: Overlay {
    private let lines: [(key: String, use: String)]
    private var first = 0
    private var height = 0

    init(_ frontEnd: TerminalFrontEnd) {
        var lines = [
            ("Tab, arrows", "Move the focus"), ("Space, Return", "Press what has it"), ("Esc", "Back, or close"),
            ("PgUp, PgDn", "Scroll"),
        ]
        for binding in KeyBinding.all where binding.isListed(frontEnd) {
            if let use = binding.use { lines.append((binding.name, use)) }
        }
        if let item = frontEnd.shown?.content.accessibilityItems.first(where: \.isFocused) {
            for line in Self.keys(for: item.role) { lines.insert(line, at: 0) }
            // The text of the tool tip where there is a mouse.
            if !item.hint.isEmpty { lines.insert(("Help", item.hint), at: 0) }
        }
        for entry in MenuEntry.commands(in: frontEnd.menus) where entry.isEnabled && entry.shortcut != nil {
            // The terminal has these keys, or they are listed above.
            switch entry.kind {
            case .command(.standard(.edit(.undo))), .command(.standard(.edit(.copy))),
                .command(.standard(.edit(.paste))),
                .command(.standard(.toggleFullScreen)):
                continue
            default: break
            }
            lines.append((KeyNames.shortcut(of: entry), entry.title))
        }
        self.lines = lines
    }

    /// The keys of the element with the focus.
    private static func keys(for role: AccessibilityItem.Role) -> [(String, String)] {
        switch role {
        case .slider, .stepper: [("←, →", "Less, more")]
        case .textField, .secureField: [("^A", "Select all"), ("Shift+arrows", "Select"), ("Return", "Done")]
        case .list, .row, .table: [("Letters", "Go to the row that begins with them"), ("↑, ↓", "Choose a row")]
        case .picker, .tab, .radioButton: [("←, →", "Choose")]
        default: []
        }
    }

    func draw(on screen: inout CellBuffer) {
        let keys = lines.map(\.key.count).max() ?? 0
        let uses = lines.map(\.use.count).max() ?? 0
        let width = min(keys + uses + 7, screen.columns)
        height = min(lines.count + 2, screen.rows)
        let (column, row) = ((screen.columns - width) / 2, (screen.rows - height) / 2)
        let style = CellStyle()
        screen.frame(column: column, row: row, width: width, height: height, style: style)
        var bold = style
        bold.attributes = .bold
        screen.write(" Keys ", at: column + 2, row, width: min(6, max(width - 4, 0)), style: bold)
        for (place, line) in lines.dropFirst(first).prefix(max(height - 2, 0)).enumerated() {
            screen.write(line.key, at: column + 2, row + 1 + place, width: min(keys, max(width - 3, 0)), style: bold)
            screen.write(
                line.use, at: column + 4 + keys, row + 1 + place, width: max(min(uses, width - keys - 5), 0),
                style: style)
        }
    }

    func handle(_ event: KeyEvent, in frontEnd: TerminalFrontEnd) -> Bool {
        switch event.key {
        case .down: first = min(first + 1, max(lines.count + 2 - height, 0))
        case .up: first = max(first - 1, 0)
        default: return false
        }
        return true
    }

    func handle(_ report: MouseReport, in frontEnd: TerminalFrontEnd) -> Bool { report.action != .down }
}
