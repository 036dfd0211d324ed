import Foundation
import SQLiteAccess
import SwiftData
import Synchronization

/// A store in a database of a PostgreSQL server, as contexts ask it.
final class PostgresModelStore: SQLStore {
    private(set) var identifier = ""
    var mayBeAway: Bool { true }
    /// `contains` and `starts(with:)` find some texts that have the characters in parts only; Swift leaves them out.
    let answers = StoreAnswers(exactTexts: [], roughTexts: [.contains, .starts])
    let configuration: PostgresConfiguration
    let connection: PostgresConnection
    private let lock = NSRecursiveLock()
    /// This store among all that use the same tables, for marks of saves.
    private let sender = UUID().uuidString
    private var commits = 0
    /// The last save of the history when the store was opened.
    private var first: Int64 = 0
    private let listener = Mutex<PostgresListener?>(nil)

    /// Opens a store, made if there is none, and brings its tables to the schema.
    init(_ configuration: PostgresConfiguration, schema: Schema, migrating: Bool) throws {
        self.configuration = configuration
        do {
            connection = try PostgresConnection(
                address: configuration.url.absoluteString, setup: Self.setup(configuration))
            identifier = try locked {
                try PostgresLayout(connection: connection).prepare(
                    configuration.namespace, isReadOnly: !configuration.allowsSave)
            }
            if migrating, configuration.allowsSave {
                try locked { try PostgresLayout(connection: connection).migrate(to: schema) }
                try connection.run("SET search_path TO \(Self.name(configuration))")
            }
            if configuration.allowsSave { try forgetOld() }
            if case .integer(let number)? = try connection.value("SELECT max(number) FROM _history") { first = number }
        } catch let error as PostgresError {
            throw SwiftDataError(
                .loadIssueModelContainer, "The database \(configuration.address) can't be opened: \(error)")
        }
    }

    static func name(_ configuration: PostgresConfiguration) -> String {
        SQL.quoted(configuration.namespace)
    }

    /// The statements at the start of each connection.
    static func setup(_ configuration: PostgresConfiguration) -> String {
        "SET search_path TO \(name(configuration)); SET client_encoding TO 'UTF8'; SET client_min_messages TO warning"
    }

    // MARK: Access

    /// Runs statements that only read; again if the connection was lost in between.
    func access<Result>(_ body: () throws -> Result) throws -> Result {
        lock.lock()
        defer { lock.unlock() }
        do {
            do {
                return try body()
            } catch let error as PostgresError where error.isDisconnected {
                try connection.reconnect()
                return try body()
            }
        } catch let error as PostgresError {
            throw failure(error)
        }
    }

    private func failure(_ error: PostgresError) -> SwiftDataError {
        error.isDisconnected
            ? SwiftDataError(
                .unknown,
                "The server of \(configuration.address) can't be reached; what was changed is kept to be saved later. \(error)"
            )
            : SwiftDataError(.unknown, "The store failed: \(error)")
    }

    /// Makes all changes in the closure or none, one process after the other.
    private func locked<Result>(_ body: () throws -> Result) throws -> Result {
        try connection.run("BEGIN")
        do {
            // The schema's name stands for it among the locks of the database.
            try connection.run(
                "SELECT pg_advisory_xact_lock(hashtextextended($1, 7))", [.text(configuration.namespace)])
            let result = try body()
            try connection.run("COMMIT")
            return result
        } catch {
            try? connection.run("ROLLBACK")
            throw error
        }
    }

    // MARK: Reading

    /// Rows are passed on when all are read: if the connection is lost in between, they are requested again.
    func read<Value>(
        _ sql: String, _ values: [StoreValue], _ make: (PostgresRow) -> Value, _ body: (Value) throws -> Void
    ) throws {
        let found = try access { () -> [Value] in
            var found: [Value] = []
            try connection.run(sql, values) { found.append(make($0)) }
            return found
        }
        for value in found { try body(value) }
    }

    // MARK: Saving

    func commit(_ changes: StoreChanges) throws -> [Int64: Int64] {
        if !configuration.allowsSave {
            throw SwiftDataError(.unknown, "The store is read-only: nothing can be saved.")
        }
        lock.lock()
        defer { lock.unlock() }
        commits += 1
        let mark = "\(sender) \(commits)"
        var taken: [Int64: Int64] = [:]
        func write() throws {
            try locked {
                taken = try SQLWriter(connection).write(changes)
                try append(changes.history(taken), author: changes.author, mark: mark)
            }
        }
        do {
            do {
                try write()
            } catch let error as PostgresError where error.isDisconnected {
                // The connection was lost: the last statement may have been executed, which the history says.
                try connection.reconnect()
                if try connection.value("SELECT 1 FROM _history WHERE mark = $1", [.text(mark)]) == nil { try write() }
            }
            return taken
        } catch let error as PostgresError {
            throw failure(error)
        }
    }

