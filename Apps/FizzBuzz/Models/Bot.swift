/// What a bot does at its turn: thinks for a while, then says something.
struct Bot: Equatable, Sendable {
    /// How long it thinks, in seconds.
    let delay: Double
    let says: String

    /// Makes up a bot's mind.
    init(
        _ level: Player.Level, at number: Int, by rules: Rules, using generator: inout SeededGenerator
    ) {
        let reaction = level.reaction
        delay = max(generator.normal(mean: reaction.mean, deviation: reaction.deviation), 0.25)
        let right = rules.answer(to: number)
        let errs = Double.random(in: 0..<1, using: &generator) < level.errorRate
        let wrong = (rules.answers + [String(number)]).filter { $0 != right }
        says = errs ? wrong.randomElement(using: &generator) ?? right : right
    }
}

extension SeededGenerator {
    /// A number around a mean, as reaction times are: the sum of twelve even chances is near enough to Gauss's curve.
    fileprivate mutating func normal(mean: Double, deviation: Double) -> Double {
        let sum = (0..<12).reduce(0.0) { sum, _ in sum + Double.random(in: 0..<1, using: &self) }
        return mean + (sum - 6) * deviation
    }
}
