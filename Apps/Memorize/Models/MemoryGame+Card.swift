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

        /// Whether the card was face up and was turned down again.
        private(set) var hasBeenSeen = false

        /// Makes a card that lies face down.
        init(id: Int, content: CardContent) {
            self.id = id
            self.content = content
        }
    }
}

extension MemoryGame.Card: Sendable where CardContent: Sendable {}
