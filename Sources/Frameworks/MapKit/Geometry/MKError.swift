import Foundation
import OrielFoundation

/// An error of maps.
public struct MKError: _CodedError, LocalizedError, Hashable, Sendable {
    /// The reason for an error.
    public enum Code: UInt, _ErrorCode {
        case unknown = 1
        case serverFailure, loadingThrottled, placemarkNotFound, directionsNotFound, decodingFailed
    }

    /// The reason.
    public let code: Code

    /// Creates an error of a reason.
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }

    /// The reason is unknown.
    public static var unknown: Code { .unknown }
    /// The server could not answer.
    public static var serverFailure: Code { .serverFailure }
    /// There were too many requests.
    public static var loadingThrottled: Code { .loadingThrottled }
    /// No place was found.
    public static var placemarkNotFound: Code { .placemarkNotFound }
    /// No route was found.
    public static var directionsNotFound: Code { .directionsNotFound }
    /// The data could not be read.
    public static var decodingFailed: Code { .decodingFailed }

    /// The name of the errors of this framework.
    public static var errorDomain: String { "MKErrorDomain" }
    public var errorDescription: String? {
        switch code {
        case .placemarkNotFound: "No place was found."
        case .directionsNotFound: "No route was found."
        default: "The operation could not be completed. (\(Self.errorDomain) error \(code.rawValue).)"
        }
    }
}
