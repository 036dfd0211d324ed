import Foundation

/// The result of a request.
///
/// Follows Apple's
/// [NSPersistentStoreResult](https://developer.apple.com/documentation/coredata/nspersistentstoreresult).
open class NSPersistentStoreResult: NSObject {}

/// The type of the result of a batch deletion.
///
/// Follows Apple's
/// [NSBatchDeleteRequestResultType](https://developer.apple.com/documentation/coredata/nsbatchdeleterequestresulttype).
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
    /// Whether it was done.
    case resultTypeStatusOnly = 0
    /// The identifiers of the objects.
    case resultTypeObjectIDs = 1
    /// The number of objects.
    case resultTypeCount = 2
}

/// Deletes objects in the store, past the contexts.
///
/// Follows Apple's [NSBatchDeleteRequest](https://developer.apple.com/documentation/coredata/nsbatchdeleterequest). Objects
/// in contexts stay there until `mergeChanges(fromRemoteContextSave:into:)` removes them.
open class NSBatchDeleteRequest: NSPersistentStoreRequest {
    /// Which objects.
    public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
    private let identifiers: [NSManagedObjectID]?
    /// The type of the result.
    open var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly

    /// Creates a request that deletes what another one finds.
    public init(fetchRequest fetch: NSFetchRequest<any NSFetchRequestResult>) {
        fetchRequest = fetch
        identifiers = nil
        super.init()
    }

    /// Creates a request that deletes objects.
    public init(objectIDs objects: [NSManagedObjectID]) {
        fetchRequest = NSFetchRequest(entityName: objects.first?.entity.name ?? "")
        identifiers = objects
        super.init()
    }

    func targets(_ context: NSManagedObjectContext) throws -> [NSManagedObjectID] {
        if let identifiers { return identifiers }
        return try context.storedObjects(fetchRequest).map(\.objectID)
    }
}

/// The result of a batch deletion.
///
/// Follows Apple's [NSBatchDeleteResult](https://developer.apple.com/documentation/coredata/nsbatchdeleteresult).
open class NSBatchDeleteResult: NSPersistentStoreResult {
    /// The result, as requested: a `Bool`, a number, or identifiers.
    public let result: Any?
    /// The type of the result.
    public let resultType: NSBatchDeleteRequestResultType

    init(_ result: Any?, _ type: NSBatchDeleteRequestResultType) {
        self.result = result
        resultType = type
    }
}

/// The type of the result of a batch update.
///
/// Follows Apple's
/// [NSBatchUpdateRequestResultType](https://developer.apple.com/documentation/coredata/nsbatchupdaterequestresulttype).
public enum NSBatchUpdateRequestResultType: UInt, Sendable {
    /// Whether it was done.
    case statusOnlyResultType = 0
    /// The identifiers of the objects.
    case updatedObjectIDsResultType = 1
    /// The number of objects.
    case updatedObjectsCountResultType = 2
}

/// Changes objects in the store, past the contexts.
///
/// Follows Apple's [NSBatchUpdateRequest](https://developer.apple.com/documentation/coredata/nsbatchupdaterequest).
open class NSBatchUpdateRequest: NSPersistentStoreRequest {
    /// The entity's name.
    public let entityName: String
    /// Which objects; nil for all.
    open var predicate: NSPredicate?
    /// Whether objects of entities below are changed, too.
    open var includesSubentities = true
    /// The new values, by the properties' names.
    open var propertiesToUpdate: [AnyHashable: Any]?
    /// The type of the result.
    open var resultType = NSBatchUpdateRequestResultType.statusOnlyResultType

    /// Creates a request for an entity's objects.
    public init(entityName: String) {
        self.entityName = entityName
        super.init()
    }

    /// Creates a request for an entity's objects.
    public convenience init(entity: NSEntityDescription) { self.init(entityName: entity.name ?? "") }
}

/// The result of a batch update.
///
/// Follows Apple's [NSBatchUpdateResult](https://developer.apple.com/documentation/coredata/nsbatchupdateresult).
open class NSBatchUpdateResult: NSPersistentStoreResult {
    /// The result, as requested: a `Bool`, a number, or identifiers.
    public let result: Any?
    /// The type of the result.
    public let resultType: NSBatchUpdateRequestResultType

    init(_ result: Any?, _ type: NSBatchUpdateRequestResultType) {
        self.result = result
        resultType = type
    }
}

/// The type of the result of a batch insertion.
///
/// Follows Apple's
/// [NSBatchInsertRequestResultType](https://developer.apple.com/documentation/coredata/nsbatchinsertrequestresulttype).
public enum NSBatchInsertRequestResultType: UInt, Sendable {
    /// Whether it was done.
    case statusOnly = 0
    /// The identifiers of the objects.
    case objectIDs = 1
    /// The number of objects.
    case count = 2
}

/// Inserts objects in the store, past the contexts.
///
/// Follows Apple's [NSBatchInsertRequest](https://developer.apple.com/documentation/coredata/nsbatchinsertrequest).
open class NSBatchInsertRequest: NSPersistentStoreRequest {
    /// The entity's name.
    public let entityName: String
    /// The values of the objects, by the properties' names.
    open var objectsToInsert: [[String: Any]]?
    /// Fills the next object in; returns whether there was none.
    open var managedObjectHandler: ((NSManagedObject) -> Bool)?
    /// Fills the next object's values in; returns whether there was none.
    open var dictionaryHandler: ((NSMutableDictionary) -> Bool)?
    /// The type of the result.
    open var resultType = NSBatchInsertRequestResultType.statusOnly

    /// Creates a request for objects with values.
    public init(entityName: String, objects dictionaries: [[String: Any]]) {
        self.entityName = entityName
        objectsToInsert = dictionaries
        super.init()
    }

    /// Creates a request for objects with values.
    public convenience init(entity: NSEntityDescription, objects dictionaries: [[String: Any]]) {
        self.init(entityName: entity.name ?? "", objects: dictionaries)
    }

    /// Creates a request for objects that a function fills in, until it returns `true`.
    public init(entityName: String, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) {
        self.entityName = entityName
        managedObjectHandler = handler
        super.init()
    }

    /// Creates a request for objects whose values a function fills in, until it returns `true`.
    public init(entityName: String, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool) {
        self.entityName = entityName
        dictionaryHandler = handler
        super.init()
    }

    /// Creates a request for objects that a function fills in, until it returns `true`.
    public init(entity: NSEntityDescription, managedObjectHandler handler: @escaping (NSManagedObject) -> Bool) {
        entityName = entity.name ?? ""
        managedObjectHandler = handler
        super.init()
    }

    /// Creates a request for objects whose values a function fills in, until it returns `true`.
    public init(entity: NSEntityDescription, dictionaryHandler handler: @escaping (NSMutableDictionary) -> Bool) {
        entityName = entity.name ?? ""
        dictionaryHandler = handler
        super.init()
    }
}

/// The result of a batch insertion.
///
/// Follows Apple's [NSBatchInsertResult](https://developer.apple.com/documentation/coredata/nsbatchinsertresult).
open class NSBatchInsertResult: NSPersistentStoreResult {
    /// The result, as requested: a `Bool`, a number, or identifiers.
    public let result: Any?
    /// The type of the result.
    public let resultType: NSBatchInsertRequestResultType

    init(_ result: Any?, _ type: NSBatchInsertRequestResultType) {
        self.result = result
        resultType = type
    }
}
