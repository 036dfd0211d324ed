import Foundation
import Testing

@testable import OrielProject

@Suite("Documents of YAML and JSON")
struct YAMLTests {
    /// A value as JSON writes it, to compare with.
    private func text(_ value: YAMLValue) -> String {
        switch value {
        case .scalar(let text, let isPlain): isPlain ? (value.isNull ? "~" : text) : "\"\(text)\""
        case .list(let elements): "[" + elements.map(text).joined(separator: ",") + "]"
        case .map(let map): "{" + map.entries.map { "\($0.key):\(text($0.value))" }.joined(separator: ",") + "}"
        }
    }

    @Test(
        "Values in blocks, brackets and quotes",
        arguments: [
            ("a: 1\nb:\n  c: x y # why\n  d: 'it''s'", #"{a:1,b:{c:x y,d:"it's"}}"#),
            ("- a\n-\n  - b\n- - c\n  - d\n- e: 1\n  f: 2\n", "[a,[b],[c,d],{e:1,f:2}]"),
            ("list:\n- a\n- b\nnext: c", "{list:[a,b],next:c}"),
            ("a:\nb: ~\nc: null\nd: ''", #"{a:~,b:~,c:~,d:""}"#),
            (
                "a: [x, 'y z', {k: v, \"q\":1}]\nb: {}\nc: [ ]\nd: {a: , b}",
                #"{a:[x,"y z",{k:v,q:1}],b:{},c:[],d:{a:~,b:~}}"#
            ),
            ("a: [\n  x, # one\n  y\n]", "{a:[x,y]}"),
            (#"{"a": "\u00e9\n\ud83d\ude00\/", "b": [1, true, null]}"#, "{a:\"é\n😀/\",b:[1,true,~]}"),
            (
                "a: http://x.y:80/z#f\nb: a:b\nc: -x\nd: $(inherited) ${X}",
                "{a:http://x.y:80/z#f,b:a:b,c:-x,d:$(inherited) ${X}}"
            ),
            ("a: one\n  two\n\n  three\nb: 1", "{a:one two\nthree,b:1}"),
            ("\"a b\" : 1\n'c': 2\nd e: 3", "{a b:1,c:2,d e:3}"),
            ("%YAML 1.2\n---\na: 1\n...\nb: 2", "{a:1}"),
            ("a: 1\n---\nb: 2", "{a:1}"),
            ("\u{FEFF}a: 1\r\nb:\r\n  - x\r\n", "{a:1,b:[x]}"),
            ("a: \"x\n  y\n\n  z \\\n  w\"", "{a:\"x y\nz w\"}"),
            ("- !!str a\n- !x\n  b: 1", "[a,{b:1}]"), ("", "~"), ("# nothing\n", "~"), ("word", "word"),
            ("a: 1\na: 2", "{a:2}"), ("a: *.swift", "!"),
        ])
    func values(_ source: String, _ expected: String) {
        #expect((try? YAMLReader.read(source)).map(text) ?? "!" == expected)
    }

    @Test(
        "Literal and folded blocks",
        arguments: [
            ("a: |\n  x\n    y\n\n  z\nb: 1", "x\n  y\n\nz\n"), ("a: |-\n  x\n\n", "x"),
            ("a: |+\n  x\n\nb: 1", "x\n\n"),
            ("a: >\n  x\n  y\n\n  z\n", "x y\nz\n"), ("a: >-\n  x\n    y\n  z\n", "x\n  y\nz"),
            ("a: |2\n    x\n  y\n", "  x\ny\n"), ("a: |\n  # no comment\n", "# no comment\n"), ("a: |\nb: 1", ""),
            ("a: | # why\n  \tx\n", "\tx\n"),
        ])
    func blocks(_ source: String, _ expected: String) throws {
        #expect(try YAMLReader.read(source)["a"]?.string == expected || expected.isEmpty)
        #expect(
            try YAMLReader.read("- " + source.replacing("\n", with: "\n  ")).list.first?["a"]
                == YAMLReader.read(source)["a"])
    }

    @Test("Anchors, aliases and merge keys")
    func anchors() throws {
        let value = try YAMLReader.read(
            """
            base: &base
              a: 1
              b: 2
            other: &other {b: 3, c: 4}
            one:
              <<: *base
              b: own
            all: {<<: [*base, *other]}
            list: [&x y, *x]
            """)
        #expect(text(value["one"] ?? .null) == "{b:own,a:1}")
        #expect(text(value["all"] ?? .null) == "{a:1,b:2,c:4}")
        #expect(text(value["list"] ?? .null) == "[y,y]")
    }

    @Test("Scalars without quotes stand for truth values and nothing")
    func scalars() throws {
        let value = try YAMLReader.read("[YES, no, 'YES', 1, On]").list
        #expect(value.map(\.bool) == [true, false, nil, nil, true])
        #expect(value.map(\.isOn) == [true, false, true, nil, true])
        #expect(YAMLValue.null.list == [] && value[0].list == [value[0]])
    }

    @Test(
        "A broken document is refused with its line",
        arguments: [
            ("a:\n\tb: 1", 2, "a tab in the indentation, where YAML takes spaces alone"),
            ("a: 1\n  b: 2", 2, "a second “:” in a value needs quotes around the value"),
            ("a:\n  b: 1\n c: 2", 3, "this is indented further than the keys that it is among"),
            ("a: 1\nb", 2, "a key with “:” is expected"),
            ("a: [1, 2\nb: 3", 1, "this bracket is not closed"), ("a: [1, 'b' 3]", 1, "“,” or “]” is expected"),
            ("a: {b: 1", 1, "this bracket is not closed"),
            ("a: \"x\nb: 1", 1, "this quotation mark has no end"),
            ("a: b: c", 1, "a second “:” in a value needs quotes around the value"),
            ("a: 'x' y", 1, "this follows a value that has ended already"),
            ("a: *b", 1, "there is no anchor “&b” above"),
            ("- a\nb: 1", 2, "this belongs to nothing above; its indentation may be wrong"),
            ("? a\n: b", 1, "keys after “?” are not read"),
            ("a: - b", 1, "a list can't begin on the line of its key"),
            ("a: %x", 1, "a value can't begin with “%” without quotes"),
            ("a: |x\n  b", 1, "after “|” or “>” a sign, a digit or the end of the line is expected"),
        ])
    func broken(_ source: String, line: Int, reason: String) {
        let failure = #expect(throws: YAMLReader.Failure.self) { try YAMLReader.read(source) }
        #expect(failure?.line == line && failure?.reason == reason, "\(failure.map(\.description) ?? "")")
    }

    @Test(
        "Documents that nest or repeat themselves without bounds are refused",
        arguments: [
            String(repeating: "[", count: 100_000), String(repeating: "{a: ", count: 100_000),
            String(repeating: "- ", count: 100_000) + "x",
            (0..<500).map { String(repeating: " ", count: $0) + "a:" }.joined(separator: "\n"),
            "a0: &a0 [x, x]\n" + (1..<60).map { "a\($0): &a\($0) [*a\($0 - 1), *a\($0 - 1)]" }.joined(separator: "\n"),
            String(repeating: "&a ", count: 100_000) + "x", String(repeating: "- x\n", count: 300_000),
        ])
    func hostile(_ source: String) {
        #expect(throws: YAMLReader.Failure.self) { try YAMLReader.read(source) }
    }

    @Test("Nothing traps, whatever the bytes are")
    func random() {
        var generator = SystemRandomNumberGenerator()
        let pieces = [
            "a", ":", " ", "\n", "-", "[", "]", "{", "}", "\"", "'", "\\", "|", ">", "&", "*", "#", "\t", "?", "!", ",",
            "é", "\u{0}", "---", "<<", "1", "\\ud83d",
        ]
        for _ in 0..<3000 {
            let source = (0..<Int.random(in: 1...40, using: &generator)).map { _ in
                pieces.randomElement(using: &generator) ?? ""
            }
            _ = try? YAMLReader.read(source.joined())
        }
    }

    @Test("The time grows with the length alone")
    func linear() throws {
        let clock = ContinuousClock()
        func time(_ count: Int, _ source: (Int) -> String) -> Double {
            let text = source(count)
            return clock.measure { _ = try? YAMLReader.read(text) } / .milliseconds(1)
        }
        let sources: [(Int) -> String] = [
            { "a: " + String(repeating: "x ", count: $0) }, { "a: x\n" + String(repeating: "\n", count: $0) + "  y" },
            { "a: " + String(repeating: "x\n  ", count: $0) }, { "a: |\n" + String(repeating: "  x\n\n", count: $0) },
            { "a: \"" + String(repeating: "\\u0041\n", count: $0) + "\"" },
            { String(repeating: "#\n", count: $0) + "a: 1" },
        ]
        for source in sources { #expect(time(200_000, source) < 30_000) }
    }
}
