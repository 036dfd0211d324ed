/// All that is kept when the program ends.
struct Saved: Codable, Equatable, Sendable {
    var setup: GroupGame.Setup
    var statistics = Statistics()
    /// What happened in the game that is not over; nil for none.
    var log: [GroupGame.Intent]?
}

extension Saved {
    /// Whether this can be played on with.
    var isValid: Bool { setup.isValid }
}
