import Foundation
import OrielFoundation

/// The name of the errors of this framework.
public let CLSErrorCodeDomain = "CLSErrorCodeDomain"

/// An error of this framework.
///
/// Follows Apple's [CLSError](https://developer.apple.com/documentation/classkit/clserror).
public struct CLSError: _CodedError, LocalizedError, Hashable, Sendable {
    /// The reasons for errors.
    public enum Code: Int, _ErrorCode {
        case none = 0, classKitUnavailable, invalidArgument, invalidModification, authorizationDenied
        case databaseInaccessible, limits, invalidCreate, invalidUpdate, partialFailure, invalidAccountCredentials
    }
    /// The reason.
    public let code: Code
    /// Creates an error for a reason.
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
    /// The name of the errors of this framework.
    public static var errorDomain: String { CLSErrorCodeDomain }
    public var errorDescription: String? { "This system has no ClassKit." }

    /// The error of requests, which is reported once.
    static func missing() -> CLSError {
        RuntimeWarning.issue("ClassKit: this system has no classes; contexts are not saved.")
        return CLSError(.classKitUnavailable)
    }
}

/// The reasons for errors of this framework.
public typealias CLSErrorCode = CLSError.Code
