import Testing

@testable import OrielProject

@Suite("Old-style property lists")
struct PropertyListTests {
    @Test("Words, strings, arrays, dictionaries, data and comments")
    func values() throws {
        let list = try PropertyListParser.parse(
            """
            // !$*UTF8*$!
            { a = 46; "b c" = "d\\"e\\n\\t\\U00e9\\101"; /* note */ list = (x, "y z", ); empty = (); inner = { k = v; };
              data = <0f 1a>; path = ../A/B-c.swift; tilde = 'single'; key; }
            """)
        #expect(list["a"] == .string("46"))
        #expect(list["b c"] == .string("d\"e\n\té\u{41}"))
        #expect(list["list"]?.strings == ["x", "y z"])
        #expect(list["empty"] == .array([]))
        #expect(list["inner"]?["k"] == .string("v"))
        #expect(list["data"] == .string("<0f 1a>"))
        #expect(list["path"] == .string("../A/B-c.swift"))
        #expect(list["tilde"] == .string("single"))
        #expect(list["key"] == .string("key"))
        #expect(list["nothing"] == nil)
    }

    @Test("A string where a list is expected is a list of one")
    func loneString() { #expect(PropertyValue.string("a").strings == ["a"]) }

    @Test(
        "Broken text is refused with its line",
        arguments: [
            ("{ a = 1;\n b 2; }", 2), ("{ a = 1;\n\n", 3), ("( a b )", 1), ("{ a = \"open; }", 1), ("{ a = 1; } x", 1),
            ("", 1), ("{ a = <0f; }", 1), ("{\n\n a = 1 }", 3), ("{ a = ; }", 1), ("<<<<<<< HEAD\n{}", 1),
        ])
    func broken(_ text: String, _ line: Int) {
        let failure = #expect(throws: PropertyListParser.Failure.self) { try PropertyListParser.parse(text) }
        #expect(failure?.line == line)
    }

    @Test("Nesting without end is refused")
    func deep() {
        #expect(throws: PropertyListParser.Failure.self) {
            try PropertyListParser.parse(String(repeating: "(", count: 100_000))
        }
    }

    @Test("A file cut anywhere is refused or read, and nothing else")
    func truncated() {
        let text = "{ a = (1, { b = \"c\\U00\"; }, <0f>, /* d */ ); // e\n }"
        var read = 0
        for length in 0..<text.utf8.count {
            if (try? PropertyListParser.parse(String(decoding: Array(text.utf8)[..<length], as: UTF8.self))) != nil {
                read += 1
            }
        }
        #expect(read == 0)
    }
}
