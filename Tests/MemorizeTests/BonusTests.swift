import Foundation
import Testing

@testable import Memorize

@Suite("M5: What speed and few looks win")
struct BonusTests {
    private let start = Date(timeIntervalSinceReferenceDate: 0)

    private func game(_ rules: MemoryGame<Int>.Rules, pairs: Int = 3) -> MemoryGame<Int> {
        MemoryGame(rules: rules, numberOfPairs: pairs) { $0 }
    }

    /// Chooses cards, each at its second.
    private func play(_ game: inout MemoryGame<Int>, _ moves: (card: Int, second: Double)...) {
        for move in moves {
            game.choose(.init(id: move.card, content: -1), at: start + move.second)
        }
    }

    @Test("M5: Points count ten times less the whole seconds since the last choice, and once at least")
    func speed() {
        for (seconds, factor) in [(0, 10), (0.9, 10), (1, 9), (4.5, 6), (8.9, 2), (9, 1), (10, 1), (1e9, 1)] {
            var found = game(.init(countsSpeed: true))
            play(&found, (0, 100), (1, 100 + seconds))
            #expect(found.score == 2 * factor, "after \(seconds) s")
            // A mistake with cards that were seen costs as much.
            var missed = game(.init(countsSpeed: true))
            play(&missed, (0, 0), (2, 20), (4, 40), (5, 60), (0, 100), (2, 100 + seconds))
            #expect(missed.score == 2 - 2 * factor, "after \(seconds) s")
        }
    }

    @Test("M5: A clock that goes backwards wins nothing beyond the most")
    func backwards() {
        var game = game(.init(hasBonus: true, countsSpeed: true))
        play(&game, (0, 100), (1, -1e6))
        #expect(game.score == (2 + 3 + 3) * 10)
        #expect(game.time(at: start - 1e9) >= 0)
    }

    @Test("M5: A bonus runs out only while its card is face up, and the game is looked at")
    func bonus() {
        var game = game(.init(hasBonus: true))
        // Card 0 is up for two seconds, then down for a hundred.
        play(&game, (0, 0), (2, 2), (4, 2), (5, 2))
        #expect(game.score == 2 + 3 + 3)
        play(&game, (0, 102))
        game.pause(at: start + 103)
        #expect(game.cards.allSatisfy { $0.bonusRunsSince == nil })
        game.resume(at: start + 1_000)
        play(&game, (1, 1_001))
        // Four seconds of the six of card 0 have passed, none of card 1.
        #expect(game.score == 8 + 2 + 1 + 3)
    }

    @Test("M5: Where there is no bonus none runs out")
    func none() {
        var game = game(.init())
        play(&game, (0, 0), (1, 1))
        #expect(game.score == 2 && game.cards.allSatisfy { $0.bonusRunsSince == nil })
    }

    @Test("M13: The time of a game goes from the first card to the last, breaks left out")
    func time() {
        var game = game(.init(), pairs: 2)
        #expect(game.time(at: start + 50) == 0)
        play(&game, (0, 100), (1, 103))
        game.pause(at: start + 110)
        #expect(game.time(at: start + 500) == 10)
        game.resume(at: start + 1_000)
        play(&game, (2, 1_005), (3, 1_006))
        #expect(game.isOver && game.time(at: start + 9_999) == 16)
        // A bonus that is over does not go on.
        game.resume(at: start + 10_000)
        #expect(game.time(at: start + 20_000) == 16)
    }

    @Test("M13: Pairs in a row are counted, and the most of them remembered")
    func streak() {
        var game = game(.init(), pairs: 5)
        play(&game, (0, 0), (1, 0), (2, 0), (3, 0))
        #expect(game.streak == 2)
        play(&game, (4, 0), (6, 0), (8, 0), (9, 0))
        #expect(game.streak == 1 && game.longestStreak == 2)
    }

    @Test("Two cards that are no pair can be turned down without another choice")
    func turningDown() {
        var game = game(.init())
        play(&game, (0, 0))
        game.turnMismatchDown(at: start)
        #expect(game.cards[0].isFaceUp && !game.showsMismatch)
        play(&game, (2, 0))
        #expect(game.showsMismatch)
        game.turnMismatchDown(at: start)
        #expect(game.cards.allSatisfy { !$0.isFaceUp } && game.cards[0].hasBeenSeen && !game.showsMismatch)
        play(&game, (0, 0), (1, 0))
        game.turnMismatchDown(at: start)
        #expect(game.cards[0].isFaceUp)
    }
}
