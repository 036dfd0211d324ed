import Foundation
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

    @Test("Property lists are written as Foundation reads them")
    func writing() throws {
        let entries: [String: Any] = [
            "text": "a <b> & \u{1}c\r\n\"d\"", "none": "", "yes": true, "no": false, "one": 1, "less": -7, "half": 0.5,
            "list": ["x", 2, ["y"], [String]()] as [Any], "dictionary": ["<k>": ["z": true]], "data": Data([0, 255]),
            "date": Date(timeIntervalSince1970: 1_700_000_000), "number": NSNumber(value: 3),
        ]
        let data = try PropertyListWriter.data(entries)
        let list = try PropertyListSerialization.propertyList(from: data, format: nil)
        let read = try #require(list as? [String: Any])
        #expect(read.count == entries.count && read["text"] as? String == "a <b> & c\r\n\"d\"")
        #expect(read["none"] as? String == "" && read["half"] as? Double == 0.5 && read["less"] as? Int == -7)
        #expect(read["yes"] as? Bool == true && read["no"] as? Bool == false && read["number"] as? Int == 3)
        let elements = try #require(read["list"] as? [Any])
        #expect(elements.count == 4 && elements[0] as? String == "x" && elements[1] as? Int == 2)
        #expect((read["dictionary"] as? [String: [String: Bool]]) == ["<k>": ["z": true]])
        #expect(read["data"] as? Data == Data([0, 255]))
        #expect(read["date"] as? Date == Date(timeIntervalSince1970: 1_700_000_000))
        let text = String(decoding: data, as: UTF8.self)
        #expect(text.contains("<true/>") && text.contains("<integer>1</integer>"))
        // What was written once is written the same again.
        #expect(try PropertyListWriter.data(read) == data)
        #expect(throws: Problem.self) { try PropertyListWriter.data(["a": URL(filePath: "/")]) }
    }
}
