import SwiftUI

/// Translates texts; nothing translates here, and each request fails with the error `unableToIdentifyLanguage` or
/// `unsupportedLanguagePairing`.
///
/// Follows Apple's [TranslationSession](https://developer.apple.com/documentation/translation/translationsession).
public final class TranslationSession: @unchecked Sendable {
    /// The languages of a translation.
    public struct Configuration: Equatable, Sendable {
        /// The language of the texts; nil to recognize it.
        public var source: Locale.Language?
        /// The language of the translations; nil for the user's.
        public var target: Locale.Language?
        /// The number of times that translations were asked for again.
        public private(set) var version = 0
        /// Creates languages.
        public init(source: Locale.Language? = nil, target: Locale.Language? = nil) {
            (self.source, self.target) = (source, target)
        }
        /// Asks for the translations again.
        public mutating func invalidate() { version += 1 }
    }

    /// A text that is translated.
    public struct Request: Sendable {
        /// The text.
        public var sourceText: String
        /// The app's name for it; nil for none.
        public var clientIdentifier: String?
        /// Creates a request.
        public init(sourceText: String, clientIdentifier: String? = nil) {
            (self.sourceText, self.clientIdentifier) = (sourceText, clientIdentifier)
        }
    }

    /// A text with its translation.
    public struct Response: Sendable {
        /// The language of the text.
        public let sourceLanguage: Locale.Language
        /// The language of the translation.
        public let targetLanguage: Locale.Language
        /// The text.
        public let sourceText: String
        /// The translation.
        public let targetText: String
        /// The app's name for it; nil for none.
        public let clientIdentifier: String?
    }

    /// Translations, as they come.
    public struct BatchResponse: AsyncSequence, Sendable {
        let error: TranslationError
        /// The translations, of which the first fails.
        public struct AsyncIterator: AsyncIteratorProtocol {
            let error: TranslationError
            /// Throws the error.
            public mutating func next() async throws -> Response? { throw error }
        }
        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(error: error) }
    }

    /// The language of the texts; nil if it is not known.
    public let sourceLanguage: Locale.Language?
    /// The language of the translations; nil for the user's.
    public let targetLanguage: Locale.Language?

    init(_ configuration: Configuration) {
        (sourceLanguage, targetLanguage) = (configuration.source, configuration.target)
    }

    private func failure() -> TranslationError {
        RuntimeWarning.issue("Translation: nothing translates texts here; requests fail.")
        return sourceLanguage == nil ? .unableToIdentifyLanguage : .unsupportedLanguagePairing
    }

    /// Translates a text; fails.
    public func translate(_ string: String) async throws -> Response { throw failure() }
    /// Translates texts; fails.
    public func translations(from batch: [Request]) async throws -> [Response] { throw failure() }
    /// Translates texts, as they come; fails.
    public func translate(batch: [Request]) -> BatchResponse { BatchResponse(error: failure()) }
    /// Asks the user to load the languages; fails.
    public func prepareTranslation() async throws { throw failure() }
}

/// An error of a translation.
///
/// Follows Apple's [TranslationError](https://developer.apple.com/documentation/translation/translationerror).
public struct TranslationError: Error, Hashable, Sendable, LocalizedError {
    private let name: String
    /// The language of the texts is not known to translations.
    public static let unsupportedSourceLanguage = TranslationError(name: "unsupportedSourceLanguage")
    /// The language of the translations is not known to translations.
    public static let unsupportedTargetLanguage = TranslationError(name: "unsupportedTargetLanguage")
    /// There is no translation from one to the other language.
    public static let unsupportedLanguagePairing = TranslationError(name: "unsupportedLanguagePairing")
    /// The language of a text was not recognized.
    public static let unableToIdentifyLanguage = TranslationError(name: "unableToIdentifyLanguage")
    /// There is nothing to translate.
    public static let nothingToTranslate = TranslationError(name: "nothingToTranslate")
    /// Something else.
    public static let internalError = TranslationError(name: "internalError")

    public var errorDescription: String? { "Texts cannot be translated on this system." }
    /// Whether an error is this one.
    public static func ~= (left: TranslationError, right: any Error) -> Bool { (right as? TranslationError) == left }
}

/// Which languages can be translated: none here.
///
/// Follows Apple's [LanguageAvailability](https://developer.apple.com/documentation/translation/languageavailability).
public final class LanguageAvailability: Sendable {
    /// Whether a translation is possible.
    public enum Status: Hashable, Sendable { case installed, supported, unsupported }
    /// Creates the information.
    public init() {}
    /// The languages that can be translated: none.
    public var supportedLanguages: [Locale.Language] { get async { [] } }
    /// Returns whether a translation from one to another language is possible: no.
    public func status(from source: Locale.Language, to target: Locale.Language?) async -> Status { .unsupported }
    /// Returns whether a text can be translated: no.
    public func status(for text: String, to target: Locale.Language?) async throws -> Status { .unsupported }
}
