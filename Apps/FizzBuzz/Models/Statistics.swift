/// What is remembered of the games that were played.
struct Statistics: Codable, Equatable, Sendable {
    /// One player's games, by name.
    struct Record: Codable, Equatable, Sendable {
        var games = 0
        var wins = 0
        var turns = 0
        var mistakes = 0

        /// The part of the turns that were right, from 0 to 1.
        var accuracy: Double { turns == 0 ? 0 : 1 - Double(mistakes) / Double(turns) }
    }

    /// What all games came to.
    struct Totals: Codable, Equatable, Sendable {
        var games = 0
        /// The highest number that was reached, in a circle and by a team.
        var highest = 0
        var highestTogether = 0
    }

    private(set) var games = 0
    /// The highest number that was reached, in a circle and by a team.
    private(set) var highest = 0
    private(set) var highestTogether = 0
    private(set) var records: [String: Record] = [:]

    /// Records a game that is over.
    mutating func add(_ game: GroupGame) {
        guard game.isOver else { return }
        games += 1
        if game.setup.house.isTogether {
            highestTogether = max(highestTogether, game.highest)
        } else {
            highest = max(highest, game.highest)
        }
        for player in game.setup.players {
            var record = records[player.name] ?? Record()
            let turns = game.turns.filter { $0.player == player.id }
            record.games += 1
            record.turns += turns.count
            record.mistakes += turns.filter { !$0.isRight }.count
            if game.winner?.id == player.id { record.wins += 1 }
            records[player.name] = record
        }
    }

    /// The players, who won most first.
    var ranking: [(name: String, record: Record)] {
        records.map { ($0.key, $0.value) }.sorted { ($1.record.wins, $0.name) < ($0.record.wins, $1.name) }
    }
}

// MARK: Two programs that record games

extension Statistics {
    /// What all games came to.
    var totals: Totals { Totals(games: games, highest: highest, highestTogether: highestTogether) }

    init(totals: Totals, records: [String: Record]) {
        self.init(
            games: totals.games, highest: totals.highest, highestTogether: totals.highestTogether, records: records)
    }
}

extension Statistics.Totals {
    /// Joins what two programs have added to what both knew.
    static func merged(known: Self, stored: Self, own: Self) -> Self {
        Self(
            games: stored.games &+ own.games &- known.games, highest: max(stored.highest, own.highest),
            highestTogether: max(stored.highestTogether, own.highestTogether))
    }
}

extension Statistics.Record {
    /// Joins what two programs have added to what both knew.
    static func merged(known: Self, stored: Self, own: Self) -> Self {
        func sum(_ number: KeyPath<Self, Int>) -> Int {
            stored[keyPath: number] &+ own[keyPath: number] &- known[keyPath: number]
        }
        return Self(games: sum(\.games), wins: sum(\.wins), turns: sum(\.turns), mistakes: sum(\.mistakes))
    }
}
