import Foundation
import Testing

@testable import OrielProject

@Suite("Where projects that would be generated are found")
struct SpecificationPlaceTests {
    private static let app = "targets: {App: {type: application, platform: iOS, sources: A.swift}}\n"

    private func place(_ folder: TemporaryFolder, _ path: String = "") throws -> ProjectPlace {
        try .find(folder.url.path + "/" + path)
    }

    @Test("A project file comes before its description, which comes before a workspace without projects, and packages")
    func order() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write("project.yml", Self.app)
        try folder.write("A.swift")
        try folder.write("Package.swift")
        let data = #"<Workspace><FileRef location="group:App.xcodeproj"></FileRef></Workspace>"#
        try folder.write("All.xcworkspace/contents.xcworkspacedata", data)
        try folder.write("App.xcodeproj/project.xcworkspace/xcshareddata/swiftpm/Package.resolved", "{}")
        #expect(try place(folder) == .specification(file))
        #expect(try place(folder, "project.yml") == .specification(file))
        let cache = Cache(environment: ["XDG_CACHE_HOME": folder.url.path + "/cache"])
        let reader = ProjectReader(cache: cache, options: .trusted)
        for path in ["", "/All.xcworkspace"] {
            #expect(try reader.describe(folder.url.path + path).module.name == "App")
        }
        try folder.write("App.xcodeproj/project.pbxproj")
        #expect(try place(folder) == .xcodeProject(folder.url.appending(path: "App.xcodeproj")))
    }

    @Test("A description further down is found, and of several the one with an app")
    func below() throws {
        let folder = try TemporaryFolder()
        try folder.write("ios/Kit/project.yml", "targets: {Kit: {type: framework}}")
        let kit = try place(folder)
        let file = try folder.write("ios/App/project.yaml", Self.app)
        #expect(try place(folder) == .specification(file))
        #expect(kit == .specification(folder.url.appending(path: "ios/Kit/project.yml")))
        try folder.write("ios/Second/project.yml", Self.app)
        let problem = #expect(throws: Problem.self) { try place(folder) }
        #expect(problem?.description.contains("There are 2 projects") == true)
    }

    @Test("JSON is read as well, and files of the same name for other programs are not")
    func kinds() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write(
            "json/project.json",
            #"{"targets": {"App": {"type": "application", "platform": "iOS", "sources": "A.swift"}}}"#)
        try folder.write("json/A.swift")
        #expect(try place(folder, "json") == .specification(file))
        #expect(XcodeFixture.reader(of: try SpecificationReader.project(file)).apps.map(\.name) == ["App"])
        try folder.write("docs/project.yml", "site:\n  targets: 1\n")
        try folder.write("docs/A.swift")
        #expect(try place(folder, "docs") == .folder(folder.url.appending(path: "docs")))
        #expect(throws: Problem.self) { try place(folder, "docs/project.yml") }
    }

    @Test("A package whose folder describes a project without an app is read as a package")
    func packages() throws {
        let folder = try TemporaryFolder()
        try folder.write("project.yml", "targets: {Kit: {type: framework, platform: iOS, sources: Sources}}")
        try folder.write("Sources/App/main.swift")
        try folder.write(
            "Package.swift",
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "App", targets: [.executableTarget(name: "App")])
            """)
        let cache = Cache(environment: ["XDG_CACHE_HOME": folder.url.path + "/cache"])
        let app = try ProjectReader(cache: cache, options: .trusted).describe(folder.url.path)
        #expect(app.module.sources.map(\.lastPathComponent) == ["main.swift"])
    }
}
