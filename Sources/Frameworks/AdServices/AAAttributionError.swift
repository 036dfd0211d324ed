import Foundation
import OrielFoundation

/// The name of the errors of this framework.
public let AAAttributionErrorDomain = "AAAttributionErrorDomain"

/// An error of this framework.
///
/// Follows Apple's [AAAttributionError](https://developer.apple.com/documentation/adservices/aaattributionerror).
public struct AAAttributionError: _CodedError, LocalizedError, Hashable, Sendable {
    /// The reasons for errors.
    public enum Code: Int, _ErrorCode {
        case networkError = 1, internalError = 2, platformNotSupported = 3
    }
    /// The reason.
    public let code: Code
    /// Creates an error for a reason.
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
    /// The name of the errors of this framework.
    public static var errorDomain: String { AAAttributionErrorDomain }
    public var errorDescription: String? { "This system is unknown to Apple's servers for advertisements." }

    /// The error of requests, which is reported once.
    static func missing() -> AAAttributionError {
        RuntimeWarning.issue("AdServices: this system is unknown to Apple's servers; there are no tokens.")
        return AAAttributionError(.platformNotSupported)
    }
}

/// The reasons for errors of this framework.
public typealias AAAttributionErrorCode = AAAttributionError.Code
