import Foundation

/// A game of pairs: cards lie face down, and two of the same content are to be found with few looks.
///
/// What is on the cards does not matter to the game, as long as two contents can be told to be equal.
struct MemoryGame<CardContent> where CardContent: Equatable {
    /// The cards in the order in which they lie on the table.
    private(set) var cards: [Card]

    /// Two points for each pair found, and what is left of its bonus, less one for each card of a mismatch that had been seen before.
    private(set) var score = 0

    /// How many times two cards were compared.
    private(set) var turns = 0

    /// Lays out two cards for each content, pair after pair; `shuffle(using:)` mixes them.
    init(numberOfPairs: Int, content: (_ pair: Int) -> CardContent) {
        cards = []
        for pair in 0..<numberOfPairs {
            let content = content(pair)
            cards.append(Card(id: 2 * pair, content: content))
            cards.append(Card(id: 2 * pair + 1, content: content))
        }
    }

    /// How many pairs are still to be found.
    var pairsLeft: Int {
        cards.count { !$0.isMatched } / 2
    }

    /// Whether there were pairs, and all are found.
    var isOver: Bool {
        !cards.isEmpty && cards.allSatisfy(\.isMatched)
    }

    /// Where the card lies that waits for a second one; nil when no card is face up, or more than one.
    ///
    /// It is read off the cards, so that nothing has to be kept in step with them: they may well be
    /// shuffled while one is face up.
    private(set) var indexOfTheOneAndOnlyFaceUpCard: Int? {
        get {
            let faceUp = cards.indices.filter { cards[$0].isFaceUp }
            return faceUp.count == 1 ? faceUp[0] : nil
        }
        set {
            for index in cards.indices { cards[index].isFaceUp = index == newValue }
        }
    }

    /// Turns a card face up.
    ///
    /// The second card of a turn is compared with the first; both stay up until the next card is chosen. A card
    /// that is face up or matched, or that is not of this game, changes nothing.
    /// - Parameter date: When; nil for a game without a clock, in which there is no bonus.
    mutating func choose(_ card: Card, at date: Date? = nil) {
        guard let chosen = cards.firstIndex(where: { $0.id == card.id }),
            !cards[chosen].isFaceUp, !cards[chosen].isMatched
        else { return }

        if let waiting = indexOfTheOneAndOnlyFaceUpCard {
            cards[chosen].isFaceUp = true
            compare(chosen, waiting, at: date)
        } else {
            indexOfTheOneAndOnlyFaceUpCard = chosen
        }
        if let date {
            for index in cards.indices { cards[index].updateBonus(at: date) }
        }
    }

    /// Mixes the cards on the table; each stays as it is, face up or down.
    mutating func shuffle(using generator: inout some RandomNumberGenerator) {
        cards.shuffle(using: &generator)
    }

    private mutating func compare(_ first: Int, _ second: Int, at date: Date?) {
        turns += 1
        if cards[first].content == cards[second].content {
            cards[first].isMatched = true
            cards[second].isMatched = true
            score += 2
            if let date { score += [first, second].reduce(0) { $0 + Int(cards[$1].bonusTimeLeft(at: date) / 2) } }
        } else {
            score -= [first, second].count { cards[$0].hasBeenSeen }
        }
    }
}

extension MemoryGame: Sendable where CardContent: Sendable {}
