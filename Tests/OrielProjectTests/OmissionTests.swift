import Foundation
import Testing

@testable import OrielProject

/// Somebody else's app starts without the statements and functions that use what does not exist here.
@Suite struct OmissionTests {
    /// The pieces around the first place of a text, as they read, the innermost first.
    private func pieces(_ text: String, at mark: String) throws -> [String] {
        let outline = try #require(CodeOutline(text, file: "A.swift"))
        let place = try #require(text.range(of: mark)).lowerBound
        let before = text[..<place]
        let line = before.count { $0 == "\n" } + 1
        let column = before.utf8.count - (before.lastIndex(of: "\n").map { before[...$0].utf8.count } ?? 0) + 1
        let bytes = Array(text.utf8)
        return outline.pieces(line: line, column: column).map { String(decoding: bytes[$0.range], as: UTF8.self) }
    }

    @Test func aStatementIsLeftOutBeforeItsFunctionAndItsType() throws {
        let text = """
            struct A {
                func a(_ b: Int) -> Bool {
                    let c = b
                    if c > 0 {
                        missing(c)
                        d()
                    }
                    return true
                }
                var e = 1
            }
            """
        let found = try pieces(text, at: "missing")
        #expect(found.count == 5)
        #expect(found[0] == "missing(c)" && found[1].hasPrefix("if c > 0 {") && found[1].hasSuffix("}"))
        #expect(found[2].hasPrefix("{\n        let c") && found[2].hasSuffix("true\n    }"))
        #expect(found[3].hasPrefix("func a(") && found[4] == text)
        #expect(try pieces(text, at: "e = 1") == ["var e = 1", text])
    }

    @Test func aModifierIsLeftOutBeforeItsView() throws {
        let text = """
            struct A: View {
                var body: some View {
                    VStack {
                        Text("a")
                            .missing(1) { b in
                                c(b)
                            } other: {
                                d()
                            }
                            .bold()
                        Text("e").missing()
                    }
                    .padding(gone)
                }
            }
            """
        let found = try pieces(text, at: "missing(1)")
        #expect(found[0].hasPrefix(".missing(1) {") && found[0].hasSuffix("d()\n                }"))
        #expect(found[1].hasPrefix("Text(\"a\")") && found[1].hasSuffix(".bold()"))
        #expect(try pieces(text, at: "c(b)").prefix(2) == ["c(b)", found[0]])
        #expect(try pieces(text, at: "missing()")[0] == "Text(\"e\").missing()")
        #expect(try pieces(text, at: "gone")[0] == ".padding(gone)")
    }

    @Test func labelsOfSwitchesAndHeadersOfClosuresStay() throws {
        let text = """
            func a() {
                switch b {
                case .c: missing1()
                case .d(let e):
                    missing2(e)
                default: break
                }
                f { (g: Int) -> Void in missing3(g) }
                for h in i { missing4(h) }
                let j = k
                    .l()
                    + missing5
            }
            """
        #expect(try pieces(text, at: "missing1")[0] == "missing1()")
        #expect(try pieces(text, at: "missing2")[0] == "missing2(e)")
        #expect(try pieces(text, at: ".c:")[0].hasPrefix("switch b"))
        #expect(try pieces(text, at: "missing3")[0] == "missing3(g)")
        #expect(try pieces(text, at: "missing4")[0] == "missing4(h)")
        #expect(try pieces(text, at: "missing5")[0].hasPrefix("let j = k"))
    }

    @Test(
        "A body that takes the place of another returns the least that its type allows",
        arguments: [
            ("func a() { missing }", "{ OrielFoundation._LeftOut.note(\"A.swift:1\") }"),
            ("func a<B>(_ b: B) -> B? { missing }", "{ OrielFoundation._LeftOut.note(\"A.swift:1\"); return nil }"),
            (
                "func a() async -> [String: Int] { missing }",
                "{ OrielFoundation._LeftOut.note(\"A.swift:1\"); return [:] }"
            ),
            ("func a() throws -> B { missing }", "{ throw OrielFoundation._LeftOut.error(\"A.swift:1\") }"),
            ("func a() -> B where B: C { missing }", "{ OrielFoundation._LeftOut.least(\"A.swift:1\") }"),
            ("func a() -> Never { missing }", "{ OrielFoundation._LeftOut.stop(\"A.swift:1\") }"),
            ("var a: Bool { missing }", "{ OrielFoundation._LeftOut.note(\"A.swift:1\"); return false }"),
            (
                "var a: Bool { get { missing } set { b() } }",
                "{ OrielFoundation._LeftOut.note(\"A.swift:1\"); return false }"
            ),
            ("var a: Bool { get { b } set { missing } }", "{ OrielFoundation._LeftOut.note(\"A.swift:1\") }"),
            ("init?(a: Int) { missing }", "{ OrielFoundation._LeftOut.note(\"A.swift:1\"); return nil }"),
            ("init(a: Int) { missing }", "{ OrielFoundation._LeftOut.stop(\"A.swift:1\") }"),
            (
                "var body: some View { missing }",
                "{ OrielFoundation._LeftOut.value(SwiftUI.EmptyView(), \"A.swift:1\") }"
            ),
            ("var a: some B { missing }", nil), ("var a = { missing }()", nil),
        ] as [(String, String?)])
    func bodies(_ member: String, _ body: String?) throws {
        let text = "struct A { \(member) }"
        let outline = try #require(CodeOutline(text, file: "A.swift"))
        let column = try #require(text.range(of: "missing")).lowerBound.utf16Offset(in: text) + 1
        let found = outline.pieces(line: 1, column: column).map(\.replacement).filter { $0.hasPrefix("{") }
        #expect(found == [body].compactMap { $0 })
    }

