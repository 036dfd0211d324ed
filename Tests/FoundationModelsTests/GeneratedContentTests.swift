import FoundationModels
import Testing

@Suite("Content of language models")
struct GeneratedContentTests {
    @Test("JSON is read and written, with properties in their order")
    func json() throws {
        let text = #"{"b": [1, -2.5, true, null], "a": {"ü": "x\n\"y\" \\ \u0001"}, "c": []}"#
        let content = try GeneratedContent(json: text)
        #expect(content.jsonString == text && content.isComplete)
        #expect(try content.value([Bool].self, forProperty: "c") == [])
        #expect(try GeneratedContent(json: #""\u00fc\ud83d\ude00""#).value(String.self) == "ü😀")
    }

    @Test(
        "Text that ends too early is read as far as it goes",
        arguments: [
            (#"{"a": "x"#, #"{"a": "x"}"#), (#"{"a": 1, "b"#, #"{"a": 1}"#), (#"{"a": [1, 2"#, #"{"a": [1, 2]}"#),
            (#"{"a": {"b": tr"#, #"{"a": {"b": null}}"#), (#"["x\u00"#, #"["x"]"#), (#"["ü\ud83d"#, #"["ü"]"#),
            (#"{"a": -"#, #"{"a": null}"#), ("[", "[]"), (#"{"a":"#, "{}"), (#"{"#, "{}"),
        ])
    func unfinished(_ text: String, _ json: String) throws {
        let content = try GeneratedContent(json: text)
        #expect(content.jsonString == json && !content.isComplete)
    }

    @Test(
        "Text that is not JSON fails",
        arguments: [
            "", "x", "{x", "[1 2]", #"{"a" 1}"#, "1 2", "nul!", "1e999", #""\x""#, "[1,]",
        ])
    func faults(_ text: String) {
        #expect {
            try GeneratedContent(json: text)
        } throws: {
            guard case .decodingFailure(let context) = $0 as? LanguageModelSession.GenerationError else { return false }
            return !context.debugDescription.isEmpty
        }
    }

    @Test("Text that is too deep fails, and does not exhaust the stack")
    func depth() {
        #expect(throws: LanguageModelSession.GenerationError.self) {
            try GeneratedContent(json: String(repeating: "[", count: 100_000))
        }
        #expect(throws: Never.self) {
            try GeneratedContent(json: String(repeating: "[", count: 99) + String(repeating: "]", count: 99))
        }
    }

    @Test("Objects and lists are made of values; a name that occurs twice is combined")
    func values() throws {
        let content = GeneratedContent(properties: ["name": "Ann", "age": 30, "pets": ["Rex"], "none": Int?.none])
        #expect(content.jsonString == #"{"name": "Ann", "age": 30, "pets": ["Rex"], "none": null}"#)
        #expect(try content.value(Int.self, forProperty: "age") == 30)
        #expect(try content.value(Int?.self, forProperty: "none") == nil)
        #expect(try content.value(Int?.self, forProperty: "other") == nil)
        #expect(throws: LanguageModelSession.GenerationError.self) {
            try content.value(Int.self, forProperty: "name")
        }
        #expect(throws: LanguageModelSession.GenerationError.self) { try content.value(Int.self, forProperty: "x") }
        let pairs: [(String, any ConvertibleToGeneratedContent)] = [("a", 1), ("b", true), ("a", 2)]
        let combined = try GeneratedContent(properties: pairs) { try $0.value(Int.self) + $1.value(Int.self) }
        #expect(combined.jsonString == #"{"a": 3, "b": true}"#)
        #expect(GeneratedContent(elements: [1, "x"] as [any ConvertibleToGeneratedContent]).jsonString == #"[1, "x"]"#)
    }

    @Test("Numbers are of their types: whole numbers have no fraction, decimals keep their digits")
    func numbers() throws {
        #expect(throws: LanguageModelSession.GenerationError.self) { try Int(GeneratedContent(2.5)) }
        #expect(try Double(GeneratedContent(2)) == 2)
        let tenth = try #require(Decimal(string: "0.1"))
        #expect(try Decimal(tenth.generatedContent) == tenth)
        #expect(GeneratedContent(Double.infinity).jsonString == "null")
    }

    @Test("Dynamic schemas refer to each other by names; faults are found")
    func dynamicSchemas() throws {
        let soup = DynamicGenerationSchema(name: "Soup", anyOf: ["Tomato", "Corn"])
        let menu = DynamicGenerationSchema(
            name: "Menu",
            properties: [
                .init(name: "soup", description: "The soup", schema: soup),
                .init(name: "count", schema: .init(type: Int.self, guides: [.range(1...3)]), isOptional: true),
                .init(name: "side", schema: .init(arrayOf: .init(referenceTo: "Side"), maximumElements: 2)),
                .init(name: "other", schema: .init(referenceTo: "Soup")),
            ])
        let side = DynamicGenerationSchema(name: "Side", properties: [])
        let schema = try GenerationSchema(root: menu, dependencies: [side]).debugDescription
        #expect(schema.contains(##""soup": {"$ref": "#/$defs/Soup", "description": "The soup"}"##))
        #expect(schema.contains(#""count": {"type": "integer", "minimum": 1, "maximum": 3}"#))
        #expect(schema.contains(##""side": {"type": "array", "items": {"$ref": "#/$defs/Side"}, "maxItems": 2}"##))
        #expect(schema.contains(#""required": ["soup", "side", "other"]"#))

        func fails(_ root: DynamicGenerationSchema, _ others: [DynamicGenerationSchema] = []) -> String? {
            do {
                _ = try GenerationSchema(root: root, dependencies: others)
                return nil
            } catch { return error.localizedDescription }
        }
        #expect(fails(menu) == "There are no schemas named Side.")
        #expect(fails(menu, [side, side]) == "There are two schemas named “Side”.")
        #expect(fails(.init(name: "A", anyOf: [String]())) == "“A” has no choices.")
        let twice = DynamicGenerationSchema.Property(name: "x", schema: soup)
        #expect(fails(.init(name: "A", properties: [twice, twice])) == "“A” has two properties named “x”.")
    }
}
