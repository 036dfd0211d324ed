import Foundation
import SwiftUI
import Testing

@testable import Memorize

@Suite("M8: Changing themes")
struct ThemeEditingTests {
    private let undo = UndoManager()

    private func library(_ themes: [Theme]? = nil) -> GameLibrary {
        GameLibrary(storage: .init(themes: MemoryRepository(themes)), seed: 1)
    }

    private func names(_ library: GameLibrary) -> [String] { library.themes.map(\.name) }

    private func small() -> GameLibrary {
        library(["A", "B", "C", "D"].map { Theme($0, symbol: "star", emoji: "🐶🐱🐭", color: 0x123456) })
    }

    /// Does something as one event would.
    private func step(_ change: () -> Void) {
        undo.groupsByEvent = false
        undo.beginUndoGrouping()
        change()
        undo.endUndoGrouping()
    }

    @Test("M8: Themes are added, deleted, duplicated and moved; each step can be taken back and done again")
    func steps() {
        let library = small()
        let steps: [(change: () -> Void, names: [String], action: String)] = [
            ({ library.delete([1], undo: undo) }, ["A", "C", "D"], "Delete B"),
            ({ library.move([0], to: 3, undo: undo) }, ["C", "D", "A"], "Move"),
            ({ library.duplicate("D", undo: undo) }, ["C", "D", "D Copy", "A"], "Duplicate D"),
            ({ library.move([1, 2], to: 0, undo: undo) }, ["D", "D Copy", "C", "A"], "Move"),
            ({ library.delete([0, 3], undo: undo) }, ["D Copy", "C"], "Delete Themes"),
            (
                {
                    var theme = library.newTheme()
                    theme.name = "E"
                    theme.add("🧪🧫")
                    library.save(theme, undo: undo)
                }, ["E", "D Copy", "C"], "Add E"
            ),
        ]
        var history = [names(library)]
        for (change, names, action) in steps {
            step(change)
            #expect(self.names(library) == names && undo.undoActionName == action)
            history.append(names)
        }
        for names in history.dropLast().reversed() {
            undo.undo()
            #expect(self.names(library) == names)
        }
        for names in history.dropFirst() {
            undo.redo()
            #expect(self.names(library) == names)
        }
        #expect(Set(library.themes.map(\.id)).count == library.themes.count)
    }

    @Test("M8: Moving agrees with the standard library's way of doing it", arguments: 0...4)
    func moves(to target: Int) {
        for places in [[0], [3], [1, 2], [0, 3], [0, 1, 2, 3]] as [IndexSet] {
            let library = small()
            library.move(places, to: target, undo: nil)
            // All before the target that stay, then those that are moved, then the others.
            let all = ["A", "B", "C", "D"]
            let stay = all.indices.filter { !places.contains($0) }
            let expected =
                stay.filter { $0 < target }.map { all[$0] } + places.map { all[$0] }
                + stay.filter { $0 >= target }.map { all[$0] }
            #expect(names(library) == expected)
        }
    }

    @Test("M8: A game of a deleted theme is there again when deleting is taken back")
    func deletedGame() {
        let library = small()
        let game = library.game(for: library.themes[1])
        game.choose(game.cards[0])
        step { library.delete([1], undo: undo) }
        undo.undo()
        #expect(library.game(for: library.themes[1]) === game && game.isInProgress)
    }

    @Test("M8: The game of a deleted theme plays by today's preferences when it is there again")
    func preferencesOfDeletedGame() {
        let library = small()
        let game = library.game(for: library.themes[1])
        step { library.delete([1], undo: undo) }
        library.preferences.mismatchTime = 4
        undo.undo()
        #expect(library.game(for: library.themes[1]) === game && game.preferences.mismatchTime == 4)
    }

    @Test("M8: The game of a deleted theme is forgotten when deleting can't be taken back any more")
    func forgottenGame() {
        let library = small()
        weak let game = library.game(for: library.themes[1])
        step { library.delete([1], undo: undo) }
        #expect(game != nil)
        undo.removeAllActions()
        #expect(game == nil)
    }

    @Test("M8: All themes can be deleted, and those that come with the game brought back")
    func none() {
        let library = library()
        library.delete(IndexSet(library.themes.indices), undo: nil)
        #expect(library.themes.isEmpty && library.startNewGame(after: nil) == nil)
        library.restoreThemes(undo: nil)
        #expect(library.themes == Theme.all)
        library.delete([3], undo: nil)
        library.restoreThemes(undo: nil)
        #expect(Set(library.themes) == Set(Theme.all))
    }

