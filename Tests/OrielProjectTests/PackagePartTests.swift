import Foundation
import Testing

@testable import OrielProject

/// Packages from elsewhere of which a part is left out, and macros with libraries of their own.
@Suite("Parts of packages")
struct PackagePartTests {
    @Test("A part of a package from elsewhere that does not compile is left out and named; the app runs")
    func leftOut() throws {
        let folder = try TemporaryFolder()
        let near = try folder.publish("Near", versions: [])
        try folder.write(
            "Near/Sources/Near.swift",
            """
            import SwiftUI
            #if canImport(OrielFoundation)
            import OrielFoundation
            public let part = MissingHere()
            #else
            public let part = "without"
            #endif
            """)
        try folder.git(near, "add", ".")
        try folder.git(near, "commit", "--quiet", "-m", "1")
        try folder.git(near, "tag", "1.0.0")
        try folder.writeApp(
            dependencies: ".package(url: \"\(near.path)\", from: \"1.0.0\")",
            products: ".product(name: \"Near\", package: \"Near\")")
        try folder.write("App/Sources/App/main.swift", "import Near\nprint(part)\n")
        let project = try BuiltProject("App", in: folder)
        #expect(project.result.errors == [])
        #expect(
            project.result.leftOut == [
                "Left out of Near, since Oriel lacks what it uses of OrielFoundation: Near.swift:2."
            ])
        #expect(try project.run()?.output == "without\n")
        // The next build begins without the part.
        let record = project.builder.folder.appending(path: "Near/leftOut.json")
        #expect(FileManager.default.fileExists(atPath: record.path))
        let again = try project.builder.build()
        #expect(again.errors == [] && again.leftOut == project.result.leftOut)
        let report = CheckReport(project.builder.app, project.result)
        #expect(report.notes.contains { $0.hasPrefix("Left out of Near") })
    }

    @Test("A library of SwiftSyntax belongs to the macros that use it, and to no app")
    func macroLibraries() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "Kit/Package.swift",
            """
            // swift-tools-version: 5.9
            import PackageDescription
            import CompilerPluginSupport
            let package = Package(name: "Kit", targets: [
                .macro(name: "Makers", dependencies: ["Support", "Plain"]),
                .target(name: "Support", dependencies: ["Plain"]), .target(name: "Plain"),
                .target(name: "Kit", dependencies: ["Makers", "Plain"]),
            ])
            """)
        try folder.write("Kit/Sources/Plain/P.swift", "public let factor = 2\n")
        try folder.write(
            "Kit/Sources/Support/S.swift",
            """
            import Plain
            import SwiftSyntax
            import SwiftSyntaxBuilder
            public func product(_ expression: ExprSyntax) -> ExprSyntax { "(\\(expression) * \\(raw: factor))" }
            """)
        try folder.write(
            "Kit/Sources/Makers/M.swift",
            """
            import Support
            import SwiftCompilerPlugin
            import SwiftSyntax
            import SwiftSyntaxMacros
            struct Twice: ExpressionMacro {
                static func expansion(
                    of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
                ) throws -> ExprSyntax { product(node.arguments.first!.expression) }
            }
            @main struct Plugin: CompilerPlugin { let providingMacros: [any Macro.Type] = [Twice.self] }
            """)
        let user = try folder.write(
            "Kit/Sources/Kit/K.swift",
            """
            import Plain
            @freestanding(expression) macro twice(_ n: Int) -> Int = #externalMacro(module: "Makers", type: "Twice")
            let six: Int = #twice(3)
            """)
        let cache = Cache(environment: ["XDG_CACHE_HOME": folder.url.path + "/cache"])
        let app = try ProjectReader(
            cache: cache, options: ProjectOptions(allowsLibraries: true, isTrusted: true)
        ).describe(folder.url.path + "/Kit")
        #expect(app.macroLibraries.map(\.name) == ["Plain", "Support"])
        #expect(Set((app.libraries + [app.module]).map(\.name)) == ["Plain", "Kit"])
        let build = MacroBuild(
            module: try #require(app.macros.first), libraries: app.macroLibraries,
            folder: folder.url.appending(path: "out"), trust: Trust(cache: cache, isGiven: true))
        let (said, isBuilt) = try build.build(project: folder.url)
        #expect(isBuilt, "\(said)")
        let plain = try folder.write("Plain.swift", "public let factor = 2\n")
        let module = folder.url.appending(path: "Plain.swiftmodule").path
        let made = try Shell.run(
            "swiftc", ["-emit-module", "-module-name", "Plain", "-parse-as-library", "-o", module, plain.path],
            limit: 60)
        #expect(made.status == 0, "\(made.errors)")
        let (found, isDone) = try Compiler.run(
            build.importArguments + ["-typecheck", "-parse-as-library", "-I", folder.url.path, user.path],
            list: folder.url.appending(path: "list"))
        #expect(isDone, "\(found)")
    }

    @Test("Expressions that take long are known by the compiler's words")
    func longExpressions() {
        let words =
            "the compiler is unable to type-check this expression in reasonable time; try breaking up the expression"
        func error(_ message: String) -> Diagnostic {
            Diagnostic(file: "A.swift", line: 1, column: 1, isError: true, message: message)
        }
        #expect(error(words).isOfLongExpression && !error("cannot find 'a' in scope").isOfLongExpression)
    }

    @Test("Products of packages that cannot be fetched are named in one sentence")
    func unreachable() throws {
        let folder = try TemporaryFolder()
        try folder.writeApp(
            dependencies: ".package(url: \"\(folder.url.path)/nowhere\", from: \"1.0.0\")",
            products: ".product(name: \"One\", package: \"nowhere\"), .product(name: \"Two\", package: \"nowhere\")")
        let notes = try ProjectReader(
            cache: Cache(environment: ["XDG_CACHE_HOME": folder.url.path + "/cache"]), options: .trusted
        ).describe(folder.url.path + "/App").notes
        #expect(notes.count == 1 && notes[0].hasSuffix("missing are: One, Two."), "\(notes)")
    }

    @Test("Names that Foundation passes on with Apple's compiler bring their modules")
    func implied() throws {
        let folder = try TemporaryFolder()
        let one = try folder.write("A.swift", "let a = kSecClass\n")
        let other = try folder.write("B.swift", "UNUserNotificationCenter.current()\n")
        #expect(SourceScan.impliedModules(in: [one]) == ["Security"])
        #expect(SourceScan.impliedModules(in: [other, one]) == ["UserNotifications", "Security"])
        #expect(SourceScan.impliedModules(in: []) == [])
    }

    @Test("SwiftUI passes AppKit on to targets for the Mac, and to no others")
    func appKit() throws {
        let folder = try TemporaryFolder()
        let plain = try folder.write("A.swift", "import Foundation\n")
        for module in ["SwiftUI", "AppKit", "Cocoa"] {
            let file = try folder.write("B.swift", "import \(module)\n")
            #expect(SourceScan.impliedModules(in: [plain, file], platform: .macOS) == ["AppKit"])
            #expect(SourceScan.impliedModules(in: [plain, file], platform: .iOS) == [])
        }
        #expect(SourceScan.impliedModules(in: [plain], platform: .macOS) == [])
    }

    @Test("Tests that import Testing beside Apple's modules need no modules of both")
    func overlays() throws {
        let folder = try TemporaryFolder()
        let plain = try folder.write("A.swift", "import Testing\nimport SwiftUI\n")
        let views = try folder.write("B.swift", "import Testing\nimport UIKit\n")
        let app = try folder.write("C.swift", "import AppKit\n")
        #expect(!SourceScan.needsAbsentOverlays(in: [plain, app], implied: []))
        #expect(SourceScan.needsAbsentOverlays(in: [plain], implied: ["AppKit"]))
        #expect(SourceScan.needsAbsentOverlays(in: [app, views], implied: []))
    }

    @Test("The Mac has AppKit in the place of UIKit")
    func canImport() {
        let text = "#if canImport(AppKit)\n#elseif canImport(UIKit)\n#endif\n"
        let mac = SourceAdaptation.adapt(text, platform: .macOS)
        #expect(mac == "#if canImport(AppKit)\n#elseif false           \n#endif\n")
        let phone = SourceAdaptation.adapt(text, platform: .iOS)
        #expect(phone == "#if false            \n#elseif canImport(UIKit)\n#endif\n")
        #expect(SourceAdaptation.adapt("@NSApplicationMain\nclass A {}", platform: .macOS)?.hasPrefix("@main ") == true)
    }
}
