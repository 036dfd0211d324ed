import Foundation
import Testing

@testable import OrielProject

/// The SDK: its files, its version, and the engine that apps find in it.
@Suite("Shipping: the SDK")
struct SDKTests {
    /// A checkout with an engine that has no code.
    private static func checkout(in folder: TemporaryFolder, version: String = "1.2.3-dev") throws -> URL {
        let parts = ["oriel", "Package.swift", "LICENSE", "CHANGELOG.md", "CompatibilityGaps.md", "README.md"]
        for part in parts + ["Scripts/help.txt", "Scripts/machine.bash", "Scripts/distributions.tsv", "Scripts/soak"] {
            try folder.write("checkout/\(part)", part)
        }
        try folder.write("checkout/VERSION", version + "\n")
        for path in ["Sources/A.swift", "Sources/.build/x", "Apps/Game/Game.swift", "Examples/01-One/One.swift"] {
            try folder.write("checkout/\(path)")
        }
        for shell in ["bash", "zsh", "fish"] { try folder.write("checkout/Scripts/completions/oriel.\(shell)", shell) }
        for configuration in ["debug", "release"] {
            let build = "checkout/.build/\(configuration)"
            try ShippingFixture.library(needs: ["libswiftCore.so", "libc.so.6"], runPath: "/home/ada/swift/lib")
                .write(to: folder.write("\(build)/libOrielEngine.so"))
            try ShippingFixture.library(needs: ["libswiftCore.so"], runPath: "/home/ada/swift/lib")
                .write(to: folder.write("\(build)/OrielMacros-tool"))
            for file in ["x86_64.swiftmodule", "x86_64.abi.json", "x86_64.swiftsourceinfo"] {
                try folder.write("\(build)/Modules/SwiftUI.swiftmodule/\(file)")
            }
            try folder.write("\(build)/Modules/Tests.swiftmodule")
        }
        for (name, end) in [("out", "/etc"), ("up", "../../../x"), ("Shared.swift", "Game/Game.swift")] {
            try FileManager.default.createSymbolicLink(
                atPath: folder.url.path + "/checkout/Apps/" + name, withDestinationPath: end)
        }
        return folder.url.appending(path: "checkout")
    }

