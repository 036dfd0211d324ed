import CSQLiteBare
import Foundation

/// What the benchmarks' model is, without a store.
final class PlainItem {
    var number: Int
    var title: String
    var amount: Double
    var note: String?

    init(number: Int, title: String, amount: Double, note: String?) {
        (self.number, self.title, self.amount, self.note) = (number, title, amount, note)
    }
}

/// The same work as the models', written by hand for SQLite.
final class PlainStore {
    private var handle: OpaquePointer?
    private static let transient = unsafeBitCast(-1, to: sqlite3_destructor_type.self)

    init(_ path: String) {
        sqlite3_open_v2(path, &handle, SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX, nil)
        run("PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL")
        run(
            "CREATE TABLE IF NOT EXISTS item (id INTEGER PRIMARY KEY, number INTEGER NOT NULL, title TEXT NOT NULL, "
                + "amount REAL NOT NULL, note TEXT); CREATE INDEX IF NOT EXISTS byNumber ON item (number)")
    }

    deinit { sqlite3_close_v2(handle) }

    private func run(_ sql: String) {
        guard sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK else {
            fatalError(String(cString: sqlite3_errmsg(handle)))
        }
    }

    func insert(_ items: [PlainItem]) {
        run("BEGIN IMMEDIATE")
        var statement: OpaquePointer?
        sqlite3_prepare_v2(
            handle, "INSERT INTO item (number, title, amount, note) VALUES (?, ?, ?, ?)", -1, &statement, nil)
        for item in items {
            sqlite3_bind_int64(statement, 1, Int64(item.number))
            sqlite3_bind_text(statement, 2, item.title, -1, Self.transient)
            sqlite3_bind_double(statement, 3, item.amount)
            if let note = item.note {
                sqlite3_bind_text(statement, 4, note, -1, Self.transient)
            } else {
                sqlite3_bind_null(statement, 4)
            }
            sqlite3_step(statement)
            sqlite3_reset(statement)
        }
        sqlite3_finalize(statement)
        run("COMMIT")
    }

    func update(_ number: Int, title: String) {
        var statement: OpaquePointer?
        sqlite3_prepare_v2(handle, "UPDATE item SET title = ? WHERE number = ?", -1, &statement, nil)
        sqlite3_bind_text(statement, 1, title, -1, Self.transient)
        sqlite3_bind_int64(statement, 2, Int64(number))
        sqlite3_step(statement)
        sqlite3_finalize(statement)
    }

    func fetch(_ range: Range<Int>? = nil) -> [PlainItem] {
        var statement: OpaquePointer?
        let condition = range.map { " WHERE number >= \($0.lowerBound) AND number < \($0.upperBound)" } ?? ""
        sqlite3_prepare_v2(handle, "SELECT number, title, amount, note FROM item\(condition)", -1, &statement, nil)
        var found: [PlainItem] = []
        while sqlite3_step(statement) == SQLITE_ROW {
            found.append(
                PlainItem(
                    number: Int(sqlite3_column_int64(statement, 0)),
                    title: String(cString: sqlite3_column_text(statement, 1)),
                    amount: sqlite3_column_double(statement, 2),
                    note: sqlite3_column_text(statement, 3).map { String(cString: $0) }))
        }
        sqlite3_finalize(statement)
        return found
    }
}
