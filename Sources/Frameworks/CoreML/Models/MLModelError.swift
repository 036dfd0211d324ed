import Foundation
import OrielFoundation

/// Why a model can't be read, or can't compute.
///
/// Follows Apple's [MLModelError](https://developer.apple.com/documentation/coreml/mlmodelerror-swift.struct).
public struct MLModelError: Error, _CodedError, LocalizedError, Hashable, Sendable {
    /// The code of an error.
    public enum Code: Int, _ErrorCode {
        /// Something else.
        case generic = 0
        /// A value of another type, or no value, was given for a feature.
        case featureType = 1
        /// The model can't be read.
        case io = 3
        /// A layer of the app's own failed.
        case customLayer = 4
        /// A model of the app's own failed.
        case customModel = 5
        /// The model could not learn.
        case update = 6
        /// The model has no such parameter.
        case parameters = 7
        /// The key of an encrypted model was not found.
        case modelDecryptionKeyFetch = 8
        /// The model can't be decrypted.
        case modelDecryption = 9
        /// A collection of models could not be fetched.
        case modelCollection = 10
        /// The prediction was canceled.
        case predictionCancelled = 11
    }

    /// The code of the error.
    public let code: Code
    private let text: String

    /// Creates an error with a sentence about it.
    init(_ code: Code, _ text: String) {
        self.code = code
        self.text = text
    }

    /// The domain of these errors.
    public static var errorDomain: String { MLModelErrorDomain }
    /// The sentence about the error, by its key.
    public var errorUserInfo: [String: Any] { [NSLocalizedDescriptionKey: text] }
    public var errorDescription: String? { text }

    /// Something else.
    public static var generic: Code { .generic }
    /// A value of another type, or no value, was given for a feature.
    public static var featureType: Code { .featureType }
    /// The model can't be read.
    public static var io: Code { .io }
}

/// The domain of Core ML's errors.
public let MLModelErrorDomain = "com.apple.CoreML"
