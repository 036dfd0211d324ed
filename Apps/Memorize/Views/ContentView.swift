import SwiftUI

/// The themes beside the table with the game of the chosen one; one after the other where there is little room.
struct ContentView: View {
    @ObservedObject var library: GameLibrary
    @SceneStorage("theme") private var chosen: Theme.ID?
    @State private var edited: Theme?
    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    var body: some View {
        NavigationSplitView {
            ThemeChooser(library: library, chosen: $chosen, edited: $edited)
                .navigationSplitViewColumnWidth(min: 220, ideal: 280, max: 360)
        } detail: {
            if let theme = library.theme(chosen) {
                table(theme)
            } else {
                ContentUnavailableView(
                    "No Theme", systemImage: "rectangle.stack", description: Text("Choose a theme to play with."))
            }
        }
        .focusedSceneValue(\.table, window)
        .sheet(item: $edited) { theme in
            ThemeEditor(theme: theme, library: library)
        }
        .alert("Memorize", isPresented: $library.complaint.isPresent()) {
            Button("OK") { library.complaint = nil }
        } message: {
            Text(library.complaint ?? "")
        }
        .onAppear {
            // Where both fit the table is not left empty.
            if sizeClass != .compact, library.theme(chosen) == nil { chosen = library.themes.first?.id }
        }
    }

    private func table(_ theme: Theme) -> some View {
        EmojiMemoryGameView(
            game: library.game(for: theme), record: library.statistics.record(of: theme.id), newGame: newGame
        )
        .id(theme.id)
        // The window bears the theme's name; in it the table's header does.
        .navigationTitle(theme.name)
        .navigationBarTitleDisplayMode(.inline)
        .toolbar(removing: .title)
        .toolbar {
            Button("Restart", systemImage: "arrow.counterclockwise") {
                withAnimation(reduceMotion ? nil : .default) { library.game(for: theme).restart() }
            }
        }
    }

    /// What the menus do in this window.
    private var window: GameTable {
        GameTable(theme: chosen, choose: { chosen = $0 }, newGame: newGame, edit: { edited = $0 })
    }

    private func newGame() {
        withAnimation(reduceMotion ? nil : .default) { chosen = library.startNewGame(after: chosen) }
    }
}

#Preview {
    ContentView(library: GameLibrary())
}
