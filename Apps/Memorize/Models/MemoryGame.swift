import Foundation

/// A game of pairs: cards lie face down, and two of the same content are to be found with few looks.
///
/// What is on the cards does not matter to the game, as long as two contents can be compared. Nor does it know what
/// time it is, or leave anything to chance by itself: both come from outside, so that equal moves make equal games.
struct MemoryGame<CardContent> where CardContent: Equatable {
    /// What is played for.
    let rules: Rules

    /// The cards in the order in which they lie on the table.
    private(set) var cards: [Card]

    /// Two points for each pair found, and what is left of its bonus, less one for each card of a mismatch that had been
    /// seen before.
    private(set) var score = 0

    /// How many times two cards were compared.
    private(set) var turns = 0

    /// How many pairs were found in a row: now, and at the most.
    private(set) var streak = 0
    private(set) var longestStreak = 0

    /// How long the game has gone on: from the first card until all are found.
    private var stopwatch = Stopwatch()

    /// When a card was chosen last, by the stopwatch.
    private var lastChoice: TimeInterval = 0

    /// Lays out two cards for each content, pair after pair; `shuffle(using:)` mixes them.
    init(rules: Rules = Rules(), numberOfPairs: Int, content: (_ pair: Int) -> CardContent) {
        self.rules = rules
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

    /// Whether a card was turned over, and not all are found.
    var isInProgress: Bool {
        !isOver && (turns > 0 || cards.contains(where: \.isFaceUp))
    }

    /// Whether two cards are face up that are no pair.
    var showsMismatch: Bool {
        cards.count { $0.isFaceUp && !$0.isMatched } == 2
    }

    /// How long the game has gone on at a time, in seconds.
    func time(at date: Date) -> TimeInterval {
        stopwatch.time(at: date)
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
    mutating func choose(_ card: Card, at date: Date) {
        guard let chosen = cards.firstIndex(where: { $0.id == card.id }),
            !cards[chosen].isFaceUp, !cards[chosen].isMatched
        else { return }

        stopwatch.run(true, at: date)
        if let waiting = indexOfTheOneAndOnlyFaceUpCard {
            cards[chosen].isFaceUp = true
            compare(chosen, waiting, at: date)
        } else {
            indexOfTheOneAndOnlyFaceUpCard = chosen
        }
        lastChoice = time(at: date)
        runStopwatches(at: date)
    }

    /// Turns the two cards down that are no pair; does nothing where there are none.
    mutating func turnMismatchDown(at date: Date) {
        guard showsMismatch else { return }
        indexOfTheOneAndOnlyFaceUpCard = nil
        runStopwatches(at: date)
    }

    /// Mixes the cards on the table; each stays as it is, face up or down.
    mutating func shuffle(using generator: inout some RandomNumberGenerator) {
        cards.shuffle(using: &generator)
    }

    /// Stops the time: that of the game, and of each bonus.
    mutating func pause(at date: Date) {
        stopwatch.run(false, at: date)
        for index in cards.indices { cards[index].runBonus(false, at: date) }
    }

    /// Lets the time run again, if it ran before.
    mutating func resume(at date: Date) {
        guard isInProgress else { return }
        stopwatch.run(true, at: date)
        runStopwatches(at: date)
    }

    private mutating func runStopwatches(at date: Date) {
        for index in cards.indices {
            cards[index].runBonus(rules.hasBonus && cards[index].isFaceUp && !cards[index].isMatched, at: date)
        }
        if isOver { stopwatch.run(false, at: date) }
    }

    private mutating func compare(_ first: Int, _ second: Int, at date: Date) {
        turns += 1
        let points: Int
        if cards[first].content == cards[second].content {
            cards[first].isMatched = true
            cards[second].isMatched = true
            streak += 1
            longestStreak = max(longestStreak, streak)
            points = 2 + (rules.hasBonus ? bonus(of: first, at: date) + bonus(of: second, at: date) : 0)
        } else {
            streak = 0
            points = -[first, second].count { cards[$0].hasBeenSeen }
        }
        let seconds = min(max(time(at: date) - lastChoice, 0), 9)
        score += points * (rules.countsSpeed ? 10 - Int(seconds) : 1)
    }

    private func bonus(of place: Int, at date: Date) -> Int {
        Int(cards[place].bonusTimeLeft(at: date) / 2)
    }
}

extension MemoryGame: Sendable where CardContent: Sendable {}
extension MemoryGame: Codable where CardContent: Codable {}
extension MemoryGame: Equatable {}

extension MemoryGame {
    /// What is played for beside pairs.
    struct Rules: Codable, Hashable, Sendable {
        /// Whether a pair wins more, the less its cards were looked at.
        var hasBonus = false

        /// Whether points count up to ten times, the less time lies between two choices: a find as well as a mistake.
        var countsSpeed = false
    }

    /// Whether a game can have come to this by its rules: what was saved may have been changed by others.
    var isValid: Bool {
        let inOrder = cards.sorted { $0.id < $1.id }
        let arePairs = stride(from: 0, to: cards.count - 1, by: 2).allSatisfy { place in
            let (card, twin) = (inOrder[place], inOrder[place + 1])
            return card.content == twin.content && card.isMatched == twin.isMatched
        }
        let faceUp = cards.filter(\.isFaceUp)
        return cards.count % 2 == 0 && inOrder.map(\.id) == Array(cards.indices) && arePairs
            && cards.allSatisfy(\.isValid) && faceUp.count <= 2
            && (faceUp.count == 2 || !faceUp.contains(where: \.isMatched))
            && (0...Self.most).contains(turns) && (-Self.most...Self.most).contains(score)
            && (0...turns).contains(longestStreak) && (0...longestStreak).contains(streak)
            && stopwatch.isValid && (0...Double(Self.most)).contains(lastChoice)
    }

    /// No game has more turns or points.
    private static var most: Int { 1_000_000_000 }
}
