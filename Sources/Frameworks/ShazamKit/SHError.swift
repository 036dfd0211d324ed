import Foundation
import OrielFoundation

/// The name of the errors of this framework.
public let SHErrorDomain = "com.apple.ShazamKit"

/// An error of a search for music.
///
/// Follows Apple's [SHError](https://developer.apple.com/documentation/shazamkit/sherror).
public struct SHError: _CodedError, LocalizedError, Hashable, Sendable {
    /// The reasons for errors.
    public enum Code: Int, _ErrorCode {
        case invalidAudioFormat = 100, audioDiscontinuity = 101, signatureInvalid = 200, signatureDurationInvalid = 201
        case matchAttemptFailed = 202, customCatalogInvalid = 300, customCatalogInvalidURL = 301
        case mediaLibrarySyncFailed = 400, internalError = 500, mediaItemFetchFailed = 600
    }
    /// The reason.
    public let code: Code
    /// Creates an error for a reason.
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
    /// The name of the errors of this framework.
    public static var errorDomain: String { SHErrorDomain }
    public var errorDescription: String? { "Music is not recognized on this system." }

    /// The error of searches, which is reported once.
    static func missing() -> SHError {
        RuntimeWarning.issue("ShazamKit: music is not recognized here; searches fail.")
        return SHError(.matchAttemptFailed)
    }
}
