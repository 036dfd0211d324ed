import Foundation
import Observation
import OrielFoundation

/// A conversation with a language model; as this system has none, requests fail.
///
/// Follows Apple's [LanguageModelSession](https://developer.apple.com/documentation/foundationmodels/languagemodelsession). Each request
/// throws ``GenerationError/assetsUnavailable(_:)``, as on a device without Apple Intelligence, which is reported once. The
/// transcript has the instructions.
public final class LanguageModelSession: Sendable, Observable {
    /// The conversation until now: the instructions and tools.
    public let transcript: Transcript
    /// Whether the model is writing an answer; false.
    public var isResponding: Bool { false }

    /// Creates a conversation with the instructions of a closure.
    public convenience init(
        model: SystemLanguageModel = .default, tools: [any Tool] = [],
        @InstructionsBuilder instructions: () throws -> Instructions
    ) rethrows {
        self.init(model: model, tools: tools, instructions: try instructions())
    }

    /// Creates a conversation with a text as its instructions; nil for none.
    @_disfavoredOverload
    public convenience init(
        model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: String? = nil
    ) {
        self.init(model: model, tools: tools, instructions: instructions.map { Instructions($0) })
    }

    /// Creates a conversation with instructions; nil for none.
    public convenience init(
        model: SystemLanguageModel = .default, tools: [any Tool] = [], instructions: Instructions? = nil
    ) {
        var entries: [Transcript.Entry] = []
        if instructions != nil || !tools.isEmpty {
            entries = [
                .instructions(
                    Transcript.Instructions(
                        segments: (instructions?.words ?? []).map { .text(.init(content: $0)) },
                        toolDefinitions: tools.map { Transcript.ToolDefinition(tool: $0) }))
            ]
        }
        self.init(model: model, tools: tools, transcript: Transcript(entries: entries))
    }

    /// Continues a conversation.
    public init(model: SystemLanguageModel = .default, tools: [any Tool] = [], transcript: Transcript) {
        self.transcript = transcript
    }

    /// Loads the model before the first request: there is none.
    public func prewarm(promptPrefix: Prompt? = nil) {}

    /// An answer of the model.
    public struct Response<Content: Generable> {
        /// The answer.
        public let content: Content
        /// The answer as the model wrote it.
        public let rawContent: GeneratedContent
        /// The entries of the transcript that belong to the answer.
        public let transcriptEntries: ArraySlice<Transcript.Entry>
    }

    /// The error of requests, which is reported once.
    static func missing() -> GenerationError {
        RuntimeWarning.issue("FoundationModels: this system has no language model; requests of a session fail.")
        return .assetsUnavailable(.init(debugDescription: "This system has no language model."))
    }
}

extension LanguageModelSession.Response: Sendable where Content: Sendable {}

extension LanguageModelSession {
    /// Returns feedback about the conversation for Apple, as JSON.
    @discardableResult
    public func logFeedbackAttachment(
        sentiment: LanguageModelFeedback.Sentiment?, issues: [LanguageModelFeedback.Issue] = [],
        desiredOutput: Transcript.Entry? = nil
    ) -> Data {
        FeedbackFile(
            sentiment: sentiment?.name, issues: issues.map(FeedbackFile.Issue.init), transcript: transcript,
            desiredOutput: desiredOutput.map { Transcript(entries: [$0]) }
        ).data
    }

    /// Returns feedback about the conversation for Apple, with the text that would have been better, as JSON.
    @discardableResult
    public func logFeedbackAttachment(
        sentiment: LanguageModelFeedback.Sentiment?, issues: [LanguageModelFeedback.Issue] = [],
        desiredResponseText: String?
    ) -> Data {
        let entry = desiredResponseText.map { text in
            Transcript.Entry.response(.init(assetIDs: [], segments: [.text(.init(content: text))]))
        }
        return logFeedbackAttachment(sentiment: sentiment, issues: issues, desiredOutput: entry)
    }

    /// Returns feedback about the conversation for Apple, with the content that would have been better, as JSON.
    @discardableResult
    public func logFeedbackAttachment(
        sentiment: LanguageModelFeedback.Sentiment?, issues: [LanguageModelFeedback.Issue] = [],
        desiredResponseContent: (any ConvertibleToGeneratedContent)?
    ) -> Data {
        let entry = desiredResponseContent.map { content in
            let segment = Transcript.StructuredSegment(
                source: "\(type(of: content))", content: content.generatedContent)
            return Transcript.Entry.response(.init(assetIDs: [], segments: [.structure(segment)]))
        }
        return logFeedbackAttachment(sentiment: sentiment, issues: issues, desiredOutput: entry)
    }
}
