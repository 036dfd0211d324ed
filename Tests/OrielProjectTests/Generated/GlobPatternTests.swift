import Testing

@testable import OrielProject

@Suite("Patterns of paths")
struct GlobPatternTests {
    private func matches(_ pattern: String, _ path: String) -> Bool {
        GlobPattern(pattern).matches(path.split(separator: "/"))
    }

    @Test(
        "Patterns match as in shells",
        arguments: [
            ("*.swift", "A.swift", true), ("*.swift", "in/A.swift", false), ("**/*.swift", "A.swift", true),
            ("**/*.swift", "a/b/A.swift", true), ("a/**", "a/b/c", true), ("a/**/c", "a/c", true),
            ("a/**/c", "a/b", false),
            ("?.[mh]", "a.m", true), ("?.[mh]", "a.c", false), ("x[0-2].json", "x1.json", true),
            ("x[!0-2]", "x1", false),
            ("x[^0-2]", "x9", true), ("{A,B}/*", "B/c", true), ("{A,B{1,2}}", "B2", true), ("a{b", "a{b", true),
            ("./a", "a", true), ("*a*b*", "xxaxxbxx", true), ("*a*b*", "xxbxxa", false), ("", "a", false),
            ("[", "[", true),
            ("a\\*", "a*", true), ("a\\*", "ab", false), ("**", "a/b", true),
        ])
    func matching(_ pattern: String, _ path: String, _ expected: Bool) {
        #expect(matches(pattern, path) == expected)
    }

    @Test("A folder that matches covers all within it")
    func covering() {
        #expect(GlobPattern("Old").covers(["Old", "A.swift"]))
        #expect(GlobPattern("**/Old").covers(["a", "Old", "b", "A.swift"]))
        #expect(!GlobPattern("Old").covers(["a", "Old"]))
    }

    @Test("Patterns that could be tried in very many ways are tried in few")
    func hostile() {
        let stars = String(repeating: "*a", count: 500) + "b"
        #expect(!matches(stars, String(repeating: "a", count: 5000)))
        #expect(!matches(String(repeating: "**/a/", count: 200) + "b", String(repeating: "a/", count: 2000)))
        #expect(!matches(String(repeating: "{a,b}", count: 60), "c"))
        #expect(!matches(String(repeating: "{", count: 5000), "c"))
    }
}