    @Test func namesOfFilesAreWrittenAsLiterals() throws {
        let outline = try #require(CodeOutline("func a() { missing }", file: "A\"\\(b).swift"))
        let found = outline.pieces(line: 1, column: 12)
        #expect(found.map(\.replacement).contains(#"{ OrielFoundation._LeftOut.note("A\"\\(b).swift:1") }"#))
    }

    @Test("Any place of any text has pieces, or none, and never stops the program")
    func anyPlace() throws {
        let text =
            "@main struct A { let b = { c in d }; case e: f; init; func { } -> var : { get } \"\\(g { h })\" #if i\n}\n"
        for length in 0...text.count {
            guard let outline = CodeOutline(String(text.prefix(length)), file: "A.swift") else { continue }
            for line in 0...4 {
                for column in [0, 1, 7, 40, 200] { _ = outline.pieces(line: line, column: column) }
            }
        }
        #expect(CodeOutline("struct A {", file: "A.swift") == nil)
    }

    @Test func omissionsKeepTheLinesAndTheOuterOneWins() {
        let text = "a\nb {\n  c\n}\nd\n"
        let inner = Omission(start: 8, end: 9, line: 3, name: "c", replacement: "x")
        let outer = Omission(start: 2, end: 11, line: 2, name: "b", replacement: "y")
        #expect(Omission.apply([inner], to: text) == "a\nb {\n  x\n}\nd\n")
        #expect(Omission.apply([inner, outer], to: text) == "a\ny\n\n\nd\n")
        #expect(Omission.apply([Omission(start: 0, end: 99, line: 1, name: "")], to: text) == text)
    }

    private let source = """
        import Foundation

        struct Player {
            let name = "player"
            func volume() -> Int? { MissingAudio.shared.volume }
            func play() throws { try MissingAudio.shared.play() }
            func stop() {
                print("before")
                MissingAudio.shared.stop()
                print("after")
            }
        }

        let player = Player()
        print(player.name, player.volume() as Any)
        try player.play()
        player.stop()

        """

    @Test("An app starts without what does not compile; once it was whole it doesn't")
    func app() throws {
        let folder = try TemporaryFolder()
        try folder.writeApp(dependencies: "", products: "", source: source)
        let strict = try BuiltProject("App", in: folder)
        #expect(strict.result.program == nil && strict.result.errors.count == 3)
        let built = try BuiltProject("App", in: folder, omits: true)
        #expect(built.result.errors.isEmpty && built.result.omitted.count == 3)
        let note = try #require(built.result.leftOut.first)
        #expect(note.hasPrefix("Left out of App, since it does not compile here: main.swift:5 (volume), main.swift:"))
        let output = try #require(try built.run()).output
        #expect(output.contains("player nil") && output.contains("left out: main.swift:6\n"))
        #expect(output.contains("before\nleft out: main.swift:9\nafter\n"))
        // The pieces are known from the last time.
        let again = try BuiltProject("App", in: folder, omits: true)
        #expect(again.result.leftOut == [note] && again.result.program != nil)
        #expect(again.result.omitted == built.result.omitted)

        try folder.write("App/Sources/App/main.swift", "print(1)\n")
        #expect(try BuiltProject("App", in: folder, omits: true).result.omitted.isEmpty)
        try folder.write("App/Sources/App/main.swift", "print(2)\nmissing()\n")
        let broken = try BuiltProject("App", in: folder, omits: true)
        #expect(broken.result.program == nil && broken.result.errors.count == 1)
    }

    @Test("What does not compile in most files is no app")
    func few() {
        var module = ModuleDescription(name: "A")
        module.sources = (0..<20).map { URL(filePath: "/\($0).swift") }
        func errors(_ count: Int, files: Int) -> [Diagnostic] {
            (0..<count).map {
                Diagnostic(file: "/\($0 % files).swift", line: 1, column: 1, isError: true, message: "no")
            }
        }
        #expect(Omissions.areFew(errors(250, files: 10), in: module))
        #expect(!Omissions.areFew(errors(20, files: 11), in: module))
        #expect(!Omissions.areFew(errors(251, files: 1), in: module) && !Omissions.areFew([], in: module))
        let module404 = Diagnostic(file: "/1.swift", line: 1, column: 1, isError: true, message: "no such module 'B'")
        #expect(!Omissions.areFew([module404], in: module))
        #expect(!Omissions.areFew([Diagnostic(late: "/1.swift")], in: module))
    }
}
