import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import Memorize

/// How the cards move.
@MainActor
@Suite("The motion of Memorize")
struct MotionTests {
    private let theme = Theme(
        "Sea", symbol: "fish", emoji: "🐙🐠🐳🐬🦀🐡", pairs: .fixed(4), color: 0x336699, to: 0x9966CC)

    private func open(_ game: EmojiMemoryGame, _ text: TextMetricsSource = .fixed) -> TestHost {
        TestHost(EmojiMemoryGameView(game: game), size: CGSize(width: 400, height: 560), text: text)
    }

    private func makeGame() -> EmojiMemoryGame {
        EmojiMemoryGame(theme: theme, seed: 1, clock: { Date(timeIntervalSinceReferenceDate: 0) })
    }

    private func isStill(_ host: TestHost) -> Bool {
        host.resetCounters()
        host.advance(by: 3)
        return host.counters.frames <= 2
    }

    @Test("The cards are dealt one after the other, then all is still")
    func dealing() {
        let host = open(makeGame())
        host.resetCounters()
        host.advance(by: 0.5)
        #expect(host.counters.frames >= 25)
        #expect(host.bodyCount(of: EmojiMemoryGameView.self) == 0)
        host.advance(by: 1)
        #expect(isStill(host))
    }

    @Test("A new game, begun while cards are dealt or turned, never has two cards in one place")
    func newGame() {
        let game = makeGame()
        let host = open(game)
        let warnings = TestHost.warnings {
            for pause in [0.3, 2, 0.1, 2.5] {
                host.advance(by: pause)
                host.tap(at: host.findAll(CardView.self)[0].center)
                host.advance(by: 0.1)
                host.tap(text: "New Game")
            }
            host.advance(by: 4)
        }
        #expect(warnings == [])
        #expect(isStill(host))
    }

    @Test("A card turns over in many small steps that no other card takes part in")
    func flipping() {
        let game = makeGame()
        let host = open(game)
        host.advance(by: 3)
        let place = host.findAll(CardView.self)[2].center
        host.tap(at: place)
        host.resetCounters()
        host.advance(by: 0.3)
        #expect(host.bodyCount(of: Cardify.self) >= 15)
        #expect(host.bodyCount(of: CardView.self) == 0)
        #expect(host.bodyCount(of: EmojiMemoryGameView.self) == 0)
    }

    @Test("A bonus is won by being quick")
    func bonus() {
        var now = Date(timeIntervalSinceReferenceDate: 0)
        let game = EmojiMemoryGame(theme: theme, seed: 1, clock: { now })
        let pair = game.cards.filter { $0.content == game.cards[0].content }
        game.choose(pair[0])
        now += 2
        game.choose(pair[1])
        // Two points, half of the four seconds left, half of six.
        #expect(game.score == 2 + 2 + 3)
    }

    @Test("A bonus runs out by the game's clock, whenever its card comes into sight")
    func pie() {
        var now = Date(timeIntervalSinceReferenceDate: 0)
        let game = EmojiMemoryGame(theme: theme, seed: 1, clock: { now })
        game.choose(game.cards[0])
        now += 4
        let card = CardView(card: game.cards[0], game: game)
        let host = TestHost(card, size: CGSize(width: 80, height: 120), text: .fixed)
        host.resetCounters()
        host.advance(by: 1.8)
        // Two of six seconds are left.
        #expect(host.counters.frames >= 100)
        host.advance(by: 0.3)
        #expect(isStill(host))
    }

    @Test("After a game, what has moved lies where it would lie anyway")
    func rest() {
        let game = makeGame()
        let host = open(game)
        host.advance(by: 0.4)
        host.tap(text: "Shuffle")
        host.advance(by: 0.1)
        host.tap(at: host.findAll(CardView.self)[1].center)
        host.advance(by: 0.2)
        host.tap(text: "New Game")
        host.advance(by: 0.3)
        host.tap(text: "Shuffle")
        host.advance(by: 5)
        let fresh = open(game)
        fresh.advance(by: 5)
        #expect(host.tree == fresh.tree)
        #expect(isStill(host))
    }

    #if canImport(ImageFrontend)
    /// Writes the strips of the documentation where `ORIEL_FILM_STRIPS` names a folder for them.
    @Test("Film strips show what moves")
    func strips() throws {
        let folder = ProcessInfo.processInfo.environment["ORIEL_FILM_STRIPS"]
        func keep(_ data: Data, _ name: String) throws {
            #expect(data.count > 1000)
            if let folder { try data.write(to: URL(fileURLWithPath: folder).appendingPathComponent(name)) }
        }
        let game = EmojiMemoryGame(theme: theme, seed: 1, clock: { Date() })
        let host = open(game, .system)
        let still = try host.png()
        let times = folder == nil ? [0.3] : [0, 0.2, 0.4, 0.6, 0.8, 1.1]
        try keep(host.filmStrip(at: times, scale: 0.5), "memorize-deal.png")
        #expect(try host.png() != still)
        host.advance(by: 2)
        let pair = game.cards.indices.filter { game.cards[$0].content == game.cards[0].content }
        host.tap(at: host.findAll(CardView.self)[pair[0]].center)
        try keep(
            host.filmStrip(at: folder == nil ? [0.1] : [0, 0.05, 0.1, 0.15, 0.25, 1.5], scale: 0.5), "memorize-flip.png"
        )
        host.tap(at: host.findAll(CardView.self)[pair[1]].center)
        try keep(
            host.filmStrip(at: folder == nil ? [0.1] : [0.1, 0.25, 0.4, 0.6, 0.8, 1.2], scale: 0.5),
            "memorize-match.png")
        host.tap(text: "Shuffle")
        try keep(
            host.filmStrip(at: folder == nil ? [0.1] : [0, 0.05, 0.1, 0.2, 0.3, 0.6], scale: 0.5),
            "memorize-shuffle.png")
    }
    #endif
}
