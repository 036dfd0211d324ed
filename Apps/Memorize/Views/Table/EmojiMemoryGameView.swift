import SwiftUI

/// The whole game: its theme and score, the cards, and what to do with them.
struct EmojiMemoryGameView: View {
    @ObservedObject var game: EmojiMemoryGame

    /// What became of former games with the theme.
    var record = Statistics.Record()
    /// Starts a game with another theme; nil if there is no other, and the same is played again.
    var newGame: (() -> Void)?

    /// The cards that lie on the table, and of which game; the others wait in the deck.
    @State private var dealt = Dealt()
    /// What the last choice won or lost.
    @State private var change = ScoreChange()
    /// The card that the keys work on.
    @FocusState private var focused: EmojiMemoryGame.Card.ID?
    /// Whether the game's outcome has been announced to the player, and of which game last.
    @State private var showsResult = false
    @State private var toldRound = 0
    @Namespace private var cardSpace
    @Environment(\.accessibilityReduceMotion) private var reduceMotion

    private struct Dealt {
        var round = 0
        var cards: Set<EmojiMemoryGame.Card.ID> = []
    }

    private struct ScoreChange {
        var points = 0
        var card: EmojiMemoryGame.Card.ID?
    }

    var body: some View {
        VStack(spacing: Constants.spacing) {
            GameHeader(theme: game.theme, turns: game.turns, score: game.score)
            // The cards fly over the deck from which they come.
            table.zIndex(1)
            GameControls(game: game, newGame: newGame ?? playAgain) { deck }
        }
        .padding(Constants.spacing)
        .background(game.theme.gradient(opacity: Constants.tint))
        .background { mismatchTimer }
        .sheet(isPresented: $showsResult) { result }
        .onAppear {
            game.resume()
            deal()
        }
        .onDisappear { game.pause() }
        .onChange(of: game.round) { deal() }
    }

    private var table: some View {
        AspectGrid(
            items: game.cards, aspectRatio: Constants.aspectRatio, minimumWidth: game.preferences.cardSize.minimumWidth
        ) { card, place in
            if isDealt(card) {
                view(of: card, place: place.spoken)
                    .focusable(!card.isGone)
                    .focused($focused, equals: card.id)
                    .onKeyPress(keys: [.upArrow, .downArrow, .leftArrow, .rightArrow]) { move($0.key, from: place) }
                    .onKeyPress(keys: [.space, .return]) { _ in
                        choose(card)
                        return .handled
                    }
                    .onKeyPress(.escape) {
                        focused = nil
                        return .handled
                    }
                    .overlay { FlyingNumber(number: change.card == card.id ? change.points : 0) }
                    .onTapGesture { choose(card) }
                    .zIndex(change.card == card.id ? 1 : 0)
            } else {
                Color.clear
            }
        }
        .foregroundStyle(game.theme.gradient)
        // The cards of a new game are new cards: none of them turns over to show what it has become.
        .id(game.round)
        .transition(.asymmetric(insertion: .identity, removal: .opacity))
        .overlay {
            if game.isOver, !showsResult {
                Button(action: playAgain) { Label("Play Again", systemImage: "arrow.counterclockwise") }
                    .buttonStyle(TableButtonStyle(color: Color(game.theme.color)))
                    .transition(.opacity)
            }
        }
    }

    /// Has the game turn two cards down that are no pair, once their time is over.
    @ViewBuilder private var mismatchTimer: some View {
        if game.mismatchEnds != nil {
            TimelineView(.animation(minimumInterval: 0.1)) { context in
                Color.clear.onChange(of: context.date) { withAnimation { game.timePassed() } }
            }
        }
    }

    @ViewBuilder private var result: some View {
        if let result = game.result {
            ResultView(
                theme: game.theme, result: result, record: record, playAgain: playAgain, newGame: newGame ?? playAgain)
        }
    }

    /// The cards that are still to be dealt.
    private var deck: some View {
        ZStack {
            ForEach(game.cards.filter { !isDealt($0) }) { view(of: $0) }
        }
        .foregroundStyle(game.theme.gradient)
        .frame(width: Constants.deckHeight * Constants.aspectRatio, height: Constants.deckHeight)
        .allowsHitTesting(false)
        .accessibilityHidden(true)
    }

