import SwiftUI

/// The whole game: its theme and score, the cards, and what to do with them.
struct EmojiMemoryGameView: View {
    @ObservedObject var game: EmojiMemoryGame

    var body: some View {
        VStack(spacing: Constants.spacing) {
            GameHeader(theme: game.theme, turns: game.turns, score: game.score)
            table
            GameControls(game: game)
        }
        .padding(Constants.spacing)
        .background(game.theme.gradient(opacity: Constants.tint))
    }

    private var table: some View {
        AspectGrid(items: game.cards, aspectRatio: Constants.aspectRatio) { card in
            CardView(card: card)
                .onTapGesture {
                    withAnimation { game.choose(card) }
                }
        }
        .foregroundStyle(game.theme.gradient)
        // The cards of a new game are new cards: none of them turns over to show what it has become.
        .id(game.round)
        .overlay {
            if game.isOver { GameOverBanner(game: game) }
        }
    }

    private enum Constants {
        static let aspectRatio: CGFloat = 2 / 3
        static let spacing: CGFloat = 16
        static let tint = 0.12
    }
}

#Preview {
    EmojiMemoryGameView(game: EmojiMemoryGame())
}
