/// What the players agree on before they begin.
struct HouseRules: Codable, Equatable, Sendable {
    /// Where the count goes on after a mistake.
    enum AfterMistake: String, CaseIterable, Codable, Sendable {
        /// The next player takes the same number.
        case sameNumber
        /// The next player takes the next number.
        case nextNumber
        /// The next player begins at 1.
        case fromOne
    }

    /// Which words turn the direction round.
    enum Reversal: String, CaseIterable, Codable, Sendable {
        case never
        /// The word of the second divisor, Buzz.
        case onSecond
        /// Every word.
        case onAny
    }

    /// How many mistakes each player, or the team, may make; the last one ends it.
    var lives = 1
    /// Whether the players are one team that counts as far as it can, and nobody leaves.
    var isTogether = false
    var afterMistake = AfterMistake.sameNumber
    var reversal = Reversal.never
    /// Whether the word of the first divisor, Fizz, passes over a player.
    var skips = false
    /// How long a player may hesitate in the first circle, in seconds.
    var firstLimit = 5.0

    /// What is left of the time after each circle, and the time that always is, in seconds.
    static let shrinking = 0.95, shortestLimit = 1.5

    /// How long a player may hesitate once some circles are complete, in seconds.
    func limit(afterCircles circles: Int) -> Double {
        var limit = firstLimit
        for _ in 0..<min(circles, 200) { limit *= Self.shrinking }
        return max(limit, min(Self.shortestLimit, firstLimit))
    }

    /// How many lives may be agreed on.
    static let possibleLives = 1...5
    /// How long the first limit may be, in seconds.
    static let possibleLimits = 2.0...20.0
    /// How many play.
    static let possiblePlayers = 2...8
}
