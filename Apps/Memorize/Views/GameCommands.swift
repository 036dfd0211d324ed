import SwiftUI

/// The menu of the game.
struct GameCommands: Commands {
    @ObservedObject var game: EmojiMemoryGame

    var body: some Commands {
        CommandGroup(replacing: .newItem) {
            Button("New Game") { withAnimation { game.newGame() } }.keyboardShortcut("n")
        }
        CommandMenu("Game") {
            Button("Shuffle") { withAnimation { game.shuffle() } }.keyboardShortcut("s", modifiers: [.command, .shift])
            Button("Restart") { withAnimation { game.restart() } }.keyboardShortcut("r")
            Divider()
            Picker("Theme", selection: theme) {
                ForEach(game.themes) { Label($0.name, systemImage: $0.symbol).tag($0.id) }
            }
        }
    }

    /// The theme of the game; choosing another one starts a game with it.
    private var theme: Binding<Theme.ID> {
        Binding {
            game.theme.id
        } set: { id in
            guard id != game.theme.id, let theme = game.themes.first(where: { $0.id == id }) else { return }
            withAnimation { game.newGame(with: theme) }
        }
    }
}
