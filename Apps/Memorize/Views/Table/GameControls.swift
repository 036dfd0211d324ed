import SwiftUI

/// The buttons below the table, with the pairs that are still to be found between them.
struct GameControls<Deck: View>: View {
    @ObservedObject var game: EmojiMemoryGame
    let newGame: () -> Void
    /// The cards that are still to be dealt.
    @ViewBuilder let deck: Deck
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    var body: some View {
        FlowLine {
            Button {
                withAnimation(reduceMotion ? nil : .default) { game.shuffle() }
            } label: {
                Label("Shuffle", systemImage: "shuffle")
            }
            .keyboardShortcut("s", modifiers: [])
            Pile(count: game.pairsLeft).foregroundStyle(game.theme.gradient).overlay { deck }.layoutPriority(-1)
            Button {
                newGame()
            } label: {
                Label("New Game", systemImage: "plus")
            }
            .keyboardShortcut("n", modifiers: [])
        }
        .buttonStyle(TableButtonStyle(color: Color(game.theme.color)))
    }
}

#Preview {
    GameControls(game: EmojiMemoryGame(theme: Theme.all[0]), newGame: {}) {}.padding()
}
