import Foundation
import SQLiteAccess

/// A save in a history.
///
/// Follows Apple's
/// [NSPersistentHistoryTransaction](https://developer.apple.com/documentation/coredata/nspersistenthistorytransaction).
open class NSPersistentHistoryTransaction: NSObject, NSCopying {
    /// When it was saved.
    public let timestamp: Date
    /// The changes of objects; nil if the request asked for transactions only.
    public let changes: [NSPersistentHistoryChange]?
    /// The number of the save in its store, which only grows.
    public let transactionNumber: Int64
    /// The store's identifier.
    public let storeID: String
    /// The app that saved.
    public let bundleID: String
    /// The process that saved.
    public let processID: String
    /// The name of the context that saved.
    public let contextName: String?
    /// The context's `transactionAuthor`.
    public let author: String?
    /// The place behind the save.
    public let token: NSPersistentHistoryToken

    init(_ stored: StoredTransaction, _ store: NSPersistentStore, withChanges: Bool) {
        timestamp = Date(timeIntervalSinceReferenceDate: stored.time)
        transactionNumber = stored.number
        storeID = store.identifier ?? ""
        bundleID = stored.bundle
        processID = stored.process
        contextName = stored.context
        author = stored.author
        token = NSPersistentHistoryToken([store.identifier ?? "": stored.number])
        var all: [NSPersistentHistoryChange] = []
        if withChanges {
            for (index, change) in stored.changes.enumerated() {
                // Entities that are no more have no objects.
                guard let entity = store.objects.entity(.text(change.entity)) else { continue }
                all.append(NSPersistentHistoryChange(change, Int64(index + 1), entity, store))
            }
        }
        changes = withChanges ? all : nil
        super.init()
        for change in all { change.transaction = self }
    }

    /// The request for transactions whose condition may name properties of this class, such as `author`.
    open class var fetchRequest: NSFetchRequest<any NSFetchRequestResult>? { NSFetchRequest(entityName: "Transaction") }

    /// The entity that requests for transactions name.
    open class func entityDescription(with context: NSManagedObjectContext) -> NSEntityDescription? {
        .ofHistory("Transaction")
    }

    /// Returns a notification with which a context takes the save over: `mergeChanges(fromContextDidSave:)`.
    open func objectIDNotification() -> Notification {
        var saved = SavedIdentifiers()
        for change in changes ?? [] {
            switch change.changeType {
            case .insert: saved.inserted.append(change.changedObjectID)
            case .update: saved.updated.append(change.changedObjectID)
            case .delete: saved.deleted.append(change.changedObjectID)
            }
        }
        return Notification(
            name: .NSManagedObjectContextDidSaveObjectIDs, object: nil,
            userInfo: NSManagedObjectContext.information(saved))
    }

    /// Returns the transaction itself, which stays as it is.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The values that conditions may name.
    var values: [String: Any] {
        var values: [String: Any] = [
            "timestamp": timestamp, "transactionNumber": transactionNumber, "storeID": storeID, "bundleID": bundleID,
            "processID": processID,
        ]
        values["author"] = author
        values["contextName"] = contextName
        return values
    }
}
