import Foundation

/// The new objects, in a notification of a context.
public let NSInsertedObjectsKey = "inserted"
/// The changed objects, in a notification of a context.
public let NSUpdatedObjectsKey = "updated"
/// The deleted objects, in a notification of a context.
public let NSDeletedObjectsKey = "deleted"
/// The refreshed objects, in a notification of a context.
public let NSRefreshedObjectsKey = "refreshed"
/// The objects that are of no use any more, in a notification of a context.
public let NSInvalidatedObjectsKey = "invalidated"
/// The identifiers of all objects, none of which is of use any more, in a notification of a context that was reset.
public let NSInvalidatedAllObjectsKey = "invalidatedAll"
/// The identifiers of new objects.
public let NSInsertedObjectIDsKey = "inserted_objectIDs"
/// The identifiers of changed objects.
public let NSUpdatedObjectIDsKey = "updated_objectIDs"
/// The identifiers of deleted objects.
public let NSDeletedObjectIDsKey = "deleted_objectIDs"
/// The identifiers of the refreshed objects.
public let NSRefreshedObjectIDsKey = "refreshed_objectIDs"
/// The identifiers of objects that are of no use any more.
public let NSInvalidatedObjectIDsKey = "invalidated_objectIDs"

extension NSNotification.Name {
    /// Posted at the end of a turn in which objects of a context have changed.
    public static let NSManagedObjectContextObjectsDidChange = NSNotification.Name(
        "NSObjectsChangedInManagingContextNotification")
    /// Posted before a context is saved.
    public static let NSManagedObjectContextWillSave = NSNotification.Name("NSManagedObjectContextWillSaveNotification")
    /// Posted when a context has been saved.
    public static let NSManagedObjectContextDidSave = NSNotification.Name(
        "NSManagingContextDidSaveChangesNotification")
    /// Posted when a context has been saved, with identifiers.
    public static let NSManagedObjectContextDidSaveObjectIDs = NSNotification.Name(
        "NSManagedObjectContextDidSaveObjectIDsNotification")
    /// Posted when a context has taken over what another one has saved.
    public static let NSManagedObjectContextDidMergeChangesObjectIDs = NSNotification.Name(
        "NSManagedObjectContextDidMergeChangesObjectIDsNotification")
    /// Posted when a store has been saved, by whatever process, on any thread.
    ///
    /// The object is the coordinator. See `NSPersistentStoreRemoteChangeNotificationPostOptionKey`.
    public static let NSPersistentStoreRemoteChange = NSNotification.Name("NSPersistentStoreRemoteChangeNotification")
    /// Posted when the stores of a coordinator change.
    public static let NSPersistentStoreCoordinatorStoresDidChange = NSNotification.Name(
        "_NSPersistentStoreCoordinatorStoresDidChangeNotification")
}

extension NSManagedObjectContext {
    /// Posted before a context is saved.
    public static let willSaveObjectsNotification = NSNotification.Name.NSManagedObjectContextWillSave
    /// Posted when a context has been saved.
    public static let didSaveObjectsNotification = NSNotification.Name.NSManagedObjectContextDidSave
    /// Posted at the end of a turn in which objects of a context have changed.
    public static let didChangeObjectsNotification = NSNotification.Name.NSManagedObjectContextObjectsDidChange
    /// Posted when a context has been saved, with identifiers.
    public static let didSaveObjectIDsNotification = NSNotification.Name.NSManagedObjectContextDidSaveObjectIDs
    /// Posted when a context has taken over what another one has saved.
    public static let didMergeChangesObjectIDsNotification =
        NSNotification.Name.NSManagedObjectContextDidMergeChangesObjectIDs

    /// The keys of a notification's values.
    public enum NotificationKey: String, Sendable {
        /// The context.
        case sourceContext = "managedObjectContext"
        /// The new objects.
        case insertedObjects = "inserted"
        /// The changed objects.
        case updatedObjects = "updated"
        /// The deleted objects.
        case deletedObjects = "deleted"
        /// The refreshed objects.
        case refreshedObjects = "refreshed"
        /// The objects that are of no use any more.
        case invalidatedObjects = "invalidated"
        /// The identifiers of all objects, none of which is of use any more.
        case invalidatedAllObjects = "invalidatedAll"
        /// The identifiers of the refreshed objects.
        case refreshedObjectIDs = "refreshed_objectIDs"
        /// The identifiers of objects that are of no use any more.
        case invalidatedObjectIDs = "invalidated_objectIDs"
        /// The identifiers of new objects.
        case insertedObjectIDs = "inserted_objectIDs"
        /// The identifiers of changed objects.
        case updatedObjectIDs = "updated_objectIDs"
        /// The identifiers of deleted objects.
        case deletedObjectIDs = "deleted_objectIDs"
    }
}
