import Foundation

extension NSManagedObjectContext {
    /// Takes over what another context has saved, if it is to.
    func othersSaved(_ changes: SavedIdentifiers) {
        guard automaticallyMergesChangesFromParent else { return }
        if concurrencyType == .mainQueueConcurrencyType, MainQueue.isServed { return merge(changes) }
        perform { [weak self] in self?.merge(changes) }
    }

    func merge(_ changes: SavedIdentifiers) {
        for identifier in changes.updated {
            if let object = find(identifier) {
                refresh(object, mergeChanges: true)
            } else {
                // Observers of the context may be interested in objects that it does not have yet.
                tell(.refreshed, object(with: identifier))
            }
        }
        for identifier in changes.inserted { tell(.inserted, object(with: identifier)) }
        for identifier in changes.deleted {
            guard let object = find(identifier) else { continue }
            inserted[identifier] = nil
            changed[identifier] = nil
            deleted[identifier] = nil
            object.announce()
            object.state = .deleted
            tell(.deleted, object)
            unregister(object)
        }
        processPendingChanges()
        NotificationCenter.default.post(
            name: .NSManagedObjectContextDidMergeChangesObjectIDs, object: self, userInfo: Self.information(changes))
    }

    /// Takes over what another context has saved, from the notification that it has posted.
    public func mergeChanges(fromContextDidSave notification: Notification) {
        Self.mergeChanges(fromRemoteContextSave: notification.userInfo ?? [:], into: [self])
    }

    /// Takes over what another context has saved, or a batch operation has changed, in several contexts.
    public class func mergeChanges(
        fromRemoteContextSave changeNotificationData: [AnyHashable: Any], into contexts: [NSManagedObjectContext]
    ) {
        for context in contexts {
            context.performAndWait {
                func identifiers(_ keys: String...) -> [NSManagedObjectID] {
                    keys.flatMap { context.identifiers(in: changeNotificationData[$0]) }
                }
                context.merge(
                    SavedIdentifiers(
                        inserted: identifiers(NSInsertedObjectsKey, NSInsertedObjectIDsKey),
                        updated: identifiers(
                            NSUpdatedObjectsKey, NSUpdatedObjectIDsKey, NSRefreshedObjectsKey, NSRefreshedObjectIDsKey),
                        deleted: identifiers(NSDeletedObjectsKey, NSDeletedObjectIDsKey)))
            }
        }
    }

    private func identifiers(in value: Any?) -> [NSManagedObjectID] {
        (PredicateValue(value).elements ?? []).compactMap { element in
            switch element {
            case .url(let url): persistentStoreCoordinator?.managedObjectID(forURIRepresentation: url)
            default: element.object
            }
        }
    }
}
