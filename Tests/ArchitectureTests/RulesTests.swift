import Testing

/// The rules themselves, on made-up files that break them.
@Suite("The rules of the house")
struct RulesTests {
    private func complaints(_ path: String, _ text: String) throws -> [String] {
        try Rules.arrowsPointDown([SourceFile(path: path, text: text)]).map(\.complaint)
    }

    @Test(
        "All spellings of an import are found",
        arguments: [
            "import M", "@testable import M", "@_exported import M", "public import M", "@_spi(Reflection) import M",
            "@preconcurrency import M", "import struct M.Name", "import class M.Name", "import M.Sub", "  import M",
            "#if canImport(M)\nimport M\n#endif", "let a = 1; import M", "/* a */ import M // b", "import `M`",
        ])
    func importSpellings(_ text: String) throws {
        #expect(try SourceFile(path: "", text: text).importedModules() == ["M"])
    }

    @Test(
        "What only looks like an import is not one",
        arguments: [
            "// import M", "/* \nimport M\n*/", "\"\"\"\nimport M\n\"\"\"", "let x = \"import M\"", "a.import(M)",
            "func f(import M: Int) {}", "#if canImport(M)\n#endif",
        ])
    func noImports(_ text: String) throws {
        #expect(try SourceFile(path: "", text: text).importedModules() == [])
    }

    @Test(
        "An arrow that points up or aside is a violation",
        arguments: [
            ("Sources/Foundation/Combine/A.swift", "DisplayList"),
            ("Sources/Engine/DisplayList/A.swift", "SwiftUICore"),
            ("Sources/Engine/DisplayList/Deep/A.swift", "Combine"), ("Sources/Engine/SwiftUICore/A.swift", "SwiftUI"),
            ("Sources/Engine/SwiftUICore/A.swift", "ImageFrontend"),
            ("Sources/Engine/SwiftUICore/A.swift", "CPangoCairo"),
            ("Sources/FrontEnds/ImageFrontend/A.swift", "SwiftUICore"),
            ("Sources/FrontEnds/WindowFrontend/A.swift", "SwiftUICore"),
            ("Sources/FrontEnds/WindowFrontend/A.swift", "ImageFrontend"),
            ("Sources/FrontEnds/CairoPainting/A.swift", "ImageFrontend"),
            ("Sources/FrontEnds/TerminalFrontend/A.swift", "Combine"),
            ("Sources/SwiftUI/SwiftUI/A.swift", "SwiftUITesting"),
            ("Sources/Tools/OrielMacros/A.swift", "SwiftSyntax"), ("Sources/SwiftUI/SwiftUI/A.swift", "OpenCombine"),
        ])
    func upwardArrows(_ path: String, _ module: String) throws {
        let name = try #require(ModuleGraph.module(of: path))
        #expect(try complaints(path, "import Foundation\nimport \(module)") == ["\(name) must not import \(module)"])
    }

