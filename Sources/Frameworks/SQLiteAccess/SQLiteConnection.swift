import CSQLite
import Foundation

/// An error of SQLite, in its words.
package struct SQLiteError: Error, CustomStringConvertible {
    package let code: Int32
    package let message: String
    package var description: String { message }
}

/// A connection to a database.
///
/// One thread at a time uses it: the one that has its lock.
package final class SQLiteConnection: @unchecked Sendable {
    package let handle: OpaquePointer
    package let lock = NSRecursiveLock()
    private var statements: [String: SQLiteStatement] = [:]
    private var latest: (sql: String, statement: SQLiteStatement?) = ("", nil)
    /// How many rows statements have returned, for tests that count them.
    @exclusivity(unchecked) package private(set) var rowsRead = 0
    /// The file that is noted to be whole when it is closed; nil for none.
    private var wholeFile: String?

    /// Opens a file, made if there is none unless it is only to be read.
    /// - Parameters:
    ///   - isImmutable: Whether nothing can change the file, so that nothing beside it is needed to read it.
    ///   - register: Adds the functions and orders that the connection's statements name.
    package init(
        path: String, isReadOnly: Bool, isImmutable: Bool = false, register: (OpaquePointer) -> Void
    ) throws {
        var opened: OpaquePointer?
        let flags = isReadOnly ? SQLITE_OPEN_READONLY : SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE
        let name = isImmutable ? URL(fileURLWithPath: path).absoluteString + "?immutable=1" : path
        let code = sqlite3_open_v2(
            name, &opened, flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE | (isImmutable ? SQLITE_OPEN_URI : 0),
            nil)
        guard code == SQLITE_OK, let opened else {
            let message = opened.map { String(cString: sqlite3_errmsg($0)) } ?? "out of memory"
            sqlite3_close_v2(opened)
            throw SQLiteError(code: code, message: message)
        }
        handle = opened
        sqlite3_busy_timeout(handle, 5000)
        register(handle)
    }

    deinit {
        for statement in statements.values { statement.finalize() }
        sqlite3_close_v2(handle)
        if let wholeFile { SQLiteFile.noteChecked(wholeFile) }
    }

    /// Checks that all of a file can be read, unless that is known.
    ///
    /// Returns a description of the damage; nil if the file is whole.
    package func damage(of path: String?, isReadOnly: Bool) throws -> String? {
        if path.map(SQLiteFile.isChecked) != true, case .text(let report) = try value("PRAGMA quick_check(1)"),
            report != "ok"
        {
            return report
        }
        guard let path, !isReadOnly else { return nil }
        wholeFile = path
        ProgramEnd.note(self) { [weak self] in self?.finish() }
        return nil
    }

    /// Takes over all that was saved into the file, as when it is closed, if it is open nowhere else; for the program's end.
    private func finish() {
        guard lock.try() else { return }
        defer { lock.unlock() }
        guard let wholeFile else { return }
        sqlite3_busy_timeout(handle, 0)
        let mode = SQLITE_CHECKPOINT_TRUNCATE
        if sqlite3_wal_checkpoint_v2(handle, nil, mode, nil, nil) == SQLITE_OK { SQLiteFile.noteChecked(wholeFile) }
    }

    package var error: SQLiteError {
        // Unreadable files may be damaged.
        let code = sqlite3_errcode(handle) & 0xFF
        if [SQLITE_CORRUPT, SQLITE_NOTADB, SQLITE_IOERR].contains(code) { wholeFile = nil }
        return SQLiteError(code: sqlite3_extended_errcode(handle), message: String(cString: sqlite3_errmsg(handle)))
    }

    /// Runs statements that return nothing.
    package func run(_ sql: String) throws {
        guard sqlite3_exec(handle, sql, nil, nil, nil) == SQLITE_OK else { throw error }
    }

    /// Runs a statement with values, calling a closure with each row.
    ///
    /// Statements are prepared once.
    package func run(_ sql: String, _ values: [StoreValue], _ row: (SQLiteStatement) throws -> Void = { _ in }) throws {
        // The same statement again and again is found without hashing its text.
        let known = latest.sql == sql ? latest.statement : statements[sql]
        let kept = known.flatMap { $0.isRunning ? nil : $0 }
        let statement = try kept ?? SQLiteStatement(sql, on: self)
        let isKept = kept != nil || keep(statement, sql)
        if isKept { latest = (sql, statement) }
        defer {
            statement.reset()
            if !isKept { statement.finalize() }
        }
        try statement.bind(values)
        while try statement.step() {
            rowsRead += 1
            try row(statement)
        }
    }

    private func keep(_ statement: SQLiteStatement, _ sql: String) -> Bool {
        guard statements.count < 200, statements[sql] == nil else { return false }
        statements[sql] = statement
        return true
    }

    /// Forgets the prepared statements, when tables change.
    package func forgetStatements() {
        for statement in statements.values { statement.finalize() }
        statements = [:]
        latest = ("", nil)
    }

    /// Returns the first column of the first row.
    package func value(_ sql: String, _ values: [StoreValue] = []) throws -> StoreValue? {
        var found: StoreValue?
        try run(sql, values) { found = found ?? $0.value(0) }
        return found
    }

    package var changes: Int { Int(sqlite3_changes64(handle)) }

    /// Makes all changes in the closure or none.
    package func transaction<Result>(_ body: () throws -> Result) throws -> Result {
        // Prepared statements, as saves may be many.
        try run("BEGIN IMMEDIATE", [])
        do {
            let result = try body()
            try run("COMMIT", [])
            return result
        } catch {
            if sqlite3_get_autocommit(handle) == 0 { try? run("ROLLBACK") }
            throw error
        }
    }
}
