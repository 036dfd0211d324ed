import Foundation
import OrielFoundation

/// The name of the errors of this framework.
public let NIErrorDomain = "com.apple.NearbyInteraction"

/// An error of this framework.
///
/// Follows Apple's [NIError](https://developer.apple.com/documentation/nearbyinteraction/nierror).
public struct NIError: _CodedError, LocalizedError, Hashable, Sendable {
    /// The reasons for errors.
    public enum Code: Int, _ErrorCode {
        case unsupportedPlatform = -5889, invalidConfiguration = -5888, sessionFailed = -5887
        case resourceUsageTimeout = -5886, activeSessionsLimitExceeded = -5885, userDidNotAllow = -5884
        case invalidARConfiguration = -5883, accessoryPeerDeviceUnavailable = -5882
        case incompatiblePeerDevice = -5881, activeExtendedDistanceSessionsLimitExceeded = -5880
    }
    /// The reason.
    public let code: Code
    /// Creates an error for a reason.
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
    /// The name of the errors of this framework.
    public static var errorDomain: String { NIErrorDomain }
    public var errorDescription: String? { "Distances to devices nearby are not measured on this system." }

    /// The error of requests, which is reported once.
    static func missing() -> NIError {
        RuntimeWarning.issue("NearbyInteraction: distances to devices nearby are not measured here; sessions fail.")
        return NIError(.unsupportedPlatform)
    }
}
