import Foundation

/// An error of maps.
public struct MKError: CustomNSError, LocalizedError, Hashable, Sendable {
    /// The reason for an error.
    public enum Code: UInt, Sendable {
        case unknown = 1
        case serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound, decodingFailed
    }

    /// The reason.
    public let code: Code

    /// Creates an error of a reason.
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }

    /// The name of the errors of this framework.
    public static var errorDomain: String { "MKErrorDomain" }
    /// The number of the reason.
    public var errorCode: Int { Int(code.rawValue) }
    public var errorDescription: String? {
        switch code {
        case .placemarkNotFound: "No place was found."
        case .directionsNotFound: "No route was found."
        default: "The operation could not be completed. (\(Self.errorDomain) error \(code.rawValue).)"
        }
    }
}
