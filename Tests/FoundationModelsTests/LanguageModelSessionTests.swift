import FoundationModels
import Playgrounds
import SwiftUITesting
import Testing

#Playground("A question") {
    let response = try await LanguageModelSession().respond(to: "Hello")
    Issue.record("A playground has run: \(response.content)")
}

@Suite("Sessions with a language model that is not there")
struct LanguageModelSessionTests {
    struct Temperature: Tool {
        let description = "Returns the temperature"
        @Generable struct Arguments {
            @Guide(description: "The city") var city: String
        }
        func call(arguments: Arguments) async throws -> String { "21 degrees in \(arguments.city)" }
    }

    @Test("There is no model, as on a device that is not eligible")
    func availability() {
        let model = SystemLanguageModel.default
        #expect(model.availability == .unavailable(.deviceNotEligible) && !model.isAvailable)
        #expect(model.supportedLanguages.isEmpty && !model.supportsLocale())
        #expect(throws: SystemLanguageModel.Adapter.AssetError.self) {
            try SystemLanguageModel.Adapter(name: "adapter")
        }
    }

    @Test("Requests and streams fail with assetsUnavailable")
    func requests() async {
        let session = LanguageModelSession(instructions: "Be short")
        func isMissing(_ error: any Error) -> Bool {
            guard case LanguageModelSession.GenerationError.assetsUnavailable = error else { return false }
            return error.localizedDescription == "The model is not available."
        }
        await #expect { try await session.respond(to: "Hello") } throws: { isMissing($0) }
        await #expect {
            try await session.respond(to: Prompt("Hello"), generating: Int.self)
        } throws: { isMissing($0) }
        await #expect {
            try await session.respond(schema: String.generationSchema) { "Hello" }
        } throws: { isMissing($0) }
        await #expect {
            for try await snapshot in session.streamResponse(to: "Hello", generating: [String].self) {
                Issue.record("There is a snapshot: \(snapshot.content)")
            }
        } throws: { isMissing($0) }
        await #expect { try await session.streamResponse(to: "Hello").collect() } throws: { isMissing($0) }
        #expect(!session.isResponding)
    }

    @Test("A tool is named after its type, and called with its arguments")
    func tools() async throws {
        let tool = Temperature()
        #expect(tool.name == "Temperature" && tool.includesSchemaInInstructions)
        #expect(tool.parameters.debugDescription.contains(#""city": {"type": "string", "description": "The city"}"#))
        let arguments = try Temperature.Arguments(GeneratedContent(json: #"{"city": "Ulm"}"#))
        #expect(try await tool.call(arguments: arguments) == "21 degrees in Ulm")
    }

    @Test("Instructions and prompts are put together of texts, lists, loops and branches")
    func builders() throws {
        let isLong = true
        let session = LanguageModelSession(tools: [Temperature()]) {
            "You plan trips."
            if isLong { "Be long." } else { "Be short." }
            if !isLong { "Not this." }
            for number in 1...2 { "Rule \(number)" }
            ["a", "b"]
        }
        let entry = try #require(session.transcript.first)
        guard case .instructions(let instructions) = entry else {
            Issue.record("The first entry is not the instructions.")
            return
        }
        #expect(
            instructions.segments.map(\.description)
                == ["You plan trips.", "Be long.", "Rule 1", "Rule 2", "a", "b"])
        #expect(instructions.toolDefinitions.map(\.name) == ["Temperature"])
        #expect(LanguageModelSession().transcript.isEmpty)
    }

    @Test("A transcript is encoded and decoded with all entries, and can be continued")
    func transcripts() throws {
        let session = LanguageModelSession(tools: [Temperature()], instructions: "Be short")
        let options = GenerationOptions(
            sampling: .random(top: 3, seed: 7), temperature: 0.5, maximumResponseTokens: 100)
        let content = try GeneratedContent(json: #"{"city": "Ulm"}"#)
        let entries: [Transcript.Entry] =
            Array(session.transcript) + [
                .prompt(
                    .init(
                        segments: [.text(.init(content: "Hello"))], options: options,
                        responseFormat: .init(type: [Int].self))),
                .toolCalls(.init([.init(id: "1", toolName: "Temperature", arguments: content)])),
                .toolOutput(.init(id: "1", toolName: "Temperature", segments: [.text(.init(content: "21"))])),
                .response(.init(assetIDs: ["a"], segments: [.structure(.init(source: "City", content: content))])),
            ]
        let transcript = Transcript(entries: entries)
        let decoded = try JSONDecoder().decode(Transcript.self, from: JSONEncoder().encode(transcript))
        #expect(decoded == transcript && decoded.count == 5)
        #expect(LanguageModelSession(transcript: decoded).transcript == transcript)
        #expect(entries.last?.description == #"(Response) {"city": "Ulm"}"#)
        #expect(throws: DecodingError.self) {
            try JSONDecoder().decode(Transcript.self, from: Data(#"{"transcript": {"entries": [{}]}}"#.utf8))
        }
    }

    @Test("Feedback is JSON with the transcript and the faults")
    func feedback() throws {
        let session = LanguageModelSession(instructions: "Be short")
        let data = session.logFeedbackAttachment(
            sentiment: .negative, issues: [.init(category: .tooVerbose, explanation: "Long")],
            desiredResponseText: "Yes")
        let file = try GeneratedContent(json: String(decoding: data, as: UTF8.self))
        #expect(try file.value(String.self, forProperty: "sentiment") == "negative")
        #expect(file.jsonString.contains(#"{"category": "tooVerbose", "explanation": "Long"}"#))
        #expect(file.jsonString.contains("Be short") && file.jsonString.contains(#""text": "Yes""#))
    }
}