    @Test("A public name that two modules have is found, and an exception that is none")
    func sharedNames() throws {
        let library = Library(
            try [
                ("Frameworks/A", "public struct Range {}\npublic func make(_ x: Int, of y: Int) {}\nstruct Hidden {}"),
                (
                    "Frameworks/B",
                    "public typealias Range = Int\npublic func make(_ x: Int) {}\npublic struct Hidden {}"
                ),
                ("Foundation/C", "public func make(_ x: Double, of y: Int) {}\nextension Range { public func f() {} }"),
            ].map { ("Sources/\($0)/A.swift", try DeclarationReader.declarations(in: $1)) })
        #expect(
            Rules.namesAreOfOneModule(library, exceptions: [:]).map(\.complaint)
                == ["each has a public Range", "each has a public make(_:of:)"])
        #expect(
            Rules.namesAreOfOneModule(library, exceptions: ["Range": "", "make(_:of:)": "", "Hidden": ""])
                .map(\.complaint) == ["Hidden is of one module; take it out"])
    }

    @Test(
        "An arrow that points down is none",
        arguments: [
            ("Sources/Engine/SwiftUICore/A.swift", "Combine"), ("Sources/SwiftUI/SwiftUI/A.swift", "SwiftUICore"),
            ("Sources/FrontEnds/ImageFrontend/A.swift", "CairoPainting"),
            ("Sources/SwiftUI/SwiftUITesting/A.swift", "SwiftUI"),
            ("Sources/Engine/DisplayList/A.swift", "Foundation"),
        ])
    func downwardArrows(_ path: String, _ module: String) throws {
        #expect(try complaints(path, "import \(module)") == [])
    }

    @Test(
        "A module that the graph does not know is a violation",
        arguments: [
            "Sources/Extras/A.swift", "Sources/FrontEnds/Extras/A.swift", "Sources/Elsewhere/Combine/A.swift",
            "Sources/A.swift", "Elsewhere/A.swift",
        ])
    func unknownModules(_ path: String) throws {
        #expect(try complaints(path, "").count == 1)
    }

    @Test("The graph has no circle, and no arrow from a front end to the core")
    func graphIsSound() {
        func reaches(_ start: String, _ path: [String] = []) -> Set<String> {
            (ModuleGraph.allowed[start] ?? []).reduce(into: []) { found, next in
                #expect(!path.contains(next), "circle through \(next)")
                if !path.contains(next) { found.formUnion(reaches(next, path + [start]).union([next])) }
            }
        }
        for module in ModuleGraph.allowed.keys { #expect(!reaches(module).contains(module)) }
        for module in ["CairoPainting", "ImageFrontend", "WindowFrontend", "TerminalFrontend"] {
            #expect(reaches(module).isDisjoint(with: ["SwiftUICore", "SwiftUI", "Combine"]))
        }
    }

    @Test("A module that imports one of a wing above is found, and one that a document does not name")
    func wings() {
        let table = ModuleTable(
            """
            // None of these is a module.
            [Sources/Engine]
            Views 5 app: Basics
            Basics 6 app at=Below:
                Maps Texts
            [Sources/Frameworks]
            Maps 5 optimized: Views
            [Tests]
            Texts 6 test: Maps
            """)
        #expect(
            table.rows.map(\.path) == [
                "Sources/Engine/Views", "Sources/Engine/Below", "Sources/Frameworks/Maps", "Tests/Texts",
            ])
        #expect(
            Rules.wingsHold(table).map(\.complaint) == [
                "Engine must not import Maps of Frameworks", "imports Texts, which is not below Sources",
            ])
        #expect(
            Rules.modulesAreShown(table, in: "There are Views, no BasicsOfAll.", of: "A.md").map(\.complaint) == [
                "does not name the module Basics"
            ])
    }

    @Test(
        "An app that names something of ours is found",
        arguments: [
            ("import SwiftUICore", "an app must not import SwiftUICore"),
            ("import Glibc", "an app must not import Glibc"),
            ("import SwiftUITesting", "an app must not import SwiftUITesting"),
            ("let a = SwiftUICore.Text(\"\")", "'SwiftUICore' is not a name of Apple's SwiftUI"),
            ("OrielWindow()", "'OrielWindow' is not a name of Apple's SwiftUI"),
            ("#if ORIEL_IMAGE\n#endif", "'ORIEL_IMAGE' is not a name of Apple's SwiftUI"),
            ("_EntryDefault(1)", "'_EntryDefault' is not a name of Apple's SwiftUI"),
        ])
    func impureApps(_ text: String, _ complaint: String) throws {
        let found = try Rules.appsArePlainSwiftUI([SourceFile(path: "Apps/A/A.swift", text: text)])
        #expect(found.map(\.complaint) == [complaint])
    }

    @Test("A plain app passes")
    func plainApp() throws {
        let text = """
            import Combine
            import Foundation
            import SwiftUI
            // Oriel may be spoken of.
            struct A: View {
                @State private var title = "Oriel"
                init() { _title = State(initialValue: "") }
                var body: some View { let _ = Self._printChanges(); Text(title) }
            }
            """
        #expect(try Rules.appsArePlainSwiftUI([SourceFile(path: "Apps/A/A.swift", text: text)]) == [])
    }

    @Test("Long files need a reason, and reasons a long file")
    func longFiles() {
        let files = [3, 4, 5].map { SourceFile(path: "\($0).swift", text: String(repeating: "\n", count: $0)) }
        func violations(_ limit: Int, _ exceptions: [String: String]) -> [String] {
            Rules.filesAreSmall(files, limits: .init(longest: limit), exceptions: exceptions).map(\.path)
        }
        #expect(violations(4, [:]) == ["5.swift"])
        #expect(violations(4, ["5.swift": "data"]) == [])
        #expect(violations(9, ["6.swift": "gone"]) == ["6.swift"])
        #expect(violations(5, ["5.swift": "data"]) == ["5.swift"])
    }

    @Test("Half of the files and nine of ten of them have limits of their own")
    func manyLongFiles() {
        let files = (1...10).map { SourceFile(path: "\($0).swift", text: String(repeating: "\n", count: $0)) }
        func violations(_ median: Int, _ ninetieth: Int) -> [String] {
            Rules.filesAreSmall(files, limits: .init(median: median, ninetieth: ninetieth), exceptions: [:])
                .map(\.complaint)
        }
        #expect(violations(6, 10) == [])
        #expect(violations(5, 10) == ["half of them have up to 6 lines, not 5"])
        #expect(violations(6, 9) == ["nine of ten of them have up to 10 lines, not 9"])
    }

    @Test("Where a merge has stopped is found with its line")
    func merges() {
        let marks = ["<<<<" + "<<< HEAD", "====" + "===", ">>>>" + ">>> other"]
        let file = SourceFile(path: "A.md", text: (["a"] + marks + ["========", "x"]).joined(separator: "\n"))
        #expect(Rules.mergesAreComplete([file]).map(\.path) == ["A.md:2", "A.md:3", "A.md:4"])
    }

    @Test(
        "A modifier that ignores an argument without a word is found",
        arguments: [
            "public nonisolated func a(_ b: Bool = true) -> some View { self }",
            "public func a(_ b: Int) -> some View { return self }",
            "public func a(_ b: Int) -> some View { modifier(EmptyModifier()) }",
            "public func a<T: P>(_ b: T) -> some Scene where T: Q { c(1) }",
            "public func a(_ b: Bool) -> Image { self }",
            "@ViewBuilder public func a(@ViewBuilder _ b: () -> V) -> some View { self }",
        ])
    func silentModifiers(_ text: String) throws {
        let file = SourceFile(path: "A.swift", text: "extension View { \(text) }")
        #expect(try Rules.modifiersAreNotSilent([file], exceptions: [:]).count == 1)
        #expect(try Rules.modifiersAreNotSilent([file], exceptions: ["a(_:)": "a reason"]) == [])
    }

    @Test(
        "A modifier that uses its arguments, or warns, passes",
        arguments: [
            "public func a(_ b: Bool) -> some View { unsupported(\"a(_:)\") }",
            "public func a(_ b: Bool) -> some View { c(b) }", "public func a(c b: Bool) -> some View { c(\"\\(b)\") }",
            "public func a<T>(for b: T.Type) -> some View { c(T.self) }", "func a(_ b: Bool) -> some View { self }",
            "public func a(_ b: Bool) -> Path { self }",
            "public func body(content: C, phase: P) -> some View { content }",
        ])
    func audibleModifiers(_ text: String) throws {
        let file = SourceFile(path: "A.swift", text: "extension View { \(text) }")
        #expect(try Rules.modifiersAreNotSilent([file], exceptions: [:]) == [])
        #expect(try Rules.modifiersAreNotSilent([file], exceptions: ["a(_:)": "a reason"]).count == 1)
    }

    @Test("An empty deinitializer is found")
    func emptyDeinitializers() throws {
        let files = [
            "class A { deinit {} }", "class A {\n    isolated deinit {\n    }\n}", "class A { deinit { b() } }",
        ]
        .map { SourceFile(path: "A.swift", text: $0) }
        #expect(try files.map { try Rules.noEmptyDeinitializers([$0]).count } == [1, 1, 0])
    }

    @Test(
        "A known issue that accepts any fault, or need not be there, is found",
        arguments: [
            ("withKnownIssue(\"later\") { f() }", 1), ("await withKnownIssue { f() }", 1),
            ("withKnownIssue(\"a\", isIntermittent: true) { f() } matching: { g($0) }", 1),
            ("withKnownIssue { f() } matching: { g($0) }", 0),
            ("withKnownIssue { f() } when: { true } matching: { g($0) }", 0),
            ("withKnownIssue(matching: g) { f() }", 0), ("withKnownIssue { f() }\nh(matching: g)", 1),
            ("// withKnownIssue { f() }", 0),
        ])
    func knownIssues(_ text: String, _ count: Int) throws {
        let file = SourceFile(path: "A.swift", text: "func a() { \(text)\n}")
        #expect(try Rules.knownIssuesAreExact([file]).count == count)
    }

    @Test("What is left for later is found with its line")
    func leftForLater() {
        let file = SourceFile(path: "A.swift", text: "let a = 1\n// TO" + "DO: more\n// todo lists are fine")
        #expect(Rules.nothingIsLeftForLater([file]).map(\.path) == ["A.swift:2"])
    }
}
