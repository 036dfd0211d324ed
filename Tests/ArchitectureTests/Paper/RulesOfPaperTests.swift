import Testing

/// The rules about documents, on made-up documents that break them.
@Suite("The rules of paper")
struct RulesOfPaperTests {
    private func library(_ text: String, path: String = "Sources/SwiftUI/SwiftUI/A.swift") throws -> Library {
        Library([(path, try DeclarationReader.declarations(in: text))])
    }

    private let sources = """
        public struct Slider {
            public init(value: Int, in bounds: Int, step: Int) {}
            public var range: Int { 0 }
        }
        public struct Ruler { public struct Mark {} }
        extension EnvironmentValues { public var isFocused: Bool { get { true } } }
        extension View { public func badge(_ text: String) -> some View { self } }
        struct Hidden {}
        extension Hidden { func dialogIcon() {} }
        """

    @Test(
        "A name that is listed as missing and exists is found",
        arguments: [
            ("Slider", 1), ("Slider.range", 1), ("Slider(value:in:step:)", 1), ("Slider(value:…)", 1), ("badge(_:)", 1),
            ("badge", 1), ("\\.isFocused", 1), ("Ruler.Mark", 1), ("SwiftUI", 1), ("Slider.length", 0),
            ("isFocused()", 0),
            ("Slider(value:)", 0), ("badge(_:_:)", 0), ("\\.badge", 0), ("dialogIcon", 0), ("Hidden", 0),
            ("Dial.range", 0),
        ])
    func gaps(_ name: String, _ count: Int) throws {
        let list = GapList("- `\(name)`: not yet.")
        #expect(list.missing.map(\.text) == [name])
        #expect(Rules.gapsAreGaps(list, try library(sources)).count == count)
    }

    @Test("A name that is listed as without effect and doesn't exist is found with its line")
    func withoutEffect() throws {
        let list = GapList("- `Knob`: none.\n\n## Without effect\n\n- `badge(_:)`, `wheel`: they do nothing.")
        let found = Rules.gapsAreGaps(list, try library(sources))
        #expect(found.map(\.path) == ["CompatibilityGaps.md:5"])
        #expect(found.map(\.complaint) == ["'wheel' does not exist; name it as it is declared"])
    }

    @Test("Names count up to the first colon, where nothing says that only a part of them is meant")
    func listedNames() {
        let list = GapList(
            """
            # Heading with `code`
            Words with `code`.
            - `A`, `B.c(_:)` and `.d`; `E` with an `F`, `G`
              of two lines and `H`: use `I`.
            - Words before `J`.
            ## Bounds
            - `K`
            """)
        #expect(list.missing.map(\.text) == ["A", "B.c(_:)", "B.d", "F", "H"])
        #expect(Set(list.missing.map(\.line)) == [3])
    }

