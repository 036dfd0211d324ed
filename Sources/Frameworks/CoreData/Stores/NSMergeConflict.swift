import Foundation

/// An object that others have changed since it was read.
///
/// Follows Apple's [NSMergeConflict](https://developer.apple.com/documentation/coredata/nsmergeconflict).
open class NSMergeConflict: NSObject {
    /// The object.
    public let sourceObject: NSManagedObject
    /// The object's values, with its changes, by the properties' names; relationships to one as identifiers.
    open var objectSnapshot: [String: Any]? { sourceObject.snapshot(sourceObject.values) }
    /// The values that were read.
    public let cachedSnapshot: [String: Any]?
    /// The values that the store has now; nil where the row is gone.
    public let persistedSnapshot: [String: Any]?
    /// The version of the row that the object was read from.
    public let oldVersionNumber: Int
    /// The version of the row now; 0 where it is gone.
    public let newVersionNumber: Int

    /// Creates a conflict.
    public init(
        source: NSManagedObject, newVersion: Int, oldVersion: Int, cachedSnapshot: [String: Any]? = nil,
        persistedSnapshot: [String: Any]? = nil
    ) {
        sourceObject = source
        newVersionNumber = newVersion
        oldVersionNumber = oldVersion
        self.cachedSnapshot = cachedSnapshot
        self.persistedSnapshot = persistedSnapshot
    }
}

/// Objects that have the same values where they have to differ.
///
/// Follows Apple's [NSConstraintConflict](https://developer.apple.com/documentation/coredata/nsconstraintconflict).
open class NSConstraintConflict: NSObject {
    /// The names of the properties that have to differ.
    public let constraint: [String]
    /// The values that are the same, by the properties' names.
    open var constraintValues: [String: Any] {
        (conflictingSnapshots.first as? [String: Any])?.filter { constraint.contains($0.key) } ?? [:]
    }
    /// The object in the store; nil where only new ones are in conflict.
    public let databaseObject: NSManagedObject?
    /// The values that the store has.
    public let databaseSnapshot: [String: Any]?
    /// The new or changed objects.
    public let conflictingObjects: [NSManagedObject]
    /// The values of the new or changed objects, each as a dictionary.
    public let conflictingSnapshots: [Any]

    /// Creates a conflict.
    public init(
        constraint: [String], database databaseObject: NSManagedObject?, databaseSnapshot: [String: Any]?,
        conflictingObjects: [NSManagedObject], conflictingSnapshots: [Any]
    ) {
        self.constraint = constraint
        self.databaseObject = databaseObject
        self.databaseSnapshot = databaseSnapshot
        self.conflictingObjects = conflictingObjects
        self.conflictingSnapshots = conflictingSnapshots
    }
}
