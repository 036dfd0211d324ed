import Combine
import Testing

@testable import Memorize

@Suite("The view model of Memorize")
struct EmojiMemoryGameTests {
    private let theme = Theme("Test", symbol: "star", emoji: "🐶🐱🐭🐹", pairs: .fixed(3), color: 0x336699)

    /// Counts the announcements that an intent makes.
    private func announcements(of game: EmojiMemoryGame, during intent: () -> Void) -> Int {
        var count = 0
        let cancellable = game.objectWillChange.sink { count += 1 }
        intent()
        cancellable.cancel()
        return count
    }

    @Test("A game starts face down, with the theme's emoji in pairs")
    func start() {
        let game = EmojiMemoryGame.plain(theme, seed: 1)
        #expect(game.theme == theme && game.round == 1)
        #expect(game.cards.count == 6)
        #expect(game.cards.allSatisfy { !$0.isFaceUp && theme.emoji.contains($0.content) })
        #expect(Dictionary(grouping: game.cards, by: \.content).values.allSatisfy { $0.count == 2 })
        #expect(game.score == 0 && game.turns == 0 && game.pairsLeft == 3 && !game.isOver)
    }

    @Test("A game starts shuffled")
    func startsShuffled() {
        let orders = (0..<50).map { seed in EmojiMemoryGame.plain(theme, seed: UInt64(seed)).cards.map(\.id) }
        #expect(Set(orders).count > 40)
    }

    @Test("Each intent announces one change")
    func announcements() throws {
        let game = EmojiMemoryGame.plain(seed: 2)
        let card = try #require(game.cards.first)
        #expect(announcements(of: game) { game.choose(card) } == 1)
        #expect(announcements(of: game) { game.shuffle() } == 1)
        #expect(announcements(of: game) { game.theme = theme } == 1)
        #expect(announcements(of: game) { game.theme = theme } == 0)
        #expect(announcements(of: game) { game.restart() } == 1)
        #expect(announcements(of: game) { game.pause() } == 0)
    }

    @Test("A change is announced before it happens, and to nobody who stopped listening")
    func announcedBefore() throws {
        let game = EmojiMemoryGame.plain(theme, seed: 3)
        var heard: [Bool] = []
        let cancellable = game.objectWillChange.sink { heard.append(game.cards[0].isFaceUp) }
        game.choose(game.cards[0])
        #expect(heard == [false] && game.cards[0].isFaceUp)
        cancellable.cancel()
        game.choose(game.cards[1])
        #expect(heard == [false])
    }

    @Test("Choosing reaches the model")
    func choosing() throws {
        let game = EmojiMemoryGame.plain(theme, seed: 4)
        let first = game.cards[0]
        let twin = try #require(game.cards.dropFirst().first { $0.content == first.content })
        let other = try #require(game.cards.first { $0.content != first.content })
        game.choose(first)
        game.choose(twin)
        #expect(game.score == 2 && game.turns == 1 && game.pairsLeft == 2)
        game.choose(other)
        #expect(game.cards.filter(\.isFaceUp).map(\.id) == [other.id])
    }

    @Test("A game played to its end is over")
    func playedToTheEnd() {
        let game = EmojiMemoryGame.plain(seed: 5)
        for (_, pair) in Dictionary(grouping: game.cards, by: \.content) { pair.forEach(game.choose) }
        #expect(game.isOver && game.pairsLeft == 0)
        #expect(game.score == game.cards.count)
    }

    @Test("Shuffling moves cards and changes none")
    func shuffling() {
        let game = EmojiMemoryGame.plain(theme, seed: 6)
        game.choose(game.cards[2])
        let before = game.cards
        game.shuffle()
        #expect(game.cards != before)
        #expect(game.cards.sorted { $0.id < $1.id } == before.sorted { $0.id < $1.id })
        #expect(game.round == 1)
    }

    @Test("M6: Restarting keeps the theme and deals anew")
    func restart() {
        let game = EmojiMemoryGame.plain(seed: 9)
        let before = (game.theme, game.cards)
        game.choose(game.cards[0])
        game.restart()
        #expect(game.theme == before.0 && game.round == 2)
        #expect(game.cards != before.1)
    }

    @Test("Equal seeds give equal games, restarts and shuffles included")
    func seeds() {
        func play(seed: UInt64) -> [[EmojiMemoryGame.Card]] {
            let game = EmojiMemoryGame.plain(seed: seed)
            var states = [game.cards]
            for _ in 0..<5 {
                game.shuffle()
                states.append(game.cards)
                game.restart()
                states.append(game.cards)
            }
            return states
        }
        #expect(play(seed: 10) == play(seed: 10))
        #expect(play(seed: 10) != play(seed: 11))
    }
}
