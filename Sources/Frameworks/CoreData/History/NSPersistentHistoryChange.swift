import Foundation
import SQLiteAccess

/// The kind of change of an object in a save.
///
/// Follows Apple's
/// [NSPersistentHistoryChangeType](https://developer.apple.com/documentation/coredata/nspersistenthistorychangetype).
public enum NSPersistentHistoryChangeType: Int, Sendable {
    /// The object is new.
    case insert = 0
    /// The object has other values.
    case update = 1
    /// The object is gone.
    case delete = 2
}

/// A change of one object in a history.
///
/// Follows Apple's
/// [NSPersistentHistoryChange](https://developer.apple.com/documentation/coredata/nspersistenthistorychange).
open class NSPersistentHistoryChange: NSObject, NSCopying {
    /// The change's number in its save, from one.
    public let changeID: Int64
    /// The object.
    public let changedObjectID: NSManagedObjectID
    /// The kind of change.
    public let changeType: NSPersistentHistoryChangeType
    /// The preserved values of a deleted object: attributes with `preservesValueInHistoryOnDeletion`; nil for other changes.
    public let tombstone: [AnyHashable: Any]?
    /// The properties that have changed; nil for objects that are new or gone.
    public let updatedProperties: Set<NSPropertyDescription>?
    /// The save.
    open internal(set) weak var transaction: NSPersistentHistoryTransaction?
    /// Keeps the save alive.
    var kept: NSPersistentHistoryTransaction?

    init(_ change: StoredChange, _ number: Int64, _ entity: NSEntityDescription, _ store: NSPersistentStore) {
        let properties = entity.propertiesByName
        changeID = number
        changedObjectID = store.identifier(of: entity, change.key)
        changeType =
            switch change.kind {
            case .insert: .insert
            case .update: .update
            case .delete: .delete
            }
        updatedProperties = change.kind == .update ? Set(change.properties.compactMap { properties[$0] }) : nil
        var left: [AnyHashable: Any] = [:]
        for (name, value) in change.preserved {
            guard let property = properties[name] else { continue }
            left[name] = StoreColumns.managed(value, property) { _, _ in nil }.any
        }
        tombstone = change.kind == .delete ? left : nil
        super.init()
    }

    /// The request for changes whose condition may name properties of this class.
    open class var fetchRequest: NSFetchRequest<any NSFetchRequestResult>? { NSFetchRequest(entityName: "Change") }

    /// The entity that requests for changes name.
    open class func entityDescription(with context: NSManagedObjectContext) -> NSEntityDescription? {
        .ofHistory("Change")
    }

    /// Returns the change itself, which stays as it is.
    open func copy(with zone: NSZone? = nil) -> Any { self }

    /// The values that conditions may name.
    var values: [String: Any] {
        [
            "changeID": changeID, "changedObjectID": changedObjectID, "changeType": changeType.rawValue,
            "transaction": transaction?.values ?? [:],
        ]
    }
}

extension NSEntityDescription {
    /// An entity that names transactions or changes.
    static func ofHistory(_ name: String) -> NSEntityDescription {
        let entity = NSEntityDescription()
        entity.name = name
        return entity
    }
}
