import Foundation
import SQLiteAccess
import Synchronization

/// Tells of what other connections, of this process or another one, save in a file.
///
/// SQLite tells no one of a save; but each writes to the file beside the store that has the last ones, and to the history.
final class SQLiteFollower: Sendable {
    private let body: @Sendable ([StoredChange]) -> Void
    private let state: Mutex<State>

    private struct State {
        var last: Int64
        /// Saves of this store after the last one that was looked at.
        var own: Set<Int64> = []
        /// What SQLite said last of what other connections have written.
        var version: StoreValue?
        var watch: FileWatcher.Watch?
    }

    init(after last: Int64, _ body: @escaping @Sendable ([StoredChange]) -> Void) {
        self.body = body
        state = Mutex(State(last: last))
    }

    /// Begins to follow a store's file.
    func start(_ path: String, _ store: SQLiteStore) {
        let watch = FileWatcher.shared.watch(URL(fileURLWithPath: path + "-wal")) { [weak self, weak store] in
            store.flatMap { self?.look($0) } ?? true
        }
        state.withLock { $0.watch = watch }
    }

    /// Notes a save of this store, while it has its connection.
    func saved(_ number: Int64) { state.withLock { _ = $0.own.insert(number) } }

    /// Returns whether others have saved.
    private func look(_ store: SQLiteStore) -> Bool {
        // Nobody else of this store saves meanwhile.
        let changes = try? store.access { () -> [StoredChange] in
            let (last, own, known) = state.withLock { ($0.last, $0.own, $0.version) }
            let version = try store.connection.value("PRAGMA data_version")
            let found = version == known ? [] : try store.transactions(after: last)
            state.withLock { state in
                state.version = version
                state.last = max(last, found.last?.number ?? last, own.max() ?? last)
                state.own = []
            }
            return found.filter { !own.contains($0.number) }.flatMap(\.changes)
        }
        guard let changes, !changes.isEmpty else { return false }
        body(changes)
        return true
    }
}
