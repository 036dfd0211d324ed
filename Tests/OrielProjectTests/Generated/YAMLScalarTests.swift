import Testing

@testable import OrielProject

/// Letters in quotes, and keys.
@Suite("Scalars of YAML")
struct YAMLScalarTests {
    private func scalar(_ source: String) throws -> String? { try YAMLReader.read("a: \(source)\nb: 1")["a"]?.string }

    @Test(
        "Letters behind a backslash",
        arguments: [
            (#""\n\t\r\0\a\b\e\f\v""#, "\n\t\r\0\u{7}\u{8}\u{1B}\u{C}\u{B}"), (#""\\\"\/\ ""#, "\\\"/ "),
            (#""\x41\x7e.""#, "A~."), (#""\u00e9x""#, "éx"), (#""\U0001F600x""#, "😀x"), (#""\N\_""#, "\u{85}\u{A0}"),
            (#""\x4""#, "\u{4}"), (#""\x4g""#, "\u{4}g"), (#""\xg""#, "\u{FFFD}g"), (#""\u00411""#, "A1"),
            // Two halves of one letter, and halves without their others.
            (#""\ud83d\ude00!""#, "😀!"), (#""\ud800\udc00""#, "\u{10000}"), (#""\udbff\udfff""#, "\u{10FFFF}"),
            (#""\ud83d!""#, "\u{FFFD}!"), (#""\ud83d\u0041!""#, "\u{FFFD}!"), (#""\ude00!""#, "\u{FFFD}!"),
            (#""\ud83d\n""#, "\u{FFFD}\n"), (#""\U00110000""#, "\u{FFFD}"),
            // In single quotes they are themselves.
            (#"'\n\x41'"#, #"\n\x41"#), ("'it''s'", "it's"), ("''''", "'"),
        ])
    func escapes(_ source: String, _ expected: String) throws {
        #expect(try scalar(source) == expected)
    }

    @Test("Lines in quotes are joined by a space, and empty ones count")
    func lines() throws {
        #expect(try scalar("\"x  \n   y\"") == "x y" && scalar("'x\n  y'") == "x y")
        #expect(try scalar("\"x\n\n  y\"") == "x\ny" && scalar("\"x\n\n\n  y\"") == "x\n\ny")
        #expect(try scalar("\"x \\\n   y\"") == "x y" && scalar("\"x\\\n  \\ y\"") == "x y")
    }

    @Test("Keys in quotes end at their own quote, and have a colon and space behind")
    func keys() throws {
        func keys(_ source: String) throws -> [String] {
            guard case .map(let map) = try YAMLReader.read(source) else { return [] }
            return map.entries.map(\.key)
        }
        #expect(try keys("\"a: b\": 1\n'c: d' : 2\n\"e\\\"f\": 3\n'g\"h': 4") == ["a: b", "c: d", "e\"f", "g\"h"])
        #expect(try keys("\"a\\\\\": 1\n'b\\': 2") == ["a\\", "b\\"])
        #expect(try keys("a:b: 1\nc#d: 2\ne f\t: 3") == ["a:b", "c#d", "e f"])
        #expect(try YAMLReader.read("'a'").string == "a")
        for source in ["'a':b", "\"a\"b: c", "'a' b: c"] {
            #expect(throws: YAMLReader.Failure.self) { try YAMLReader.read(source) }
        }
        #expect(try keys("a: 1\nb:") == ["a", "b"])
    }

    @Test("What a comment is, and what has its sign alone")
    func comments() throws {
        #expect(try scalar("x #y") == "x" && scalar("x#y") == "x#y" && scalar("'x #y' # z") == "x #y")
        #expect(try scalar("x\t# y") == "x" && scalar("  x  ") == "x")
    }
}