    @Test("Commands and options that don't exist, and commands that nothing runs, are found")
    func commands() {
        let usage = "  run APP [--png FILE]\n  dance\n      --terminal\n  fuzz\n"
        let documents = [
            ("A.md", "`./oriel run A --png B`, ./oriel run A # --later\n`./oriel walk` and `./oriel run A --jpg B`"),
            ("B.md", "    ./oriel dance\n    ./oriel fuzz"),
        ]
        let found = Rules.commandsExist(documents, usage: usage, programs: [usage]) { $0 == ".ci/run" ? "run" : nil }
        #expect(
            found.map { "\($0.path) \($0.complaint)" } == [
                "A.md names ./oriel walk, which does not exist", "A.md names --jpg, which nothing reads",
                "oriel does not run ./oriel dance", "Scripts/nightly does not run ./oriel fuzz",
            ])
    }

    @Test("Public declarations without a comment are found, but not those that a protocol explains")
    func documentation() throws {
        let text = """
            /// A dial.
            public protocol Dial {
                var angle: Double { get }
                /// Turns it.
                func turn()
            }
            extension Dial { public func turn() {} }
            /// A knob.
            public struct Knob: Dial, Hashable {
                public var angle: Double
                public func turn() {}
                public func hash(into hasher: inout Hasher) {}
                public init() {}
                // Not for documentation.
                @inlinable
                public static func == (a: Knob, b: Knob) -> Bool { true }
                public static let none = Knob()
                /// Pushes it.
                @discardableResult
                public func push() -> Int { func inner() {}; return 0 }
                var hidden = 1
            }
            /// A switch.
            public class Lever { public func pull() {} }
            /// Another.
            public class Crank: Lever { public override func pull() {} }
            struct Inner { public var shown = 0 }
            """
        let found = Rules.publicDeclarationsAreDocumented(try library(text))
        #expect(
            found.map(\.complaint) == [
                "'Dial.angle' has no documentation comment", "'Knob()' has no documentation comment",
                "'Knob.none' has no documentation comment", "'Lever.pull()' has no documentation comment",
            ])
        #expect(found.map(\.path).first == "Sources/SwiftUI/SwiftUI/A.swift:3")
    }

    @Test("A switch that is read and not listed is found, and one that is listed and not read")
    func switches() {
        // Spelled in two parts, so that these are not found as switches.
        let name = "ORIEL_" + "PLANTED"
        let page = "| switch | what it does |\n| `\(name)` | Something. |\n"
        func complaints(_ text: String, _ page: String) -> [String] {
            Rules.switchesAreListed(page, [SourceFile(path: "oriel", text: text)]).map(\.complaint)
        }
        for text in ["environment[\"\(name)\"]", "getenv(\"\(name)\")", "[[ -n ${\(name):-} ]]", "echo $\(name)"] {
            #expect(complaints(text, page) == [])
            #expect(
                complaints(text, "") == ["reads \(name), which Documentation/Oriel.docc/Debugging.md does not list"])
        }
        for text in ["#if \(name)", ".define(\"\(name)\")", "// \(name) is spoken of", "export \(name)=1"] {
            #expect(complaints(text, page) == ["lists \(name), which nothing reads"])
        }
        #expect(complaints("$\(name)", "| `\(name)` |  |\n") == ["does not say what \(name) does"])
    }

    @Test("A promise without a test is found, and one whose test or file does not exist")
    func promises() {
        func complaints(_ entry: String) -> [String] {
            let files = ["Tests/A.swift": "@Test(\"Holds\") @Test(\"Holds, too\")", "Tests/B.swift": "@Test(\"Else\")"]
            return Rules.promisesAreKept("# Page\n\n- One: \(entry).\n\n## More") { files[$0] }.map(\.complaint)
        }
        #expect(complaints("`Tests/A.swift` \"Holds\",\n  \"Holds, too\",\n  `Tests/B.swift`\n  \"Else\"") == [])
        #expect(complaints("nothing").count == 1 && complaints("`Tests/A.swift`").count == 1)
        #expect(complaints("`Tests/A.swift` \"Else\"").count == 1)
        #expect(complaints("`Tests/C.swift` \"Holds\"").count == 2)
        #expect(complaints("`Tests/A.swift` \"Hold\"").count == 1)
    }

    @Test("Pictures that are missing, not shown, or made by hand are found")
    func pictures() {
        let readme = "![One](Documentation/one.png) ![Two](Documentation/two.png)"
        let paths = ["Documentation/one.png", "Documentation/three.png"]
        let found = Rules.picturesAreMade(readme, paths, scripts: "MAKERS = {\"one\": one}\nfilm three 6\n")
        #expect(
            found.map(\.description) == [
                "README.md: shows Documentation/two.png, which does not exist",
                "Documentation/three.png: is not shown by README.md",
            ])
        #expect(
            Rules.picturesAreMade(readme, ["Documentation/two.png"], scripts: "").map(\.complaint) == [
                "shows Documentation/one.png, which does not exist", "is made by no script",
            ])
    }
}
