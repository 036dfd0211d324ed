import FoundationModels
import Testing

@Generable(description: "A plan for a journey")
private struct Itinerary {
    @Guide(description: "A name for the trip")
    let title: String
    @Guide(.anyOf(["Ulm", "Rome"])) let city: String
    @Guide(description: "The days", .count(2)) let days: [DayPlan]
    @Guide(.range(1...5)) var stars: Int
    @Guide(.minimum(0.5), .maximum(2)) var factor: Double
    var note: String?
    @Guide(description: "A code", #/[A-Z]{3}/#) var code: String
    @Guide(.element(.anyOf(["a", "b"]))) var tags: [String]?
    var kind: Kind
    var `default`: Bool
    static let shared = 1
    var summary: String { title }
}

@Generable
private struct DayPlan {
    var id: GenerationID
    let title: String
    var next: [DayPlan]
}

@Generable
private enum Kind: String { case sightseeing, food = "eating" }

@Generable(description: "Plain")
private enum Plain: Equatable {
    case first, second
    case `default`
    var isFirst: Bool { self == .first }
}

@Generable
private indirect enum Answer: Equatable {
    case text(String)
    case pair(first: Int, second: Double)
    case nested(Answer, Plain)
    case nothing
}

@Suite("Types that the macro Generable makes")
struct GenerableTypeTests {
    private let json = """
        {"title": "Trip", "city": "Ulm", "days": [{"title": "One", "next": []}], "stars": 3, "factor": 1.5, \
        "code": "ABC", "kind": "eating", "default": true}
        """

    @Test("A structure is made of content, and makes the same content; properties without a value are left out")
    func roundTrip() throws {
        let plan = try Itinerary(GeneratedContent(json: json))
        #expect((plan.title, plan.city, plan.stars, plan.factor) == ("Trip", "Ulm", 3, 1.5))
        #expect(plan.days.map(\.title) == ["One"] && plan.note == nil && plan.tags == nil)
        #expect(plan.kind == .food && plan.default)
        #expect(plan.generatedContent.jsonString == json)
        #expect(throws: LanguageModelSession.GenerationError.self) {
            try Itinerary(GeneratedContent(json: #"{"title": "Trip"}"#))
        }
    }

    @Test("A schema has the properties with their guides in their order, and types once")
    func schema() throws {
        let day = """
            {"title": "DayPlan", "type": "object", "properties": {"title": {"type": "string"}, \
            "next": {"type": "array", "items": {"$ref": "#/$defs/DayPlan"}}}, "required": ["title", "next"], \
            "additionalProperties": false, "x-order": ["title", "next"]}
            """
        #expect(
            Itinerary.generationSchema.debugDescription == """
                {"title": "Itinerary", "description": "A plan for a journey", "type": "object", "properties": {\
                "title": {"type": "string", "description": "A name for the trip"}, \
                "city": {"type": "string", "enum": ["Ulm", "Rome"]}, \
                "days": {"type": "array", "items": {"$ref": "#/$defs/DayPlan"}, "minItems": 2, "maxItems": 2, \
                "description": "The days"}, "stars": {"type": "integer", "minimum": 1, "maximum": 5}, \
                "factor": {"type": "number", "minimum": 0.5, "maximum": 2}, "note": {"type": "string"}, \
                "code": {"type": "string", "pattern": "[A-Z]{3}", "description": "A code"}, \
                "tags": {"type": "array", "items": {"type": "string", "enum": ["a", "b"]}}, \
                "kind": {"$ref": "#/$defs/Kind"}, "default": {"type": "boolean"}}, \
                "required": ["title", "city", "days", "stars", "factor", "code", "kind", "default"], \
                "additionalProperties": false, \
                "x-order": ["title", "city", "days", "stars", "factor", "note", "code", "tags", "kind", "default"], \
                "$defs": {"DayPlan": \(day), \
                "Kind": {"title": "Kind", "type": "string", "enum": ["sightseeing", "eating"]}}}
                """)
        let recursive = DayPlan.generationSchema.debugDescription
        #expect(recursive.contains(##""items": {"$ref": "#"}"##) && !recursive.contains("$defs"))
    }

    @Test("An encoded schema is JSON, and decoding it makes the same schema")
    func codedSchema() throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        let data = try encoder.encode(Itinerary.generationSchema)
        let decoded = try JSONDecoder().decode(GenerationSchema.self, from: data)
        #expect(try encoder.encode(decoded) == data && data.count > 900)
    }

    @Test("An unfinished value has the properties that are there, and keeps the identities of its parts")
    func partial() throws {
        let whole = try GeneratedContent(json: json)
        for count in 1..<json.utf8.count {
            let content = try GeneratedContent(json: String(json.prefix(count)))
            let partial = try Itinerary.PartiallyGenerated(content)
            #expect(!content.isComplete && partial.default == (count == json.utf8.count - 1 ? true : nil))
            #expect(partial.title == nil || "Trip".hasPrefix(partial.title!))
        }
        let end = try #require(json.range(of: #"ne", "next"#))
        let partial = try Itinerary.PartiallyGenerated(GeneratedContent(json: String(json[..<end.lowerBound])))
        #expect(partial.days?.map(\.title) == ["O"] && partial.stars == nil)
        #expect(try Itinerary(whole).asPartiallyGenerated().days?.first?.next?.isEmpty == true)
        let id = GenerationID()
        let day = DayPlan(id: id, title: "One", next: [])
        #expect(day.generatedContent.id == id && day.asPartiallyGenerated().id == id)
    }

    @Test("Cases are texts, or objects with their values where a case has some; unknown ones fail")
    func enumerations() throws {
        #expect(Kind.food.generatedContent.jsonString == #""eating""#)
        #expect(try Kind(GeneratedContent(json: #""eating""#)) == .food)
        #expect(
            Plain.generationSchema.debugDescription
                == #"{"title": "Plain", "description": "Plain", "type": "string", "enum": ["first", "second", "default"]}"#
        )
        for value in [Plain.first, .second, .default] { #expect(try Plain(value.generatedContent) == value) }
        #expect(throws: LanguageModelSession.GenerationError.self) { try Plain(GeneratedContent("third")) }
        #expect(throws: LanguageModelSession.GenerationError.self) { try Kind(GeneratedContent("food")) }
        let answers: [Answer] = [
            .text("a"), .pair(first: 1, second: 2.5), .nested(.nested(.nothing, .default), .first), .nothing,
        ]
        for value in answers { #expect(try Answer(value.generatedContent) == value) }
        #expect(answers[1].generatedContent.jsonString == #"{"case": "pair", "first": 1, "second": 2.5}"#)
        let schema = Answer.generationSchema.debugDescription
        #expect(schema.hasPrefix(#"{"title": "Answer", "anyOf": [{"type": "object", "properties": {"case": "#))
        #expect(schema.contains(##""value1": {"$ref": "#"}, "value2": {"$ref": "#/$defs/Plain"}"##))
    }
}
