import Foundation
import OrielFoundation

/// The name of the errors of this framework.
public let ACErrorDomain = "com.apple.accounts"

/// An error of this framework.
///
/// Follows Apple's [ACError](https://developer.apple.com/documentation/accounts/acerrorcode).
public struct ACError: _CodedError, LocalizedError, Hashable, Sendable {
    /// The reasons for errors.
    public enum Code: Int, _ErrorCode {
        case unknown = 1, accountMissingRequiredProperty, accountAuthenticationFailed, accountTypeInvalid
        case accountAlreadyExists, accountNotFound, permissionDenied, accessInfoInvalid, clientPermissionDenied
        case accessDeniedByProtectionPolicy, credentialNotFound, fetchCredentialFailed, storeCredentialFailed
        case removeCredentialFailed, updatingNonexistentAccount, invalidClientBundleID, deniedByPlugin
        case coreDataSaveFailed, failedSerializingAccountInfo, invalidCommand, missingTransportMessageID
        case credentialItemNotFound, credentialItemNotExpired
    }
    /// The reason.
    public let code: Code
    /// Creates an error for a reason.
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
    /// The name of the errors of this framework.
    public static var errorDomain: String { ACErrorDomain }
    public var errorDescription: String? { "The system has no accounts for apps." }

    /// The error of requests, which is reported once.
    static func missing() -> ACError {
        RuntimeWarning.issue("Accounts: the system has no accounts for apps; access is denied.")
        return ACError(.permissionDenied)
    }
}

/// The reasons for errors of this framework.
public typealias ACErrorCode = ACError.Code
