import Foundation
import Testing

@testable import OrielProject

/// Checks that end in time, whatever they are about.
@Suite("Checks end in time")
struct BoundedCheckTests {
    private func checks(_ folder: TemporaryFolder, _ sources: [URL], seconds: Double) -> FileChecks {
        FileChecks(
            arguments: ["-typecheck", "-parse-as-library", "-module-name", "M", "-diagnostic-style=llvm"],
            sources: sources, list: folder.url.appending(path: "list"), end: .now + .seconds(seconds), groupSize: 2)
    }

    @Test("Files are checked in groups, each with the declarations of all")
    func groups() throws {
        let folder = try TemporaryFolder()
        let sources = try [
            folder.write("A a.swift", "struct A { let b = B() }\n"), folder.write("B.swift", "struct B {}\n"),
            folder.write("C.swift", "let c: A = 1\n"),
        ]
        let found = try checks(folder, sources, seconds: 60).run()
        #expect(found.map(\.file) == [sources[2].path], "\(found)")
        #expect(found.first?.message.contains("cannot convert value") == true)
    }

    @Test("A file for which there is no time left is late, by its name")
    func late() throws {
        let folder = try TemporaryFolder()
        let source = try folder.write("A.swift", "let a = 1\n")
        let found = try checks(folder, [source], seconds: 0.1).run()
        #expect(found == [Diagnostic(late: source.path)])
        #expect(found.allSatisfy { $0.isOfTime && $0.isError })
        #expect(!Diagnostic(file: "", line: 1, column: 1, isError: true, message: "other").isOfTime)
    }

    @Test(
        "A command's words as a shell reads them",
        arguments: [
            ("a -b c", ["a", "-b", "c"]), ("a 'b c'  d", ["a", "b c", "d"]),
            (#"a b\ c "d 'e'""#, ["a", "b c", "d 'e'"]),
            ("''", [""]), ("", []), (#"'a\b'"#, [#"a\b"#]),
        ])
    func words(_ line: String, _ expected: [String]) {
        #expect(FileChecks.words(in: line[...]) == expected)
    }

    @Test("Modules that do not exist are known before the compiler looks for them")
    func absent() throws {
        let folder = try TemporaryFolder()
        var app = AppDescription(name: "A", module: ModuleDescription(name: "A"))
        app.module.sources = [
            try folder.write(
                "A.swift",
                """
                import Foundation
                import SwiftUI
                import Nowhere
                import Kit
                import SQLite3
                import RegexBuilder
                #if canImport(Perhaps)
                import Perhaps
                #endif
                """)
        ]
        app.libraries = [ModuleDescription(name: "Kit")]
        #expect(AbsentModules(of: app).names == ["Nowhere": []])
    }
}
