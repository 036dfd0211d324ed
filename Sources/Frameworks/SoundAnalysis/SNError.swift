import Foundation
import OrielFoundation

/// The name of the errors of this framework.
public let SNErrorDomain = "com.apple.SoundAnalysis"

/// An error of an analysis of sounds.
///
/// Follows Apple's [SNError](https://developer.apple.com/documentation/soundanalysis/snerror).
public struct SNError: _CodedError, LocalizedError, Hashable, Sendable {
    /// The reasons for errors.
    public enum Code: Int, _ErrorCode {
        case unknownError = 1, operationFailed, invalidFormat, invalidModel, invalidFile
    }
    /// The reason.
    public let code: Code
    /// Creates an error for a reason.
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }
    /// The name of the errors of this framework.
    public static var errorDomain: String { SNErrorDomain }
    public var errorDescription: String? {
        code == .invalidFile ? "The file cannot be read." : "There is no classifier of sounds on this system."
    }

    /// The error of requests, which is reported once.
    static func missing() -> SNError {
        RuntimeWarning.issue("SoundAnalysis: there is no classifier of sounds here; requests fail.")
        return SNError(.invalidModel)
    }
}
