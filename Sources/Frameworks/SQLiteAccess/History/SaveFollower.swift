import Foundation
import Synchronization

/// A store in a file of SQLite that keeps a history of its saves.
package protocol HistoryKeeping: AnyObject {
    /// The connection on which the store saves.
    var connection: SQLiteConnection { get }
    /// Returns the saves after one, in their order.
    func transactions(after number: Int64) throws -> [StoredTransaction]
}

/// Notices what other connections, of this process or another one, save in a store's file.
///
/// SQLite tells no one of a save; but each writes to the file beside the store that has the last ones, and to the history.
package final class SaveFollower: Sendable {
    private struct State {
        var last: Int64
        /// Saves of this store after the last one that was looked at.
        var own: Set<Int64> = []
        /// The version that SQLite last reported for the writes of other connections.
        var version: StoreValue?
        var watch: FileWatcher.Watch?
    }

    private let state: Mutex<State>
    private let store: @Sendable () -> (any HistoryKeeping)?
    private let body: @Sendable ([StoredTransaction]) -> Void

    /// Returns a number that changes with each write of other connections.
    ///
    /// It is read before the last save is, so that none between the two is missed.
    package static func version(_ connection: SQLiteConnection) -> StoreValue? {
        connection.lock.lock()
        defer { connection.lock.unlock() }
        return try? connection.value("PRAGMA data_version")
    }

    /// - Parameters:
    ///   - last: The last save that is known.
    ///   - version: What ``version(_:)`` returned before; nil to look at the history with the first write of any connection.
    ///   - store: Returns the store; nil when it is gone.
    ///   - body: Called on a thread of its own with the saves of others, of which there is at least one.
    package init(
        after last: Int64, version: StoreValue?, of store: @escaping @Sendable () -> (any HistoryKeeping)?,
        _ body: @escaping @Sendable ([StoredTransaction]) -> Void
    ) {
        state = Mutex(State(last: last, version: version))
        self.store = store
        self.body = body
    }

    /// Begins to follow the store's file; the saving code knows this follower by now, and notes its own saves.
    package func start(_ path: String) {
        let watch = FileWatcher.shared.watch(URL(fileURLWithPath: path + "-wal")) { [weak self] in
            self?.look() ?? true
        }
        state.withLock { $0.watch = watch }
    }

    /// Notes a save of this store, while it has its connection.
    package func saved(_ number: Int64) { state.withLock { _ = $0.own.insert(number) } }

    /// Returns whether others have saved, or nothing is to be looked for any more.
    private func look() -> Bool {
        guard let store = store() else { return true }
        guard let found = try? others(store), !found.isEmpty else { return false }
        body(found)
        return true
    }

    /// The saves of others since they were looked at last.
    private func others(_ store: any HistoryKeeping) throws -> [StoredTransaction] {
        // The lock keeps other saves of this store out.
        store.connection.lock.lock()
        defer { store.connection.lock.unlock() }
        let (last, own, known) = state.withLock { ($0.last, $0.own, $0.version) }
        let version = Self.version(store.connection)
        let found = version != nil && version == known ? [] : try store.transactions(after: last)
        state.withLock { state in
            state.version = version
            state.last = max(last, found.last?.number ?? last, own.max() ?? last)
            state.own = []
        }
        return found.filter { !own.contains($0.number) }
    }
}
