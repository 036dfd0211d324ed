import SwiftUI

/// Stands between the game of pairs and its views: says what is on the table, and takes what the player wants.
final class EmojiMemoryGame: ObservableObject {
    typealias Card = MemoryGame<String>.Card

    /// A game together with its theme: published as one, so that each intent announces one change.
    private struct Round {
        var number: Int
        var theme: Theme
        var game: MemoryGame<String>
    }

    @Published private var model: Round
    /// The themes to choose from.
    let themes: [Theme]
    private var generator: SeededGenerator
    private let clock: (() -> Date)?

    /// Starts a game with one of the themes, at random if none is given; equal seeds give equal games.
    /// - Parameter clock: Tells the time, by which quick finds win a bonus; nil, the default, for none.
    init(
        themes: [Theme] = Theme.all, theme: Theme? = nil, seed: UInt64 = .random(in: 0 ... .max),
        clock: (() -> Date)? = nil
    ) {
        precondition(!themes.isEmpty || theme != nil, "A game needs a theme.")
        var generator = SeededGenerator(seed: seed)
        let first = theme ?? themes[Int.random(in: themes.indices, using: &generator)]
        self.model = Round(number: 1, theme: first, game: Self.deal(first, using: &generator))
        self.themes = themes
        self.generator = generator
        self.clock = clock
    }

    private static func deal(_ theme: Theme, using generator: inout SeededGenerator) -> MemoryGame<String> {
        let emoji = theme.emojiForGame(using: &generator)
        var game = MemoryGame(numberOfPairs: emoji.count) { emoji[$0] }
        game.shuffle(using: &generator)
        return game
    }

    // MARK: What the views show

    /// The cards in the order in which they lie on the table.
    var cards: [Card] { model.game.cards }

    /// The points won and lost so far.
    var score: Int { model.game.score }

    /// How many times two cards were compared.
    var turns: Int { model.game.turns }

    /// How many pairs are still to be found.
    var pairsLeft: Int { model.game.pairsLeft }

    /// Whether all pairs are found.
    var isOver: Bool { model.game.isOver }

    /// What the game looks like.
    var theme: Theme { model.theme }

    /// How much is left now of the time for a card's bonus, in seconds; nil where there is no clock.
    func bonusTimeLeft(of card: Card) -> TimeInterval? {
        clock.map { card.bonusTimeLeft(at: $0()) }
    }

    /// Which game this is, from 1; its cards are other cards than those of the game before.
    var round: Int { model.number }

    // MARK: What the player wants

    /// Turns a card face up.
    func choose(_ card: Card) {
        model.game.choose(card, at: clock?())
    }

    /// Mixes the cards on the table.
    func shuffle() {
        model.game.shuffle(using: &generator)
    }

    /// Starts a game with another theme, chosen at random.
    func newGame() {
        let others = themes.filter { $0.id != theme.id }
        newGame(with: others.randomElement(using: &generator) ?? theme)
    }

    /// Starts a game with a theme.
    func newGame(with theme: Theme) {
        model = Round(number: round + 1, theme: theme, game: Self.deal(theme, using: &generator))
    }

    /// Starts a game with the same theme.
    func restart() {
        newGame(with: theme)
    }
}