    private func append(_ changes: [StoredChange], author: String?, mark: String) throws {
        try connection.run(
            "INSERT INTO _history (time, author, process, bundle, mark, changes) "
                + "VALUES ($1::float8, $2::text, $3::text, $4::text, $5::text, $6::bytea)",
            [
                .real(Date.now.timeIntervalSinceReferenceDate), author.map { .text($0) } ?? .null,
                .text(StoredTransaction.ownProcess), .text(StoredTransaction.ownBundle), .text(mark),
                .blob(HistoryCoder.encode(changes)),
            ])
        try connection.run("SELECT pg_notify($1, '')", [.text(PostgresListener.channel(configuration))])
    }

    // MARK: Schema

    func storedVersion() throws -> String? {
        try access { try PostgresLayout(connection: connection).metadata("version") }
    }

    func migrate(to schema: Schema) throws {
        try access { try locked { try PostgresLayout(connection: connection).migrate(to: schema) } }
    }

    // MARK: History

    func transactions(after number: Int64) throws -> [StoredTransaction] {
        try access { try Self.transactions(after: number, except: "", connection) }
    }

    static func transactions(
        after number: Int64, except sender: String, _ connection: PostgresConnection
    ) throws -> [StoredTransaction] {
        var found: [StoredTransaction] = []
        try connection.run(
            "SELECT number, time, author, process, bundle, changes FROM _history "
                + "WHERE number > $1 AND NOT starts_with(mark, $2 || ' ') ORDER BY number",
            [.integer(number), .text(sender)]
        ) { row in
            found.append(
                StoredTransaction(
                    number: row.integer(0), time: row.value(1).real ?? 0, author: row.value(2).text,
                    process: row.value(3).text ?? "", bundle: row.value(4).text ?? "",
                    changes: HistoryCoder.decode(row.value(5).data ?? Data())))
        }
        return found
    }

    func forget(_ numbers: [Int64]) throws {
        guard let last = numbers.max() else { return }
        let known = try forgotten()
        try access {
            try locked {
                for number in numbers {
                    try connection.run("DELETE FROM _history WHERE number = $1", [.integer(number)])
                }
                try PostgresLayout(connection: connection).set("forgotten", "\(max(last, known))")
            }
        }
    }

    func forgotten() throws -> Int64 {
        try access { try PostgresLayout(connection: connection).metadata("forgotten").flatMap { Int64($0) } ?? 0 }
    }

    private func forgetOld() throws {
        let limit = Date.now.timeIntervalSinceReferenceDate - StoredTransaction.lifetime
        guard let time = try connection.value("SELECT time FROM _history ORDER BY number LIMIT 1")?.real, time < limit
        else { return }
        var old: [Int64] = []
        try connection.run("SELECT number FROM _history WHERE time < $1", [.real(limit)]) { old.append($0.integer(0)) }
        try forget(old)
    }

    // MARK: Others

    func follow(_ body: @escaping @Sendable ([StoredChange]) -> Void) {
        let made = PostgresListener(configuration, after: first, except: sender) { [weak self] changes in
            // The server answers: it may be asked at once again.
            self?.forgetFailure()
            body(changes)
        }
        listener.withLock { $0 = made }
        made.start()
    }

    private func forgetFailure() {
        lock.lock()
        defer { lock.unlock() }
        connection.lastFailure = nil
    }

    deinit { listener.withLock { $0 }?.stop() }
}

extension PostgresConfiguration {
    /// The address without a password, for messages.
    var address: String {
        guard var parts = URLComponents(url: url, resolvingAgainstBaseURL: false) else { return "PostgreSQL" }
        parts.password = nil
        parts.queryItems = parts.queryItems?.filter { $0.name != "password" }
        return parts.string ?? "PostgreSQL"
    }
}

extension StoreValue {
    var text: String? { if case .text(let text) = self { text } else { nil } }
    var data: Data? { if case .blob(let data) = self { data } else { nil } }
    var real: Double? { if case .real(let number) = self { number } else { nil } }
}
