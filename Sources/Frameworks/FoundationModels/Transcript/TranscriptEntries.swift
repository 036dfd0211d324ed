import Foundation

/// Returns the parts of an entry on lines of their own.
private func lines(_ segments: [Transcript.Segment]) -> String {
    segments.map(\.description).joined(separator: "\n")
}

extension Transcript {
    /// The standing instructions, with the tools.
    public struct Instructions: Sendable, Identifiable, Equatable, CustomStringConvertible {
        public var id: String
        /// The texts.
        public var segments: [Segment]
        /// The tools.
        public var toolDefinitions: [ToolDefinition]
        /// Creates instructions.
        public init(id: String = UUID().uuidString, segments: [Segment], toolDefinitions: [ToolDefinition]) {
            (self.id, self.segments, self.toolDefinitions) = (id, segments, toolDefinitions)
        }
        public var description: String { lines(segments) }
    }

    /// A tool that the model may call.
    public struct ToolDefinition: Sendable, Equatable {
        /// The name.
        public var name: String
        /// The description.
        public var description: String
        let parameters: GenerationSchema
        /// Creates a tool.
        public init(name: String, description: String, parameters: GenerationSchema) {
            (self.name, self.description, self.parameters) = (name, description, parameters)
        }
        /// Creates the definition of a tool.
        public init(tool: some Tool) {
            self.init(name: tool.name, description: tool.description, parameters: tool.parameters)
        }
        /// Whether two tools have the same name, description and form of arguments.
        public static func == (first: ToolDefinition, second: ToolDefinition) -> Bool {
            (first.name, first.description) == (second.name, second.description)
                && first.parameters.isEqual(to: second.parameters)
        }
    }

    /// A request.
    public struct Prompt: Sendable, Identifiable, Equatable, CustomStringConvertible {
        public var id: String
        /// The parts.
        public var segments: [Segment]
        /// The settings.
        public var options: GenerationOptions
        /// The form of the answer; nil for text.
        public var responseFormat: ResponseFormat?
        /// Creates a request.
        public init(
            id: String = UUID().uuidString, segments: [Segment], options: GenerationOptions = GenerationOptions(),
            responseFormat: ResponseFormat? = nil
        ) {
            (self.id, self.segments, self.options) = (id, segments, options)
            self.responseFormat = responseFormat
        }
        public var description: String { lines(segments) }
    }

    /// The form of an answer.
    public struct ResponseFormat: Sendable, Equatable, CustomStringConvertible {
        /// The name of the form.
        public let name: String
        let schema: GenerationSchema
        /// Creates the form of a type.
        public init<Content: Generable>(type: Content.Type) { self.init(schema: type.generationSchema) }
        /// Creates the form of a schema.
        public init(schema: GenerationSchema) {
            let title = try? schema.content.value(String?.self, forProperty: "title")
            (name, self.schema) = (title ?? "", schema)
        }
        public var description: String { name }
        /// Whether two forms have the same schema.
        public static func == (first: ResponseFormat, second: ResponseFormat) -> Bool {
            first.schema.isEqual(to: second.schema)
        }
    }

    /// The model's calls of tools.
    public struct ToolCalls: Sendable, Identifiable, Equatable, RandomAccessCollection, CustomStringConvertible {
        public var id: String
        private var calls: [ToolCall]
        /// The position of a call.
        public typealias Index = Int
        /// Creates calls.
        public init<S: Sequence>(id: String = UUID().uuidString, _ calls: S) where S.Element == ToolCall {
            (self.id, self.calls) = (id, Array(calls))
        }
        public var startIndex: Int { calls.startIndex }
        public var endIndex: Int { calls.endIndex }
        /// The call at a position.
        public subscript(position: Int) -> ToolCall { calls[position] }
        public var description: String { calls.map(\.description).joined(separator: "\n") }
    }

    /// A call of a tool.
    public struct ToolCall: Sendable, Identifiable, Equatable, CustomStringConvertible {
        public var id: String
        /// The name of the tool.
        public var toolName: String
        /// The arguments.
        public var arguments: GeneratedContent
        /// Creates a call.
        public init(id: String, toolName: String, arguments: GeneratedContent) {
            (self.id, self.toolName, self.arguments) = (id, toolName, arguments)
        }
        public var description: String { "\(toolName): \(arguments.jsonString)" }
    }

    /// The result of a tool.
    public struct ToolOutput: Sendable, Identifiable, Equatable, CustomStringConvertible {
        public var id: String
        /// The name of the tool.
        public var toolName: String
        /// The parts of the result.
        public var segments: [Segment]
        /// Creates a result.
        public init(id: String, toolName: String, segments: [Segment]) {
            (self.id, self.toolName, self.segments) = (id, toolName, segments)
        }
        public var description: String { "\(toolName): \(lines(segments))" }
    }

    /// An answer.
    public struct Response: Sendable, Identifiable, Equatable, CustomStringConvertible {
        public var id: String
        /// The names of the models that wrote it.
        public var assetIDs: [String]
        /// The parts.
        public var segments: [Segment]
        /// Creates an answer.
        public init(id: String = UUID().uuidString, assetIDs: [String], segments: [Segment]) {
            (self.id, self.assetIDs, self.segments) = (id, assetIDs, segments)
        }
        public var description: String { lines(segments) }
    }
}
