import Foundation

/// Errors with the domain, the numbers and the words of Apple's.
enum CoreDataError {
    enum Code: Int {
        case corruptFile = 259
        case noSuchFile = 260
        case noReadPermission = 257
        case noWritePermission = 513
        case multipleValidationErrors = 1560
        case missingProperty = 1570
        case tooFewObjects = 1580
        case tooManyObjects = 1590
        case deniedDelete = 1600
        case numberTooLarge = 1610
        case numberTooSmall = 1620
        case dateTooLate = 1630
        case dateTooSoon = 1640
        case stringTooLong = 1660
        case stringTooShort = 1670
        case stringPattern = 1680
        case referentialIntegrity = 133000
        case merge = 133020
        case constraintMerge = 133021
        case invalidType = 134000
        case saveConflicts = 134050
        case coreData = 134060
        case open = 134080
        case unsupportedRequest = 134091
        case incompatibleVersion = 134100
        case migration = 134110
        case missingSourceModel = 134130
        case sqlite = 134180
        case historyTokenExpired = 134301
        case inferredMapping = 134190
    }

    static func make(_ code: Code, _ text: String, _ info: [String: Any] = [:]) -> NSError {
        NSError(
            domain: NSCocoaErrorDomain, code: code.rawValue,
            userInfo: info.merging([NSLocalizedDescriptionKey: text]) { old, _ in old })
    }
}

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
/// Objects with values that others have, and that have to be unique.
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
