import Foundation

/// Feedback about answers of a language model.
///
/// Follows Apple's
/// [LanguageModelFeedback](https://developer.apple.com/documentation/foundationmodels/languagemodelfeedback).
public struct LanguageModelFeedback {
    /// Whether an answer was good.
    public enum Sentiment: Sendable, CaseIterable {
        case positive, negative, neutral
        var name: String { "\(self)" }
    }

    /// A fault of an answer.
    public struct Issue: Sendable {
        /// The kind of a fault.
        public enum Category: Sendable, CaseIterable {
            case unhelpful, tooVerbose, didNotFollowInstructions, incorrect, stereotypeOrBias, suggestiveOrSexual
            case vulgarOrOffensive, triggeredGuardrailUnexpectedly
        }
        let category: Category
        let explanation: String?
        /// Creates a fault, with words about it; nil for none.
        public init(category: Category, explanation: String? = nil) {
            (self.category, self.explanation) = (category, explanation)
        }
    }
}

/// Feedback as a file for Apple.
struct FeedbackFile: Encodable {
    struct Issue: Encodable {
        let category: String
        let explanation: String?
        init(_ issue: LanguageModelFeedback.Issue) {
            (category, explanation) = ("\(issue.category)", issue.explanation)
        }
    }
    let sentiment: String?
    let issues: [Issue]
    let transcript: Transcript
    let desiredOutput: Transcript?

    var data: Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        return (try? encoder.encode(self)) ?? Data()
    }
}
