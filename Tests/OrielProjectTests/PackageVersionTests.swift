import Foundation
import Testing

@testable import OrielProject

@Suite("Versions of packages")
struct PackageVersionTests {
    private func describe(_ path: String, in folder: TemporaryFolder) throws -> AppDescription {
        try ProjectReader(
            cache: Cache(environment: ["XDG_CACHE_HOME": folder.url.path + "/cache"]), options: .trusted
        ).describe(folder.url.path + "/" + path)
    }

    private func text(_ app: AppDescription, _ module: String) throws -> String {
        let library = try #require(app.libraries.first { $0.name == module }, "\(app.notes)")
        return try String(contentsOf: try #require(library.sources.first), encoding: .utf8)
    }

    @Test("The versions that a project has written down are taken, in each form of the file", arguments: [1, 2, 3])
    func pins(_ form: Int) throws {
        let folder = try TemporaryFolder()
        let near = try folder.publish("Near", versions: ["1.1.0", "1.2.0"])
        let revision = try Shell.run("git", ["-C", near.path, "rev-parse", "1.1.0"]).output
            .trimmingCharacters(in: .whitespacesAndNewlines)
        try folder.writeApp(
            dependencies: ".package(url: \"\(near.path)\", from: \"1.0.0\")",
            products: ".product(name: \"Near\", package: \"Near\")")
        let state = "\"state\": {\"revision\": \"\(revision)\", \"version\": \"1.1.0\""
        let first = """
            {"object": {"pins": [{"package": "Near", "repositoryURL": "\(near.path)", \(state), "branch": null}}]},
            "version": 1}
            """
        let others = """
            {\(form == 3 ? "\"originHash\": \"0\", " : "")"pins": [{"identity": "near", "kind": "localSourceControl",
            "location": "\(near.path)", \(state)}}], "version": \(form)}
            """
        try folder.write("App/Package.resolved", form == 1 ? first : others)
        #expect(try text(describe("App", in: folder), "Near").contains("\"1.1.0\""))
        try FileManager.default.removeItem(at: folder.url.appending(path: "App/Package.resolved"))
        #expect(try text(describe("App", in: folder), "Near").contains("\"1.2.0\""))
    }

    @Test("Mirrors of the project lead from an address to a repository of this machine")
    func mirrors() throws {
        let folder = try TemporaryFolder()
        let near = try folder.publish("Near")
        try folder.writeApp(
            dependencies: ".package(url: \"https://packages.invalid/a/Near\", from: \"1.0.0\")",
            products: ".product(name: \"Near\", package: \"Near\")")
        let lost = try describe("App", in: folder)
        #expect(lost.libraries == [] && lost.notes.count == 1)
        #expect(lost.notes.first?.hasSuffix("missing is: Near.") ?? false)
        try folder.write(
            "App/.swiftpm/configuration/mirrors.json",
            """
            {"object": [{"original": "https://packages.invalid/a/Near", "mirror": "\(near.path)"}], "version": 1}
            """)
        #expect(try text(describe("App", in: folder), "Near").contains("1.2.0"))
    }

    @Test("The user's mirrors are found where SwiftPM keeps them, the project's beside them")
    func configuration() throws {
        let folder = try TemporaryFolder()
        try folder.write("home/.swiftpm/configuration/mirrors.json", "home")
        try folder.write("home/.swiftpm/configuration/registries.json", "registry")
        try folder.write("config/swiftpm/configuration/mirrors.json", "config")
        try folder.write("own/mirrors.json", "own")
        func written(_ environment: [String: String]) throws -> [String: Data] {
            let out = try TemporaryFolder()
            try PackageConfiguration(project: folder.url.appending(path: "own"), environment: environment)
                .write(shared: out.url.appending(path: "s"), local: out.url.appending(path: "l"))
            return try out.contents().filter { $0.key.hasSuffix(".json") }
        }
        let home = ["HOME": folder.url.path + "/home"]
        #expect(
            try written(home) == [
                "s/mirrors.json": Data("home".utf8), "s/registries.json": Data("registry".utf8),
                "l/mirrors.json": Data("own".utf8),
            ])
        let both = home.merging(["XDG_CONFIG_HOME": folder.url.path + "/config"]) { $1 }
        #expect(try written(both)["s/mirrors.json"] == Data("config".utf8))
    }

