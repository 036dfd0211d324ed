import Foundation
import Testing

@testable import OrielProject

/// Packages from elsewhere; a repository in the next folder is as far away as one on the network.
@Suite("Packages from elsewhere")
struct PackageGraphTests {
    private func cache(_ folder: TemporaryFolder) -> Cache {
        Cache(environment: ["XDG_CACHE_HOME": folder.url.path + "/cache"])
    }

    @Test("A package's packages are fetched with those that they need, and nothing is written into its folder")
    func packages() throws {
        let folder = try TemporaryFolder()
        _ = try folder.publish("Deep")
        let near = try folder.publish("Near", needing: "Deep")
        try folder.write(
            "App/Package.swift",
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "App", dependencies: [.package(url: "\(near.path)", from: "1.0.0")],
                targets: [.executableTarget(name: "App", dependencies: [.product(name: "Near", package: "Near")])])
            """)
        try folder.write("App/Sources/App/App.swift")
        let before = try folder.contents().filter { $0.key.hasPrefix("App/") }
        let app = try ProjectReader(cache: cache(folder), options: .trusted).describe(folder.url.path + "/App")
        #expect(app.libraries.map(\.name) == ["Deep", "Near"])
        #expect(app.libraries.flatMap(\.sources).map(\.lastPathComponent) == ["Deep.swift", "Near.swift"])
        #expect(app.notes == [])
        #expect(app.folders.map(\.lastPathComponent) == ["App"])
        #expect(try folder.contents().filter { $0.key.hasPrefix("App/") } == before)
        // What was fetched is used again, without the repository.
        try FileManager.default.removeItem(at: near)
        let again = try ProjectReader(cache: cache(folder), options: .trusted).describe(folder.url.path + "/App")
        #expect(again.libraries == app.libraries)
    }

    @Test("An Xcode project's packages are fetched; one that is nowhere is said")
    func xcode() throws {
        let folder = try TemporaryFolder()
        let far = try folder.publish("Far")
        func app(at address: String) throws -> AppDescription {
            try folder.write("Thing/A.swift")
            var fixture = XcodeFixture()
            fixture.addTarget("App", sources: ["A.swift"], more: "packageProductDependencies = (Q);")
            fixture.objects += [
                "Q = {isa = XCSwiftPackageProductDependency; productName = Far; package = F; };",
                "F = {isa = XCRemoteSwiftPackageReference; repositoryURL = \"\(address)\"; "
                    + "requirement = {kind = upToNextMajorVersion; minimumVersion = 1.0.0; }; };",
            ]
            let text = fixture.text.replacingOccurrences(
                of: "mainGroup = G;", with: "mainGroup = G; packageReferences = (F);")
            try folder.write("Thing/Thing.xcodeproj/project.pbxproj", text)
            return try ProjectReader(cache: cache(folder), options: .trusted).describe(folder.url.path + "/Thing")
        }
        let found = try app(at: far.path)
        #expect(found.libraries.map(\.name) == ["Far"] && found.notes == [])
        let lost = try app(at: folder.url.path + "/Nowhere")
        #expect(lost.libraries == [])
        #expect(lost.notes.count == 1 && lost.notes[0].contains("cannot be fetched") && lost.notes[0].contains("Far"))
    }

    @Test(
        "Each kind of requirement",
        arguments: [
            ("kind = exactVersion; version = 1.2.3;", #"exact: "1.2.3""#),
            ("kind = branch; branch = main;", #"branch: "main""#),
            ("kind = revision; revision = abc;", #"revision: "abc""#),
            ("kind = versionRange; minimumVersion = 1.0.0; maximumVersion = 2.0.0;", #""1.0.0"..<"2.0.0""#),
            ("kind = upToNextMinorVersion; minimumVersion = 1.0.0;", #".upToNextMinor(from: "1.0.0")"#),
        ])
    func requirements(_ text: String, _ expected: String) throws {
        let object = try PropertyListParser.parse(
            "{ repositoryURL = \"https://example.org/a\"; requirement = {\(text)}; }")
        let remote = try #require(PackageGraph.Remote(object))
        #expect(remote.requirement == expected)
        let graph = PackageGraph(remotes: [remote], folder: URL(filePath: "/nowhere"))
        #expect(graph.manifest.contains(".package(url: \"https://example.org/a\", \(expected))"))
    }

    @Test("Why a package was not fetched")
    func reasons() {
        func reason(_ output: String, _ errors: String, _ status: Int32 = 1) -> String {
            PackageGraph.reason(Shell.Result(status: status, output: output, errors: errors))
        }
        #expect(reason("", "", 137) == "not done in time")
        #expect(
            reason("Fetching https://example.org/a\n", "error: … fatal: cannot change to '/cache': No such file\n")
                == "https://example.org/a: there is no answer")
        #expect(
            reason("", "Fetching /b\nerror: failed\n    fatal: repository '/b' does not exist\n")
                == "/b: fatal: repository '/b' does not exist")
        #expect(reason("", "", 3) == "SwiftPM ended with 3")
    }

    @Test("A requirement that is none, and an address that is empty")
    func odd() throws {
        for text in ["{ repositoryURL = \"\"; requirement = {kind = branch; branch = a;}; }", "{ repositoryURL = a; }"]
        {
            #expect(PackageGraph.Remote(try PropertyListParser.parse(text)) == nil)
        }
    }
}
