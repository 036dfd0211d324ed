import Foundation

/// Objects that can't be saved for more than one reason: `NSDetailedErrorsKey` has the errors.
public let NSValidationMultipleErrorsError = 1560
/// A property without value that is not optional.
public let NSValidationMissingMandatoryPropertyError = 1570
/// A relationship with too few objects.
public let NSValidationRelationshipLacksMinimumCountError = 1580
/// A relationship with too many objects.
public let NSValidationRelationshipExceedsMaximumCountError = 1590
/// An object that can't be deleted as long as others are in its relationship.
public let NSValidationRelationshipDeniedDeleteError = 1600
/// A number that is too large.
public let NSValidationNumberTooLargeError = 1610
/// A number that is too small.
public let NSValidationNumberTooSmallError = 1620
/// A date that is too late.
public let NSValidationDateTooLateError = 1630
/// A date that is too soon.
public let NSValidationDateTooSoonError = 1640
/// A text that is too long.
public let NSValidationStringTooLongError = 1660
/// A text that is too short.
public let NSValidationStringTooShortError = 1670
/// A text that does not match the pattern of its attribute.
public let NSValidationStringPatternMatchingError = 1680
/// An error of validation by no other name.
public let NSManagedObjectValidationError = 1550
/// An object whose row is gone.
public let NSManagedObjectReferentialIntegrityError = 133000
/// Objects that others have changed since they were read.
public let NSManagedObjectMergeError = 133020
/// Objects whose unique values other objects have as well.
public let NSManagedObjectConstraintMergeError = 133021
/// A kind of store that does not exist here.
public let NSPersistentStoreInvalidTypeError = 134000
/// A store that can't be saved, since others have changed it.
public let NSPersistentStoreSaveConflictsError = 134050
/// An error by no other name.
public let NSCoreDataError = 134060
/// A store that can't be opened.
public let NSPersistentStoreOpenError = 134080
/// A request that stores do not know.
public let NSPersistentStoreUnsupportedRequestTypeError = 134091
/// A store that was made with another model.
public let NSPersistentStoreIncompatibleVersionHashError = 134100
/// A store that could not be brought to another model.
public let NSMigrationError = 134110
/// An error of SQLite.
public let NSSQLiteError = 134180
/// A store for which no way to another model is found.
public let NSInferredMappingModelError = 134190
/// A place in a history whose saves were deleted.
public let NSPersistentHistoryTokenExpiredError = 134301
/// The errors of an error that stands for several.
public let NSDetailedErrorsKey = "NSDetailedErrors"
/// The object that can't be saved.
public let NSValidationObjectErrorKey = "NSValidationErrorObject"
/// The property that can't be saved.
public let NSValidationKeyErrorKey = "NSValidationErrorKey"
/// The value that can't be saved.
public let NSValidationValueErrorKey = "NSValidationErrorValue"
/// The objects that others have changed, as `NSMergeConflict`.
public let NSPersistentStoreSaveConflictsErrorKey = "conflictList"
/// The objects that an error is about.
public let NSAffectedObjectsErrorKey = "NSAffectedObjectsErrorKey"
/// The message of SQLite.
public let NSSQLiteErrorDomain = "NSSQLiteErrorDomain"
/// A date that is none.
public let NSValidationInvalidDateError = 1650
/// An address that is none.
public let NSValidationInvalidURIError = 1690
/// Objects with conflicting unique values, found before stores are asked.
public let NSManagedObjectConstraintValidationError = 1551
/// An object that leads to one of another store.
public let NSManagedObjectExternalRelationshipError = 133010
/// A context that could not be locked.
public let NSManagedObjectContextLockingError = 132000
/// A coordinator that could not be locked.
public let NSPersistentStoreCoordinatorLockingError = 132010
/// A file of another kind of store.
public let NSPersistentStoreTypeMismatchError = 134010
/// A store with tables that could not be made.
public let NSPersistentStoreIncompatibleSchemaError = 134020
/// A store that can't be saved.
public let NSPersistentStoreSaveError = 134030
/// One of several stores that can't be saved.
public let NSPersistentStoreIncompleteSaveError = 134040
/// A store that could not do something.
public let NSPersistentStoreOperationError = 134070
/// A store that was waited for too long.
public let NSPersistentStoreTimeoutError = 134090
/// Objects that are not unique in a later model.
public let NSMigrationConstraintViolationError = 134111
/// A migration that was ended.
public let NSMigrationCancelledError = 134120
/// A migration whose earlier model is missing.
public let NSMigrationMissingSourceModelError = 134130
/// A migration for which no way is known.
public let NSMigrationMissingMappingModelError = 134140
/// A migration that could not read the earlier store.
public let NSMigrationManagerSourceStoreError = 134150
/// A migration that could not write the later store.
public let NSMigrationManagerDestinationStoreError = 134160
/// A policy of a migration that failed.
public let NSEntityMigrationPolicyError = 134170
/// A record of the system's search that could not be read.
public let NSExternalRecordImportError = 134200
/// The condition that a value does not satisfy.
public let NSValidationPredicateErrorKey = "NSValidationErrorPredicate"
/// The stores that an error is about.
public let NSAffectedStoresErrorKey = "NSAffectedStoresErrorKey"
