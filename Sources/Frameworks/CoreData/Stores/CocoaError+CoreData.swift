import Foundation

extension CocoaError.Code {
    /// An attribute without a value that must have one.
    public static let managedObjectValidation = CocoaError.Code(rawValue: 1550)
    /// Several errors, in `NSDetailedErrorsKey`.
    public static let validationMultipleErrors = CocoaError.Code(rawValue: 1560)
    /// A property without a value that must have one.
    public static let validationMissingMandatoryProperty = CocoaError.Code(rawValue: 1570)
    /// A relationship with too few objects.
    public static let validationRelationshipLacksMinimumCount = CocoaError.Code(rawValue: 1580)
    /// A relationship with too many objects.
    public static let validationRelationshipExceedsMaximumCount = CocoaError.Code(rawValue: 1590)
    /// A deletion that a relationship denies.
    public static let validationRelationshipDeniedDelete = CocoaError.Code(rawValue: 1600)
    /// A number that is too large.
    public static let validationNumberTooLarge = CocoaError.Code(rawValue: 1610)
    /// A number that is too small.
    public static let validationNumberTooSmall = CocoaError.Code(rawValue: 1620)
    /// A date that is too late.
    public static let validationDateTooLate = CocoaError.Code(rawValue: 1630)
    /// A date that is too soon.
    public static let validationDateTooSoon = CocoaError.Code(rawValue: 1640)
    /// A date that is none.
    public static let validationInvalidDate = CocoaError.Code(rawValue: 1650)
    /// A text that is too long.
    public static let validationStringTooLong = CocoaError.Code(rawValue: 1660)
    /// A text that is too short.
    public static let validationStringTooShort = CocoaError.Code(rawValue: 1670)
    /// A text that does not match its pattern.
    public static let validationStringPatternMatching = CocoaError.Code(rawValue: 1680)
    /// An object whose row is gone.
    public static let managedObjectReferentialIntegrity = CocoaError.Code(rawValue: 133_000)
    /// Changes that could not be merged.
    public static let managedObjectMerge = CocoaError.Code(rawValue: 133_020)
    /// Objects that break a uniqueness constraint.
    public static let managedObjectConstraintMerge = CocoaError.Code(rawValue: 133_021)
    /// A kind of store that there is not.
    public static let persistentStoreInvalidType = CocoaError.Code(rawValue: 134_000)
    /// Changes that conflict with the store's.
    public static let persistentStoreSaveConflicts = CocoaError.Code(rawValue: 134_050)
    /// Any other error of Core Data.
    public static let coreData = CocoaError.Code(rawValue: 134_060)
    /// A save of which a part failed.
    public static let persistentStoreIncompleteSave = CocoaError.Code(rawValue: 134_040)
    /// A save that failed.
    public static let persistentStoreSave = CocoaError.Code(rawValue: 134_030)
    /// A store that can't be opened.
    public static let persistentStoreOpen = CocoaError.Code(rawValue: 134_080)
    /// A request that a store does not know.
    public static let persistentStoreUnsupportedRequestType = CocoaError.Code(rawValue: 134_091)
    /// A store of another version of the model.
    public static let persistentStoreIncompatibleVersionHash = CocoaError.Code(rawValue: 134_100)
    /// A migration that failed.
    public static let migration = CocoaError.Code(rawValue: 134_110)
    /// A model of the store that is missing.
    public static let migrationMissingSourceModel = CocoaError.Code(rawValue: 134_130)
    /// An error of SQLite.
    public static let sqlite = CocoaError.Code(rawValue: 134_180)
}
