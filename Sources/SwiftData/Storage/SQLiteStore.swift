import Foundation
import SQLiteAccess

/// A store in a file of SQLite, or in memory.
final class SQLiteStore: HistoricalStore, MigratableStore {
    let identifier: String
    let connection: SQLiteConnection
    private let files: ExternalFiles?
    let isReadOnly: Bool
    let answers = StoreAnswers.all
    private let lock = NSRecursiveLock()

    /// Opens a store, made if there is none, and brings its tables to the schema.
    /// - Parameter path: The file; nil for a store in memory.
    init(path: String?, schema: Schema, isReadOnly: Bool, migrating: Bool = true) throws {
        self.isReadOnly = isReadOnly
        do {
            if let path { try SQLiteFile.check(path) }
            connection = try SQLiteConnection(
                path: path ?? ":memory:", isReadOnly: isReadOnly, register: SQLiteFunctions.register)
            identifier = try SQLiteLayout.prepare(
                connection, schema: schema, isReadOnly: isReadOnly, isFile: path != nil, migrating: migrating)
            files = path.map { [connection] in ExternalFiles(path: $0, connection: connection) }
            if !isReadOnly, migrating { try files?.sweep(schema) }
        } catch let damage as SQLiteFile.Damage {
            throw SwiftDataError(.loadIssueModelContainer, damage.message)
        } catch let error as SQLiteError {
            throw SwiftDataError(.loadIssueModelContainer, "The store \(path ?? "in memory") can't be opened: \(error)")
        }
    }

    /// Brings the tables to another schema.
    func migrate(to schema: Schema) throws {
        try access { try SQLiteLayout.migrate(connection, to: schema) }
    }

    func storedVersion() throws -> String? {
        try access {
            guard case .text(let version) = try SQLiteLayout.metadata(connection, "version") else { return nil }
            return version
        }
    }

    func access<Result>(_ body: () throws -> Result) throws -> Result {
        lock.lock()
        defer { lock.unlock() }
        do {
            return try body()
        } catch let error as SQLiteError {
            throw SwiftDataError(.unknown, "The store failed: \(error)")
        }
    }

    func fetch(_ query: StoreQuery, _ body: (Int64, [StoreValue]) throws -> Void) throws {
        try access {
            var renderer = SQLiteRenderer()
            let sql = renderer.query(query, selecting: SQLiteRenderer.columns(query.entity, of: "t0"))
            let columns = 1..<query.entity.columns.count + 1
            try connection.run(sql, renderer.values) { try body($0.integer(0), $0.values(columns)) }
        }
    }

    func keys(_ query: StoreQuery) throws -> [Int64] {
        try access {
            var renderer = SQLiteRenderer()
            let sql = renderer.query(query, selecting: "t0._key")
            var keys: [Int64] = []
            try connection.run(sql, renderer.values) { keys.append($0.integer(0)) }
            return keys
        }
    }

    func count(_ query: StoreQuery) throws -> Int {
        try access {
            var renderer = SQLiteRenderer()
            let sql = renderer.query(query, selecting: "t0._key")
            guard case .integer(let count) = try connection.value("SELECT count(*) FROM (\(sql))", renderer.values)
            else { return 0 }
            return Int(count)
        }
    }

    func row(_ entity: Entity, _ key: Int64) throws -> [StoreValue]? {
        try access {
            let sql =
                "SELECT \(SQLiteRenderer.columns(entity, of: "t0")) FROM \(SQLiteRenderer.quoted(entity.name)) t0 "
                + "WHERE t0._key = ?"
            var found: [StoreValue]?
            try connection.run(sql, [.integer(key)]) { found = $0.values(1..<entity.columns.count + 1) }
            if let files, !entity.externalColumns.isEmpty { found = found.map { files.read($0, entity) } }
            return found
        }
    }

    func related(
        _ relation: Schema.Relation, of key: Int64, _ body: (Int64, [StoreValue]) throws -> Void
    ) throws {
        try access {
            let target = SQLiteRenderer.quoted(relation.target.name)
            var sql = "SELECT \(SQLiteRenderer.columns(relation.target, of: "t0")) FROM \(target) t0 "
            switch relation.storage {
            case .column:
                return
            case .inverseColumn(let name):
                sql += "WHERE t0.\(SQLiteRenderer.quoted(name)) = ? ORDER BY t0._key"
            case .table(let pairs, let isForward):
                let (own, other) = isForward ? ("first", "second") : ("second", "first")
                sql +=
                    "JOIN \(SQLiteRenderer.quoted(pairs)) p ON p.\(other) = t0._key WHERE p.\(own) = ? ORDER BY p.rowid"
            }
            let columns = 1..<relation.target.columns.count + 1
            try connection.run(sql, [.integer(key)]) { try body($0.integer(0), $0.values(columns)) }
        }
    }

    func commit(_ changes: StoreChanges) throws -> [Int64: Int64] {
        if isReadOnly { throw SwiftDataError(.unknown, "The store is read-only: nothing can be saved.") }
        return try access {
            let stored = try files?.store(changes) ?? changes
            do {
                let taken = try connection.transaction {
                    let taken = try SQLiteWriter(connection).write(stored)
                    try SQLiteHistory(connection).append(changes.history(taken), author: changes.author)
                    return taken
                }
                files?.finish()
                return taken
            } catch {
                files?.undo()
                throw error
            }
        }
    }
}
