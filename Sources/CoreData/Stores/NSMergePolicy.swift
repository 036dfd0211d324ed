import Foundation

/// The ways to save objects that others have changed.
///
/// Follows Apple's [NSMergePolicyType](https://developer.apple.com/documentation/coredata/nsmergepolicytype).
public enum NSMergePolicyType: UInt, Sendable {
    /// The save fails.
    case errorMergePolicyType = 0
    /// Properties that both have changed get the store's values.
    case mergeByPropertyStoreTrumpMergePolicyType = 1
    /// Properties that both have changed get the object's values.
    case mergeByPropertyObjectTrumpMergePolicyType = 2
    /// All properties get the object's values.
    case overwriteMergePolicyType = 3
    /// All properties get the store's values.
    case rollbackMergePolicyType = 4
}

/// What happens when objects are saved that others have changed since they were read.
///
/// Follows Apple's [NSMergePolicy](https://developer.apple.com/documentation/coredata/nsmergepolicy).
open class NSMergePolicy: NSObject, @unchecked Sendable {
    /// The way.
    public let mergeType: NSMergePolicyType

    /// Creates a policy that goes one of the ways.
    public init(merge ty: NSMergePolicyType) {
        mergeType = ty
        super.init()
    }

    /// The save fails.
    public static let error = NSMergePolicy(merge: .errorMergePolicyType)
    /// All properties get the store's values.
    public static let rollback = NSMergePolicy(merge: .rollbackMergePolicyType)
    /// All properties get the object's values.
    public static let overwrite = NSMergePolicy(merge: .overwriteMergePolicyType)
    /// Properties that both have changed get the object's values.
    public static let mergeByPropertyObjectTrump = NSMergePolicy(merge: .mergeByPropertyObjectTrumpMergePolicyType)
    /// Properties that both have changed get the store's values.
    public static let mergeByPropertyStoreTrump = NSMergePolicy(merge: .mergeByPropertyStoreTrumpMergePolicyType)
}

/// The save fails.
public let NSErrorMergePolicy = NSMergePolicy.error
/// All properties get the store's values.
public let NSRollbackMergePolicy = NSMergePolicy.rollback
/// All properties get the object's values.
public let NSOverwriteMergePolicy = NSMergePolicy.overwrite
/// Properties that both have changed get the object's values.
public let NSMergeByPropertyObjectTrumpMergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
/// Properties that both have changed get the store's values.
public let NSMergeByPropertyStoreTrumpMergePolicy = NSMergePolicy.mergeByPropertyStoreTrump

/// An object that others have changed since it was read.
///
/// Follows Apple's [NSMergeConflict](https://developer.apple.com/documentation/coredata/nsmergeconflict).
open class NSMergeConflict: NSObject {
    /// The object.
    public let sourceObject: NSManagedObject
    /// The version of the row that the object was read from.
    public let oldVersionNumber: Int
    /// The version of the row now; 0 where it is gone.
    public let newVersionNumber: Int

    init(source: NSManagedObject, newVersion: Int, oldVersion: Int) {
        sourceObject = source
        newVersionNumber = newVersion
        oldVersionNumber = oldVersion
    }
}

/// Objects that have the same values where they have to differ.
///
/// Follows Apple's [NSConstraintConflict](https://developer.apple.com/documentation/coredata/nsconstraintconflict).
open class NSConstraintConflict: NSObject {
    /// The object in the store; nil where only new ones are in conflict.
    public let databaseObject: NSManagedObject?
    /// The new or changed objects.
    public let conflictingObjects: [NSManagedObject]

    init(databaseObject: NSManagedObject?, conflictingObjects: [NSManagedObject]) {
        self.databaseObject = databaseObject
        self.conflictingObjects = conflictingObjects
    }
}
