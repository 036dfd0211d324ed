import Foundation
import Testing

@testable import OrielProject

/// What of a saved file can be shown without starting the app again.
@Suite("Live changes")
struct LiveTests {
    private let original = """
        import SwiftUI
        @testable import struct Foundation.Date

        // A comment.
        struct Card: View {
            @State private var isUp = false
            var name: String = { "card" }()
            @Binding var count: Int { didSet { print("x") } }

            var body: some View {
                if isUp { Text(name) } else { row(1) }
            }

            @ViewBuilder private func row(_ n: Int, at place: Int = 0) -> some View { Text("\\(n)") }
            static func make() -> Card { Card(count: .constant(0)) }

            struct Part: View {
                var body: some View { Text("part") }
            }
        }

        extension Card where Self: View {
            var title: String { get { "a" } }
        }

        class Model {
            override func load() { print(1) }
            func again(_ n: Int) { if n > 0 { again(n - 1) } }
            init() { print("made") }
            var shape: some Shape { Circle() }
            class func named() -> Int { 3 }
        }

        func free(x: Int) -> Int { x }

        #Preview { Card.make() }
        """

    private func change(_ old: String, _ new: String) throws -> CodeChange? {
        #expect(original.contains(old))
        return CodeChange(
            from: try SourceOutline(original), to: try SourceOutline(original.replacingOccurrences(of: old, with: new)))
    }

    @Test("Functions and computed properties are found, with the extensions that they can be replaced in")
    func members() throws {
        let outline = try SourceOutline(original)
        #expect(
            outline.members.map { "\($0.scope): \($0.name)" } == [
                "Card: body", "Card: row(_:at:)", "Card: make()", "Card.Part: body", "Card where Self: View: title",
                "Model: load()", "Model: named()", ": free(x:)",
            ])
        #expect(outline.imports == ["import SwiftUI", "@testable import struct Foundation.Date"])
    }

    @Test(
        "Code alone has changed",
        arguments: [
            ("Text(name) }", "Text(name).bold() }", ["body"]), ("Text(\"part\")", "Image(\"part\")", ["body"]),
            ("get { \"a\" }", "get { \"b\" }", ["title"]), ("print(1)", "print(2)", ["load()"]),
            ("{ x }", "{ x + 1 }", ["free(x:)"]), ("// A comment.", "", []),
            ("Card.make() }", "Card.make().padding() }", []),
            ("    struct Part", "  struct   Part", []),
        ])
    func code(old: String, new: String, names: [String]) throws {
        #expect(try change(old, new)?.members.map(\.name) == names)
    }

    @Test(
        "More than code has changed",
        arguments: [
            ("isUp = false", "isUp = true"), ("{ \"card\" }()", "{ \"king\" }()"), ("print(\"x\")", "print(\"y\")"),
            ("n - 1", "n - 2"), ("print(\"made\")", "print(\"new\")"), ("Circle()", "Rectangle()"),
            ("func free(x", "func free(y"), ("struct Part: View", "struct Part: View, Sendable"),
            ("import SwiftUI", "import SwiftUI\nimport Combine"), ("at place: Int = 0", "at place: Int = 1"),
            ("-> Card { Card", "-> some View { Card"),
        ])
    func more(old: String, new: String) throws {
        #expect(try change(old, new) == nil)
    }

    @Test("With the gallery of previews, a changed preview is more than code")
    func previews() throws {
        let new = original.replacingOccurrences(of: "#Preview { Card", with: "#Preview(\"One\") { Card")
        #expect(
            try CodeChange(from: SourceOutline(original, hasPreviews: true), to: SourceOutline(new, hasPreviews: true))
                == nil)
        #expect(try CodeChange(from: SourceOutline(original), to: SourceOutline(new)) != nil)
    }

    @Test("An open bracket or quote is no source")
    func broken() {
        #expect(throws: (any Error).self) { try SourceOutline(original + "\nfunc f() {") }
        #expect(throws: (any Error).self) { try SourceOutline("let a = \"\"\"\nb") }
    }

    @Test("A replacement stands in an extension, at the lines of the person's file")
    func text() throws {
        let change = try #require(try change("print(1)", "print(2)"))
        #expect(
            change.replacement(of: "/app/Card.swift", in: "Cards", number: 7) == """
                @_private(sourceFile: "Card.swift") import Cards
                import SwiftUI
                @testable import struct Foundation.Date
                extension Model {
                #sourceLocation(file: "/app/Card.swift", line: 27)
                @_dynamicReplacement(for: load())          func oriel7_load() { print(2) }
                #sourceLocation()
                }

                """)
    }

    @Test("Files that were saved, made or removed are named")
    func fingerprints() throws {
        let folder = try TemporaryFolder()
        try folder.write("a.swift", "1")
        try folder.write("b.swift", "1")
        let old = Fingerprint(folders: [folder.url])
        try folder.write("a.swift", "22")
        try folder.write("c/d.swift")
        try FileManager.default.removeItem(at: folder.url.appending(path: "b.swift"))
        let changes = Fingerprint(folders: [folder.url]).changes(since: old)
        #expect(changes.map(\.lastPathComponent).sorted() == ["a.swift", "b.swift", "d.swift"])
        #expect(Fingerprint(folders: [folder.url]).changes(since: Fingerprint(folders: [folder.url])).isEmpty)
    }

    @Test("The sources of an app are compared by what the compiler reads of them")
    func sources() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write("App/ContentView.swift", original)
        try folder.write("App/Data.json", "{}")
        let cache = Cache(environment: ["HOME": folder.url.path])
        let app = try ProjectReader(cache: cache, options: .trusted).describe(
            folder.url.appending(path: "App").path, target: nil)
        let found = Fingerprint(folders: app.folders)
        let sources = LiveSources(app, hasPreviews: false)
        try folder.write("App/ContentView.swift", original.replacingOccurrences(of: "{ x }", with: "{ x * 2 }"))
        let saved = Fingerprint(folders: app.folders).changes(since: found)
        guard case (.code(let changes), let new) = sources.difference(in: saved) else {
            Issue.record("More than code differs.")
            return
        }
        #expect(changes.mapValues { $0.members.map(\.name) } == [file: ["free(x:)"]])
        guard case (.code(let none), _) = new.difference(in: saved) else {
            Issue.record("More than code differs.")
            return
        }
        #expect(none.isEmpty)
        guard case (.more, _) = sources.difference(in: [folder.url.appending(path: "App/Data.json")]) else {
            Issue.record("A file that is no source cannot be replaced.")
            return
        }
    }
}
