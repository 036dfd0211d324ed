@testable import Memorize

extension MemoryGame<Int> {
    /// Makes an unshuffled game: cards 2p and 2p + 1 show p.
    static func ordered(pairs: Int) -> MemoryGame {
        MemoryGame(numberOfPairs: pairs) { $0 }
    }

    /// Makes a game for each order of the cards.
    static func allOrders(pairs: Int) -> [MemoryGame] {
        let wanted = (1...2 * pairs).reduce(1, *)
        var found: [[Int]: MemoryGame] = [:]
        var generator = SeededGenerator(seed: 1)
        while found.count < wanted {
            var game = ordered(pairs: pairs)
            game.shuffle(using: &generator)
            found[game.cards.map(\.id)] = game
        }
        return Array(found.values)
    }

    /// Chooses the cards with these identities, one after the other.
    mutating func choose(ids: Int...) {
        for id in ids { choose(Card(id: id, content: -1)) }
    }
}
