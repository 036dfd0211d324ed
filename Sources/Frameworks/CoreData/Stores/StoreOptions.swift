import Foundation

/// The versions of the entities that a store was made with, by their names, in its metadata.
public let NSStoreModelVersionHashesKey = "NSStoreModelVersionHashes"
/// The identifiers of the version of the model that a store was made with, in its metadata.
public let NSStoreModelVersionIdentifiersKey = "NSStoreModelVersionIdentifiers"
/// Whether a store of another model is opened all the same; it has no effect here.
public let NSIgnorePersistentStoreVersioningOption = "NSIgnorePersistentStoreVersioningOption"
/// How long to wait for others who write, in seconds; it has no effect here: it is five seconds.
public let NSPersistentStoreTimeoutOption = "NSPersistentStoreTimeoutOption"
/// How many connections may read at the same time; it has no effect here.
public let NSPersistentStoreConnectionPoolMaxSizeKey = "NSPersistentStoreConnectionPoolMaxSize"
/// Whether SQLite looks at its indexes when the store is opened; it has no effect here.
public let NSSQLiteAnalyzeOption = "NSSQLiteAnalyzeOption"
/// Whether the store's file is made as small as it can be when it is opened; it has no effect here.
public let NSSQLiteManualVacuumOption = "NSSQLiteManualVacuumOption"
/// Whether a store is destroyed though others have it open; here it always is.
public let NSPersistentStoreForceDestroyOption = "NSPersistentStoreForceDestroyOption"
/// The stores that were added, in an `NSPersistentStoreCoordinatorStoresDidChange`.
public let NSAddedPersistentStoresKey = "added"
/// The stores that were removed, in an `NSPersistentStoreCoordinatorStoresDidChange`.
public let NSRemovedPersistentStoresKey = "removed"
/// The stores whose identifiers have changed, in an `NSPersistentStoreCoordinatorStoresDidChange`.
public let NSUUIDChangedPersistentStoresKey = "changed"

extension NSNotification.Name {
    /// Posted before a coordinator's store is removed; the object is the store.
    public static let NSPersistentStoreCoordinatorWillRemoveStore = NSNotification.Name(
        "NSPersistentStoreCoordinatorWillRemoveStoreNotification")
    /// Posted before the stores of a coordinator change.
    public static let NSPersistentStoreCoordinatorStoresWillChange = NSNotification.Name(
        "NSPersistentStoreCoordinatorStoresWillChangeNotification")
}