    @Test("A package on this machine takes the place of one with its name from elsewhere")
    func overriding() throws {
        let folder = try TemporaryFolder()
        let far = try folder.publish("Far")
        try folder.write("Thing/A.swift")
        try folder.write(
            "Thing/Far/Package.swift",
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "Far", products: [.library(name: "Far", targets: ["Far"])],
                targets: [.target(name: "Far")])
            """)
        try folder.write("Thing/Far/Sources/Far/Own.swift", "let own = 1")
        var fixture = XcodeFixture()
        fixture.addTarget("App", sources: ["A.swift"], more: "packageProductDependencies = (Q);")
        fixture.objects += [
            "Q = {isa = XCSwiftPackageProductDependency; productName = Far; package = F; };",
            "F = {isa = XCRemoteSwiftPackageReference; repositoryURL = \"\(far.path)\"; "
                + "requirement = {kind = upToNextMajorVersion; minimumVersion = 1.0.0; }; };",
            "D = {isa = PBXFileReference; path = Far; sourceTree = \"<group>\"; };",
        ]
        fixture.mainChildren.append("D")
        let text = fixture.text.replacingOccurrences(
            of: "mainGroup = G;", with: "mainGroup = G; packageReferences = (F);")
        try folder.write("Thing/Thing.xcodeproj/project.pbxproj", text)
        let app = try describe("Thing", in: folder)
        #expect(app.libraries.flatMap(\.sources).map(\.lastPathComponent) == ["Own.swift"])
    }

    @Test("The manifest for this compiler's version counts")
    func manifests() throws {
        let folder = try TemporaryFolder()
        try folder.writeApp(dependencies: "", products: "")
        try folder.write(
            "App/Package@swift-6.1.swift",
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "Newer", targets: [.executableTarget(name: "App")])
            """)
        try folder.write("App/Package@swift-99.0.swift", "// swift-tools-version: 99.0\nnonsense\n")
        #expect(try describe("App", in: folder).module.languageMode == "6")
    }

    @Test("The traits that a package turns on in another are on there, in place of the default ones")
    func traits() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "Kit/Package.swift",
            """
            // swift-tools-version: 6.1
            import PackageDescription
            let package = Package(name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])],
                traits: [.default(enabledTraits: ["Basic"]), "Basic", "More", .trait(name: "Extra", enabledTraits: ["More"])],
                targets: [.target(name: "Kit")])
            """)
        try folder.write("Kit/Sources/Kit/K.swift")
        func conditions(_ traits: String) throws -> [String] {
            try folder.writeApp(
                dependencies: ".package(path: \"../Kit\"\(traits))",
                products: ".product(name: \"Kit\", package: \"Kit\")",
                tools: "6.1")
            return try #require(try describe("App", in: folder).libraries.first).conditions
        }
        #expect(try conditions("") == ["DEBUG", "SWIFT_PACKAGE", "Basic"])
        #expect(try conditions(", traits: [\"Extra\"]") == ["DEBUG", "SWIFT_PACKAGE", "Extra", "More"])
    }

    @Test("A package for Macs alone is a Mac's, all others are an iPhone's")
    func platforms() throws {
        func platform(_ names: String...) throws -> Platform {
            let list = names.map { "{\"platformName\": \"\($0)\", \"version\": \"1.0\"}" }.joined(separator: ", ")
            let json = "{\"name\": \"P\", \"targets\": [], \"platforms\": [\(list)]}"
            return try JSONDecoder().decode(PackageManifest.self, from: Data(json.utf8)).platform
        }
        #expect(try platform() == .iOS && platform("macos") == .macOS && platform("macos", "ios") == .iOS)
        #expect(try platform("watchos") == .watchOS && platform("maccatalyst") == .iOS)
    }
}
