import Foundation
import Testing

@testable import OrielProject

/// Macros that are broken, or mean harm: each is an error where it is used, and the compiler comes to its end.
@Suite("Broken macros")
struct HostileMacroTests {
    /// Builds a macro with a body, and type-checks what uses it.
    /// - Returns: What the compiler says of the use, on its second line, and whether it has done its work.
    private func use(
        _ body: String, in folder: TemporaryFolder, limit: Int = 120
    ) throws -> (diagnostics: [Diagnostic], isDone: Bool) {
        let source = try folder.write(
            "M.swift",
            """
            import Foundation
            import SwiftCompilerPlugin
            import SwiftSyntax
            import SwiftSyntaxMacros
            struct Bad: ExpressionMacro {
                static func expansion(
                    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
                ) throws -> ExprSyntax { \(body) }
            }
            @main struct Plugin: CompilerPlugin { let providingMacros: [any Macro.Type] = [Bad.self] }
            """)
        let user = try folder.write(
            "U.swift",
            """
            @freestanding(expression) macro bad() -> Int = #externalMacro(module: "M", type: "Bad")
            let six: Int = #bad()
            """)
        let cache = Cache(environment: ["XDG_CACHE_HOME": folder.url.path + "/cache"])
        let build = MacroBuild(
            module: ModuleDescription(name: "M", sources: [source]), folder: folder.url.appending(path: "out"),
            trust: Trust(cache: cache, isGiven: true), limit: limit)
        let (said, isBuilt) = try build.build(project: folder.url)
        try #require(isBuilt, "\(said)")
        return try Compiler.run(
            build.importArguments + ["-typecheck", "-parse-as-library", user.path],
            list: folder.url.appending(path: "list"))
    }

    @Test("A macro that crashes is an error where it is used")
    func crash() throws {
        let (found, isDone) = try use("fatalError()", in: TemporaryFolder())
        #expect(!isDone && found.contains { $0.isError && $0.line == 2 }, "\(found)")
    }

    @Test("A macro that does not end is stopped, and is an error where it is used")
    func endless() throws {
        let (found, isDone) = try use("while true {}", in: TemporaryFolder(), limit: 1)
        #expect(!isDone && found.contains { $0.isError && $0.line == 2 }, "\(found)")
    }

    @Test("What a macro prints is no expansion; an expansion that is no Swift is an error")
    func garbage() throws {
        let printed = try use(
            "FileHandle.standardOutput.write(Data([0, 255, 10])); print(\"{}\"); return \"6\"", in: TemporaryFolder())
        #expect(printed.isDone && printed.diagnostics == [], "\(printed)")
        let (found, isDone) = try use("return \"}{ @@ 6\"", in: TemporaryFolder())
        #expect(!isDone && found.contains(where: \.isError), "\(found)")
    }

    @Test("The modules that say SwiftSyntax's version are there up to the toolchain's")
    func versions() throws {
        let (found, isDone) = try use(
            "\n#if canImport(SwiftSyntax603)\nreturn \"6\"\n#else\nreturn \"old\"\n#endif\n", in: TemporaryFolder())
        #expect(isDone && found == [], "\(found)")
    }

    @Test("A macro cannot write outside of its folder", .enabled(if: Sandbox.machine.program != nil))
    func outside() throws {
        let folder = try TemporaryFolder()
        let places = [folder.url.path + "/outside", "/usr/\(folder.url.lastPathComponent)"]
        let body = places.map { "FileManager.default.createFile(atPath: \"\($0)\", contents: nil)" }
        let (found, isDone) = try use(
            (body.map { "_ = " + $0 } + ["return \"6\""]).joined(separator: "; "), in: folder)
        #expect(isDone, "\(found)")
        #expect(places.filter { FileManager.default.fileExists(atPath: $0) } == [])
    }
}
