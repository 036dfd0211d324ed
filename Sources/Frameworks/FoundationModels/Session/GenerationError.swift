import Foundation

extension LanguageModelSession {
    /// An error of a request.
    ///
    /// Follows Apple's
    /// [GenerationError](https://developer.apple.com/documentation/foundationmodels/languagemodelsession/generationerror).
    public enum GenerationError: Error, LocalizedError {
        case exceededContextWindowSize(Context)
        case assetsUnavailable(Context)
        case guardrailViolation(Context)
        case unsupportedGuide(Context)
        case unsupportedLanguageOrLocale(Context)
        case decodingFailure(Context)
        case rateLimited(Context)
        case concurrentRequests(Context)
        case refusal(Refusal, Context)

        /// The circumstances of an error.
        public struct Context: Sendable {
            /// A description for developers.
            public let debugDescription: String
            /// Creates circumstances.
            public init(debugDescription: String) { self.debugDescription = debugDescription }
        }

        /// The model's refusal to answer.
        public struct Refusal: Sendable {
            /// Creates a refusal of the last entries of a conversation.
            public init(transcriptEntries: [Transcript.Entry]) {}
            /// Asks the model for its reasons; fails.
            public var explanation: Response<String> {
                get async throws { throw LanguageModelSession.missing() }
            }
            /// Asks the model for its reasons, version by version; the stream fails.
            public var explanationStream: ResponseStream<String> { ResponseStream() }
        }

        private var context: Context {
            switch self {
            case .exceededContextWindowSize(let context), .assetsUnavailable(let context),
                .guardrailViolation(let context), .unsupportedGuide(let context),
                .unsupportedLanguageOrLocale(let context), .decodingFailure(let context), .rateLimited(let context),
                .concurrentRequests(let context), .refusal(_, let context):
                context
            }
        }

        public var errorDescription: String? {
            switch self {
            case .exceededContextWindowSize: "The conversation is too long for the model."
            case .assetsUnavailable: "The model is not available."
            case .guardrailViolation: "The prompt or the answer may be unsafe."
            case .unsupportedGuide: "The model does not support a guide."
            case .unsupportedLanguageOrLocale: "The model does not support the language."
            case .decodingFailure: "The answer does not have the expected form."
            case .rateLimited: "There were too many requests."
            case .concurrentRequests: "The session is still answering another request."
            case .refusal: "The model refuses to answer."
            }
        }
        /// The description for developers.
        public var failureReason: String? { context.debugDescription }
        /// A way to avoid the error; nil if there is none.
        public var recoverySuggestion: String? {
            switch self {
            case .exceededContextWindowSize: "Begin another session."
            case .concurrentRequests: "Wait until the session is not responding."
            case .rateLimited: "Try again later."
            default: nil
            }
        }
    }

    /// An error of a tool that the model has called.
    public struct ToolCallError: Error, LocalizedError {
        /// The tool.
        public var tool: any Tool
        /// The error that the tool has thrown.
        public var underlyingError: any Error
        /// Creates an error of a tool.
        public init(tool: any Tool, underlyingError: any Error) {
            (self.tool, self.underlyingError) = (tool, underlyingError)
        }
        public var errorDescription: String? {
            "The tool “\(tool.name)” has failed: \(underlyingError.localizedDescription)"
        }
    }
}
