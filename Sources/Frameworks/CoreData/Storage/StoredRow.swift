import Foundation

/// An object as a store has it: the values by the properties' numbers; relationships to many are `unread`.
struct StoredRow {
    var identifier: NSManagedObjectID
    var version: Int64
    var values: [ManagedValue]
}

/// A context's request to its store, or to its parent.
struct FetchPlan {
    var entity: NSEntityDescription
    var includesSubentities = true
    var condition: PredicateNode?
    var order: [SortKey] = []
    var limit = 0
    var offset = 0
}

/// The changes that a save writes.
struct StoreChanges {
    struct Write {
        var object: NSManagedObject
        /// The numbers of the properties to write.
        var indexes: [Int]
    }
    var inserted: [Write] = []
    var updated: [Write] = []
    var deleted: [NSManagedObject] = []
    /// The author of the save, and its context, for the history.
    var author: String?
    var contextName: String?
    /// Whether a policy of the app's own has already decided about unique values.
    var isPolicyAsked = false
}

/// A store, or the context above.
protocol ObjectSource: AnyObject {
    /// Whether the source can answer a condition and an order by itself.
    func canAnswer(_ plan: FetchPlan) -> Bool
    func rows(_ plan: FetchPlan) throws -> [StoredRow]
    func count(_ plan: FetchPlan) throws -> Int
    func row(_ identifier: NSManagedObjectID) throws -> StoredRow?
    func related(_ relationship: NSRelationshipDescription, of identifier: NSManagedObjectID) throws -> IdentifierList
}
