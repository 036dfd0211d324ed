import Foundation
import SQLiteAccess

extension NSPersistentStore {
    private static let queue = DispatchQueue(label: "NSPersistentStoreRemoteChange")

    /// Notices what other connections save in the store's file.
    func follow(_ path: String) {
        let version = SaveFollower.version(objects.connection)
        guard let last = try? objects.lastSave() else { return }
        let made = SaveFollower(after: last, version: version, of: { [weak self] in self?.objects }) { [weak self] in
            self?.othersSaved($0)
        }
        follower = made
        made.start(path)
    }

    /// Notifies contexts and the app of other processes' saves.
    private func othersSaved(_ transactions: [StoredTransaction]) {
        var saved = SavedIdentifiers()
        for change in transactions.lazy.flatMap(\.changes) {
            guard let entity = objects.entity(.text(change.entity)) else { continue }
            let identifier = identifier(of: entity, change.key)
            switch change.kind {
            case .insert: saved.inserted.append(identifier)
            case .update: saved.updated.append(identifier)
            case .delete: saved.deleted.append(identifier)
            }
        }
        // Objects that were inserted and deleted since are not looked for.
        let gone = Set(saved.deleted)
        saved.inserted.removeAll(where: gone.contains)
        saved.updated.removeAll(where: gone.contains)
        persistentStoreCoordinator?.saved(saved, by: nil)
        if let last = transactions.last { tellRemoteChange(last.number) }
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
