import Foundation

extension Transcript: Codable {
    private enum Key: String, CodingKey { case type, version, transcript }
    private struct Entries: Codable { var entries: [CodedEntry] }

    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        self.init(entries: try container.decode(Entries.self, forKey: .transcript).entries.map { try $0.entry() })
    }

    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode("FoundationModels.Transcript", forKey: .type)
        try container.encode(1, forKey: .version)
        try container.encode(Entries(entries: map(CodedEntry.init)), forKey: .transcript)
    }
}

/// An entry as it is encoded.
private struct CodedEntry: Codable {
    var id: String
    var role: String
    var contents: [CodedSegment] = []
    var tools: [CodedTool]?
    var toolCalls: [CodedCall]?
    var toolName: String?
    var assets: [String]?
    var options: CodedOptions?
    var responseFormat: GenerationSchema?

    init(_ entry: Transcript.Entry) {
        id = entry.id
        switch entry {
        case .instructions(let entry):
            (role, contents) = ("instructions", entry.segments.map(CodedSegment.init))
            tools = entry.toolDefinitions.map(CodedTool.init)
        case .prompt(let entry):
            (role, contents) = ("user", entry.segments.map(CodedSegment.init))
            (options, responseFormat) = (CodedOptions(entry.options), entry.responseFormat?.schema)
        case .toolCalls(let entry): (role, toolCalls) = ("response", entry.map(CodedCall.init))
        case .toolOutput(let entry):
            (role, contents) = ("tool", entry.segments.map(CodedSegment.init))
            toolName = entry.toolName
        case .response(let entry):
            (role, contents) = ("response", entry.segments.map(CodedSegment.init))
            assets = entry.assetIDs
        }
    }

    func entry() throws -> Transcript.Entry {
        let segments = contents.map(\.segment)
        switch role {
        case "instructions":
            return .instructions(
                .init(id: id, segments: segments, toolDefinitions: (tools ?? []).map(\.definition)))
        case "user":
            return .prompt(
                .init(
                    id: id, segments: segments, options: options?.options ?? GenerationOptions(),
                    responseFormat: responseFormat.map { .init(schema: $0) }))
        case "tool": return .toolOutput(.init(id: id, toolName: toolName ?? "", segments: segments))
        case "response":
            if let toolCalls { return .toolCalls(.init(id: id, toolCalls.map(\.call))) }
            return .response(.init(id: id, assetIDs: assets ?? [], segments: segments))
        default:
            throw DecodingError.dataCorrupted(
                .init(codingPath: [], debugDescription: "Transcripts have no entries of the kind “\(role)”."))
        }
    }
}

private struct CodedSegment: Codable {
    struct Structure: Codable {
        var source: String
        var content: CodedContent
    }
    var type: String
    var id: String
    var text: String?
    var structure: Structure?

    init(_ segment: Transcript.Segment) {
        id = segment.id
        switch segment {
        case .text(let segment): (type, text) = ("text", segment.content)
        case .structure(let segment):
            type = "structure"
            structure = Structure(source: segment.source, content: CodedContent(segment.content))
        }
    }

    var segment: Transcript.Segment {
        if let structure {
            return .structure(.init(id: id, source: structure.source, content: structure.content.content))
        }
        return .text(.init(id: id, content: text ?? ""))
    }
}

private struct CodedTool: Codable {
    var name: String
    var description: String
    var parameters: GenerationSchema

    init(_ tool: Transcript.ToolDefinition) {
        (name, description, parameters) = (tool.name, tool.description, tool.parameters)
    }
    var definition: Transcript.ToolDefinition {
        .init(name: name, description: description, parameters: parameters)
    }
}

private struct CodedCall: Codable {
    var id: String
    var name: String
    /// JSON as a text, whose properties keep their order.
    var arguments: String

    init(_ call: Transcript.ToolCall) {
        (id, name, arguments) = (call.id, call.toolName, call.arguments.jsonString)
    }
    var call: Transcript.ToolCall {
        let content = (try? GeneratedContent(json: arguments)) ?? GeneratedContent(kind: .null)
        return .init(id: id, toolName: name, arguments: content)
    }
}

private struct CodedOptions: Codable {
    var temperature: Double?
    var maximumResponseTokens: Int?
    var sampling: String?
    var top: Int?
    var probabilityThreshold: Double?
    var seed: UInt64?

    init(_ options: GenerationOptions) {
        (temperature, maximumResponseTokens) = (options.temperature, options.maximumResponseTokens)
        switch options.sampling?.kind {
        case .greedy: sampling = "greedy"
        case .top(let count, let seed): (sampling, top, self.seed) = ("random", count, seed)
        case .threshold(let limit, let seed): (sampling, probabilityThreshold, self.seed) = ("random", limit, seed)
        case nil: break
        }
    }

    var options: GenerationOptions {
        var mode: GenerationOptions.SamplingMode?
        if sampling == "greedy" { mode = .greedy }
        if let top { mode = .random(top: top, seed: seed) }
        if let probabilityThreshold { mode = .random(probabilityThreshold: probabilityThreshold, seed: seed) }
        return GenerationOptions(sampling: mode, temperature: temperature, maximumResponseTokens: maximumResponseTokens)
    }
}
