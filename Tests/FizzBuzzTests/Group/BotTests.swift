import Testing

@testable import FizzBuzz

/// Bots are as quick and as good as their level says.
@Suite("Bots")
struct BotTests {
    @Test("Reaction and mistakes are those of the level", arguments: Player.Level.allCases)
    func level(_ level: Player.Level) {
        var generator = SeededGenerator(seed: 7)
        let rules = Rules()
        let count = 20_000
        var (sum, errors) = (0.0, 0)
        for number in 1...count {
            let bot = Bot(level, at: number, by: rules, using: &generator)
            #expect(bot.delay >= 0.25)
            sum += bot.delay
            if bot.says != rules.answer(to: number) { errors += 1 }
        }
        #expect(abs(sum / Double(count) - level.reaction.mean) < 0.05)
        #expect(abs(Double(errors) / Double(count) - level.errorRate) < 0.01)
    }

    @Test("What a bot says wrongly is something that could be said")
    func mistakes() {
        var generator = SeededGenerator(seed: 1)
        let rules = Rules()
        let said = Set((0..<5_000).map { _ in Bot(.easy, at: 7, by: rules, using: &generator).says })
        #expect(said == ["7", "Fizz", "Buzz", "FizzBuzz"])
    }
}
