import SwiftUI

/// The menus of the game: what they do happens in the window that the player looks at.
struct GameCommands: Commands {
    @ObservedObject var library: GameLibrary
    @FocusedValue(\.table) private var table
    @Environment(\.openWindow) private var openWindow

    var body: some Commands {
        CommandGroup(replacing: .newItem) {
            Button("New Game") { table?.newGame() }
                .keyboardShortcut("n")
                .disabled(table == nil)
            Button("New Window") { openWindow(id: "table") }
                .keyboardShortcut("n", modifiers: [.command, .shift])
        }
        CommandMenu("Game") {
            Button("Shuffle") { withAnimation { game?.shuffle() } }
                .keyboardShortcut("s", modifiers: [.command, .shift])
                .disabled(game == nil)
            Button("Restart") { withAnimation { game?.restart() } }
                .keyboardShortcut("r")
                .disabled(game == nil)
            Divider()
            Picker("Theme", selection: chosen) {
                ForEach(library.themes.prefix(Self.most)) { theme in
                    Label(theme.name, systemImage: theme.symbol).tag(Theme.ID?.some(theme.id))
                }
            }
        }
        CommandMenu("Themes") {
            Button("New Theme…") { table?.edit(library.newTheme()) }
                .keyboardShortcut("t", modifiers: [.command, .shift])
                .disabled(table == nil)
            Button("Edit Theme…") { theme.map { table?.edit($0) } }
                .keyboardShortcut("e")
                .disabled(theme == nil)
            Divider()
            Button("Restore Missing Themes") { library.restoreThemes(undo: nil) }
        }
    }

    /// No menu is longer.
    private static var most: Int { 40 }

    private var theme: Theme? { library.theme(table?.theme) }
    private var game: EmojiMemoryGame? { theme.map(library.game) }

    private var chosen: Binding<Theme.ID?> {
        Binding {
            table?.theme
        } set: {
            table?.choose($0)
        }
    }
}
