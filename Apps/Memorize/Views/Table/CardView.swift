import SwiftUI

/// One card: its emoji, as large as the card allows.
struct CardView: View {
    let card: EmojiMemoryGame.Card
    /// Where the card lies, in words; nil for cards that lie nowhere.
    var place: String?
    /// The name of the SF Symbol on the card's back.
    var symbol = "star"
    /// The game that the card belongs to; nil for a card that is only looked at.
    var game: EmojiMemoryGame?
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    var body: some View {
        GeometryReader { proxy in
            Text(card.content)
                .font(.system(size: Constants.share * min(proxy.size.width, proxy.size.height)))
                .rotationEffect(.degrees(card.isMatched && !reduceMotion ? 360 : 0))
                .animation(.easeInOut(duration: Constants.celebration), value: card.isMatched)
                .frame(width: proxy.size.width, height: proxy.size.height)
                .background(BonusPie(card: card, game: game).padding(Constants.margin))
        }
        .overlay(alignment: .topTrailing) {
            if card.isMatched {
                Image(systemName: "checkmark.circle.fill")
                    .foregroundColor(.green)
                    .padding(Constants.margin)
            }
        }
        .cardify(isFaceUp: card.isFaceUp, symbol: symbol)
        // A found pair stays in sight until the next card is chosen, and leaves its place empty.
        .opacity(card.isGone ? 0 : 1)
        .contentShape(.focusEffect, RoundedRectangle(cornerRadius: 10))
        .accessibilityElement(children: .ignore)
        .accessibilityLabel([spoken, place].compactMap { $0 }.joined(separator: ", "))
        .accessibilityHint(card.isFaceUp ? "" : "Turns the card over")
        .accessibilityAddTraits(.isButton)
        .accessibilityHidden(card.isGone)
    }

    /// What is visible of the card, in words.
    private var spoken: String {
        if !card.isFaceUp { return "Face-down card" }
        return card.isMatched ? "\(card.content), found" : card.content
    }

    private enum Constants {
        static let share: CGFloat = 0.62
        static let margin: CGFloat = 6
        static let celebration = 1.0
    }
}

#Preview("Found, up, down") {
    let game = MemoryGame(numberOfPairs: 3) { ["🐙", "🐠", "🐳"][$0] }.choosing(0, 1, 2)
    HStack {
        ForEach(game.cards) { CardView(card: $0).aspectRatio(2 / 3, contentMode: .fit) }
    }
    .padding()
    .foregroundStyle(.blue)
}

extension MemoryGame {
    /// The game after the cards in these places were chosen.
    fileprivate func choosing(_ places: Int...) -> MemoryGame {
        places.reduce(into: self) { game, place in game.choose(cards[place], at: .now) }
    }
}
