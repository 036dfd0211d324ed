/// How the player likes to play.
struct Preferences: Codable, Equatable, Sendable {
    /// Whether there is something to be heard.
    var hasSounds = true

    /// Whether pairs win more, the less their cards were looked at; from the next game on.
    var hasBonus = true

    /// Whether quick choices count more; from the next game on.
    var countsSpeed = false

    /// How long two cards stay up that are no pair, in seconds; nil until the next card is chosen.
    var mismatchTime: Double?

    var cardSize = CardSize.medium

    /// How small cards may become before the table scrolls instead.
    enum CardSize: String, Codable, CaseIterable, Sendable {
        case small, medium, large
    }

    /// What a game is played for.
    var rules: MemoryGame<String>.Rules { .init(hasBonus: hasBonus, countsSpeed: countsSpeed) }

    /// Whether these can be played with.
    var isValid: Bool { mismatchTime.map((0.1...60).contains) ?? true }
}
