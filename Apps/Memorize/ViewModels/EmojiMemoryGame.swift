import SwiftUI

/// Stands between the game of pairs and its views: says what is on the table, and takes what the player wants.
final class EmojiMemoryGame: ObservableObject {
    typealias Card = MemoryGame<String>.Card

    @Published private var model: MemoryGame<String>

    /// How the player likes to play; rules count from the next game on.
    @Published var preferences: Preferences

    /// What the game looks like; another theme begins another game.
    var theme: Theme {
        didSet { if theme != oldValue { restart() } }
    }

    /// Which game this is, from 1; its cards are other cards than those of the game before.
    private(set) var round = 1

    /// Called when something has changed, with the announcement to make.
    var changed: (Sound?) -> Void = { _ in }

    private var generator: SeededGenerator
    private let clock: () -> Date
    /// Since when two cards are up that are no pair.
    private var mismatchSince: Date?

    /// Starts a game, or goes on with one; equal seeds give equal games.
    /// - Parameters:
    ///   - saved: A game with the theme's emoji that is not over yet; nil for a new one.
    ///   - clock: Returns the current time, by which quick finds win more.
    init(
        theme: Theme, saved: MemoryGame<String>? = nil, preferences: Preferences = Preferences(),
        seed: UInt64 = .random(in: 0 ... .max), clock: @escaping () -> Date = { Date() }
    ) {
        var generator = SeededGenerator(seed: seed)
        self.model = saved ?? Self.deal(theme, rules: preferences.rules, using: &generator)
        self.theme = theme
        self.preferences = preferences
        self.generator = generator
        self.clock = clock
        if model.showsMismatch { mismatchSince = clock() }
    }

    private static func deal(
        _ theme: Theme, rules: MemoryGame<String>.Rules, using generator: inout SeededGenerator
    ) -> MemoryGame<String> {
        let emoji = theme.emojiForGame(using: &generator)
        var game = MemoryGame(rules: rules, numberOfPairs: emoji.count) { emoji[$0] }
        game.shuffle(using: &generator)
        return game
    }

    // MARK: What the views show

    /// The cards in the order in which they lie on the table.
    var cards: [Card] { model.cards }

    /// The points won and lost so far.
    var score: Int { model.score }

    /// How many times two cards were compared.
    var turns: Int { model.turns }

    /// How many pairs are still to be found.
    var pairsLeft: Int { model.pairsLeft }

    /// Whether all pairs are found.
    var isOver: Bool { model.isOver }

    /// Whether a card was turned over, and not all are found.
    var isInProgress: Bool { model.isInProgress }

    /// How much is left now of the time for a card's bonus, in seconds.
    func bonusTimeLeft(of card: Card) -> TimeInterval {
        card.bonusTimeLeft(at: clock())
    }

    /// When the two cards turn down that are no pair; nil where there are none, or where they stay.
    var mismatchEnds: Date? {
        preferences.mismatchTime.flatMap { mismatchSince?.addingTimeInterval($0) }
    }

    // MARK: What is kept

    /// The game as it can go on another day; nil for one that is over, or has not begun.
    var saved: MemoryGame<String>? {
        guard model.isInProgress else { return nil }
        var game = model
        game.pause(at: clock())
        return game
    }

    /// How the game ended; nil for one that has not.
    var result: Statistics.Result? {
        guard model.isOver else { return nil }
        return Statistics.Result(
            score: model.score, turns: model.turns, pairs: model.cards.count / 2, time: model.time(at: clock()),
            streak: model.longestStreak)
    }

    // MARK: What the player wants

    /// Turns a card face up.
    func choose(_ card: Card) {
        let before = (turns: model.turns, pairsLeft: model.pairsLeft)
        var next = model
        next.choose(card, at: clock())
        if next == model { return }
        model = next
        mismatchSince = model.showsMismatch ? clock() : nil
        if model.isOver {
            changed(.end)
        } else if model.turns == before.turns {
            changed(.turn)
        } else {
            changed(model.pairsLeft < before.pairsLeft ? .pair : .mismatch)
        }
    }

    /// Mixes the cards on the table.
    func shuffle() {
        model.shuffle(using: &generator)
        changed(.shuffle)
    }

    /// Starts a game with the same theme.
    func restart() {
        round += 1
        mismatchSince = nil
        model = Self.deal(theme, rules: preferences.rules, using: &generator)
        changed(.shuffle)
    }

    // MARK: Time

    /// Stops the time while nobody sees the cards.
    func pause() {
        if model.isInProgress { model.pause(at: clock()) }
    }

    /// Lets the time run again.
    func resume() {
        if model.isInProgress { model.resume(at: clock()) }
    }

    /// Records that time has passed: two cards that are no pair turn down, if the player likes that.
    func timePassed() {
        guard let mismatchEnds, clock() >= mismatchEnds else { return }
        mismatchSince = nil
        model.turnMismatchDown(at: clock())
        changed(nil)
    }
}