    @Test("M8: A theme without a name or with fewer than two emoji is not saved")
    func validation() {
        let library = small()
        for name in ["", "  ", "\n\t"] {
            var theme = library.themes[0]
            theme.name = name
            #expect(theme.problem == "A theme needs a name.")
            library.save(theme, undo: undo)
        }
        var theme = library.themes[0]
        theme.remove("🐶")
        #expect(theme.problem == nil)
        theme.remove("🐱")
        #expect(theme.problem == "A theme needs at least two emoji.")
        library.save(theme, undo: undo)
        #expect(names(library) == ["A", "B", "C", "D"] && !undo.canUndo)
    }

    @Test("M8: Emoji are added once each, whatever they are made of; other text is left out")
    func adding() {
        var theme = Theme("A", symbol: "star", emoji: "🐶🐱", color: 0)
        theme.add("🐱 abc 1 #© é ☀️👩‍🚀🇨🇭🇨🏴‍☠️1️⃣❤️🐱🐶🏽")
        #expect(
            theme.emoji
                == ["☀️", "👩‍🚀", "🇨🇭", "🏴‍☠️", "1️⃣", "❤️", "🐶🏽", "🐶", "🐱"].filter { $0 != "🐶🏽" || theme.emoji.contains($0) })
        #expect(!theme.emoji.contains("1") && !theme.emoji.contains("🇨") && !theme.emoji.contains("é"))
        theme.add("")
        theme.add("no emoji at all")
        #expect(Set(theme.emoji).count == theme.emoji.count)
    }

    @Test("M8: What counts as emoji")
    func emoji() {
        for text in ["😀", "❤️", "🏳️‍🌈", "🇩🇰", "👨‍👩‍👧‍👦", "👍🏿", "5️⃣", "©️", "♠️", "⌚️", "🀄️"] {
            #expect(text.count == 1 && Character(text).isEmoji, "\(text)")
        }
        for text in ["a", "1", "#", "*", "é", "中", "©", "→", " ", "\n", "🇨", "\u{FE0F}", "1\u{301}"] {
            #expect(!Character(text).isEmoji, "\(text)")
        }
    }

    @Test("M8: Emoji that were taken out are remembered, and can be put back")
    func removing() {
        var theme = Theme("A", symbol: "star", emoji: "🐶🐱🐭", color: 0)
        theme.remove("🐱")
        theme.remove("🐶")
        theme.remove("🦊")
        #expect(theme.emoji == ["🐭"] && theme.removedEmoji == ["🐶", "🐱"])
        theme.restore("🐱")
        theme.restore("🦊")
        #expect(theme.emoji == ["🐭", "🐱"] && theme.removedEmoji == ["🐶"])
        theme.add("🐶")
        #expect(theme.emoji == ["🐶", "🐭", "🐱"] && theme.removedEmoji.isEmpty)
    }

    @Test("M8: The steps of a draft can be taken back; a name that is typed is one step")
    func draft() {
        let before = Theme("A", symbol: "star", emoji: "🐶🐱", color: 0x102030)
        let draft = ThemeDraft(before)
        #expect(!draft.canUndo && !draft.canRedo)
        for name in ["An", "Ani", "Anim"] { draft.theme.name = name }
        draft.theme.add("🦊")
        draft.theme.remove("🐶")
        for red in [0.1, 0.2, 0.3] { draft.theme.color.red = red }
        let after = draft.theme
        draft.undo()
        #expect(draft.theme.color == before.color && draft.theme.emoji == ["🦊", "🐱"])
        draft.undo()
        #expect(draft.theme.emoji == ["🦊", "🐶", "🐱"])
        draft.undo()
        #expect(draft.theme.emoji == ["🐶", "🐱"] && draft.theme.name == "Anim")
        draft.undo()
        #expect(draft.theme == before && !draft.canUndo)
        draft.undo()
        while draft.canRedo { draft.redo() }
        #expect(draft.theme == after)
        draft.undo()
        draft.theme.symbol = "car"
        #expect(!draft.canRedo)
    }

    @Test("M8: Ten thousand themes are no trouble")
    func many() {
        let themes = (0..<10_000).map { Theme("T\($0)", symbol: "star", emoji: "🐶🐱🐭", color: 0x123456) }
        let library = library(themes)
        library.delete([5_000], undo: undo)
        library.move([0], to: 9_999, undo: undo)
        library.duplicate("T7", undo: undo)
        #expect(library.themes.count == 10_000 && library.startNewGame(after: "T7") != nil)
    }
}
