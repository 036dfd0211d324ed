import CSQLite
import Foundation
import SQLiteAccess
import Synchronization

/// A store in a file of SQLite, or in memory.
final class SQLiteStore: SQLStore {
    let identifier: String
    let connection: SQLiteConnection
    private let files: ExternalFiles?
    private let readers: SQLiteReaders?
    let isReadOnly: Bool
    let answers = StoreAnswers.all
    private let path: String?
    private let follower = Mutex<SaveFollower?>(nil)

    /// Opens a store, made if there is none, and brings its tables to the schema.
    /// - Parameter path: The file; nil for a store in memory.
    init(path: String?, schema: Schema, isReadOnly: Bool, migrating: Bool = true) throws {
        self.isReadOnly = isReadOnly
        self.path = path
        do {
            if let path { try SQLiteFile.check(path) }
            func open(isImmutable: Bool) throws -> (SQLiteConnection, identifier: String) {
                let connection = try SQLiteConnection(
                    path: path ?? ":memory:", isReadOnly: isReadOnly, isImmutable: isImmutable,
                    register: SQLiteFunctions.register)
                return (
                    connection,
                    try SQLiteLayout.prepare(
                        connection, schema: schema, isReadOnly: isReadOnly, path: path, migrating: migrating)
                )
            }
            do {
                (connection, identifier) = try open(isImmutable: false)
            } catch let error as SQLiteError where error.isOfPlace && isReadOnly {
                // A disk that is full or can only be read has no place for what readers and writers share.
                guard let path, SQLiteFile.isWhole(path) else { throw error }
                (connection, identifier) = try open(isImmutable: true)
            }
            readers = isReadOnly ? nil : path.map { SQLiteReaders($0, register: { SQLiteFunctions.register(in: $0) }) }
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

    deinit { readers?.close() }

    func access<Result>(_ body: () throws -> Result) throws -> Result {
        connection.lock.lock()
        defer { connection.lock.unlock() }
        return try telling(body)
    }

    /// Reading does not wait for writers, where the store is a file.
    func reading<Result>(_ body: (SQLiteConnection) throws -> Result) throws -> Result {
        guard let readers else { return try access { try body(connection) } }
        return try telling { try readers.read(besides: connection, body) }
    }

    private func telling<Result>(_ body: () throws -> Result) throws -> Result {
        do {
            return try body()
        } catch let error as SQLiteError {
            throw SwiftDataError(.unknown, "The store failed: \(error)")
        }
    }

    /// Rows are passed on as they are found.
    func read<Value>(
        _ sql: String, _ values: [StoreValue], _ make: (SQLiteStatement) -> Value, _ body: (Value) throws -> Void
    ) throws {
        try reading { try $0.run(sql, values) { try body(make($0)) } }
    }

    func complete(_ values: [StoreValue], _ entity: Entity) -> [StoreValue] {
        guard let files, !entity.externalColumns.isEmpty else { return values }
        return files.read(values, entity)
    }

    func commit(_ changes: StoreChanges) throws -> [Int64: Int64] {
        if isReadOnly { throw SwiftDataError(.unknown, "The store is read-only: nothing can be saved.") }
        return try access {
            let stored = try files?.store(changes) ?? changes
            do {
                let taken = try connection.transaction {
                    let taken = try SQLWriter(connection).write(stored)
                    try SQLiteHistory(connection).append(changes.history(taken), author: changes.author)
                    return taken
                }
                follower.withLock { $0 }?.saved(sqlite3_last_insert_rowid(connection.handle))
                files?.finish()
                return taken
            } catch {
                files?.undo()
                throw error
            }
        }
    }

    /// Calls a closure with what others save in the file, in this process or another one.
    func follow(_ body: @escaping @Sendable ([StoredChange]) -> Void) {
        guard let path else { return }
        let version = SaveFollower.version(connection)
        guard let last = try? access({ try connection.value("SELECT max(number) FROM _history") }) else { return }
        let number: Int64 = if case .integer(let number) = last { number } else { 0 }
        let made = SaveFollower(after: number, version: version, of: { [weak self] in self }) {
            body($0.flatMap(\.changes))
        }
        follower.withLock { $0 = made }
        made.start(path)
    }
}
