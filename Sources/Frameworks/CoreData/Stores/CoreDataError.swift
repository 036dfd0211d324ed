import Foundation

/// Errors with the domain, the numbers and the words of Apple's.
enum CoreDataError {
    enum Code: Int {
        case corruptFile = 259
        case noSuchFile = 260
        case noReadPermission = 257
        case noWritePermission = 513
        case multipleValidationErrors = 1560
        case validation = 1550
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
