import Foundation

/// What the player does with themes. All of it can be undone.
extension GameLibrary {
    /// A theme to begin with; it is not among the themes until it is saved.
    ///
    /// No other one has its identity, in whatever program it is made.
    func newTheme() -> Theme {
        Theme("", symbol: "star", emoji: "", color: 0x2F6FDE).copy(id: newID())
    }

    /// Puts a theme in the place of what it was, or before all others where it is new.
    func save(_ theme: Theme, undo: UndoManager?) {
        guard theme.isValid else { return }
        if let place = themes.firstIndex(where: { $0.id == theme.id }) {
            if themes[place] == theme { return }
            change("Edit \(theme.name)", undo) { $0[place] = theme }
        } else {
            change("Add \(theme.name)", undo) { $0.insert(theme, at: 0) }
        }
    }

    /// Adds a second theme like one, after it.
    func duplicate(_ id: Theme.ID, undo: UndoManager?) {
        guard let place = themes.firstIndex(where: { $0.id == id }) else { return }
        var copy = themes[place].copy(id: newID())
        copy.name += " Copy"
        change("Duplicate \(themes[place].name)", undo) { $0.insert(copy, at: place + 1) }
    }

    /// Deletes the themes in these places.
    func delete(_ places: IndexSet, undo: UndoManager?) {
        let names = places.map { themes[$0].name }
        if names.isEmpty { return }
        change("Delete \(names.count == 1 ? names[0] : "Themes")", undo) { themes in
            for place in places.reversed() { themes.remove(at: place) }
        }
    }

    /// Moves the themes in these places before another one.
    func move(_ places: IndexSet, to place: Int, undo: UndoManager?) {
        change("Move", undo) { themes in
            let moved = places.map { themes[$0] }
            let target = place - places.count(in: 0..<place)
            for place in places.reversed() { themes.remove(at: place) }
            themes.insert(contentsOf: moved, at: target)
        }
    }

    /// Adds the themes that the game came with, as far as they are missing.
    func restoreThemes(undo: UndoManager?) {
        let missing = Theme.all.filter { theme in !themes.contains { $0.id == theme.id } }
        if !missing.isEmpty { change("Restore Themes", undo) { $0 += missing } }
    }

    private func change(_ name: String, _ undo: UndoManager?, _ change: (inout [Theme]) -> Void) {
        var new = themes
        change(&new)
        set(new, name, undo)
    }

    /// The games of themes that go are kept by the step that brings these back, and only as long as it can be done.
    private func set(
        _ new: [Theme], with games: [Theme.ID: EmojiMemoryGame] = [:], _ name: String, _ undo: UndoManager?
    ) {
        let old = themes
        let gone = setThemes(new, with: games)
        undo?.registerUndo(withTarget: self) { $0.set(old, with: gone, name, undo) }
        undo?.setActionName(name)
    }
}
