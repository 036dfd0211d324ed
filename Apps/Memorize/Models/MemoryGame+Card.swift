import Foundation

extension MemoryGame {
    /// One card on the table.
    struct Card: Identifiable, Equatable {
        /// What tells the card from all others of the game, its twin included.
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

        /// Since when the card's bonus runs out; nil while it does not, or where there is no clock.
        private(set) var bonusRunsSince: Date?

        /// How long the bonus ran out before, in seconds.
        private var bonusUsed: TimeInterval = 0

        /// Makes a card that lies face down.
        init(id: Int, content: CardContent) {
            self.id = id
            self.content = content
        }
    }
}

extension MemoryGame.Card: Sendable where CardContent: Sendable {}

// MARK: Bonus

extension MemoryGame.Card {
    /// How long a card may be face up until its bonus is gone, in seconds.
    static var bonusTime: TimeInterval { 6 }

    /// How much is left at a time of the time for the bonus, in seconds.
    func bonusTimeLeft(at date: Date) -> TimeInterval {
        max(0, Self.bonusTime - bonusUsed - (bonusRunsSince.map { date.timeIntervalSince($0) } ?? 0))
    }

    /// Has the bonus run out while the card is face up and its twin is not found.
    mutating func updateBonus(at date: Date) {
        let runs = isFaceUp && !isMatched
        if let since = bonusRunsSince, !runs {
            bonusUsed += date.timeIntervalSince(since)
            bonusRunsSince = nil
        } else if bonusRunsSince == nil, runs {
            bonusRunsSince = date
        }
    }
}
