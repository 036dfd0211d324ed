import Combine
import Foundation
import Testing

@testable import Memorize

@Suite("The games of all themes")
struct GameLibraryTests {
    /// The stored values, as they would be in files.
    private final class Kept {
        let themes = MemoryRepository<[Theme]>()
        let games = MemoryRepository<[Theme.ID: MemoryGame<String>]>()
        let statistics = MemoryRepository<Statistics>()
        let preferences = MemoryRepository<Preferences>()

        var storage: GameLibrary.Storage {
            .init(themes: themes, games: games, statistics: statistics, preferences: preferences)
        }
    }

    private let kept = Kept()

    private func library(
        seed: UInt64 = 1, clock: @escaping () -> Date = { Date(timeIntervalSinceReferenceDate: 0) }
    )
        -> GameLibrary
    {
        GameLibrary(storage: kept.storage, seed: seed, clock: clock)
    }

    private func finish(_ game: EmojiMemoryGame) {
        // A card that waits for its twin is not turned down again.
        let waiting = game.cards.filter { $0.isFaceUp && !$0.isMatched }
        if waiting.count == 1 { game.choose(game.cards.first { $0.content == waiting[0].content && !$0.isFaceUp }!) }
        while let card = game.cards.first(where: { !$0.isMatched && !$0.isFaceUp }) {
            game.choose(card)
            game.choose(game.cards.first { $0.content == card.content && $0.id != card.id }!)
        }
    }

    @Test("M6: A new game has another theme; in the long run each theme comes up")
    func newGame() throws {
        let library = library(seed: 7)
        var current: Theme.ID? = library.themes[0].id
        var reached: Set<Theme.ID> = []
        for _ in 0..<200 {
            let before = current
            current = library.startNewGame(after: current)
            let theme = try #require(library.theme(current))
            #expect(current != before)
            let game = library.game(for: theme)
            #expect(!game.isInProgress && !game.isOver)
            finish(game)
            reached.insert(theme.id)
        }
        #expect(reached == Set(Theme.all.map(\.id)))
    }

