import Foundation
import SQLiteAccess
import Synchronization

/// Notices what other connections, of this process or another one, save in a store's file.
///
/// SQLite tells no one of a save; but each writes to the file beside the store that has the last ones, and to the history.
final class StoreFollower: Sendable {
    private struct State {
        var last: Int64
        /// Saves of this store after the last one that was looked at.
        var own: Set<Int64> = []
        /// What SQLite said last of what other connections have written.
        var version: StoreValue?
        var watch: FileWatcher.Watch?
    }

    private let state: Mutex<State>

    init?(_ path: String, _ store: NSPersistentStore) {
        guard let last = try? store.objects.lastSave() else { return nil }
        state = Mutex(State(last: last))
        let watch = FileWatcher.shared.watch(URL(fileURLWithPath: path + "-wal")) { [weak self, weak store] in
            guard let self, let store else { return true }
            return look(store)
        }
        state.withLock { $0.watch = watch }
    }

    /// Notes a save of this store, while it has its connection.
    func saved(_ number: Int64) { state.withLock { _ = $0.own.insert(number) } }

    /// Returns whether others have saved.
    private func look(_ store: NSPersistentStore) -> Bool {
        guard let objects = store.objects else { return true }
        // Nobody else of this store saves meanwhile.
        let found = try? objects.access { () -> [StoredTransaction] in
            let (last, own, known) = state.withLock { ($0.last, $0.own, $0.version) }
            let version = try objects.connection.value("PRAGMA data_version")
            let found = version == known ? [] : try objects.transactions(after: last)
            state.withLock { state in
                state.version = version
                state.last = max(last, found.last?.number ?? last, own.max() ?? last)
                state.own = []
            }
            return found.filter { !own.contains($0.number) }
        }
        guard let found, let newest = found.last else { return false }
        store.othersSaved(found.flatMap(\.changes), newest.number)
        return true
    }
}

extension NSPersistentStore {
    private static let queue = DispatchQueue(label: "NSPersistentStoreRemoteChange")

    /// Tells contexts and the app of what others have saved.
    func othersSaved(_ changes: [StoredChange], _ number: Int64) {
        var saved = SavedIdentifiers()
        for change in changes {
            guard let entity = objects.entity(.text(change.entity)) else { continue }
            let identifier = identifier(of: entity, change.key)
            switch change.kind {
            case .insert: saved.inserted.append(identifier)
            case .update: saved.updated.append(identifier)
            case .delete: saved.deleted.append(identifier)
            }
        }
        // What was inserted and deleted since is not looked for.
        let gone = Set(saved.deleted)
        saved.inserted.removeAll(where: gone.contains)
        saved.updated.removeAll(where: gone.contains)
        persistentStoreCoordinator?.saved(saved, by: nil)
        tellRemoteChange(number)
    }

    /// Tells the app of a save, on another thread.
    func tellRemoteChange(_ number: Int64) {
        guard follower != nil else { return }
        Self.queue.async { [weak self] in
            guard let self, let coordinator = persistentStoreCoordinator else { return }
            var information: [AnyHashable: Any] = [
                NSStoreUUIDKey: identifier ?? "",
                NSPersistentHistoryTokenKey: NSPersistentHistoryToken([identifier ?? "": number]),
            ]
            information[NSPersistentStoreURLKey] = url
            NotificationCenter.default.post(
                name: .NSPersistentStoreRemoteChange, object: coordinator, userInfo: information)
        }
    }
}
