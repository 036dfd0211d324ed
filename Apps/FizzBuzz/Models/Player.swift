/// Someone in the circle.
struct Player: Codable, Equatable, Identifiable, Sendable {
    /// Who decides what the player says.
    enum Kind: Codable, Hashable, Sendable {
        /// Whoever sits before the screen.
        case person
        case bot(Level)
    }

    /// How well a bot plays.
    enum Level: String, CaseIterable, Codable, Sendable {
        case easy, medium, hard

        /// How long it thinks, in seconds, and how much that varies.
        var reaction: (mean: Double, deviation: Double) {
            switch self {
            case .easy: (2.2, 0.6)
            case .medium: (1.5, 0.4)
            case .hard: (0.9, 0.2)
            }
        }

        /// How often it says something wrong.
        var errorRate: Double {
            switch self {
            case .easy: 0.12
            case .medium: 0.05
            case .hard: 0.01
            }
        }
    }

    let id: Int
    var name: String
    var kind = Kind.person

    /// Names for who has none yet.
    static let names = ["Anna", "Ben", "Chloe", "Dev", "Ema", "Farid", "Grace", "Hugo"]
}