    @Test("M6: A new game gives up no game that is in progress, but the one at hand where all are")
    func newGameKeepsOthers() throws {
        let library = library(seed: 8)
        for theme in library.themes.dropLast() { library.game(for: theme).choose(library.game(for: theme).cards[0]) }
        let last = try #require(library.themes.last)
        for _ in 0..<20 { #expect(library.startNewGame(after: library.themes[0].id) == last.id) }
        library.game(for: last).choose(library.game(for: last).cards[0])
        #expect(library.startNewGame(after: library.themes[3].id) == library.themes[3].id)
        #expect(library.themes.count { library.game(for: $0).isInProgress } == library.themes.count - 1)
        #expect(!library.game(for: library.themes[3]).isInProgress)
    }

    @Test("M9: Each theme has a game of its own, which waits while others are played")
    func games() {
        let library = library()
        let (first, second) = (library.themes[0], library.themes[1])
        let game = library.game(for: first)
        game.choose(game.cards[3])
        library.game(for: second).choose(library.game(for: second).cards[0])
        #expect(library.game(for: first) === game && game.cards[3].isFaceUp)
        #expect(library.game(for: second) !== game)
    }

    @Test("M9: Editing a theme starts its game anew, and no other; moving themes starts none")
    func editing() {
        let library = library()
        for theme in library.themes { library.game(for: theme).choose(library.game(for: theme).cards[0]) }
        library.move([2], to: 0, undo: nil)
        #expect(library.themes.allSatisfy { library.game(for: $0).isInProgress })
        var theme = library.themes[4]
        theme.add("🧪")
        library.save(theme, undo: nil)
        #expect(library.themes.filter { !library.game(for: $0).isInProgress } == [theme])
        #expect(library.game(for: theme).theme == theme)
        #expect(kept.games.value?.count == library.themes.count - 1)
    }

    @Test("M10: Themes, games, statistics and preferences are there again the next day")
    func relaunch() throws {
        var now = Date(timeIntervalSinceReferenceDate: 0)
        let first = library(clock: { now })
        var theme = first.newTheme()
        theme.name = "Flags"
        theme.add("🇨🇭🇩🇰🏳️‍🌈")
        first.save(theme, undo: nil)
        first.preferences.countsSpeed = true
        first.preferences.mismatchTime = 2
        let game = first.game(for: first.themes[1])
        game.choose(game.cards[0])
        now += 2
        game.choose(try #require(game.cards.first { $0.content != game.cards[0].content }))
        finish(first.game(for: theme))

        // The contents of a file.
        let data = try JSONEncoder().encode(kept.games.value)
        kept.games.value = try JSONDecoder().decode([Theme.ID: MemoryGame<String>].self, from: data)
        now += 100_000
        let second = library(seed: 99, clock: { now })
        #expect(second.themes == first.themes && second.themes[0].name == "Flags")
        #expect(second.preferences == first.preferences)
        #expect(second.statistics == first.statistics && second.statistics.record(of: theme.id).games == 1)
        let restored = second.game(for: second.themes[1])
        #expect(restored.isInProgress && restored.turns == 1 && restored.score == game.score)
        #expect(restored.cards.map(\.id) == game.cards.map(\.id))
        #expect(restored.cards.map(\.isFaceUp) == game.cards.map(\.isFaceUp))
        // The night did not eat the bonus: two of six seconds were looked at.
        #expect(restored.bonusTimeLeft(of: restored.cards[0]) == 4)
        #expect(!second.game(for: theme).isInProgress)
    }

    @Test("M10: A saved game that shows what its theme does not have is not gone on with")
    func foreignGame() throws {
        let first = library()
        let game = first.game(for: first.themes[0])
        game.choose(game.cards[0])
        var themes = kept.themes.value ?? first.themes
        for emoji in themes[0].emoji { themes[0].remove(emoji) }
        themes[0].add("🐙🐠")
        kept.themes.value = themes
        let second = library()
        #expect(!second.game(for: second.themes[0]).isInProgress)
        #expect(Set(second.game(for: second.themes[0]).cards.map(\.content)) == ["🐙", "🐠"])
    }

    @Test("M13: Games that are over are remembered by theme")
    func statistics() {
        var now = Date(timeIntervalSinceReferenceDate: 0)
        let library = library(clock: { now })
        library.preferences.hasBonus = false
        let theme = library.themes[2]
        let game = library.game(for: theme)
        game.restart()
        game.choose(game.cards[0])
        now += 65
        finish(game)
        let record = library.statistics.record(of: theme.id)
        #expect(record.games == 1 && record.bestScore == 12 && record.fewestTurns == 6 && record.shortestTime == 65)
        #expect(record.longestStreak == 6 && record.latest.count == 1)
        #expect(library.statistics.record(of: library.themes[0].id) == Statistics.Record())
        for _ in 0..<30 {
            game.restart()
            finish(game)
        }
        let later = library.statistics.record(of: theme.id)
        #expect(later.games == 31 && later.latest.count == Statistics.remembered && later.shortestTime == 0)
    }

    @Test("Two windows on one game are told of one another's moves")
    func twoWindows() {
        let library = library()
        let (left, right) = (library.game(for: library.themes[0]), library.game(for: library.themes[0]))
        var heard = 0
        let cancellable = right.objectWillChange.sink { heard += 1 }
        left.choose(left.cards[0])
        #expect(heard == 1 && right.cards[0].isFaceUp)
        cancellable.cancel()
    }

    @Test("Preferences reach games that are under way; their rules the next one")
    func preferences() {
        let library = library()
        let game = library.game(for: library.themes[0])
        library.preferences.cardSize = .large
        library.preferences.hasBonus = false
        #expect(game.preferences == library.preferences)
        game.restart()
        game.choose(game.cards[0])
        #expect(game.cards[0].bonusRunsSince == nil)
    }

    @Test("What is heard can be turned off")
    func sounds() throws {
        var heard: [Sound] = []
        let library = GameLibrary(seed: 1, clock: { Date(timeIntervalSinceReferenceDate: 0) }) { heard.append($0) }
        let game = library.game(for: library.themes[2])
        let twin = try #require(game.cards.dropFirst().first { $0.content == game.cards[0].content })
        game.choose(game.cards[0])
        game.choose(twin)
        let third = try #require(game.cards.first { !$0.isMatched })
        game.choose(third)
        game.choose(try #require(game.cards.first { !$0.isMatched && $0.content != third.content }))
        game.shuffle()
        finish(game)
        #expect(heard.prefix(5) == [.turn, .pair, .turn, .mismatch, .shuffle] && heard.last == .end)
        library.preferences.hasSounds = false
        heard = []
        game.restart()
        game.choose(game.cards[0])
        #expect(heard.isEmpty)
    }

    @Test("Mismatches turn down by themselves once their time is over, if the player likes that")
    func mismatches() throws {
        var now = Date(timeIntervalSinceReferenceDate: 0)
        let library = library(clock: { now })
        library.preferences.mismatchTime = 2
        let game = library.game(for: library.themes[0])
        game.choose(game.cards[0])
        #expect(game.mismatchEnds == nil)
        game.choose(try #require(game.cards.first { $0.content != game.cards[0].content }))
        #expect(game.mismatchEnds == now + 2)
        now += 1.9
        game.timePassed()
        #expect(game.cards.count(where: \.isFaceUp) == 2)
        now += 0.2
        game.timePassed()
        #expect(game.cards.allSatisfy { !$0.isFaceUp } && game.mismatchEnds == nil)
        #expect(game.turns == 1)
    }
}
