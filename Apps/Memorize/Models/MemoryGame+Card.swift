import Foundation

extension MemoryGame {
    /// One card on the table.
    struct Card: Identifiable, Equatable {
        /// Identifies the card among all others of the game, its twin included.
        let id: Int

        /// What is on the card's face.
        let content: CardContent

        /// Whether the content shows.
        var isFaceUp = false {
            didSet {
                if oldValue, !isFaceUp { hasBeenSeen = true }
            }
        }

        /// Whether the card's twin is found.
        var isMatched = false

        /// Whether the card was found and left its place empty.
        var isGone: Bool { isMatched && !isFaceUp }

        /// Whether the card was face up and was turned down again.
        private(set) var hasBeenSeen = false

        /// How long the card's bonus has run out.
        private var bonus = Stopwatch()

        /// Makes a card that lies face down.
        init(id: Int, content: CardContent) {
            self.id = id
            self.content = content
        }
    }
}

extension MemoryGame.Card: Sendable where CardContent: Sendable {}
extension MemoryGame.Card: Codable where CardContent: Codable {}

// MARK: Bonus

extension MemoryGame.Card {
    /// How long a card may be face up until its bonus is gone, in seconds.
    static var bonusTime: TimeInterval { 6 }

    /// Since when the card's bonus runs out; nil while it does not.
    var bonusRunsSince: Date? { bonus.runsSince }

    /// How much is left at a time of the time for the bonus, in seconds.
    func bonusTimeLeft(at date: Date) -> TimeInterval {
        max(0, Self.bonusTime - bonus.time(at: date))
    }

    /// Has the bonus run out, or stops it.
    mutating func runBonus(_ runs: Bool, at date: Date) {
        bonus.run(runs, at: date)
    }

    /// Whether the card can be as it is.
    var isValid: Bool { bonus.isValid }
}
