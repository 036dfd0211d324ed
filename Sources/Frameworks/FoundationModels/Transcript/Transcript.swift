import Foundation

/// The entries of a conversation with a language model.
///
/// Follows Apple's [Transcript](https://developer.apple.com/documentation/foundationmodels/transcript). It can be encoded, and a session can
/// continue it.
public struct Transcript: Sendable, Equatable, RandomAccessCollection {
    private var entries: [Entry]

    /// The position of an entry.
    public typealias Index = Int

    /// Creates a conversation.
    public init(entries: some Sequence<Entry> = []) { self.entries = Array(entries) }

    public var startIndex: Int { entries.startIndex }
    public var endIndex: Int { entries.endIndex }
    /// The entry at a position.
    public subscript(index: Int) -> Entry { entries[index] }

    /// An entry of a conversation.
    public enum Entry: Sendable, Identifiable, Equatable, CustomStringConvertible {
        case instructions(Instructions)
        case prompt(Prompt)
        case toolCalls(ToolCalls)
        case toolOutput(ToolOutput)
        case response(Response)

        public var id: String {
            switch self {
            case .instructions(let entry): entry.id
            case .prompt(let entry): entry.id
            case .toolCalls(let entry): entry.id
            case .toolOutput(let entry): entry.id
            case .response(let entry): entry.id
            }
        }

        public var description: String {
            switch self {
            case .instructions(let entry): "(Instructions) \(entry)"
            case .prompt(let entry): "(Prompt) \(entry)"
            case .toolCalls(let entry): "(ToolCalls) \(entry)"
            case .toolOutput(let entry): "(ToolOutput) \(entry)"
            case .response(let entry): "(Response) \(entry)"
            }
        }
    }

    /// A part of an entry.
    public enum Segment: Sendable, Identifiable, Equatable, CustomStringConvertible {
        case text(TextSegment)
        case structure(StructuredSegment)

        public var id: String {
            switch self {
            case .text(let segment): segment.id
            case .structure(let segment): segment.id
            }
        }

        public var description: String {
            switch self {
            case .text(let segment): segment.description
            case .structure(let segment): segment.description
            }
        }
    }

    /// A text.
    public struct TextSegment: Sendable, Identifiable, Equatable, CustomStringConvertible {
        public var id: String
        /// The text.
        public var content: String
        /// Creates a part with a text.
        public init(id: String = UUID().uuidString, content: String) { (self.id, self.content) = (id, content) }
        public var description: String { content }
    }

    /// Content of a form.
    public struct StructuredSegment: Sendable, Identifiable, Equatable, CustomStringConvertible {
        public var id: String
        /// The name of the form.
        public var source: String
        /// The content.
        public var content: GeneratedContent
        /// Creates a part with content.
        public init(id: String = UUID().uuidString, source: String, content: GeneratedContent) {
            (self.id, self.source, self.content) = (id, source, content)
        }
        public var description: String { content.jsonString }
    }
}
