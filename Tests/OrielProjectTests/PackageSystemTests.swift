import Foundation
import Testing

@testable import OrielProject

/// Packages that were written for Apple's systems, and packages that leave their interface out elsewhere.
@Suite("Systems of packages")
struct PackageSystemTests {
    private func describe(_ folder: TemporaryFolder) throws -> AppDescription {
        let options = ProjectOptions(allowsLibraries: true, isTrusted: true)
        return try ProjectReader(
            cache: Cache(environment: ["XDG_CACHE_HOME": folder.url.path + "/cache"]), options: options
        ).describe(folder.url.path + "/Kit")
    }

    private func write(_ manifest: String, in folder: TemporaryFolder) throws {
        try folder.write(
            "Kit/Package.swift", "// swift-tools-version: 5.9\nimport PackageDescription\n" + manifest)
    }

    @Test("A target that asks for Apple's systems and never for Linux is Apple's, what needs it stays as it is")
    func asking() throws {
        let folder = try TemporaryFolder()
        try write(
            """
            let package = Package(name: "Kit", targets: [
                .target(name: "Keys"), .target(name: "Streams"), .target(name: "Both", dependencies: ["Keys"]),
                .target(name: "Plain", dependencies: ["Keys"]),
            ])
            """, in: folder)
        try folder.write("Kit/Sources/Keys/K.swift", "import Security\n#if os(iOS)\n#endif")
        try folder.write("Kit/Sources/Streams/S.swift", "#if canImport(Combine)\nimport Combine\n#endif")
        try folder.write("Kit/Sources/Both/B.swift", "#if os(iOS)\n#elseif os(Linux)\n#endif")
        try folder.write("Kit/Sources/Plain/P.swift", "// #if os(iOS)\n#if DEBUG\n#endif")
        let app = try describe(folder)
        let all = app.libraries + [app.module]
        #expect(all.map(\.name) == ["Keys", "Streams", "Both", "Plain"])
        #expect(all.map(\.system) == [.apple, .apple, .linux, .linux])
        #expect(all.map(\.mayBeLinux) == [true, true, false, false])
    }

    @Test("Where a target does not compile as Apple's it is built as on Linux, also the next time")
    func fallback() throws {
        let folder = try TemporaryFolder()
        try folder.writeApp(
            dependencies: ".package(path: \"../Near\")", products: ".product(name: \"Near\", package: \"Near\")")
        try folder.write(
            "Near/Package.swift",
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(
                name: "Near", products: [.library(name: "Near", targets: ["Near"])], targets: [.target(name: "Near")])
            """)
        try folder.write(
            "Near/Sources/Near/Near.swift",
            """
            #if os(iOS)
            public let system = MissingHere()
            #else
            public let system = "another"
            #endif
            """)
        try folder.write("App/Sources/App/main.swift", "import Near\nprint(system)\n")
        let project = try BuiltProject("App", in: folder)
        let sentence = "Near is built as for Linux, since Oriel lacks what it uses on Apple's systems."
        #expect(project.result.errors == [] && project.result.leftOut == [sentence])
        #expect(try project.run()?.output == "another\n")
        #expect(try project.builder.build().leftOut == [sentence])
        let report = CheckReport(project.builder.app, project.result)
        #expect(report.targets.first { $0.name == "Near" }?.system == "linux")
        // Once it compiles as Apple's, it is Apple's.
        try folder.write("Near/Sources/Near/Near.swift", "#if os(iOS)\npublic let system = \"iOS\"\n#endif")
        #expect(try project.builder.build().leftOut == [])
        #expect(try project.run()?.output == "iOS\n")
    }

    @Test("A target whose imports are internal by default is built as Apple's")
    func internalImports() throws {
        let folder = try TemporaryFolder()
        try folder.writeApp(
            dependencies: "", products: "\"Kit\"", source: "import Kit\nprint(kit)\n",
            more: ".target(name: \"Kit\", swiftSettings: [.enableUpcomingFeature(\"InternalImportsByDefault\")])")
        try folder.write("App/Sources/Kit/Kit.swift", "import SwiftUI\npublic let kit = 1\n")
        let built = try BuiltProject("App", in: folder)
        #expect(built.result.errors == [] && built.result.program != nil, "\(built.result.errors)")
    }

    @Test("A manifest that leaves out an interface on Linux is read as on Apple's systems; any other is not")
    func manifests() throws {
        let folder = try TemporaryFolder()
        let manifest = """
            #if os(Linux)
            let (left, more): ([String], [Target]) = (["Views"], [])
            #else
            let (left, more): ([String], [Target]) = ([], [.target(name: "Other")])
            #endif
            let package = Package(name: "Kit", targets: [.target(name: "Kit", exclude: left)] + more)
            """
        try write(manifest, in: folder)
        try folder.write("Kit/Sources/Kit/K.swift")
        try folder.write("Kit/Sources/Kit/Views/V.swift", "import Dispatch")
        try folder.write("Kit/Sources/Other/O.swift")
        #expect(try describe(folder).module.sources.map(\.lastPathComponent) == ["K.swift"])
        try write(manifest + "\n// 2", in: folder)
        try folder.write("Kit/Sources/Kit/Views/V.swift", "import UIKit")
        let app = try describe(folder)
        #expect(app.libraries.map { $0.sources.map(\.lastPathComponent) } == [["K.swift", "V.swift"]])
        #expect(app.module.name == "Other" && app.libraries[0].system == .apple)
    }

    @Test("A package of the Mac's interface that names no platform is the Mac's")
    func mac() throws {
        let folder = try TemporaryFolder()
        try write("let package = Package(name: \"Kit\", targets: [.target(name: \"Kit\")])", in: folder)
        try folder.write("Kit/Sources/Kit/K.swift", "#if canImport(AppKit)\nimport AppKit\n#endif")
        #expect(try describe(folder).platform == .macOS)
        try folder.write("Kit/Sources/Kit/L.swift", "#if canImport(UIKit)\nimport UIKit\n#endif")
        #expect(try describe(folder).platform == .iOS)
    }
}
