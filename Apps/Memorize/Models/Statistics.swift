import Foundation

/// What is remembered of the games that were played to their end.
struct Statistics: Codable, Equatable, Sendable {
    /// One game, and how it ended.
    struct Result: Codable, Equatable, Sendable {
        let score: Int
        let turns: Int
        let pairs: Int
        /// How long it took, in seconds.
        let time: TimeInterval
        /// How many pairs were found in a row.
        let streak: Int
    }

    /// All games with one theme.
    struct Record: Codable, Equatable, Sendable {
        private(set) var games = 0
        private(set) var bestScore: Int?
        private(set) var fewestTurns: Int?
        private(set) var shortestTime: TimeInterval?
        private(set) var longestStreak = 0
        /// The last games, the latest at the end.
        private(set) var latest: [Result] = []

        fileprivate mutating func add(_ result: Result) {
            games += 1
            bestScore = max(bestScore ?? result.score, result.score)
            fewestTurns = min(fewestTurns ?? result.turns, result.turns)
            shortestTime = min(shortestTime ?? result.time, result.time)
            longestStreak = max(longestStreak, result.streak)
            latest = latest.suffix(Statistics.remembered - 1) + [result]
        }

        /// Joins what two programs have added to a record.
        /// - Parameters:
        ///   - known: The record before this program added its games; nil for none.
        ///   - stored: The record to which the other one has added its games.
        ///   - own: The record to which this one has added its games.
        static func merged(known: Record?, stored: Record, own: Record) -> Record {
            func best<Value>(_ values: KeyPath<Record, Value?>, _ choose: ([Value]) -> Value?) -> Value? {
                choose([stored[keyPath: values], own[keyPath: values]].compactMap(\.self))
            }
            let added = max(own.games - (known?.games ?? 0), 0)
            var all = stored
            all.games += added
            all.bestScore = best(\.bestScore) { $0.max() }
            all.fewestTurns = best(\.fewestTurns) { $0.min() }
            all.shortestTime = best(\.shortestTime) { $0.min() }
            all.longestStreak = max(stored.longestStreak, own.longestStreak)
            all.latest = (stored.latest + own.latest.suffix(added)).suffix(Statistics.remembered)
            return all
        }

        /// Whether this can be: what was saved may have been changed by others.
        var isValid: Bool {
            games >= latest.count && latest.allSatisfy { $0.time.isFinite } && (shortestTime ?? 0).isFinite
                && (latest.map(\.score) + [bestScore ?? 0]).allSatisfy((-Statistics.most...Statistics.most).contains)
        }
    }

    /// How many games a record shows one by one.
    static let remembered = 10

    fileprivate static let most = 1_000_000_000

    private(set) var records: [Theme.ID: Record] = [:]

    /// What is known of a theme's games.
    func record(of theme: Theme.ID) -> Record { records[theme] ?? Record() }

    /// Records a game that is over.
    mutating func add(_ result: Result, theme: Theme.ID) {
        records[theme, default: Record()].add(result)
    }

    /// Whether these can be: what was saved may have been changed by others.
    var isValid: Bool { records.values.allSatisfy(\.isValid) }
}
