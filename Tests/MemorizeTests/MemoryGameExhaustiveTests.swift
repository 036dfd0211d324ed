import Testing

@testable import Memorize

/// The game together with its oracle, on every path.
@Suite("The game of pairs, exhaustively")
struct MemoryGameExhaustiveTests {
    /// Compares after each tap, and continues with every card; returns the number of taps.
    private func explore(_ game: MemoryGame<Int>, _ oracle: MemoryOracle, depth: Int) -> Int {
        guard depth > 0 else { return 0 }
        var taps = 0
        for card in game.cards {
            var game = game
            var oracle = oracle
            game.choose(card)
            oracle.choose(card.id)
            taps += 1
            if let complaint = difference(game, oracle) {
                Issue.record("\(complaint), in the order \(game.cards.map(\.id)), after \(oracle)")
                return taps
            }
            taps += explore(game, oracle, depth: depth - 1)
        }
        return taps
    }

    private func difference(_ game: MemoryGame<Int>, _ oracle: MemoryOracle) -> String? {
        for card in game.cards {
            if card.content != oracle.contents[card.id] { return "content of \(card)" }
            if card.isFaceUp != oracle.faceUp.contains(card.id) { return "side of \(card)" }
            if card.isMatched != oracle.matched.contains(card.id) { return "match of \(card)" }
            if card.hasBeenSeen != oracle.seen.contains(card.id) { return "memory of \(card)" }
        }
        let waiting = game.indexOfTheOneAndOnlyFaceUpCard.map { game.cards[$0].id }
        if waiting != (oracle.faceUp.count == 1 ? oracle.faceUp[0] : nil) { return "waiting card" }
        if game.score != oracle.score { return "score \(game.score)" }
        if game.turns != oracle.turns { return "turns \(game.turns)" }
        if game.isOver != (oracle.matched.count == game.cards.count) { return "end" }
        if game.pairsLeft != (game.cards.count - oracle.matched.count) / 2 { return "pairs left" }
        return nil
    }

    @Test("R6: two pairs in all 24 orders, all sequences of up to six taps")
    func twoPairs() {
        let games = MemoryGame.allOrders(pairs: 2)
        #expect(games.count == 24)
        for game in games {
            let taps = explore(game, MemoryOracle(contents: [0, 0, 1, 1]), depth: 6)
            #expect(taps == 4 + 16 + 64 + 256 + 1024 + 4096)
        }
    }

    @Test("R6: one pair, all sequences of up to eight taps")
    func onePair() {
        #expect(explore(.ordered(pairs: 1), MemoryOracle(contents: [0, 0]), depth: 8) == 510)
    }

    @Test("Long random games, until all pairs are found", arguments: [3, 6, 15])
    func randomGames(pairs: Int) {
        for seed in 1...8 {
            var generator = SeededGenerator(seed: UInt64(seed))
            var game = MemoryGame.ordered(pairs: pairs)
            game.shuffle(using: &generator)
            var oracle = MemoryOracle(contents: (0..<2 * pairs).map { $0 / 2 })
            var taps = 0
            while !game.isOver, taps < 1_000_000 {
                // Cards out of play are left alone, or the last pair would be long in coming.
                let open = game.cards.filter { !$0.isMatched }
                let card = open[Int.random(in: open.indices, using: &generator)]
                game.choose(card)
                oracle.choose(card.id)
                taps += 1
                guard difference(game, oracle) == nil else { break }
            }
            #expect(difference(game, oracle) == nil, "seed \(seed), tap \(taps)")
            #expect(game.isOver)
        }
    }

    @Test("Pair after pair, a game of any order ends with all points")
    func perfectGames() {
        for game in MemoryGame.allOrders(pairs: 2) {
            var game = game
            for id in 0..<4 { game.choose(ids: id) }
            #expect(game.score == 4 && game.isOver && game.turns == 2)
        }
    }
}
