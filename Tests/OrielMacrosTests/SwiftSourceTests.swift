import Testing

@testable import MacroExpansion
@testable import SwiftTokens

@Suite("Cutting Swift source into tokens")
struct SwiftSourceTests {
    private func tokens(_ text: String) throws -> [String] {
        let source = try SwiftSource(text)
        return source.tokens.map { source.text($0.range) }
    }

    @Test(
        "Strings of every form are one token",
        arguments: [
            #""""#, #""a""#, #""a \" b""#, #""\\""#, #""\(a)""#, #""\(a("b", c: "\(d)"))""#, ##"#"a"#"##, ##"#"""#"##,
            ##"#"a \(b) " c"#"##, ##"#"\#(a["b"]) \(""#"##, "\"\"\"\na \"quoted\" word\n\"\"\"",
            "\"\"\"\n\\(a)\n\"\"\"",
            "##\"\"\"\n\"#\n\"\"\"##", "\"\\(a /* ) */)\"", "\"{[(\"", "\"héllo 🃏\"",
        ])
    func strings(_ literal: String) throws {
        #expect(try tokens("x = \(literal) + y") == ["x", "=", literal, "+", "y"])
    }

    @Test("Comments are skipped, nested ones too")
    func comments() throws {
        #expect(try tokens("a // b\nc /* d /* e */ \" */ f") == ["a", "c", "f"])
        #expect(try tokens("a=/* b */c") == ["a", "=", "c"])
    }

    @Test(
        "Regular expressions are told from divisions",
        arguments: [
            ("a = /b\"c{/", ["a", "=", "/b\"c{/"]), ("a / b / c", ["a", "/", "b", "/", "c"]),
            ("f(/x[)]/)", ["f", "(", "/x[)]/", ")"]), ("a = #/b\"/c/#", ["a", "=", "#/b\"/c/#"]),
            ("(a)/b/c", ["(", "a", ")", "/", "b", "/", "c"]), ("a = /b", ["a", "=", "/", "b"]),
        ])
    func regexes(_ text: String, _ expected: [String]) throws {
        #expect(try tokens(text) == expected)
    }

    @Test("Numbers, names, operators and marks")
    func words() throws {
        #expect(try tokens("1.5e-3+0xFF_0.a") == ["1.5e-3", "+", "0xFF_0", ".", "a"])
        #expect(try tokens("`in`?.b ... c->D") == ["`in`", "?", ".", "b", "...", "c", "->", "D"])
        #expect(try tokens("[1...3, \\.a]") == ["[", "1", "...", "3", ",", "\\", ".", "a", "]"])
    }

    @Test("Brackets know their depth and their partner")
    func brackets() throws {
        let source = try SwiftSource("a({[b]})")
        #expect(source.tokens.map(\.depth) == [0, 0, 1, 2, 3, 2, 1, 0])
        #expect(source.tokens.map(\.partner) == [nil, 7, 6, 5, nil, 3, 2, 1])
    }

    @Test(
        "What is not closed is an error at its beginning",
        arguments: [
            ("a (b", 2), ("a \"b", 2), ("a )", 2), ("(]", 1), ("a /* b", 2), ("`a", 0), ("\"\"\"\na", 0), ("\"\\(a", 2),
            ("x #\"a\"", 2),
        ])
    func unclosed(_ text: String, _ offset: Int) {
        #expect { try SwiftSource(text) } throws: { ($0 as? MacroError)?.offset == offset }
    }

    @Test("Hostile nesting is refused rather than followed until the stack ends")
    func deepNesting() {
        #expect(throws: MacroError.self) { try SwiftSource(String(repeating: "\"\\(", count: 100_000)) }
        #expect(throws: MacroError.self) { try SwiftSource(String(repeating: "/*", count: 100_000)) }
        #expect(throws: MacroError.self) { try SwiftSource(String(repeating: "([{", count: 100_000)) }
    }

    @Test("Beginnings of literals that have no end are marks, each looked at once")
    func endlessLiterals() throws {
        #expect(try SwiftSource(String(repeating: "#", count: 20_000)).tokens.count == 20_000)
        #expect(try SwiftSource(String(repeating: "#/a\n", count: 20_000)).tokens.count == 60_000)
    }
}
