import Foundation
import Synchronization

/// Other connections to a file, which read while its own one writes: a log is kept beside the file, so that readers see
/// the state of the last save and never wait.
package final class SQLiteReaders: Sendable {
    private let path: String
    private let register: @Sendable (OpaquePointer) -> Void
    private let idle = Mutex<[SQLiteConnection]>([])
    /// How many are kept for later.
    private static let most = 4

    /// - Parameter register: Adds the functions and orders that statements name.
    package init(_ path: String, register: @escaping @Sendable (OpaquePointer) -> Void) {
        self.path = path
        self.register = register
    }

    /// Calls a closure with a connection that is not used elsewhere meanwhile: the file's own one, if that is free.
    package func read<Result>(
        besides connection: SQLiteConnection, _ body: (SQLiteConnection) throws -> Result
    ) throws -> Result {
        if connection.lock.try() {
            defer { connection.lock.unlock() }
            return try body(connection)
        }
        let known = idle.withLock { $0.popLast() }
        // A file that has no name any more has no other connections.
        guard let reader = try known ?? open() else {
            connection.lock.lock()
            defer { connection.lock.unlock() }
            return try body(connection)
        }
        defer { idle.withLock { if $0.count < Self.most { $0.append(reader) } } }
        return try body(reader)
    }

    private func open() throws -> SQLiteConnection? {
        do {
            let reader = try SQLiteConnection(path: path, isReadOnly: true, register: register)
            _ = try reader.value("SELECT count(*) FROM sqlite_master")
            return reader
        } catch let error as SQLiteError where error.isOfPlace {
            return nil
        }
    }

    /// Closes the connections, before the file's own one is: the last one takes over the log.
    package func close() { idle.withLock { $0 = [] } }
}
