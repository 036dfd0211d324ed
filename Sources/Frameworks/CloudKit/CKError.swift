import Foundation
import OrielFoundation

/// The name of the errors of CloudKit.
public let CKErrorDomain = "CKErrorDomain"
/// The key of how long to wait before trying again, in seconds.
public let CKErrorRetryAfterKey = "CKRetryAfter"
/// The key of the errors of parts, by their names.
public let CKPartialErrorsByItemIDKey = "CKPartialErrors"
/// The key of the record from which a change began.
public let CKRecordChangedErrorAncestorRecordKey = "AncestorRecord"
/// The key of the record that the server has.
public let CKRecordChangedErrorServerRecordKey = "ServerRecord"
/// The key of the record that was sent.
public let CKRecordChangedErrorClientRecordKey = "ClientRecord"
/// The key of whether the user has deleted the data.
public let CKErrorUserDidResetEncryptedDataKey = "CKErrorUserDidResetEncryptedDataKey"

/// An error of CloudKit.
///
/// Follows Apple's [CKError](https://developer.apple.com/documentation/cloudkit/ckerror). Here every operation ends with `notAuthenticated`,
/// as on a device whose user has not signed in to iCloud.
public struct CKError: _CodedError, LocalizedError, @unchecked Sendable {
    /// The reasons for errors.
    public enum Code: Int, _ErrorCode {
        case internalError = 1, partialFailure, networkUnavailable, networkFailure, badContainer, serviceUnavailable
        case requestRateLimited, missingEntitlement, notAuthenticated, permissionFailure, unknownItem, invalidArguments
        case resultsTruncated, serverRecordChanged, serverRejectedRequest, assetFileNotFound, assetFileModified
        case incompatibleVersion, constraintViolation, operationCancelled, changeTokenExpired, batchRequestFailed,
            zoneBusy
        case badDatabase, quotaExceeded, zoneNotFound, limitExceeded, userDeletedZone, tooManyParticipants,
            alreadyShared
        case referenceViolation, managedAccountRestricted, participantMayNeedVerification, serverResponseLost
        case assetNotAvailable, accountTemporarilyUnavailable, participantAlreadyInvited
    }

    /// The reason.
    public let code: Code
    /// More about the error, by the keys of this module.
    public let userInfo: [String: Any]

    /// Creates an error for a reason.
    public init(_ code: Code, userInfo: [String: Any] = [:]) { (self.code, self.userInfo) = (code, userInfo) }

    /// How long to wait before trying again, in seconds; nil if that would not help.
    public var retryAfterSeconds: Double? { userInfo[CKErrorRetryAfterKey] as? Double }
    /// The errors of parts, by their names.
    public var partialErrorsByItemID: [AnyHashable: any Error]? {
        userInfo[CKPartialErrorsByItemIDKey] as? [AnyHashable: any Error]
    }
    /// The record that the server has.
    public var serverRecord: CKRecord? { userInfo[CKRecordChangedErrorServerRecordKey] as? CKRecord }
    /// The record that was sent.
    public var clientRecord: CKRecord? { userInfo[CKRecordChangedErrorClientRecordKey] as? CKRecord }
    /// The record from which the change began.
    public var ancestorRecord: CKRecord? { userInfo[CKRecordChangedErrorAncestorRecordKey] as? CKRecord }

    /// The name of the errors of this framework.
    public static var errorDomain: String { CKErrorDomain }
    /// More about the error.
    public var errorUserInfo: [String: Any] { userInfo }
    public var errorDescription: String? {
        code == .notAuthenticated ? "There is no iCloud account on this system." : "CloudKit error \(code.rawValue)."
    }
}

extension CKError {
    /// The user is not signed in.
    public static let notAuthenticated = Code.notAuthenticated
    /// There is no network.
    public static let networkUnavailable = Code.networkUnavailable
    /// The network failed.
    public static let networkFailure = Code.networkFailure
    /// There is no such record.
    public static let unknownItem = Code.unknownItem
    /// Some parts failed.
    public static let partialFailure = Code.partialFailure
    /// Another change came first.
    public static let serverRecordChanged = Code.serverRecordChanged
    /// There is no room left.
    public static let quotaExceeded = Code.quotaExceeded
    /// There is no such zone.
    public static let zoneNotFound = Code.zoneNotFound
    /// The user has deleted the zone.
    public static let userDeletedZone = Code.userDeletedZone
    /// There are too many requests.
    public static let requestRateLimited = Code.requestRateLimited
    /// A token is too old.
    public static let changeTokenExpired = Code.changeTokenExpired
    /// The operation was canceled.
    public static let operationCancelled = Code.operationCancelled
    /// The app may not do that.
    public static let permissionFailure = Code.permissionFailure
    /// There are too many parts.
    public static let limitExceeded = Code.limitExceeded
    /// The service is not there.
    public static let serviceUnavailable = Code.serviceUnavailable
    /// The zone is busy.
    public static let zoneBusy = Code.zoneBusy

    /// The error of all operations, which is reported once.
    static func noAccount() -> CKError {
        RuntimeWarning.issue("CloudKit: there is no iCloud here; every operation fails as without an account.")
        return CKError(.notAuthenticated)
    }
}
