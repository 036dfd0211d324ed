import Foundation
import SQLiteAccess

/// The saves of a store in SQLite: a row for each, in `_history`.
struct SQLiteHistory {
    private let connection: SQLiteConnection

    init(_ connection: SQLiteConnection) { self.connection = connection }

    /// Makes the table where it is missing, and deletes entries that have expired.
    func prepare() throws {
        try connection.run(
            "CREATE TABLE IF NOT EXISTS _history (number INTEGER PRIMARY KEY, time REAL NOT NULL, "
                + "author TEXT, process TEXT NOT NULL, bundle TEXT NOT NULL, changes BLOB NOT NULL)")
        let limit = Date.now.timeIntervalSinceReferenceDate - StoredTransaction.lifetime
        guard case .integer(let last)? = try connection.value("SELECT number FROM _history ORDER BY number LIMIT 1"),
            case .real(let time)? = try connection.value(
                "SELECT time FROM _history WHERE number = ?", [.integer(last)]),
            time < limit
        else { return }
        try connection.transaction {
            var old: [Int64] = []
            try connection.run("SELECT number FROM _history WHERE time < ?", [.real(limit)]) {
                old.append($0.integer(0))
            }
            try forget(old)
        }
    }

    func append(_ changes: [StoredChange], author: String?) throws {
        try connection.run(
            "INSERT INTO _history (number, time, author, process, bundle, changes) "
                + "VALUES (\(StoredTransaction.nextNumber), ?, ?, ?, ?, ?)",
            [
                .real(Date.now.timeIntervalSinceReferenceDate), author.map { .text($0) } ?? .null,
                .text(StoredTransaction.ownProcess), .text(StoredTransaction.ownBundle),
                .blob(HistoryCoder.encode(changes)),
            ])
    }

    func transactions(after number: Int64) throws -> [StoredTransaction] {
        guard try connection.value("SELECT 1 FROM sqlite_master WHERE name = '_history'") != nil else { return [] }
        var found: [StoredTransaction] = []
        try connection.run(
            "SELECT number, time, author, process, bundle, changes FROM _history WHERE number > ? ORDER BY number",
            [.integer(number)]
        ) { row in
            found.append(
                StoredTransaction(
                    number: row.integer(0), time: Double(row.value(1)) ?? 0, author: String(row.value(2)),
                    process: String(row.value(3)) ?? "", bundle: String(row.value(4)) ?? "",
                    changes: HistoryCoder.decode(Data(row.value(5)) ?? Data())))
        }
        return found
    }

    /// Forgets saves, inside of a transaction.
    func forget(_ numbers: [Int64]) throws {
        guard let last = numbers.max() else { return }
        for number in numbers {
            try connection.run("DELETE FROM _history WHERE number = ?", [.integer(number)])
        }
        try connection.run(
            "INSERT OR REPLACE INTO _metadata VALUES ('forgotten', max(?, coalesce("
                + "(SELECT value FROM _metadata WHERE name = 'forgotten'), 0)))", [.integer(last)])
    }
}

extension SQLiteStore: HistoryKeeping {
    func transactions(after number: Int64) throws -> [StoredTransaction] {
        try access { try SQLiteHistory(connection).transactions(after: number) }
    }

    func forget(_ numbers: [Int64]) throws {
        try access { try connection.transaction { try SQLiteHistory(connection).forget(numbers) } }
    }

    func forgotten() throws -> Int64 {
        try access {
            guard case .integer(let number) = try SQLiteLayout.metadata(connection, "forgotten") else { return 0 }
            return number
        }
    }
}
