import FrontEndKit

/// An overlay above a window that receives all keys: a menu, a list.
@MainActor
protocol Overlay: AnyObject {
    /// Draws itself.
    func draw(on screen: inout CellBuffer)
    /// Handles a key; returns whether the overlay stays.
    func handle(_ event: KeyEvent, in frontEnd: TerminalFrontEnd) -> Bool
    /// Handles a report of the mouse; returns whether the overlay stays.
    func handle(_ report: MouseReport, in frontEnd: TerminalFrontEnd) -> Bool
}

extension TerminalFrontEnd {
    /// Shows something over the window.
    func show(_ overlay: any Overlay) {
        self.overlay = overlay
        display.schedule(isWhole: true)
    }

    /// Continues after an overlay had a key; it is gone unless it stays.
    func handled(_ stays: Bool) {
        if !stays { overlay = nil }
        display.schedule(isWhole: true)
    }

    /// Draws what lies over the window.
    func decorate(_ screen: inout CellBuffer) {
        if let notice, screen.rows > 0 {
            var style = CellStyle()
            style.attributes = .reverse
            screen.write(" " + notice + " ", at: 0, screen.rows - 1, width: screen.columns, style: style)
        }
        tip?.draw(on: &screen)
        overlay?.draw(on: &screen)
    }

    // MARK: Commands

    /// The menus, the usual ones included.
    var menus: [MenuEntry] { app?.menus.map(MenuEntry.init) ?? [] }

    /// Performs the command whose shortcut a key is; returns whether there is one.
    func perform(shortcut event: KeyEvent) -> Bool {
        let usual = [
            MenuEntry("", .command(.standard(.closeWindow)), shortcut: .character("w")),
            MenuEntry("", .command(.standard(.quit)), shortcut: .character("q")),
        ]
        guard let command = MenuEntry.command(for: event, in: menus) ?? MenuEntry.command(for: event, in: usual) else {
            return false
        }
        perform(command)
        return true
    }

    /// Performs a command of the menus.
    func perform(_ command: MenuCommand) {
        switch command {
        case .app(let id): app?.performMenuItem(id)
        case .standard(.edit(let command)): shown?.content.send(.edit(command))
        case .standard(.closeWindow): closeShown()
        case .standard(.quit): quit()
        case .standard(.minimize): suspend()
        case .standard(.toggleFullScreen): break
        }
        display.schedule(isWhole: true)
    }
}

extension CellBuffer {
    /// Writes a text, and spaces up to a width.
    mutating func write(_ text: String, at column: Int, _ row: Int, width: Int, style: CellStyle) {
        var place = column
        for character in text {
            let columns = character.columns
            if columns == 0 { continue }
            if place + columns > column + width { break }
            place += Swift.max(put(character, at: place, row, style: style), 0)
        }
        while place < column + width, place < self.columns {
            put(" ", at: place, row, style: style)
            place += 1
        }
    }

    /// Draws a frame around some cells, and clears them.
    mutating func frame(column: Int, row: Int, width: Int, height: Int, style: CellStyle) {
        guard width >= 2, height >= 2 else { return }
        let bar = String(repeating: "─", count: width - 2)
        write("┌" + bar + "┐", at: column, row, width: width, style: style)
        for line in row + 1..<row + height - 1 {
            write("│" + String(repeating: " ", count: width - 2) + "│", at: column, line, width: width, style: style)
        }
        write("└" + bar + "┘", at: column, row + height - 1, width: width, style: style)
    }
}
