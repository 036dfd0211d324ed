/// All that is kept when the program ends.
struct Saved: Codable, Equatable, Sendable {
    /// The form in which this is written: later ones may mean other things.
    static let currentVersion = 1

    var version = currentVersion
    var setup: GroupGame.Setup
    var statistics = Statistics()
    /// What happened in the game that is not over; nil for none.
    var log: [GroupGame.Intent]?
}

extension Saved {
    /// Whether this can be played on with: a later version may mean other things by the same names.
    var isSound: Bool { version == Self.currentVersion && setup.isSound }
}
