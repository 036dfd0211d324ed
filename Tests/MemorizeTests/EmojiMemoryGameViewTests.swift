import SwiftUI
import SwiftUITesting
import Testing

@testable import Memorize

/// The game as the user plays it, in a window without a screen.
@MainActor
@Suite("The views of Memorize")
struct EmojiMemoryGameViewTests {
    private let theme = Theme(
        "Test", symbol: "star", emoji: "🐶🐱🐭🐹🐰🦊🐻🐼", pairs: .fixed(4), color: 0x336699, to: 0x9966CC)

    private func open(
        _ game: EmojiMemoryGame, width: CGFloat = 480, height: CGFloat = 640, isDark: Bool = false
    ) -> TestHost {
        let host = TestHost(
            EmojiMemoryGameView(game: game), size: CGSize(width: width, height: height), isDark: isDark)
        // The cards are dealt.
        host.advance(by: 2)
        return host
    }

    private func makeGame(seed: UInt64 = 1) -> EmojiMemoryGame {
        EmojiMemoryGame.plain(theme, seed: seed)
    }

    /// Taps a card in its place.
    private func tap(_ card: EmojiMemoryGame.Card, of game: EmojiMemoryGame, in host: TestHost) throws {
        let place = try #require(game.cards.firstIndex { $0.id == card.id })
        host.tap(at: host.findAll(CardView.self)[place].center)
        host.advance(by: 2)
    }

    private func pairs(of game: EmojiMemoryGame) -> [[EmojiMemoryGame.Card]] {
        Dictionary(grouping: game.cards, by: \.content).sorted { $0.key < $1.key }.map(\.value)
    }

    @Test("The window shows theme, score, pairs left, the cards, and what to do")
    func start() {
        let host = open(makeGame())
        for text in ["Test", "0 turns", "0", "Score", "Shuffle", "4", "New Game"] {
            #expect(host.find(text: text) != nil, "\(text)")
        }
        #expect(host.findAll(CardView.self).count == 8)
        #expect(host.find(text: "All pairs found") == nil)
    }

    @Test(
        "Cards are two to three, alike, apart from each other, and within the window",
        arguments: [(480, 640), (640, 480), (800, 600), (1200, 800)], Theme.all)
    func frames(size: (width: Int, height: Int), theme: Theme) {
        let game = EmojiMemoryGame.plain(theme, seed: 3)
        let host = open(game, width: CGFloat(size.width), height: CGFloat(size.height))
        let frames = host.findAll(CardView.self).map(\.frame)
        #expect(frames.count == game.cards.count)
        let window = CGRect(x: 0, y: 0, width: size.width, height: size.height)
        for (place, frame) in frames.enumerated() {
            #expect(abs(frame.width / frame.height - 2 / 3) < 0.02)
            #expect(abs(frame.width - frames[0].width) <= 1)
            #expect(window.contains(frame))
            #expect(frames.dropFirst(place + 1).allSatisfy { !$0.intersects(frame.insetBy(dx: 0.5, dy: 0.5)) })
        }
    }

    @Test("Tapping turns a card over")
    func tapping() throws {
        let game = makeGame()
        let host = open(game)
        try tap(game.cards[3], of: game, in: host)
        #expect(game.cards.map(\.isFaceUp) == (0..<8).map { $0 == 3 })
        #expect(host.find(label: "\(game.cards[3].content), \(placeOfFourth(in: host))") != nil)
    }

    /// The place of the fourth card, in words.
    private func placeOfFourth(in host: TestHost) -> String {
        let frames = host.findAll(CardView.self).map(\.frame)
        let frame = frames[3]
        let rows = Set(frames.map { $0.minY.rounded() }).sorted()
        let row = rows.firstIndex(of: frame.minY.rounded())! + 1
        let inRow = frames.filter { $0.minY.rounded() == frame.minY.rounded() }.map(\.minX).sorted()
        return "row \(row), column \(inRow.firstIndex(of: frame.minX)! + 1)"
    }

