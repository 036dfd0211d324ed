import DisplayList
import SwiftUI
import SwiftUITesting
import Testing

@testable import Memorize

/// The whole game by keys.
@MainActor @Suite("M12: Memorize by keyboard")
struct KeyboardTests {
    @Test("M12: arrows go to the next card that way, past gaps and not beyond the table")
    func places() {
        // 0 1 2 3
        // 4 5 6 7
        // 8 9
        func first(_ place: Int, _ direction: GridPlace.Direction, but gone: Set<Int> = []) -> Int? {
            GridPlace(place, columns: 4).places(direction, of: 10).first { !gone.contains($0) }
        }
        #expect(first(5, .up) == 1 && first(5, .down) == 9 && first(5, .left) == 4 && first(5, .right) == 6)
        #expect(first(5, .right, but: [6]) == 7 && first(1, .down, but: [5]) == 9)
        // Where nothing lies straight on, the nearest that way.
        #expect(first(7, .down) == 9 && first(3, .down, but: [7]) == 6 && first(9, .right) == 6)
        #expect(first(0, .left) == nil && first(0, .up) == nil && first(9, .down) == nil && first(3, .right) == nil)
        #expect(GridPlace(5, columns: 4).spoken == "row 2, column 2")
    }

    @Test("M12: a game is played to its end by arrows and the space bar; N deals anew, S shuffles")
    func playing() throws {
        let game = EmojiMemoryGame.plain(Theme.all[2], seed: 1)
        let host = TestHost(EmojiMemoryGameView(game: game), size: CGSize(width: 480, height: 720))
        host.advance(by: 3)
        host.press(.tab)
        let columns = Set(host.findAll(CardView.self).map { Int($0.center.x) }).count
        var here = 0
        /// Goes to a card with arrows alone, along rows and columns in which cards may be missing.
        func go(to target: Int) throws {
            // A way around gaps: all places that arrows lead to, one step after the other.
            var ways: [Int: [KeyEvent.Key]] = [here: []]
            var open = [here]
            while let next = open.first, ways[target] == nil {
                open.removeFirst()
                let directions: [(GridPlace.Direction, KeyEvent.Key)] = [
                    (.up, .up), (.down, .down), (.left, .left), (.right, .right),
                ]
                for (direction, key) in directions {
                    let places = GridPlace(next, columns: columns).places(direction, of: game.cards.count)
                    guard let place = places.first(where: { !game.cards[$0].isGone }), ways[place] == nil else {
                        continue
                    }
                    ways[place] = ways[next]! + [key]
                    open.append(place)
                }
            }
            for key in try #require(ways[target], "no arrows lead to \(target)") { host.press(key) }
            here = target
        }
        var pairs = 0
        while let first = game.cards.indices.first(where: { !game.cards[$0].isMatched }) {
            let content = game.cards[first].content
            let second = try #require(game.cards.indices.last { game.cards[$0].content == content && $0 != first })
            for place in [first, second] {
                try go(to: place)
                host.press(.character(" "))
                host.advance(by: 0.1)
                #expect(game.cards[place].isFaceUp)
            }
            pairs += 1
            guard pairs <= 20 else { break }
        }
        #expect(game.isOver && game.turns == 6)
        host.advance(by: 2)
        // The result can be put away, or answered.
        host.press(.escape)
        host.advance(by: 2)
        host.press(.character("n"))
        host.advance(by: 2)
        #expect(game.round == 2 && !game.isOver)
        let order = game.cards.map(\.id)
        host.press(.character("s"))
        #expect(game.cards.map(\.id) != order)
    }

    @Test("M12: a key that moves the keyboard evaluates no card")
    func work() {
        let game = EmojiMemoryGame.plain(Theme.all[2], seed: 1)
        let host = TestHost(EmojiMemoryGameView(game: game), size: CGSize(width: 480, height: 720))
        host.advance(by: 3)
        host.press(.tab)
        host.resetCounters()
        host.press(.right)
        #expect(host.bodyCount(of: CardView.self) == 0 && host.bodyCount(of: EmojiMemoryGameView.self) == 0)
    }
}

@Suite("M2: what comes up")
struct ReachTests {
    @Test(
        "M2: in 2 000 games each emoji of a theme is seen; no pair comes twice; two pairs at least",
        arguments: Theme.all)
    func emoji(_ theme: Theme) {
        var generator = SeededGenerator(seed: 4)
        var seen: Set<String> = []
        for _ in 0..<2_000 {
            let emoji = theme.emojiForGame(using: &generator)
            #expect(Set(emoji).count == emoji.count && (2...theme.emoji.count).contains(emoji.count))
            seen.formUnion(emoji)
        }
        #expect(seen == Set(theme.emoji))
    }
}
