import Testing

@testable import Memorize

@Suite("Themes")
struct ThemeTests {
    private func theme(_ emoji: String, _ pairs: Theme.PairCount) -> Theme {
        Theme("Test", symbol: "star", emoji: emoji, pairs: pairs, color: 0x000000)
    }

    private func counts(_ theme: Theme, games: Int = 500) -> Set<Int> {
        var generator = SeededGenerator(seed: 1)
        return Set((0..<games).map { _ in theme.emojiForGame(using: &generator).count })
    }

    @Test("At least eight, with names and symbols of their own")
    func list() {
        #expect(Theme.all.count >= 8)
        #expect(Set(Theme.all.map(\.id)).count == Theme.all.count)
        #expect(Set(Theme.all.map(\.symbol)).count == Theme.all.count)
        #expect(Theme.all.allSatisfy { !$0.name.isEmpty && $0.emoji.count >= 2 })
    }

    @Test("Some have a fixed count, some a random one, some all; some fewer pairs than emoji; some a gradient")
    func kinds() {
        let all = Theme.all
        #expect(all.contains { if case .fixed(let count) = $0.pairs { count < $0.emoji.count } else { false } })
        #expect(all.contains { if case .random = $0.pairs { true } else { false } })
        #expect(all.contains { $0.pairs == .all })
        #expect(all.contains { $0.endColor == nil } && all.contains { $0.endColor != nil })
    }

    @Test("The themes' own counts need no clamping", arguments: Theme.all)
    func ownCounts(theme: Theme) {
        switch theme.pairs {
        case .all: break
        case .fixed(let count): #expect((2...theme.emoji.count).contains(count))
        case .random(let range): #expect(range.lowerBound >= 2 && range.upperBound <= theme.emoji.count)
        }
    }

    @Test("An emoji that is listed twice is one emoji, composed ones included")
    func duplicates() {
        #expect(theme("🐶🐱🐶🐱🐶", .all).emoji == ["🐶", "🐱"])
        #expect(theme("👩‍🚀🏳️‍🌈👩‍🚀🇨🇭🇩🇰", .all).emoji == ["👩‍🚀", "🏳️‍🌈", "🇨🇭", "🇩🇰"])
    }

    @Test("Pairs are between two and the number of emoji")
    func clamping() {
        for count in -3...9 {
            #expect(counts(theme("🐶🐱🐭🐹🐰", .fixed(count)), games: 3) == [min(max(count, 2), 5)])
        }
        #expect(counts(theme("🐶🐱🐭🐹🐰", .all), games: 3) == [5])
        #expect(counts(theme("🐶🐱🐭🐹🐰", .random(0...9))) == [2, 3, 4, 5])
        #expect(counts(theme("🐶🐱🐭🐹🐰", .random(3...4))) == [3, 4])
        #expect(counts(theme("🐶", .fixed(2)), games: 3) == [1])
    }

    @Test("No game has an emoji in two pairs, and in 2 000 games every emoji comes up", arguments: Theme.all)
    func reach(theme: Theme) {
        var generator = SeededGenerator(seed: 2_000)
        var reached: Set<String> = []
        for _ in 0..<2_000 {
            let emoji = theme.emojiForGame(using: &generator)
            guard Set(emoji).count == emoji.count else {
                Issue.record("\(theme.name) drew \(emoji)")
                return
            }
            reached.formUnion(emoji)
        }
        #expect(reached == Set(theme.emoji))
    }

    @Test("Every count of a random range comes up", arguments: Theme.all)
    func randomCounts(theme: Theme) {
        guard case .random(let range) = theme.pairs else {
            #expect(counts(theme, games: 20).count == 1)
            return
        }
        #expect(counts(theme, games: 2_000) == Set(range))
    }

    @Test("Colours from their usual spelling")
    func colors() {
        let color = Theme.RGB(hex: 0xFF8000)
        #expect(color.red == 1 && color.green == 128.0 / 255 && color.blue == 0)
    }
}
