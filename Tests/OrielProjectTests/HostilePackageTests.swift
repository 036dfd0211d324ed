import Foundation
import Testing

@testable import OrielProject

/// Packages that are broken, or mean harm: each is a sentence, and nothing built by halves stays.
@Suite("Broken packages")
struct HostilePackageTests {
    private func describe(_ path: String, in folder: TemporaryFolder) throws -> AppDescription {
        try ProjectReader(
            cache: Cache(environment: ["XDG_CACHE_HOME": folder.url.path + "/cache"]), options: .trusted
        ).describe(folder.url.path + "/" + path)
    }

    @Test("A target that needs itself, and packages that need each other, come to an end with a sentence")
    func cycles() throws {
        let folder = try TemporaryFolder()
        try folder.writeApp(
            dependencies: "", products: "\"Core\"", more: ".target(name: \"Core\", dependencies: [\"Core\"])")
        try folder.write("App/Sources/Core/C.swift")
        #expect(
            try describe("App", in: folder).notes == [
                "These targets need each other, so that none can be the first: Core, Core."
            ])
        for (name, other) in [("One", "Two"), ("Two", "One")] {
            try folder.write(
                "\(name)/Package.swift",
                """
                // swift-tools-version: 5.9
                import PackageDescription
                let package = Package(name: "\(name)", products: [.library(name: "\(name)", targets: ["\(name)"])],
                    dependencies: [.package(path: "../\(other)")], targets: [
                    .target(name: "\(name)", dependencies: [.product(name: "\(other)", package: "\(other)")])])
                """)
            try folder.write("\(name)/Sources/\(name)/\(name).swift")
        }
        try folder.writeApp(
            "Top", dependencies: ".package(path: \"../One\")", products: ".product(name: \"One\", package: \"One\")")
        #expect(
            try describe("Top", in: folder).notes == [
                "These targets need each other, so that none can be the first: One, Two, One."
            ])
    }

    @Test("A package that names itself as one that it depends on is said with its name")
    func itself() throws {
        let folder = try TemporaryFolder()
        try folder.writeApp(
            dependencies: ".package(path: \"../App\")", products: "\"Core\"", more: ".target(name: \"Core\")")
        try folder.write("App/Sources/Core/C.swift")
        #expect(try describe("App", in: folder).notes == ["The package App depends on itself."])
        try folder.writeApp(
            dependencies: "", products: "\"Core\"", more: ".target(name: \"Core\")")
        #expect(try describe("App", in: folder).notes == [])
    }

    @Test("A version that does not exist is said with what is missing")
    func versions() throws {
        let folder = try TemporaryFolder()
        let near = try folder.publish("Near")
        try folder.writeApp(
            dependencies: ".package(url: \"\(near.path)\", from: \"7.0.0\")",
            products: ".product(name: \"Near\", package: \"Near\")")
        let app = try describe("App", in: folder)
        #expect(app.libraries == [] && app.notes.count == 1)
        let note = try #require(app.notes.first)
        #expect(note.hasPrefix("The packages from elsewhere cannot be fetched") && note.hasSuffix("missing is: Near."))
        #expect(note.contains("7.0.0"), "\(note)")
    }

    @Test("A manifest that traps is said with its name")
    func trap() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "P/Package.swift", "// swift-tools-version: 5.9\nimport PackageDescription\nfatalError(\"no\")\n")
        let problem = #expect(throws: Problem.self) { try describe("P", in: folder) }
        #expect(
            problem?.description.hasPrefix("The manifest \(folder.url.path)/P/Package.swift cannot be read") ?? false)
    }

    @Test(
        "A manifest that is none, ends its program, or is for a later SwiftPM is said with its place, and nothing of it is kept",
        arguments: [
            "", "// swift-tools-version: 5.9\nimport PackageDescription\nimport Foundation\nexit(0)\n",
            "// swift-tools-version: 99.0\nimport PackageDescription\nlet package = Package(name: \"P\")\n",
            "// swift-tools-version: 5.9\nimport PackageDescription\nlet package = Package(nam: 1)\n",
        ])
    func unreadable(_ text: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("P/Package.swift", text)
        let problem = #expect(throws: Problem.self) { try describe("P", in: folder) }
        #expect(
            problem?.description.hasPrefix("The manifest \(folder.url.path)/P/Package.swift cannot be read") ?? false,
            "\(String(describing: problem))")
        #expect(!FileManager.default.fileExists(atPath: folder.url.path + "/cache/oriel/manifests"))
        #expect(try folder.contents().keys.filter { $0.hasPrefix("P/") } == ["P/Package.swift"])
    }

    @Test("SwiftPM's words about a manifest come without the compiler's arguments")
    func manifestReason() {
        #expect(
            ManifestLoader.reason("error: 'a': Invalid manifest (compiled with: [\"-a\", \"[b]\"])\nP.swift:1: no")
                == "error: 'a': Invalid manifest\nP.swift:1: no")
        #expect(ManifestLoader.reason("error: no") == "error: no")
        let crash = "error: no\nSwift/A.swift:6: Fatal error: Index out of range\n\n*** Signal 4: Backtracing\nThread 0"
        #expect(ManifestLoader.reason(crash) == "error: no\nSwift/A.swift:6: Fatal error: Index out of range")
    }

    @Test("A header that is missing is said with its place")
    func missingHeader() throws {
        let folder = try TemporaryFolder()
        try folder.writeApp(dependencies: "", products: "\"CBad\"", more: ".target(name: \"CBad\")")
        let source = try folder.write("App/Sources/CBad/a.c", "#include \"nothing.h\"\n")
        try folder.write("App/Sources/CBad/include/CBad.h", "int f(void);\n")
        let module = try #require(try describe("App", in: folder).foreign.first)
        let (said, objects) = try ForeignBuild(module: module, others: [], folder: folder.url.appending(path: "out"))
            .compile(checksOnly: false)
        #expect(objects == nil && said.map(\.line) == [1] && said.first?.file == source.path)
        #expect(said.first?.message == "'nothing.h' file not found")
    }

    @Test("Plug-ins are not run, and are named")
    func plugins() throws {
        let folder = try TemporaryFolder()
        let outside = folder.url.appending(path: "outside")
        try folder.writeApp(
            dependencies: "", products: "",
            more: ".plugin(name: \"Gen\", capability: .buildTool()), .target(name: \"Kit\", plugins: [\"Gen\"])")
        let manifest = folder.url.appending(path: "App/Package.swift")
        let text = try String(contentsOf: manifest, encoding: .utf8)
        try Data(text.replacingOccurrences(of: "dependencies: []),", with: "dependencies: [\"Kit\"]),").utf8)
            .write(to: manifest)
        try folder.write("App/Sources/Kit/K.swift")
        try folder.write(
            "App/Plugins/Gen/Gen.swift",
            """
            import PackagePlugin
            import Foundation
            @main struct Gen: BuildToolPlugin {
                func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
                    FileManager.default.createFile(atPath: "\(outside.path)", contents: nil)
                    return []
                }
            }
            """)
        let app = try describe("App", in: folder)
        #expect(app.notes == ["Plug-ins of packages are not run: Gen, for Kit."])
        #expect(!FileManager.default.fileExists(atPath: outside.path))
    }

    @Test("Binaries are left out with a sentence")
    func binaries() throws {
        let folder = try TemporaryFolder()
        try folder.writeApp(
            dependencies: "", products: "\"Closed\"",
            more: ".binaryTarget(name: \"Closed\", path: \"Closed.xcframework\")")
        try folder.write("App/Closed.xcframework/Info.plist")
        let app = try describe("App", in: folder)
        #expect(app.notes == ["Left out, since it is compiled for Apple's systems: Closed."])
    }

    @Test("A module map that lies, and C that does not compile, are said with their files, and no program stays")
    func foreign() throws {
        let folder = try TemporaryFolder()
        try folder.writeApp(
            dependencies: "", products: "\"CLie\"", source: "import CLie\nprint(lie())\n",
            more: ".systemLibrary(name: \"CLie\", path: \"CLie\")")
        try folder.write("App/CLie/module.modulemap", "module CLie { header \"nowhere.h\" export * }")
        let lie = try BuiltProject("App", in: folder)
        #expect(lie.result.program == nil)
        #expect(lie.result.errors.contains { $0.message.contains("nowhere.h") }, "\(lie.result.errors)")
        try folder.writeApp(
            "Other", dependencies: "", products: "\"CBad\"", source: "import CBad\n", more: ".target(name: \"CBad\")")
        try folder.write("Other/Sources/CBad/include/CBad.h", "int bad(void);\n")
        let source = try folder.write("Other/Sources/CBad/bad.c", "int bad(void) { return x; }\n")
        let bad = try BuiltProject("Other", in: folder)
        #expect(bad.result.program == nil && bad.result.errors.first?.file == source.path)
        #expect(!FileManager.default.fileExists(atPath: bad.builder.bundle.path + "/Other"))
    }
}
