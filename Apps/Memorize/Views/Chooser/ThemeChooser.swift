import SwiftUI

/// The list of themes: to choose one to play with, and to change them.
struct ThemeChooser: View {
    @ObservedObject var library: GameLibrary
    /// The theme that is played with.
    @Binding var chosen: Theme.ID?
    /// The theme in the editor; nil while there is none.
    @Binding var edited: Theme?
    @Environment(\.undoManager) private var undo

    var body: some View {
        List(selection: $chosen) {
            ForEach(library.themes) { theme in
                ThemeRow(theme: theme, game: library.game(for: theme))
                    .contextMenu { actions(theme) }
                    .swipeActions(edge: .leading) {
                        Button("Edit", systemImage: "pencil") { edited = theme }.tint(.blue)
                    }
            }
            .onDelete { library.delete($0, undo: undo) }
            .onMove { library.move($0, to: $1, undo: undo) }
        }
        .overlay {
            if library.themes.isEmpty { nothing }
        }
        .navigationTitle("Themes")
        .toolbar {
            ToolbarItem { EditButton() }
            ToolbarItem(placement: .primaryAction) {
                Button("New Theme", systemImage: "plus") { edited = library.newTheme() }
            }
        }
    }

    @ViewBuilder private func actions(_ theme: Theme) -> some View {
        Button("Edit…", systemImage: "pencil") { edited = theme }
        Button("Duplicate", systemImage: "square.on.square") { library.duplicate(theme.id, undo: undo) }
        Divider()
        Button("Delete", systemImage: "trash", role: .destructive) {
            guard let place = library.themes.firstIndex(where: { $0.id == theme.id }) else { return }
            library.delete([place], undo: undo)
        }
    }

    private var nothing: some View {
        ContentUnavailableView {
            Label("No Themes", systemImage: "rectangle.stack")
        } description: {
            Text("Make one of your own, or play with those that come with the game.")
        } actions: {
            Button("Restore Themes") { library.restoreThemes(undo: undo) }
        }
    }
}

#Preview {
    ThemeChooser(library: GameLibrary(), chosen: .constant(nil), edited: .constant(nil))
}
