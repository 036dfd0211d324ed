import SwiftUI

/// The buttons below the table, with the pairs that are still to be found between them.
struct GameControls<Deck: View>: View {
    @ObservedObject var game: EmojiMemoryGame
    /// The cards that are still to be dealt.
    @ViewBuilder let deck: Deck

    var body: some View {
        HStack {
            Button {
                withAnimation { game.shuffle() }
            } label: {
                Label("Shuffle", systemImage: "shuffle")
            }
            Spacer()
            Pile(count: game.pairsLeft).foregroundStyle(game.theme.gradient).overlay { deck }
            Spacer()
            Button {
                withAnimation { game.newGame() }
            } label: {
                Label("New Game", systemImage: "plus")
            }
        }
        .buttonStyle(TableButtonStyle(color: Color(game.theme.color)))
    }
}

#Preview {
    GameControls(game: EmojiMemoryGame()) {}.padding()
}
