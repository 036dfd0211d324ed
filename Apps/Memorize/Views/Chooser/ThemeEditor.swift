import SwiftUI

/// Changes a theme, or makes a new one: nothing comes of it until the player is done.
struct ThemeEditor: View {
    @StateObject private var draft: ThemeDraft
    private let library: GameLibrary
    private let isNew: Bool
    @Environment(\.dismiss) private var dismiss
    @Environment(\.undoManager) private var undo

    init(theme: Theme, library: GameLibrary) {
        _draft = StateObject(wrappedValue: ThemeDraft(theme))
        self.library = library
        isNew = library.theme(theme.id) == nil
    }

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    TextField("Name", text: $draft.theme.name)
                    SymbolPicker(symbol: $draft.theme.symbol)
                } footer: {
                    if let problem = draft.theme.problem { Text(problem).foregroundStyle(.red) }
                }
                Section("Cards") { CardSamples(theme: draft.theme) }
                EmojiSections(theme: $draft.theme)
                Section("Pairs") { PairsPicker(theme: $draft.theme) }
                Section("Colour") { ThemeColorPicker(theme: $draft.theme) }
            }
            .formStyle(.grouped)
            .navigationTitle(isNew ? "New Theme" : "Edit Theme")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Cancel") { dismiss() } }
                ToolbarItem {
                    Button("Undo", systemImage: "arrow.uturn.backward") { draft.undo() }.disabled(!draft.canUndo)
                }
                ToolbarItem {
                    Button("Redo", systemImage: "arrow.uturn.forward") { draft.redo() }.disabled(!draft.canRedo)
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Done") {
                        library.save(draft.theme, undo: undo)
                        dismiss()
                    }
                    .disabled(draft.theme.problem != nil)
                }
            }
        }
        .frame(minWidth: 300, idealWidth: 460, minHeight: 420, idealHeight: 640)
    }
}

/// Three cards as they would look: one turned down, two that show the theme's first emoji.
private struct CardSamples: View {
    let theme: Theme

    var body: some View {
        HStack(spacing: 12) {
            ForEach(cards) { card in
                CardView(card: card, symbol: theme.symbol).aspectRatio(2 / 3, contentMode: .fit)
            }
        }
        .frame(height: 110)
        .frame(maxWidth: .infinity)
        .foregroundStyle(theme.gradient)
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("What the cards look like")
    }

    private var cards: [EmojiMemoryGame.Card] {
        (0..<3).map { place in
            let emoji = theme.emoji.isEmpty ? "" : theme.emoji[max(place - 1, 0) % theme.emoji.count]
            var card = EmojiMemoryGame.Card(id: place, content: emoji)
            card.isFaceUp = place > 0
            return card
        }
    }
}

#Preview {
    ThemeEditor(theme: Theme.all[0], library: GameLibrary())
}
