import Foundation
import Testing

@testable import OrielProject

@Suite("Sources of projects that are described for XcodeGen")
struct SpecificationSourceTests {
    private func fixture(_ sources: String, _ files: [String], options: String = "{}") throws -> SpecificationFixture {
        try SpecificationFixture(
            "options: \(options)\ntargets: {App: {type: application, platform: iOS, sources: \(sources)}}\n",
            files: files + ["Main.swift"])
    }

    @Test("Files that patterns exclude and include")
    func patterns() throws {
        let files = ["S/A.swift", "S/ATests.swift", "S/Old/B.swift", "S/in/Old/C.swift", "S/x.json", "S/in/y.json"]
        let excluding = try fixture("[Main.swift, {path: S, excludes: [Old, '**/*Tests.swift', '*.json']}]", files)
        #expect(try excluding.sources() == ["Main.swift", "S/A.swift", "S/in/Old/C.swift"])
        #expect(try excluding.resources() == ["y.json"])
        let including = try fixture("[Main.swift, {path: S, includes: ['**/*.swift'], excludes: [in]}]", files)
        #expect(try including.sources() == ["Main.swift", "S/A.swift", "S/ATests.swift", "S/Old/B.swift"])
        #expect(try including.resources() == [])
        #expect(
            try fixture("['S/*.swift', Main.swift]", files).sources() == ["Main.swift", "S/A.swift", "S/ATests.swift"])
    }

    @Test("Phases and kinds of sources, and folders that are copied as they are")
    func phases() throws {
        let fixture = try fixture(
            """
            [Main.swift, {path: Web, type: folder}, {path: Text, buildPhase: resources}, {path: None, buildPhase: none},
              {path: Copy, buildPhase: {copyFiles: {destination: resources, subpath: deep/er}}},
              {path: Away, buildPhase: {copyFiles: {destination: frameworks}}},
              {path: Tree, type: syncedFolder, explicitFolders: ['**/Whole']}, Main.playground, Model.xcdatamodeld, Odd.kind]
            """,
            [
                "Web/index.html", "Web/in/a.js", "Text/Sample.swift", "None/N.swift", "Copy/c.txt", "Away/a.txt",
                "Tree/T.swift", "Tree/in/Whole/w.txt", "Main.playground/p.swift", "Model.xcdatamodeld/m", "Odd.kind/o",
                "Tree/Files.pack/f.json",
            ], options: "{fileTypes: {pack: {buildPhase: resources}}}")
        #expect(try fixture.sources() == ["Main.swift", "Tree/T.swift"])
        #expect(
            try fixture.resources() == [
                "Files.pack", "Model.momd", "Odd.kind", "Sample.swift", "Web", "Whole", "deep/er/c.txt",
            ])
    }

    @Test("An Info.plist among the sources is the target's, unless a setting names one")
    func information() throws {
        let found = try fixture("[Main.swift, S]", ["S/in/Info.plist"])
        #expect(try found.setting("INFOPLIST_FILE", of: "App") == found.folder.url.path + "/S/in/Info.plist")
        #expect(try found.resources() == [])
        let named = try SpecificationFixture(
            """
            targets:
              App:
                type: application
                platform: iOS
                sources: [S]
                settings: {INFOPLIST_FILE: S/App.plist}
            """, files: ["S/A.swift", "S/Info.plist", "S/Other.plist"])
        try named.folder.write("S/App.plist", "<plist><dict/></plist>")
        #expect(try named.setting("INFOPLIST_FILE", of: "App") == "S/App.plist")
        #expect(try named.resources() == ["Other.plist"])
    }

    @Test("Other descriptions are included, with paths from their folders or from the project's")
    func includes() throws {
        let fixture = try SpecificationFixture(
            """
            include:
              - Parts/app.yml
              - {path: Parts/rooted.yml, relativePaths: false}
              - {path: nowhere.yml, enable: "${NEVER}"}
            targets:
              App:
                sources: [Own.swift]
              Rooted:
                sources:REPLACE: [Own.swift]
            """, files: ["Own.swift", "Parts/Sub/A.swift", "Parts/Deep/D.swift", "R/R.swift"],
            variables: ["NEVER": "no", "KIND": "application"])
        try fixture.folder.write(
            "Parts/app.yml", "include: Deep/more.yml\ntargets: {App: {type: '${KIND}', platform: iOS, sources: [Sub]}}")
        try fixture.folder.write("Parts/Deep/more.yml", "include: [../app.yml]\ntargets: {App: {sources: [D.swift]}}")
        try fixture.folder.write(
            "Parts/rooted.yml", "targets: {Rooted: {type: application, platform: macOS, sources: [R, {path: Gone}]}}")
        #expect(try fixture.sources(of: "App") == ["Own.swift", "Parts/Deep/D.swift", "Parts/Sub/A.swift"])
        #expect(try fixture.sources(of: "Rooted") == ["Own.swift"])
    }

    @Test("Packages by address, with all kinds of versions, and in folders")
    func packages() throws {
        let fixture = try SpecificationFixture(
            """
            packages:
              A: {url: https://a.example/a, from: "1.2"}
              B: {github: b/B, exactVersion: 1.2.3}
              C: {url: https://a.example/c, minVersion: 1.0.0, maxVersion: 2.0.0}
              D: {url: https://a.example/d, minorVersion: v3}
              E: {url: https://a.example/e, branch: main}
              F: {url: https://a.example/f, revision: abc}
              Kit: {path: Kit}
              G: {url: https://a.example/g}
            targets:
              App:
                type: application
                platform: iOS
                sources: A.swift
                dependencies: [{package: Kit, products: [Kit, More]}]
            """, files: ["A.swift", "Kit/Sources/Kit/K.swift", "Kit/Sources/More/M.swift"])
        try fixture.folder.write(
            "Kit/Package.swift",
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "Kit", products: [.library(name: "Kit", targets: ["Kit"]),
                .library(name: "More", targets: ["More"])], targets: [.target(name: "Kit"), .target(name: "More")])
            """)
        let project = try fixture.project
        let remotes = project.list(project.rootObject, "packageReferences").map(\.object)
            .compactMap(PackageGraph.Remote.init).map { "\($0.address) \($0.requirement)" }
        #expect(
            remotes == [
                #"https://a.example/a from: "1.2.0""#, #"https://github.com/b/B exact: "1.2.3""#,
                #"https://a.example/c "1.0.0"..<"2.0.0""#, #"https://a.example/d .upToNextMinor(from: "3.0.0")"#,
                #"https://a.example/e branch: "main""#, #"https://a.example/f revision: "abc""#,
            ])
        let app = try fixture.app()
        #expect(app.libraries.map(\.name) == ["Kit", "More"])
        #expect(app.notes == ["The package G has no address, or no version."])
    }
}