    @Test("The tree has the engine in both configurations, the sources and the command, and nothing else")
    func tree() throws {
        let folder = try TemporaryFolder()
        let checkout = try Self.checkout(in: folder)
        let root = folder.url.appending(path: "sdk")
        let tree = SDKTree(
            root: root, checkout: checkout, version: try SDKVersion(of: checkout),
            date: Date(timeIntervalSince1970: 0))
        try tree.addSources()
        #expect(!Engine.isInstalled(at: tree.home))
        let (library, macros) = try tree.addEngine(checkout.appending(path: ".build/debug"), "debug")
        try tree.addEngine(checkout.appending(path: ".build/release"), "release")
        #expect(Engine.isInstalled(at: tree.home) && !Engine.isInstalled(at: checkout))
        for file in [library, macros] { #expect(try LibraryFile(Data(contentsOf: file))?.runPath == "$ORIGIN") }
        try tree.addDescriptions(compiler: "Swift 6.3", packages: ["libgtk-4-1"], help: "Usage")
        let paths = try FileManager.default.subpathsOfDirectory(atPath: root.path)
        let files = paths.filter { !FileFinder.isFolder(root.appending(path: $0)) }
            .map { $0.replacing(/-[0-9a-f]{12}\//, with: "-SUM/") }
        let engines = ["debug", "release"].flatMap { name in
            [
                "Modules/SwiftUI.swiftmodule/x86_64.swiftmodule", "Modules/module.modulemap",
                "Modules/FoundationShim.h", "Modules/SecretServiceShim.h", "OrielMacros-tool", "OrielMacros-program",
            ]
            .map { "lib/oriel/engine/\(name)-SUM/\($0)" } + ["lib/oriel/engine/\(name)-SUM/libOrielEngine.so"]
        }
        #expect(
            files.sorted()
                == (engines + [
                    "bin/oriel", "lib/oriel/Apps/Game/Game.swift", "lib/oriel/Apps/Shared.swift",
                    "lib/oriel/CHANGELOG.md",
                    "lib/oriel/CompatibilityGaps.md", "lib/oriel/Examples/01-One/One.swift", "lib/oriel/LICENSE",
                    "lib/oriel/Package.swift", "lib/oriel/Scripts/completions/oriel.bash",
                    "lib/oriel/Scripts/completions/oriel.fish", "lib/oriel/Scripts/completions/oriel.zsh",
                    "lib/oriel/Scripts/distributions.tsv", "lib/oriel/Scripts/help.txt",
                    "lib/oriel/Scripts/machine.bash",
                    "lib/oriel/Sources/A.swift", "lib/oriel/VERSION", "lib/oriel/oriel", "lib/oriel/packages",
                    "lib/oriel/swift-version", "share/bash-completion/completions/oriel",
                    "share/doc/oriel-sdk/copyright", "share/fish/vendor_completions.d/oriel.fish",
                    "share/man/man1/oriel.1.gz", "share/zsh/vendor-completions/_oriel",
                ]).sorted())
        #expect(try String(contentsOf: root.appending(path: "bin/oriel"), encoding: .utf8) == "oriel")
    }

    @Test("Apps are built with the engine of the SDK, and nothing is written into its folder")
    func engine() throws {
        let folder = try TemporaryFolder()
        let checkout = try Self.checkout(in: folder)
        let cache = Cache(environment: ["XDG_CACHE_HOME": folder.url.path + "/cache"])
        let built = try Engine.find(in: checkout, cache: cache)
        #expect(!built.isInstalled && built.folder.path.hasPrefix(folder.url.path + "/cache/"))
        let tree = SDKTree(
            root: folder.url.appending(path: "sdk"), checkout: checkout, version: try SDKVersion(of: checkout),
            date: Date(timeIntervalSince1970: 0))
        for name in ["debug", "release"] { try tree.addEngine(checkout.appending(path: ".build/\(name)"), name) }
        let before = try folder.contents()
        for isOptimized in [false, true] {
            let engine = try Engine.find(in: tree.home, isOptimized: isOptimized, cache: cache)
            let name = isOptimized ? "release" : "debug"
            #expect(engine.isInstalled && engine.folder.lastPathComponent.hasPrefix("\(name)-"))
            #expect(engine.folder.deletingLastPathComponent().path == tree.home.path + "/engine")
            #expect(engine.moduleCache.path.hasPrefix(folder.url.path + "/cache/"))
            // The toolchain's libraries are found by the program, the system's by the loader.
            #expect(engine.linking.contains("-l:libswiftCore.so") && !engine.linking.contains("-l:libc.so.6"))
            #expect(!engine.linking(for: .shipping(isOptimized: true)).contains("-l:libswiftCore.so"))
        }
        #expect(try folder.contents() == before)
    }

    @Test("A version has three numbers; what comes before a release sorts before it in Debian")
    func version() throws {
        #expect(try SDKVersion("1.2.3").debian == "1.2.3" && SDKVersion("1.2.3-beta.1").debian == "1.2.3~beta.1")
        for wrong in ["", "1.2", "1.2.3.4", "1.2.x", "1.2.3-", "1.2.3-a b", "1.2.3-a/b", "١.2.3", "-1.2.3"] {
            #expect(throws: Problem.self, "\(wrong)") { try SDKVersion(wrong) }
        }
        let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent().deletingLastPathComponent()
        #expect(throws: Never.self) { try SDKVersion(of: root) }
        #expect(throws: Problem.self) { try SDKVersion(of: root.appending(path: "Tests")) }
    }

    @Test("The manual page shows the help as it is")
    func manual() {
        let help = "Usage: oriel COMMAND\n.TH evil\n'x\n  --png FILE \\fB"
        let lines = SDKManual(version: "1.0.0-dev", help: help, date: Date(timeIntervalSince1970: 0)).text
            .split(separator: "\n")
        #expect(lines.first == #".TH ORIEL 1 "1970-01-01" "oriel 1.0.0\-dev" "User Commands""#)
        #expect(lines.contains(#"\&.TH evil"#) && lines.contains(#"\&'x"#) && lines.contains(#"  \-\-png FILE \efB"#))
    }

    @Test("The command's options are its own; an SDK is not made of an SDK")
    func options() throws {
        let arguments = try CommandLineArguments(["sdk", "--output", "o", "--only", "deb"])
        #expect(arguments.shipping.output == "o" && arguments.shipping.forms == [.deb])
        func run(_ words: String...) throws {
            _ = try SDKCommand(CommandLineArguments(["sdk"] + words)).run()
        }
        #expect(throws: Problem.self) { try run("--debug") }
        #expect(throws: Problem.self) { try run("--only", "flatpak") }
        let folder = try TemporaryFolder()
        let checkout = try Self.checkout(in: folder, version: "new")
        let before = try folder.contents()
        let output = folder.url.path + "/out"
        let wrong = #expect(throws: Problem.self) { try run("--checkout", checkout.path, "--output", output) }
        #expect(wrong?.description.contains("“new” is not a version") == true)
        #expect(try folder.contents() == before)
        try FileManager.default.createDirectory(
            at: Engine.installed("debug", in: checkout), withIntermediateDirectories: true)
        #expect(throws: Problem.self) { try run("--checkout", checkout.path, "--output", output) }
    }
}
