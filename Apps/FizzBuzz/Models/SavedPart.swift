/// A part of what is kept, so that two programs don't take each other's statistics away.
enum SavedPart: Codable, Equatable, Sendable {
    case setup(GroupGame.Setup)
    /// What happened in the game that is not over.
    case log([GroupGame.Intent])
    case totals(Statistics.Totals)
    /// The games of one player, whose name is in the part's.
    case record(Statistics.Record)
}

extension Saved {
    private static let player = "player "

    /// The parts, each with a name.
    var parts: [(name: String, part: SavedPart)] {
        var parts: [(name: String, part: SavedPart)] = [("setup", .setup(setup))]
        if let log { parts.append(("log", .log(log))) }
        parts.append(("totals", .totals(statistics.totals)))
        for (name, record) in statistics.records.sorted(by: { $0.key < $1.key }) {
            parts.append((Self.player + name, .record(record)))
        }
        return parts
    }

    /// Joins parts; nil where nobody knows who plays.
    init?(parts: [(name: String, part: SavedPart)]) {
        var (setup, log) = (GroupGame.Setup?.none, [GroupGame.Intent]?.none)
        var (totals, records) = (Statistics.Totals(), [String: Statistics.Record]())
        for (name, part) in parts {
            switch part {
            case .setup(let value): setup = value
            case .log(let value): log = value
            case .totals(let value): totals = value
            case .record(let value): records[String(name.dropFirst(Self.player.count))] = value
            }
        }
        guard let setup else { return nil }
        self.init(setup: setup, statistics: Statistics(totals: totals, records: records), log: log)
    }
}

extension SavedPart {
    /// Whether a part is what its name says, and can be played on with.
    func isValid(_ name: String) -> Bool {
        switch self {
        case .setup(let setup): name == "setup" && setup.isValid
        case .log: name == "log"
        case .totals: name == "totals"
        case .record: name.hasPrefix("player ")
        }
    }

    /// Joins what two programs have added to a part; of who plays and of games in progress, the last counts.
    static func merged(known: SavedPart?, stored: SavedPart, own: SavedPart) -> SavedPart {
        switch (known, stored, own) {
        case (.totals(let known), .totals(let stored), .totals(let own)):
            .totals(.merged(known: known, stored: stored, own: own))
        case (nil, .totals(let stored), .totals(let own)):
            .totals(.merged(known: .init(), stored: stored, own: own))
        case (.record(let known), .record(let stored), .record(let own)):
            .record(.merged(known: known, stored: stored, own: own))
        case (nil, .record(let stored), .record(let own)):
            .record(.merged(known: .init(), stored: stored, own: own))
        default: own
        }
    }
}
