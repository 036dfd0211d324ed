import Foundation
import Observation

/// The language model of the device, which this system does not have.
///
/// Follows Apple's [SystemLanguageModel](https://developer.apple.com/documentation/foundationmodels/systemlanguagemodel). It is
/// unavailable as on a device without Apple Intelligence.
public final class SystemLanguageModel: Sendable, Observable {
    /// Whether a model can be used.
    @frozen
    public enum Availability: Equatable, Sendable {
        /// The reason for which a model cannot be used.
        public enum UnavailableReason: Equatable, Sendable {
            case deviceNotEligible, appleIntelligenceNotEnabled, modelNotReady
        }
        case available
        case unavailable(UnavailableReason)
    }

    /// A task for which a model was made.
    public struct UseCase: Sendable, Equatable {
        private let name: String
        /// Any task.
        public static let general = UseCase(name: "general")
        /// Finding topics, actions, objects and feelings in a text.
        public static let contentTagging = UseCase(name: "contentTagging")
    }

    /// The protection from harmful text.
    public struct Guardrails: Sendable {
        private let name: String
        /// Protection of prompts and answers.
        public static let `default` = Guardrails(name: "default")
        /// Protection that permits the change of any given text.
        public static let permissiveContentTransformations = Guardrails(name: "permissive")
    }

    /// The model for any task.
    public static let `default` = SystemLanguageModel()
    /// Creates a model for a task.
    public init(useCase: UseCase = .general, guardrails: Guardrails = Guardrails.default) {}
    /// Creates a model with an adapter.
    public init(adapter: Adapter, guardrails: Guardrails = .default) {}

    /// Whether the model can be used: not, as the device is not eligible.
    public var availability: Availability { .unavailable(.deviceNotEligible) }
    /// Whether the model can be used; false.
    public var isAvailable: Bool { availability == .available }
    /// The languages that the model knows: none.
    public var supportedLanguages: Set<Locale.Language> { [] }
    /// Returns whether the model knows the language of a locale; false.
    public func supportsLocale(_ locale: Locale = Locale.current) -> Bool {
        supportedLanguages.contains { $0.languageCode == locale.language.languageCode }
    }
    /// The largest number of tokens of a session: as on devices that have the model.
    public var contextSize: Int { 4096 }
    /// Returns the number of tokens of a prompt; fails, as there is no model.
    public func tokenCount(for prompt: some PromptRepresentable) async throws -> Int {
        throw LanguageModelSession.missing()
    }
}

extension SystemLanguageModel {
    /// A change of the model that an app brings along.
    ///
    /// There is no model to change, and initializers fail.
    public struct Adapter: Sendable {
        /// The error of adapters.
        public enum AssetError: Error, LocalizedError, Sendable {
            /// The circumstances of an error.
            public struct Context: Sendable {
                /// A description for developers.
                public let debugDescription: String
                /// Creates circumstances.
                public init(debugDescription: String) { self.debugDescription = debugDescription }
            }
            case invalidAsset(Context), invalidAdapterName(Context), compatibleAdapterNotFound(Context)
            public var errorDescription: String? {
                switch self {
                case .invalidAsset(let context), .invalidAdapterName(let context),
                    .compatibleAdapterNotFound(let context):
                    context.debugDescription
                }
            }
        }

        private static var missing: AssetError {
            .compatibleAdapterNotFound(.init(debugDescription: "This system has no language model to adapt."))
        }
        /// Reads an adapter from a file; fails.
        public init(fileURL: URL) throws { throw Self.missing }
        /// Loads an adapter with a name; fails.
        public init(name: String) throws { throw Self.missing }
        /// The facts that the adapter's author has added: none.
        public var creatorDefinedMetadata: [String: Any] { [:] }
        /// Prepares the adapter; fails.
        public func compile() async throws { throw Self.missing }
        /// Removes adapters that no model can use: there are none.
        public static func removeObsoleteAdapters() throws {}
        /// Returns the names of adapters for the model; none.
        public static func compatibleAdapterIdentifiers(name: String) -> [String] { [] }
    }
}