    @Test("A pair counts, and the window says so")
    func match() throws {
        let game = makeGame()
        let host = open(game)
        for card in pairs(of: game)[0] { try tap(card, of: game, in: host) }
        #expect(game.score == 2)
        for text in ["1 turn", "2", "3"] { #expect(host.find(text: text) != nil, "\(text)") }
    }

    @Test("Shuffling moves the cards to where the game has them")
    func shuffling() {
        let game = makeGame()
        let host = open(game)
        let frames = host.findAll(CardView.self).map(\.frame)
        let before = game.cards
        host.tap(text: "Shuffle")
        host.advance(by: 2)
        #expect(game.cards != before)
        #expect(host.findAll(CardView.self).map(\.frame) == frames)
    }

    @Test("M13: A game played to its end is praised, and can be played again")
    func end() throws {
        let game = makeGame()
        let host = open(game)
        for card in pairs(of: game).joined() { try tap(card, of: game, in: host) }
        #expect(host.find(text: "All pairs found") != nil)
        #expect(host.find(text: "8 points in 4 turns") != nil)
        // Put away, the table offers the same.
        host.press(.escape)
        host.advance(by: 2)
        #expect(host.find(text: "All pairs found") == nil)
        host.tap(text: "Play Again")
        host.advance(by: 2)
        #expect(host.find(text: "Play Again") == nil)
        #expect(game.round == 2 && game.theme == theme && game.pairsLeft == 4)
    }

    @Test("M13: A result that is put away at once does not come again")
    func resultOnce() throws {
        let game = makeGame()
        let host = open(game)
        for card in pairs(of: game).joined() {
            let place = try #require(game.cards.firstIndex { $0.id == card.id })
            host.tap(at: host.findAll(CardView.self)[place].center)
            host.advance(by: 0.05)
        }
        while host.find(text: "All pairs found") == nil, host.time < 30 { host.advance(by: 0.02) }
        host.tap(text: "Done")
        host.advance(by: 3)
        #expect(host.find(text: "All pairs found") == nil && host.find(text: "Play Again") != nil)
    }

    /// Returns a theme of a number of emoji.
    private func many(_ pairs: Int) -> Theme {
        let emoji = String(String.UnicodeScalarView((0..<pairs).map { Unicode.Scalar(0x1F400 + UInt32($0))! }))
        return Theme("Many", symbol: "star", emoji: emoji, color: 0x336699)
    }

    @Test("Cards are made in the deck and on the table; no body is evaluated while they fly", arguments: [8, 100])
    func dealing(pairs: Int) {
        let game = EmojiMemoryGame.plain(many(pairs), seed: 6)
        let host = TestHost(EmojiMemoryGameView(game: game), size: CGSize(width: 800, height: 600))
        let onTable = host.findAll(CardView.self).count
        #expect(onTable >= 16 && host.bodyCount(of: CardView.self) == game.cards.count + onTable)
        host.resetCounters()
        var places: Set<[CGRect]> = []
        for _ in 0..<20 {
            host.advance(by: 0.1)
            places.insert(host.findAll(CardView.self).map(\.frame))
        }
        #expect(places.count > 5)
        #expect(host.bodyCount(of: CardView.self) == 0 && host.bodyCount(of: EmojiMemoryGameView.self) == 0)
    }

    @Test("Choosing evaluates the window's body once, and those of the cards that changed", arguments: [4, 12, 50])
    func bodies(pairs: Int) throws {
        let game = EmojiMemoryGame.plain(many(pairs), seed: 6)
        // High enough for all cards to be in sight.
        let host = open(game, width: 1200, height: 1600)
        let places = host.findAll(CardView.self).map(\.center)
        let other = try #require(game.cards.firstIndex { $0.content != game.cards[0].content })
        let third = try #require(game.cards.indices.last { $0 != other && $0 != 0 })
        for (place, changed) in [(0, 1), (other, 1), (third, 3)] {
            host.resetCounters()
            host.tap(at: places[place])
            #expect(host.bodyCount(of: EmojiMemoryGameView.self) == 1)
            #expect(host.bodyCount(of: CardView.self) == changed)
            host.advance(by: 2)
        }
    }

    @Test("Light and dark show the same")
    func dark() {
        #expect(open(makeGame(), isDark: true).text == open(makeGame(), isDark: false).text)
    }
}
