import CPostgres
import Foundation
import SQLiteAccess
import SwiftData
import Synchronization

/// Waits for saves of others, on a thread and a connection of its own.
///
/// A save notifies all listeners; its changes are in the history. If the connection is lost, the listener tries
/// again until the server is back, and reads the changes that it has missed.
final class PostgresListener: Sendable {
    private let configuration: PostgresConfiguration
    private let first: Int64
    private let sender: String
    private let body: @Sendable ([StoredChange]) -> Void
    /// A byte that is written to the first end wakes the thread up, which then ends.
    private let ends: (read: Int32, write: Int32)

    init(
        _ configuration: PostgresConfiguration, after number: Int64, except sender: String,
        _ body: @escaping @Sendable ([StoredChange]) -> Void
    ) {
        self.configuration = configuration
        first = number
        self.sender = sender
        self.body = body
        var pair: [Int32] = [-1, -1]
        if pipe(&pair) == 0 { for end in pair { _ = fcntl(end, F_SETFD, FD_CLOEXEC) } }
        ends = (pair[0], pair[1])
    }

    deinit {
        close(ends.read)
        close(ends.write)
    }

    /// The channel on which saves are announced.
    static func channel(_ configuration: PostgresConfiguration) -> String { "oriel." + configuration.namespace }

    func start() {
        let thread = Thread { [self] in run() }
        thread.name = "PostgreSQL"
        thread.start()
    }

    func stop() {
        var byte: UInt8 = 0
        _ = write(ends.write, &byte, 1)
    }

    private func run() {
        var last = first
        var pause: Int32 = 50
        var wasAway = false
        while true {
            if let connection = try? PostgresConnection(
                address: configuration.url.absoluteString,
                setup: PostgresModelStore.setup(configuration)
                    + "; LISTEN \(SQL.quoted(Self.channel(configuration)))")
            {
                pause = 50
                if listen(connection, &last, &wasAway) { return }
            }
            wasAway = true
            if wait(for: -1, milliseconds: pause) == .stop { return }
            pause = min(pause * 2, 2000)
        }
    }

    /// Returns whether the listener is to end; false where the connection is gone.
    private func listen(_ connection: PostgresConnection, _ last: inout Int64, _ wasAway: inout Bool) -> Bool {
        while true {
            guard
                let found = try? PostgresModelStore.transactions(after: last, except: sender, connection)
            else { return false }
            if let newest = found.last { last = newest.number }
            let changes = found.flatMap(\.changes)
            if !changes.isEmpty || wasAway { body(changes) }
            wasAway = false
            // Notifications may have come with the answer.
            while !hasNotification(connection) {
                switch wait(for: PQsocket(connection.handle), milliseconds: -1) {
                case .stop: return true
                case .data: if PQconsumeInput(connection.handle) == 0 { return false }
                case .nothing: continue
                }
            }
        }
    }

    private func hasNotification(_ connection: PostgresConnection) -> Bool {
        var isNotified = false
        while let notification = PQnotifies(connection.handle) {
            isNotified = true
            PQfreemem(notification)
        }
        return isNotified
    }

    private enum Event { case stop, data, nothing }

    private func wait(for socket: Int32, milliseconds: Int32) -> Event {
        var descriptors = [
            pollfd(fd: ends.read, events: Int16(POLLIN), revents: 0),
            pollfd(fd: socket, events: Int16(POLLIN), revents: 0),
        ]
        let count = poll(&descriptors, 2, milliseconds)
        if descriptors[0].revents != 0 { return .stop }
        return count > 0 && descriptors[1].revents != 0 ? .data : .nothing
    }
}
