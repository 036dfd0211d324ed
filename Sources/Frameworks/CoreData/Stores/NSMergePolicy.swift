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

/// A policy for saving objects that others have changed since they were read.
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

    /// Brings objects together with what others have saved, or throws where they can't be saved.
    ///
    /// Classes below may give objects other values first, and call the implementation of the class above.
    open func resolve(mergeConflicts list: [Any]) throws {
        try resolve(optimisticLockingConflicts: list.compactMap { $0 as? NSMergeConflict })
        try resolve(constraintConflicts: list.compactMap { $0 as? NSConstraintConflict })
    }

    /// Brings objects together with what others have saved since they were read.
    open func resolve(optimisticLockingConflicts list: [NSMergeConflict]) throws {
        if list.isEmpty { return }
        if mergeType == .errorMergePolicyType { throw Self.failure(list) }
        for conflict in list {
            try conflict.sourceObject.managedObjectContext?.resolve(conflict.sourceObject, mergeType)
        }
    }

    /// Resolves conflicts of objects whose unique values other objects have as well.
    ///
    /// Remaining conflicts are resolved by `mergeType`.
    open func resolve(constraintConflicts list: [NSConstraintConflict]) throws {
        if !list.isEmpty, mergeType == .errorMergePolicyType { throw Self.failure(list) }
    }

    /// Whether the app has a way of its own.
    var isCustom: Bool { type(of: self) != NSMergePolicy.self }

    static func failure(_ conflicts: [NSMergeConflict]) -> NSError {
        CoreDataError.make(
            .merge, "Could not merge changes.",
            [
                NSPersistentStoreSaveConflictsErrorKey: conflicts,
                NSAffectedObjectsErrorKey: conflicts.map(\.sourceObject),
            ])
    }

    static func failure(_ conflicts: [NSConstraintConflict]) -> NSError {
        CoreDataError.make(
            .constraintMerge,
            "The operation couldn’t be completed: objects have values that have to be unique, and that others have.",
            [
                NSPersistentStoreSaveConflictsErrorKey: conflicts,
                NSAffectedObjectsErrorKey: conflicts.flatMap(\.conflictingObjects),
            ])
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
