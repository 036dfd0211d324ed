import Foundation

/// Something that is asked of a store.
///
/// Follows Apple's
/// [NSPersistentStoreRequest](https://developer.apple.com/documentation/coredata/nspersistentstorerequest).
open class NSPersistentStoreRequest: NSObject {
    /// The stores that are asked; here all are.
    open var affectedStores: [NSPersistentStore]?
}

/// The type of a request's result.
///
/// Follows Apple's
/// [NSFetchRequestResultType](https://developer.apple.com/documentation/coredata/nsfetchrequestresulttype).
public struct NSFetchRequestResultType: OptionSet, Sendable {
    /// The types as bits.
    public let rawValue: UInt
    /// Creates a type from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// Objects.
    public static let managedObjectResultType: NSFetchRequestResultType = []
    /// Identifiers.
    public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
    /// Values by the names of properties.
    public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
    /// The number of objects.
    public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// The properties that all requests share, whatever they return.
protocol FetchDescribing: AnyObject {
    var entityName: String? { get }
    var predicate: NSPredicate? { get }
    var sortDescriptors: [NSSortDescriptor]? { get }
    var fetchLimit: Int { get }
    var fetchOffset: Int { get }
    var includesSubentities: Bool { get }
    var includesPendingChanges: Bool { get }
    var resultType: NSFetchRequestResultType { get }
    var propertiesToFetch: [Any]? { get }
    var returnsDistinctResults: Bool { get }
    var propertiesToGroupBy: [Any]? { get }
    var havingPredicate: NSPredicate? { get }
}

/// Asks for the objects of an entity that satisfy a condition, in an order.
///
/// Follows Apple's [NSFetchRequest](https://developer.apple.com/documentation/coredata/nsfetchrequest).
public final class NSFetchRequest<ResultType>: NSPersistentStoreRequest, FetchDescribing {
    /// The name of the entity.
    public private(set) var entityName: String?
    /// The entity.
    public var entity: NSEntityDescription? {
        didSet { entityName = entity?.name }
    }
    /// The condition; nil for all objects.
    public var predicate: NSPredicate?
    /// The order; nil for the order in which the objects were made.
    public var sortDescriptors: [NSSortDescriptor]?
    /// The greatest number of objects; 0 for all.
    public var fetchLimit = 0
    /// How many objects are left out at the beginning.
    public var fetchOffset = 0
    /// How many objects are read at once; here all are.
    public var fetchBatchSize = 0
    /// The type of the result.
    public var resultType: NSFetchRequestResultType = .managedObjectResultType
    /// Whether objects of entities below are found, too.
    public var includesSubentities = true
    /// Whether the values are read with the objects; they always are.
    public var includesPropertyValues = true
    /// Whether the objects are read when they are asked for something; they are read with the request in any case.
    public var returnsObjectsAsFaults = true
    /// Whether changes since the last save count.
    public var includesPendingChanges = true
    /// Whether objects that the context has already are refreshed.
    public var shouldRefreshRefetchedObjects = false
    /// The relationships whose objects are read at the same time; they are read when they are asked for.
    public var relationshipKeyPathsForPrefetching: [String]?
    /// The properties, as names or descriptions, of dictionaries; an `NSExpressionDescription` for computed values.
    public var propertiesToFetch: [Any]?
    /// The properties, as names or descriptions, by which objects are put together: there is a dictionary for each group.
    public var propertiesToGroupBy: [Any]?
    /// The condition for groups, about the properties and the computed values of dictionaries; nil for all groups.
    public var havingPredicate: NSPredicate?
    /// Whether dictionaries that are the same are returned once.
    public var returnsDistinctResults = false

    /// Creates a request without an entity.
    public override init() { super.init() }

    /// Creates a request for the objects of an entity.
    public init(entityName: String) {
        self.entityName = entityName
        super.init()
        // The classes of the entity's module are found by this one.
        if let type = ResultType.self as? NSManagedObject.Type { ManagedObjectClasses.shared.saw(type) }
    }

    /// Returns the results of the request, in the context whose `perform` or `performAndWait` runs the caller.
    public func execute() throws -> [ResultType] {
        guard let context = NSManagedObjectContext.running else {
            fatalError("NSFetchRequest.execute() is called in a function that a context performs.")
        }
        return try context.fetch(self)
    }

    /// Takes over what another request asks for.
    func copy(from other: NSFetchRequest<any NSFetchRequestResult>) {
        entityName = other.entityName
        (predicate, sortDescriptors) = (other.predicate, other.sortDescriptors)
        (fetchLimit, fetchOffset, fetchBatchSize) = (other.fetchLimit, other.fetchOffset, other.fetchBatchSize)
        (resultType, includesSubentities) = (other.resultType, other.includesSubentities)
        includesPendingChanges = other.includesPendingChanges
        (propertiesToFetch, returnsDistinctResults) = (other.propertiesToFetch, other.returnsDistinctResults)
        (propertiesToGroupBy, havingPredicate) = (other.propertiesToGroupBy, other.havingPredicate)
    }
}
