import FoundationModels
import Testing

/// Text of models that may end anywhere: where values are complete, and which are left out.
@Suite("Content that ends at any place")
struct UnfinishedContentTests {
    @Test(
        "A complete value is complete, with blanks around it and between its parts",
        arguments: [
            ("[]", "[]"), ("[1]", "[1]"), ("[1,2]", "[1, 2]"), (" [ 1 ,\t2 ] \n", "[1, 2]"), ("{}", "{}"),
            (#"{"a":1}"#, #"{"a": 1}"#), (#" { "b" : [ ] , "a" : { } } "#, #"{"b": [], "a": {}}"#),
            ("[[1], [2, [3]]]", "[[1], [2, [3]]]"), ("true", "true"), (" false ", "false"), ("null", "null"),
            ("-1.5e2", "-150"), ("0", "0"), (#""""#, #""""#), (#"["a\"b", "\\"]"#, #"["a\"b", "\\"]"#),
        ])
    func complete(text: String, json: String) throws {
        let content = try GeneratedContent(json: text)
        #expect(content.jsonString == json && content.isComplete)
    }

    @Test(
        "A text that is cut off after any sign is kept as far as it is known, and not complete",
        arguments: [
            ("[1,", "[1]"), ("[1, ", "[1]"), ("[1", "[1]"), ("[[1]", "[[1]]"), ("[[1], [", "[[1], []]"),
            ("[true", "[true]"), ("[t", "[null]"), ("[nul", "[null]"), ("[\"", "[\"\"]"), ("[\"a\"", "[\"a\"]"),
            ("[\"a\\", "[\"a\"]"), ("[1e", "[null]"), ("[-", "[null]"), ("{\"a", "{}"), ("{\"a\"", "{}"),
            ("{\"a\":", "{}"), ("{\"a\": 1,", "{\"a\": 1}"), ("{\"a\": 1, ", "{\"a\": 1}"),
            ("{\"a\": {", "{\"a\": {}}"), ("{\"a\": {}", "{\"a\": {}}"), ("{\"a\": [1]", "{\"a\": [1]}"),
        ])
    func unfinished(text: String, json: String) throws {
        let content = try GeneratedContent(json: text)
        #expect(content.jsonString == json && !content.isComplete)
    }

    @Test("Parts that have their ends are complete within one that does not")
    func parts() throws {
        let content = try GeneratedContent(json: #"{"a": [1, 2], "b": "x", "c": "y"#)
        var (values, keys): ([String: GeneratedContent], [String]) = ([:], [])
        if case .structure(let parts, let names) = content.kind { (values, keys) = (parts, names) }
        #expect(keys == ["a", "b", "c"])
        #expect(values["a"]?.isComplete == true && values["b"]?.isComplete == true && values["c"]?.isComplete == false)
    }

    @Test("A name that occurs twice has its last value at its first place")
    func twice() throws {
        #expect(try GeneratedContent(json: #"{"a": 1, "b": 2, "a": 3}"#).jsonString == #"{"a": 3, "b": 2}"#)
    }

    @Test(
        "Signs at the wrong place fail, whatever follows",
        arguments: [
            "[,1]", "[1,,2]", "[1 2", "[1}", "{1: 2}", "{\"a\": 1 \"b\"", "{\"a\": 1]", "{\"a\", 1}", "{,", "]", "}",
            ",", "[]]", "{} {}", "truth", "[trux", "falsey", "[\"a\"\"b\"", "[01x]", "--", "[1-]", "+",
        ])
    func faults(text: String) {
        #expect(throws: LanguageModelSession.GenerationError.self) { try GeneratedContent(json: text) }
    }

    @Test("Values may be 99 deep, and no deeper")
    func depth() throws {
        func nested(_ count: Int) -> String {
            String(repeating: "[", count: count) + String(repeating: "]", count: count)
        }
        #expect(try GeneratedContent(json: nested(99)).jsonString == nested(99))
        #expect(throws: LanguageModelSession.GenerationError.self) { try GeneratedContent(json: nested(100)) }
        // Beside each other they are not deeper.
        let wide = "[" + Array(repeating: "[1]", count: 200).joined(separator: ", ") + "]"
        #expect(try GeneratedContent(json: wide).jsonString == wide)
    }
}