    /// A card, which comes to the table from where it was in the deck.
    private func view(of card: EmojiMemoryGame.Card, place: String? = nil) -> some View {
        CardView(card: card, place: place, symbol: game.theme.symbol, game: game)
            .matchedGeometryEffect(id: "\(game.round).\(card.id)", in: cardSpace)
            .transition(.asymmetric(insertion: .identity, removal: .identity))
    }

    private func isDealt(_ card: EmojiMemoryGame.Card) -> Bool {
        dealt.round == game.round && dealt.cards.contains(card.id)
    }

    /// Deals all cards, one after the other; at once where motion is to be kept small, or the game goes on.
    private func deal() {
        change = ScoreChange()
        if reduceMotion || game.isInProgress || game.isOver {
            dealt = Dealt(round: game.round, cards: Set(game.cards.map(\.id)))
            return
        }
        dealt = Dealt(round: game.round)
        let cards = game.cards.map(\.id)
        let pause = min(Constants.pause, Constants.dealing / Double(cards.count))
        // With many cards some are dealt together: no eye could distinguish them.
        let together = (cards.count + Constants.handfuls - 1) / Constants.handfuls
        for place in stride(from: 0, to: cards.count, by: max(together, 1)) {
            withAnimation(.easeInOut(duration: Constants.flight).delay(Double(place) * pause)) {
                dealt.cards.formUnion(cards[place...].prefix(together))
            }
        }
    }

    /// Gives the keyboard to the nearest card that way; found ones leave gaps, which are passed over.
    private func move(_ key: KeyEquivalent, from place: GridPlace) -> KeyPress.Result {
        let directions: [KeyEquivalent: GridPlace.Direction] = [
            .upArrow: .up, .downArrow: .down, .leftArrow: .left, .rightArrow: .right,
        ]
        guard let direction = directions[key] else { return .ignored }
        let cards = game.cards
        guard let next = place.places(direction, of: cards.count).first(where: { !cards[$0].isGone }) else {
            return .handled
        }
        focused = cards[next].id
        return .handled
    }

    private func choose(_ card: EmojiMemoryGame.Card) {
        withAnimation {
            let before = (score: game.score, turns: game.turns, pairs: game.pairsLeft)
            game.choose(card)
            change = ScoreChange(points: game.score - before.score, card: card.id)
            if game.turns > before.turns { announce(card.content, isPair: game.pairsLeft < before.pairs) }
        } completion: {
            // The last card has turned over by now; those before it may come to rest after that.
            if game.isOver, toldRound != game.round {
                toldRound = game.round
                showsResult = true
            }
        }
    }

    private func playAgain() {
        withAnimation(reduceMotion ? nil : .default) { game.restart() }
    }

    /// Says how it went to those who cannot see it.
    private func announce(_ content: String, isPair: Bool) {
        let outcome: String
        if game.isOver {
            outcome = "all pairs found"
        } else if isPair {
            outcome = game.pairsLeft == 1 ? "a pair, 1 pair left" : "a pair, \(game.pairsLeft) pairs left"
        } else {
            outcome = "no pair"
        }
        AccessibilityNotification.Announcement("\(content): \(outcome)").post()
    }

    private enum Constants {
        static let flight = 0.6
        static let pause = 0.06
        static let handfuls = 40
        /// However many cards there are, all of them have left the deck by then.
        static let dealing = 1.2
        static let deckHeight: CGFloat = 52
        static let aspectRatio: CGFloat = 2 / 3
        static let spacing: CGFloat = 16
        static let tint = 0.12
    }
}

#Preview {
    EmojiMemoryGameView(game: EmojiMemoryGame(theme: Theme.all[0]))
}

extension Preferences.CardSize {
    /// The least width of a card, in points.
    fileprivate var minimumWidth: CGFloat {
        switch self {
        case .small: 44
        case .medium: 64
        case .large: 100
        }
    }
}
