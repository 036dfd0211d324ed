import Foundation
import OrielFoundation

/// An error of recognizing speech.
///
/// Follows Apple's [SFSpeechError](https://developer.apple.com/documentation/speech/sfspeecherror).
public struct SFSpeechError: _CodedError, LocalizedError, Hashable, Sendable {
    /// The reason of an error.
    public enum Code: Int, _ErrorCode {
        /// The service failed.
        case internalServiceError = 1
        /// A file of sound could not be read.
        case audioReadFailed = 2
        /// A template of a language model has an unknown class.
        case undefinedTemplateClassName = 7
        /// A language model of the app's own has a wrong form.
        case malformedSupplementalModel = 8
        /// The work took too long.
        case timeout = 12
        /// A parameter is missing.
        case missingParameter = 13
        /// Sound comes before, or at the time of, earlier sound.
        case audioDisordered = 14
        /// Sound has an unexpected form.
        case unexpectedAudioFormat = 15
        /// There is no model for the language.
        case noModel = 16
        /// The language was not reserved.
        case assetLocaleNotAllocated = 17
        /// More languages are reserved than may be.
        case tooManyAssetLocalesAllocated = 18
        /// The modules have no form of sound in common.
        case incompatibleAudioFormats = 19
        /// A module's results failed.
        case moduleOutputFailed = 20
        /// The language cannot be reserved.
        case cannotAllocateUnsupportedLocale = 21
        /// The device is too busy.
        case insufficientResources = 22
    }

    /// The name of all these errors.
    public static var errorDomain: String { "SFSpeechErrorDomain" }
    /// The reason.
    public let code: Code
    /// More about the error.
    public var errorUserInfo: [String: Any] { [:] }

    /// Creates an error.
    public init(_ code: Code, userInfo: [String: Any] = [:]) { self.code = code }

    public var errorDescription: String? { "Speech is not recognized on this system." }
}
