import Foundation
import Testing

@testable import OrielProject

/// Targets of packages of all kinds, without an engine.
@Suite("Targets of packages")
struct PackageTargetTests {
    private func describe(
        _ folder: TemporaryFolder, libraries: Bool = true, systems: [String: ModuleDescription.System] = [:]
    ) throws -> AppDescription {
        let options = ProjectOptions(allowsLibraries: libraries, isTrusted: true, systems: systems)
        return try ProjectReader(
            cache: Cache(environment: ["XDG_CACHE_HOME": folder.url.path + "/cache"]), options: options
        ).describe(folder.url.path + "/Kit")
    }

    private func write(_ targets: String, more: String = "", in folder: TemporaryFolder) throws {
        try folder.write(
            "Kit/Package.swift",
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "My Kit", targets: [\(targets)]\(more))
            """)
    }

    @Test("A library package is described whole; a target with an interface, and what needs it, is Apple's")
    func libraries() throws {
        let folder = try TemporaryFolder()
        try write(
            """
            .target(name: "Core"), .target(name: "Views", dependencies: ["Core"]),
            .target(name: "Above", dependencies: ["Views"]), .testTarget(name: "CoreTests", dependencies: ["Core"])
            """, in: folder)
        try folder.write(
            "Kit/Sources/Core/Core.swift",
            "import Foundation\nimport Combine\n#if canImport(Zip)\nimport Zip\n#endif\n// import UIKit\n")
        try folder.write("Kit/Sources/Views/V.swift", "#if canImport(SwiftUI)\nimport SwiftUI\n#endif")
        try folder.write("Kit/Sources/Above/A.swift", "import Views")
        try folder.write("Kit/Tests/CoreTests/T.swift")
        let app = try describe(folder)
        #expect(app.isLibrary && app.name == "My Kit")
        let all = app.libraries + [app.module]
        #expect(all.map(\.name) == ["Core", "Views", "Above"])
        #expect(all.map(\.system) == [.linux, .apple, .apple])
        #expect(all.map(\.package) == ["my_kit", "my_kit", "my_kit"])
        #expect(all[0].required == ["Foundation", "Combine"] && !all[0].knowsLinux)
        let chosen = try describe(folder, systems: ["Core": .apple])
        #expect(chosen.libraries[0].system == .apple)
        #expect(throws: Problem.self) { try describe(folder, libraries: false) }
    }

    @Test("Targets in C and libraries of the system are found; Objective-C is left out with a sentence")
    func foreign() throws {
        let folder = try TemporaryFolder()
        try write(
            """
            .target(name: "CAdd", cSettings: [.define("N", to: "1"), .define("M", .when(platforms: [.windows])),
                .headerSearchPath("inner")]),
            .target(name: "ObjC"), .systemLibrary(name: "CZ", path: "CZ"),
            .target(name: "Kit", dependencies: ["CAdd", "ObjC", "CZ", .target(name: "Win", condition: .when(platforms: [.windows]))]),
            .target(name: "Win")
            """, in: folder)
        try folder.write("Kit/Sources/CAdd/add.c", "#include \"add.h\"\nint add(int a, int b) { return a + b + N; }\n")
        try folder.write("Kit/Sources/CAdd/include/add.h", "int add(int a, int b);\n")
        try folder.write("Kit/Sources/ObjC/o.m")
        try folder.write("Kit/CZ/module.modulemap", "module CZ { link \"z\" }")
        try folder.write("Kit/Sources/Kit/K.swift", "import CAdd\npublic let three = add(1, 1)\n")
        try folder.write("Kit/Sources/Win/W.swift")
        let app = try describe(folder)
        #expect(app.foreign.map(\.name) == ["CAdd", "CZ"])
        #expect(app.notes == ["Left out, since it is Objective-C: ObjC."])
        let add = try #require(app.foreign.first)
        #expect(add.arguments.contains("-DN=1") && !add.arguments.contains("-DM"))
        #expect(add.arguments.contains(folder.url.path + "/Kit/Sources/CAdd/inner"))
        // It compiles, and Swift finds it.
        let step = ForeignBuild(module: add, others: [], folder: folder.url.appending(path: "out"))
        let (said, objects) = try step.compile(checksOnly: false)
        #expect(said == [] && objects?.count == 1)
        let map = try step.writeMap()
        #expect(try String(contentsOf: map, encoding: .utf8).contains("umbrella \"\(add.headers.path)\""))
        let source = folder.url.appending(path: "Kit/Sources/Kit/K.swift")
        let (found, isDone) = try Compiler.run(
            ["-typecheck", "-parse-as-library", "-Xcc", "-fmodule-map-file=\(map.path)", source.path],
            list: folder.url.appending(path: "list"))
        #expect(isDone, "\(found)")
        // What is the same is not compiled again, what is broken is said with its place.
        let object = try #require(objects?.first)
        let date = try FileManager.default.attributesOfItem(atPath: object.path)[.modificationDate] as? Date
        _ = try step.compile(checksOnly: false)
        #expect(try FileManager.default.attributesOfItem(atPath: object.path)[.modificationDate] as? Date == date)
        try folder.write("Kit/Sources/CAdd/add.c", "int add(int a) { return b; }\n")
        let (errors, none) = try step.compile(checksOnly: false)
        #expect(errors.first?.line == 1 && errors.first?.isError == true && none == nil)
    }

    @Test("Default traits are on, with what they turn on")
    func traits() throws {
        let json = """
            {"name": "P", "targets": [], "traits": [{"name": "default", "enabledTraits": ["A"]},
            {"name": "A", "enabledTraits": ["B"]}, {"name": "B", "enabledTraits": []}, {"name": "C"}]}
            """
        let manifest = try JSONDecoder().decode(PackageManifest.self, from: Data(json.utf8))
        #expect(manifest.defaultTraits == ["A", "B"])
        let linux = PackageManifest.Context(system: .linux, platform: .iOS, traits: ["A"])
        let apple = PackageManifest.Context(system: .apple, platform: .iOS)
        func condition(_ text: String) throws -> JSON { try JSONDecoder().decode(JSON.self, from: Data(text.utf8)) }
        #expect(try linux.allows(condition(#"{"platformNames": ["linux"]}"#)))
        #expect(try !linux.allows(condition(#"{"platformNames": ["ios"]}"#)))
        #expect(try apple.allows(condition(#"{"platformNames": ["ios"]}"#)))
        #expect(try !apple.allows(condition(#"{"platformNames": ["macos"]}"#)))
        #expect(try linux.allows(condition(#"{"traits": ["A"]}"#)) && !apple.allows(condition(#"{"traits": ["A"]}"#)))
        #expect(try !linux.allows(condition(#"{"config": "release"}"#)) && linux.allows(nil))
    }

    @Test("Macros of a package are built, and the compiler expands them")
    func macros() throws {
        let folder = try TemporaryFolder()
        let source = try folder.write(
            "M.swift",
            """
            import SwiftCompilerPlugin
            import SwiftSyntax
            import SwiftSyntaxMacros
            struct Twice: ExpressionMacro {
                static func expansion(
                    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
                ) throws -> ExprSyntax {
                    print("garbage")
                    return "(\\(node.arguments.first!.expression) * 2)"
                }
            }
            @main struct Plugin: CompilerPlugin { let providingMacros: [any Macro.Type] = [Twice.self] }
            """)
        let user = try folder.write(
            "U.swift",
            """
            @freestanding(expression) macro twice(_ n: Int) -> Int = #externalMacro(module: "M", type: "Twice")
            let six: Int = #twice(3)
            """)
        let cache = Cache(environment: ["XDG_CACHE_HOME": folder.url.path + "/cache"])
        let build = MacroBuild(
            module: ModuleDescription(name: "M", sources: [source]), folder: folder.url.appending(path: "out"),
            trust: Trust(cache: cache, isGiven: true))
        let (said, isBuilt) = try build.build(project: folder.url)
        #expect(isBuilt, "\(said)")
        let (found, isDone) = try Compiler.run(
            build.importArguments + ["-typecheck", "-parse-as-library", user.path],
            list: folder.url.appending(path: "list"))
        #expect(isDone, "\(found)")
    }
}
