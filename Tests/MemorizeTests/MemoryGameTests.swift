import Testing

@testable import Memorize

@Suite("The game of pairs")
struct MemoryGameTests {
    typealias Game = MemoryGame<Int>

    @Test("Two cards for each content, face down", arguments: [0, 1, 2, 5, 50])
    func start(pairs: Int) {
        let game = Game.ordered(pairs: pairs)
        #expect(game.cards.map(\.content) == (0..<pairs).flatMap { [$0, $0] })
        #expect(Set(game.cards.map(\.id)).count == 2 * pairs)
        #expect(game.cards.allSatisfy { !$0.isFaceUp && !$0.isMatched && !$0.hasBeenSeen })
        #expect(game.score == 0 && game.turns == 0 && game.pairsLeft == pairs)
        #expect(game.indexOfTheOneAndOnlyFaceUpCard == nil)
        #expect(!game.isOver)
    }

    @Test("The content is asked for once a pair, in order")
    func contentCalls() {
        var asked: [Int] = []
        _ = Game(numberOfPairs: 4) { pair in
            asked.append(pair)
            return pair
        }
        #expect(asked == [0, 1, 2, 3])
    }

    @Test("A first card waits face up, a second of other content joins it, a third turns both down")
    func mismatch() {
        var game = Game.ordered(pairs: 2)
        game.choose(ids: 0)
        #expect(game.indexOfTheOneAndOnlyFaceUpCard == 0)
        game.choose(ids: 2)
        #expect(game.cards.map(\.isFaceUp) == [true, false, true, false])
        #expect(game.indexOfTheOneAndOnlyFaceUpCard == nil)
        game.choose(ids: 3)
        #expect(game.cards.map(\.isFaceUp) == [false, false, false, true])
        #expect(game.cards.map(\.hasBeenSeen) == [true, false, true, false])
        #expect(game.cards.allSatisfy { !$0.isMatched })
    }

    @Test("A match stays up until the next card is chosen, and counts two")
    func match() {
        var game = Game.ordered(pairs: 2)
        game.choose(ids: 1, 0)
        #expect(game.cards.map(\.isMatched) == [true, true, false, false])
        #expect(game.cards.map(\.isFaceUp) == [true, true, false, false])
        #expect(game.score == 2 && game.turns == 1 && game.pairsLeft == 1)
        game.choose(ids: 2)
        #expect(game.cards.map(\.isFaceUp) == [false, false, true, false])
        #expect(!game.isOver)
        game.choose(ids: 3)
        #expect(game.isOver && game.score == 4 && game.pairsLeft == 0)
    }

    @Test("Cards that are face up, matched or of another game change nothing")
    func ignored() {
        var game = Game.ordered(pairs: 3)
        game.choose(ids: 0, 1, 2)
        let before = game
        game.choose(ids: 2, 0, 1, 6, -1)
        #expect(game.cards == before.cards)
        #expect(game.score == before.score && game.turns == before.turns)
    }

    @Test("Cards are told apart by identity, not by what a copy of them says")
    func identity() {
        var game = Game.ordered(pairs: 2)
        var stale = game.cards[0]
        stale.isFaceUp = true
        stale.isMatched = true
        game.choose(stale)
        #expect(game.cards[0].isFaceUp && !game.cards[0].isMatched)
    }

    @Test("A penalty for each card seen before, not for its twin")
    func penalties() {
        var game = Game.ordered(pairs: 3)
        game.choose(ids: 0, 2)
        #expect(game.score == 0)
        game.choose(ids: 1, 3)
        #expect(game.score == 0, "the twins of seen cards are not seen")
        game.choose(ids: 0, 4)
        #expect(game.score == -1)
        game.choose(ids: 1, 3)
        #expect(game.score == -3)
        game.choose(ids: 0, 1)
        #expect(game.score == -1, "a match has no penalty")
        #expect(game.turns == 5)
    }

    @Test("A card that waits stays the one while the cards are shuffled")
    func shuffleWhileWaiting() throws {
        var game = Game.ordered(pairs: 8)
        var generator = SeededGenerator(seed: 5)
        game.choose(ids: 7)
        game.shuffle(using: &generator)
        let place = try #require(game.indexOfTheOneAndOnlyFaceUpCard)
        #expect(game.cards[place].id == 7)
        game.choose(ids: 6)
        #expect(game.score == 2)
    }

    @Test("Shuffling keeps every card as it is")
    func shuffleKeepsCards() {
        var game = Game.ordered(pairs: 8)
        game.choose(ids: 0, 1, 2, 5)
        let before = game
        var generator = SeededGenerator(seed: 6)
        game.shuffle(using: &generator)
        #expect(game.cards != before.cards)
        #expect(game.cards.sorted { $0.id < $1.id } == before.cards)
        #expect(game.score == before.score && game.turns == before.turns)
    }
}
