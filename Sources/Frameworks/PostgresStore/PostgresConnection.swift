import CPostgres
import Foundation
import SQLiteAccess
import SwiftData

/// An error of the server or of the way to it, in its words.
struct PostgresError: Error, CustomStringConvertible {
    /// The five characters that stand for the kind of error; empty where the server said nothing.
    let state: String
    let description: String
    /// Whether the connection is gone.
    let isDisconnected: Bool
}

/// A connection with a server.
///
/// One thread at a time uses it.
final class PostgresConnection: SQLDatabase {
    typealias Dialect = PostgresDialect
    typealias Row = PostgresRow

    private(set) var handle: OpaquePointer
    private let setup: String
    private var statements: [String: String] = [:]
    private var statementCount = 0
    /// A reconnection that took long and failed, and until when it is not tried again.
    var lastFailure: (error: PostgresError, end: ContinuousClock.Instant)?

    /// Connects with a server.
    /// - Parameter setup: Statements that each new connection begins with.
    init(address: String, setup: String) throws {
        self.setup = setup
        guard let opened = Self.open(address) else {
            throw PostgresError(state: "", description: "out of memory", isDisconnected: true)
        }
        handle = opened
        try begin()
    }

    deinit { PQfinish(handle) }

    /// Opens a connection with time limits, in seconds and milliseconds, which the address may set otherwise.
    ///
    /// Without them a network that is silent would stop the app for many minutes.
    private static func open(_ address: String) -> OpaquePointer? {
        let options = [
            ("connect_timeout", "5"), ("tcp_user_timeout", "15000"), ("keepalives_idle", "30"),
            ("keepalives_interval", "10"), ("fallback_application_name", StoredTransaction.ownBundle),
            ("dbname", address),
        ]
        var keys: [UnsafePointer<CChar>?] = options.map { UnsafePointer(strdup($0.0)) }
        var values: [UnsafePointer<CChar>?] = options.map { UnsafePointer(strdup($0.1)) }
        defer { for text in keys + values { free(UnsafeMutablePointer(mutating: text)) } }
        keys.append(nil)
        values.append(nil)
        return PQconnectdbParams(keys, values, 1)
    }

    private func begin() throws {
        guard PQstatus(handle) == CONNECTION_OK else { throw error(nil) }
        PQsetNoticeProcessor(handle, { _, _ in }, nil)
        try run(setup)
    }

    /// Reconnects.
    ///
    /// A slow failed attempt is not repeated at once: a server that does not answer would stop each turn of an app.
    func reconnect() throws {
        if let failure = lastFailure, ContinuousClock.now < failure.end { throw failure.error }
        lastFailure = nil
        statements = [:]
        let start = ContinuousClock.now
        PQreset(handle)
        do {
            try begin()
        } catch let error as PostgresError {
            let end = ContinuousClock.now
            lastFailure = (error, end + start.duration(to: end) * 5)
            throw error
        }
    }

    private func error(_ result: OpaquePointer?) -> PostgresError {
        let state = PQresultErrorField(result, Int32(UInt8(ascii: "C"))).map { String(cString: $0) } ?? ""
        let text = result.flatMap { PQresultErrorMessage($0) } ?? PQerrorMessage(handle)
        let message = text.map { String(cString: $0) } ?? ""
        return PostgresError(
            state: state, description: message.split(whereSeparator: \.isWhitespace).joined(separator: " "),
            isDisconnected: PQstatus(handle) != CONNECTION_OK || state.hasPrefix("57P") || state.hasPrefix("08"))
    }

    /// Runs statements without values.
    func run(_ sql: String) throws {
        let result = PQexec(handle, sql)
        defer { PQclear(result) }
        let status = PQresultStatus(result)
        guard status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK || status == PGRES_EMPTY_QUERY else {
            throw error(result)
        }
    }

    /// Runs a statement with values, calling a closure with each row.
    ///
    /// Statements are prepared once.
    func run(_ sql: String, _ values: [StoreValue], _ row: (PostgresRow) throws -> Void) throws {
        let name = try prepared(sql)
        let bytes = PostgresValues(values)
        let result = bytes.withPointers { pointers, lengths, formats in
            PQexecPrepared(handle, name, Int32(values.count), pointers, lengths, formats, 1)
        }
        defer { PQclear(result) }
        let status = PQresultStatus(result)
        guard status == PGRES_COMMAND_OK || status == PGRES_TUPLES_OK, let result else { throw error(result) }
        let reader = PostgresRow(result)
        for number in 0..<PQntuples(result) { try row(reader.at(number)) }
    }

    private func prepared(_ sql: String) throws -> String {
        if let known = statements[sql] { return known }
        if statements.count >= 200 {
            try run("DEALLOCATE ALL")
            statements = [:]
        }
        statementCount += 1
        let name = "s\(statementCount)"
        let result = PQprepare(handle, name, sql, 0, nil)
        defer { PQclear(result) }
        guard PQresultStatus(result) == PGRES_COMMAND_OK else { throw error(result) }
        statements[sql] = name
        return name
    }

    /// Forgets the prepared statements, when tables change.
    func forgetStatements() {
        if !statements.isEmpty { try? run("DEALLOCATE ALL") }
        statements = [:]
    }
}
