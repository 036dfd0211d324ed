import Foundation
import OrielFoundation

/// The name of the errors of this framework.
public let OSSystemExtensionErrorDomain = "OSSystemExtensionErrorDomain"

/// An error of this framework.
///
/// Follows Apple's [OSSystemExtensionError](https://developer.apple.com/documentation/systemextensions/ossystemextensionerror).
public struct OSSystemExtensionError: _CodedError, LocalizedError, Hashable, Sendable {
    /// The reasons for errors.
    public enum Code: Int, _ErrorCode {
        case unknown = 1, missingEntitlement, unsupportedParentBundleLocation, extensionNotFound
        case extensionMissingIdentifier, duplicateExtensionIdentifer, unknownExtensionCategory, codeSignatureInvalid
        case validationFailed, forbiddenBySystemPolicy, requestCanceled, requestSuperseded, authorizationRequired
    }
    /// The reason.
    public let code: Code
    /// Creates an error for a reason.
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
    /// The name of the errors of this framework.
    public static var errorDomain: String { OSSystemExtensionErrorDomain }
    public var errorDescription: String? { "This system has no such extensions." }

    /// The error of requests, which is reported once.
    static func missing() -> OSSystemExtensionError {
        RuntimeWarning.issue("SystemExtensions: apps do not extend this system; requests fail.")
        return OSSystemExtensionError(.forbiddenBySystemPolicy)
    }
}
