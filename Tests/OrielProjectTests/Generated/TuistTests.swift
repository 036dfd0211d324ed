import Foundation
import Testing

@testable import OrielProject

@Suite("Projects that are described for Tuist")
struct TuistTests {
    private func reader(_ project: XcodeProject, _ folder: TemporaryFolder) -> XcodeReader {
        XcodeReader(project: project, cache: cache(folder), options: .trusted)
    }

    private func cache(_ folder: TemporaryFolder) -> Cache {
        Cache(environment: ["XDG_CACHE_HOME": folder.url.path + "/cache"])
    }

    /// Writes a workspace with two projects, helpers of manifests, a plug-in, and a package.
    private func write(to folder: TemporaryFolder) throws {
        try folder.write(
            "All/Tuist.swift", "import ProjectDescription\nlet tuist = Config(plugins: [.local(path: \"//Plug\")])")
        try folder.write("All/Plug/Plugin.swift", "import ProjectDescription\nlet plugin = Plugin(name: \"Names\")")
        try folder.write("All/Plug/ProjectDescriptionHelpers/N.swift", "public let organization = \"org.example\"")
        try folder.write(
            "All/Tuist/ProjectDescriptionHelpers/Target+Module.swift",
            """
            import Names
            import ProjectDescription
            extension Target {
                public static func module(_ name: String, _ dependencies: [TargetDependency] = []) -> Target {
                    .target(name: name, destinations: .iOS, product: .framework, bundleId: "\\(organization).\\(name)",
                        sources: ["\\(name)/**"], dependencies: dependencies)
                }
            }
            """)
        try folder.write(
            "All/Tuist/Package.swift",
            """
            // swift-tools-version: 5.9
            import PackageDescription
            #if TUIST
            import ProjectDescription
            let packageSettings = PackageSettings()
            #endif
            let package = Package(name: "Deps", dependencies: [.package(path: "../Packages/Outer")])
            """)
        try folder.write(
            "All/Packages/Outer/Package.swift",
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "Outer", products: [.library(name: "Outer", targets: ["Outer"])],
                targets: [.target(name: "Outer")])
            """)
        try folder.write(
            "All/Workspace.swift",
            "import ProjectDescription\nlet workspace = Workspace(name: \"All\", projects: [\"Projects/**\"])")
        try folder.write(
            "All/Projects/App/Project.swift",
            """
            import Names
            import ProjectDescription
            import ProjectDescriptionHelpers
            let version: Version = "1.2.3"
            let project = Project(
                name: "App",
                settings: .settings(base: ["SWIFT_VERSION": "6.0", "X": "project"], configurations: [
                    .release(name: "Store"),
                    .debug(name: "Debug", settings: ["SWIFT_ACTIVE_COMPILATION_CONDITIONS": "$(inherited) EXTRA"],
                        xcconfig: .relativeToRoot("App.xcconfig")),
                ]),
                targets: [
                    .target(
                        name: "My-App", destinations: [.iPhone], product: .app, bundleId: "\\(organization).app",
                        deploymentTargets: .iOS("17.0"),
                        infoPlist: .extendingDefault(with: ["Flag": true, "Number": 3, "List": ["a", ["b": 1.5]]]),
                        sources: [.glob("Sources/**", excluding: ["Sources/Old/**"]), "One.swift"],
                        resources: ["Resources/**", .folderReference(path: "Web")],
                        scripts: [.pre(script: "lint", name: "Lint")],
                        dependencies: [
                            .target(name: "Base"), .project(target: "Kit", path: "../Kit"), .external(name: "Outer"),
                            .target(name: "Mac", condition: .when([.macos])), .xcframework(path: "Old.xcframework"), .xctest,
                            .sdk(name: "c++", type: .library),
                        ],
                        settings: .settings(base: SettingsDictionary().marketingVersion("\\(version)").merging(["X": "$(inherited)!"]))
                    ),
                    .module("Base"), .module("Mac"),
                    Target(name: "AppTests", platform: .iOS, product: .unitTests, bundleId: "t", infoPlist: .default,
                        sources: "Tests/**", dependencies: [.target(name: "My-App")]),
                ],
                schemes: [.scheme(name: "S", buildAction: .buildAction(targets: ["My-App"]), runAction: .runAction())]
            )
            """)
        try folder.write(
            "All/Projects/Kit/Project.swift",
            """
            import ProjectDescription
            import ProjectDescriptionHelpers
            let project = Project(name: "Kit", targets: [.module("Kit")])
            """)
        try folder.write("All/App.xcconfig", "Y = file\nX = file")
        for file in [
            "App/Sources/A.swift", "App/Sources/Old/B.swift", "App/Sources/in/C.swift", "App/One.swift",
            "App/Other.swift",
            "App/Resources/a.json", "App/Resources/R.swift", "App/Web/index.html", "App/Base/Base.swift",
            "App/Mac/M.swift",
            "App/Tests/T.swift", "Kit/Kit/K.swift",
        ] { try folder.write("All/Projects/" + file) }
        try folder.write("All/Packages/Outer/Sources/Outer/O.swift")
    }

    @Test("A workspace with projects, helpers, plug-ins and packages, and manifests that fail")
    func workspace() throws {
        let folder = try TemporaryFolder()
        try write(to: folder)
        let before = try folder.contents()
        let root = folder.url.appending(path: "All")
        let project = try TuistReader.project(root, cache: cache(folder), options: .trusted)
        #expect(project.title == "Workspace.swift")
        let reader = reader(project, folder)
        let app = try reader.describe(target: nil)
        #expect(app.module.name == "My_App" && app.platform == .iOS && app.module.languageMode == "6")
        #expect(
            app.module.sources.map(\.lastPathComponent).sorted() == [
                "A.swift", "C.swift", "One.swift", "TuistBundle.swift",
            ])
        #expect(app.resources.map(\.path).sorted() == ["Web", "a.json"])
        #expect(app.module.conditions == ["DEBUG", "EXTRA"])
        #expect(app.libraries.map(\.name) == ["Outer", "Base", "Kit"])
        #expect(
            app.notes == [
                "Left out, since it is compiled for Apple's systems: Old.xcframework, for My-App.",
                "Scripts of the build are not run: Lint.",
            ])
        let target = try #require(reader.apps.first)
        let settings = reader.settings(of: target).settings
        #expect(settings["X"] == "project!" && settings["Y"] == "file" && settings["MARKETING_VERSION"] == "1.2.3")
        #expect(settings["IPHONEOS_DEPLOYMENT_TARGET"] == "17.0" && settings["TARGETED_DEVICE_FAMILY"] == "1")
        let list = try PropertyListSerialization.propertyList(from: ResourceBundle.information(app), format: nil)
        let information = try #require(list as? [String: Any])
        #expect(information["CFBundleIdentifier"] as? String == "org.example.app")
        #expect(information["Flag"] as? Bool == true && information["Number"] as? Int == 3)
        #expect((information["List"] as? [Any])?.last as? [String: Double] == ["b": 1.5])
        let tests = try reader.describeTests(target: nil)
        #expect(tests.libraries.map(\.name).suffix(2) == ["My_App", "AppTests"])
        let after = try folder.contents().filter { !$0.key.hasPrefix("cache") }
        #expect(after == before)
        try failures(folder)
    }

    /// Manifests that do not compile, do not end, or make nothing.
    private func failures(_ folder: TemporaryFolder) throws {
        let manifest = try folder.write("Bad/Project.swift", "import ProjectDescription\nlet project = Nothing()")
        func problem(_ text: String, limit: TimeInterval = 60) throws -> String? {
            try folder.write("Bad/Project.swift", "import ProjectDescription\n" + text)
            let root = manifest.deletingLastPathComponent()
            let evaluator = TuistEvaluator(root: root, cache: cache(folder), isTrusted: true, limit: limit)
            return #expect(throws: Problem.self) { try evaluator.value("project", of: manifest) }?.description
        }
        #expect(try problem("let project = Nothing()")?.contains("error: ") == true)
        #expect(try problem("while true {}", limit: 5)?.hasSuffix("does not end; it was stopped.") == true)
        #expect(try problem("print(1)")?.hasSuffix("makes no project.") == true)
        #expect(try problem("fatalError()")?.contains("cannot be read: ") == true)
    }

    @Test("Manifests of Tuist differ from files of an app by the same name, and are found further down")
    func places() throws {
        let folder = try TemporaryFolder()
        func place(_ path: String) throws -> ProjectPlace { try .find(folder.url.path + "/" + path) }
        try folder.write("Own/Project.swift", "struct Project { var ProjectDescription = 1 }")
        #expect(try place("Own") == .folder(folder.url.appending(path: "Own")))
        try folder.write("App/Project.swift", "import ProjectDescription\nlet project = Project(name: \"A\")")
        try folder.write("App/Package.swift")
        #expect(try place("App") == .tuist(folder.url.appending(path: "App")))
        #expect(try place("App/Project.swift") == .tuist(folder.url.appending(path: "App")))
        try folder.write("Deep/in/Workspace.swift", "import ProjectDescription")
        try folder.write("Deep/in/A/Project.swift", "import ProjectDescription // product: .app")
        try folder.write("Deep/in/Tuist/Package.swift")
        #expect(try place("Deep") == .tuist(folder.url.appending(path: "Deep/in")))
        try folder.write("Two/A/Project.swift", "import ProjectDescription // product: .app")
        try folder.write("Two/B/Project.swift", "import ProjectDescription // product: .framework")
        #expect(try place("Two") == .tuist(folder.url.appending(path: "Two/A")))
        try folder.write("App/A.xcodeproj/project.pbxproj")
        #expect(try place("App") == .xcodeProject(folder.url.appending(path: "App/A.xcodeproj")))
    }

    @Test("Paths count from the manifest, from Tuist's folder, or from the file that they are in")
    func paths() throws {
        let folder = try TemporaryFolder()
        try folder.write("R/Tuist/Config.swift")
        try folder.write("R/A/B/Project.swift")
        let root = TuistFolder.root(of: folder.url.appending(path: "R/A/B"))
        #expect(root.path == folder.url.path + "/R")
        let paths = TuistPaths(root: root, folder: root.appending(path: "A"))
        func place(_ type: String, _ path: String, _ caller: String? = nil) -> String {
            var map: YAMLMap = ["type": .scalar(type, isPlain: false), "pathString": .scalar(path, isPlain: false)]
            map["callerPath"] = caller.map { .scalar($0, isPlain: false) }
            return String(paths.place(.map(map)).path.dropFirst(root.path.count))
        }
        #expect(place("relativeToManifest", "../x") == "/x" && place("relativeToRoot", "x/y") == "/x/y")
        #expect(place("relativeToCurrentFile", "x", root.path + "/H/h.swift") == "/H/x")
        #expect(place("relativeToManifest", "") == "/A")
    }
}
