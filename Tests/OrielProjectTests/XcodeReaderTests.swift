import Foundation
import Testing

@testable import OrielProject

@Suite("Xcode projects")
struct XcodeReaderTests {
    private func names(_ urls: [URL]) -> [String] { urls.map(\.lastPathComponent) }

    @Test("Sources and resources of a target", arguments: ["46", "50", "56", "77", "100"])
    func files(_ version: String) throws {
        let folder = try TemporaryFolder()
        for file in ["A.swift", "b c.swift", "data.json", "Assets.xcassets/Contents.json", "Words/one.txt"] {
            try folder.write(file)
        }
        var fixture = XcodeFixture(version: version)
        fixture.addTarget(
            "Thing", settings: "SDKROOT = iphoneos; SWIFT_VERSION = 5.0; PRODUCT_NAME = \"My Thing\";",
            sources: ["A.swift", "b c.swift"], resources: ["data.json", "Assets.xcassets", "Words"])
        let before = try {
            _ = try fixture.reader(in: folder)
            return try folder.contents()
        }()
        let app = try fixture.reader(in: folder).describe(target: nil)
        #expect(app.name == "My Thing" && app.module.name == "My_Thing" && app.platform == .iOS)
        #expect(names(app.module.sources) == ["A.swift", "b c.swift"])
        #expect(app.resources.map(\.path) == ["data.json", "Assets.xcassets", "Words"])
        #expect(app.notes == [])
        #expect(try folder.contents() == before)
    }

    @Test("Files that are gone are named once, files that differ in case are found")
    func missing() throws {
        let folder = try TemporaryFolder()
        try folder.write("app.swift")
        var fixture = XcodeFixture()
        fixture.addTarget("T", sources: ["App.swift", "Gone.swift"], resources: ["gone.json"])
        let app = try fixture.reader(in: folder).describe(target: nil)
        #expect(names(app.module.sources) == ["app.swift"])
        #expect(app.notes == ["Named by the project but not there: Gone.swift, gone.json."])
    }

    @Test("iOS comes before macOS before others; a target may be named")
    func choice() throws {
        let folder = try TemporaryFolder()
        try folder.write("A.swift")
        var fixture = XcodeFixture()
        fixture.addTarget("Watch", settings: "SDKROOT = watchos;", sources: ["A.swift"])
        fixture.addTarget("Mac", settings: "SDKROOT = macosx;", sources: ["A.swift"])
        fixture.addTarget(
            "Phone", settings: "SDKROOT = auto; SUPPORTED_PLATFORMS = \"macosx iphoneos\";", sources: ["A.swift"])
        fixture.addTarget("Tests", type: "bundle.unit-test", sources: ["A.swift"])
        let reader = try fixture.reader(in: folder)
        #expect(reader.apps.map(\.name) == ["Phone", "Mac", "Watch"])
        #expect(try reader.describe(target: nil).module.name == "Phone")
        #expect(try reader.describe(target: "mac").platform == .macOS)
        #expect(try reader.describe(target: nil).notes.contains { $0.contains("--target") })
        let problem = #expect(throws: Problem.self) { try reader.describe(target: "Nope") }
        #expect(problem?.description == "There is no app target “Nope”. There are: Phone, Mac, Watch.")
    }

    @Test(
        "A target for the Mac and iPhones is the Mac's where its files use AppKit outside of conditions, and no UIKit",
        arguments: [
            ("let app = NSApplication.shared", Platform.macOS),
            ("import SwiftUI\nstruct Web: NSViewRepresentable {}", .macOS),
            ("#if os(macOS)\nlet app = NSApplication.shared\n#endif", .iOS),
            ("// NSApplication.shared", .iOS), ("", .iOS),
            ("let app = NSApplication.shared\nlet other = UIApplication.shared", .iOS),
            ("#if os(iOS)\nimport UIKit\n#endif\nlet window: NSWindow? = nil", .macOS),
        ])
    func written(_ text: String, platform: Platform) throws {
        let folder = try TemporaryFolder()
        try folder.write("A.swift", text)
        var fixture = XcodeFixture()
        fixture.addTarget(
            "Both", settings: "SDKROOT = auto; SUPPORTED_PLATFORMS = \"iphoneos iphonesimulator macosx\";",
            sources: ["A.swift"])
        #expect(try fixture.reader(in: folder).describe(target: nil).platform == platform)
    }

    @Test("Files for one system alone do not say for which a target is")
    func filtered() throws {
        let folder = try TemporaryFolder()
        try folder.write("Phone.swift", "let other = UIApplication.shared")
        try folder.write("All.swift", "let app = NSApplication.shared")
        var fixture = XcodeFixture()
        fixture.addTarget(
            "Both", settings: "SDKROOT = iphoneos; SUPPORTED_PLATFORMS = \"iphoneos iphonesimulator macosx\";",
            sources: ["Phone.swift", "All.swift"])
        #expect(try fixture.reader(in: folder).describe(target: nil).platform == .iOS)
        let first = try #require(fixture.text.firstRange(of: "fileRef = Both_s_0R; "))
        let text = fixture.text.replacingCharacters(in: first, with: "fileRef = Both_s_0R; platformFilter = ios; ")
        try folder.write("Thing.xcodeproj/project.pbxproj", text)
        let reader = XcodeFixture.reader(of: try XcodeProject(folder.url.appending(path: "Thing.xcodeproj")))
        let app = try reader.describe(target: "Both")
        #expect(app.platform == .macOS)
        #expect(names(app.module.sources) == ["All.swift"])
    }

    @Test("A target that supports the Mac alone is the Mac's, whatever its SDK")
    func supported() throws {
        let folder = try TemporaryFolder()
        try folder.write("A.swift")
        var fixture = XcodeFixture()
        fixture.addTarget("One", settings: "SDKROOT = iphoneos; SUPPORTED_PLATFORMS = macosx;", sources: ["A.swift"])
        fixture.addTarget(
            "Two", settings: "SDKROOT = iphoneos; SUPPORTED_PLATFORMS = \"iphoneos iphonesimulator\";",
            sources: ["A.swift"])
        let reader = try fixture.reader(in: folder)
        #expect(try reader.describe(target: "One").platform == .macOS)
        #expect(try reader.describe(target: "Two").platform == .iOS)
    }

    @Test("Two targets of one name")
    func twins() throws {
        let folder = try TemporaryFolder()
        try folder.write("A.swift")
        var fixture = XcodeFixture()
        fixture.addTarget("One", sources: ["A.swift"])
        fixture.addTarget("Two", sources: ["A.swift"])
        try folder.write(
            "Thing.xcodeproj/project.pbxproj",
            fixture.text.replacingOccurrences(of: "name = \"Two\"", with: "name = \"One\""))
        let reader = XcodeFixture.reader(of: try XcodeProject(folder.url.appending(path: "Thing.xcodeproj")))
        #expect(try reader.describe(target: "One").notes == ["2 targets are called “One”; this is the first."])
    }

    @Test("Folders of Xcode 16, with exceptions of their own and of other targets")
    func synchronizedFolders() throws {
        let folder = try TemporaryFolder()
        for file in [
            "App/App.swift", "App/Deep/View.swift", "App/Info.plist", "App/Left.swift", "App/data.json", "App/notes.md",
            "App/Whole/a.txt", "App/en.lproj/Localizable.strings", "Shared/Both.swift", "Shared/Not.swift",
            "App/fr.lproj/Left.strings", "Shared/Words/de.lproj/Localizable.strings",
            "Shared/Words/en.lproj/Localizable.strings", "Shared/Words/en.lproj/Other.strings",
        ] { try folder.write(file, file.hasSuffix("plist") ? "<plist><dict/></plist>" : "") }
        var fixture = XcodeFixture(version: "77")
        fixture.addTarget(
            "App", settings: "SDKROOT = iphoneos; INFOPLIST_FILE = App/Info.plist;",
            more: "fileSystemSynchronizedGroups = (F, LOST);")
        fixture.mainChildren += ["F", "H"]
        fixture.objects += [
            "F = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = \"<group>\"; exceptions = (E, LOST); explicitFolders = (Whole); };",
            "E = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = AppT; membershipExceptions = (Left.swift, Info.plist, \"/Localized: Left.storyboard\"); };",
            "H = {isa = PBXFileSystemSynchronizedRootGroup; path = Shared; sourceTree = \"<group>\"; exceptions = (X); };",
            "X = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = AppT; membershipExceptions = (Both.swift, \"/Localized: Words/Localizable.strings\"); };",
        ]
        let app = try fixture.reader(in: folder).describe(target: nil)
        #expect(names(app.module.sources) == ["App.swift", "View.swift", "Both.swift"])
        #expect(
            app.resources.map(\.path).sorted() == [
                "Whole", "data.json", "de.lproj/Localizable.strings", "en.lproj/Localizable.strings",
                "en.lproj/Localizable.strings",
            ])
    }

    @Test("Groups, languages and places")
    func groups() throws {
        let folder = try TemporaryFolder()
        try folder.write("Src/In/A.swift")
        try folder.write("Src/de.lproj/Localizable.strings")
        try folder.write("Root.swift")
        var fixture = XcodeFixture()
        fixture.addTarget("T")
        fixture.mainChildren += ["SRC"]
        fixture.objects += [
            "SRC = {isa = PBXGroup; path = Src; children = (IN, V, SRC, ROOT); sourceTree = \"<group>\"; };",
            "IN = {isa = PBXGroup; path = In; children = (FA); sourceTree = \"<group>\"; };",
            "FA = {isa = PBXFileReference; path = A.swift; sourceTree = \"<group>\"; };",
            "ROOT = {isa = PBXFileReference; path = Root.swift; sourceTree = SOURCE_ROOT; };",
            "V = {isa = PBXVariantGroup; name = Localizable.strings; children = (DE, V); sourceTree = \"<group>\"; };",
            "DE = {isa = PBXFileReference; name = de; path = de.lproj/Localizable.strings; sourceTree = \"<group>\"; };",
            "BA = {isa = PBXBuildFile; fileRef = FA; };", "BR = {isa = PBXBuildFile; fileRef = ROOT; };",
            "BV = {isa = PBXBuildFile; fileRef = V; };",
        ]
        let text = fixture.text.replacingOccurrences(of: "files = (DANGLING)", with: "files = (BA, BR)")
            .replacingOccurrences(
                of: "PBXResourcesBuildPhase; files = ()", with: "PBXResourcesBuildPhase; files = (BV)")
        try folder.write("Thing.xcodeproj/project.pbxproj", text)
        let project = try XcodeProject(folder.url.appending(path: "Thing.xcodeproj"))
        let app = try XcodeFixture.reader(of: project).describe(target: nil)
        #expect(names(app.module.sources) == ["A.swift", "Root.swift"])
        #expect(app.resources.map(\.path) == ["de.lproj/Localizable.strings"])
    }

    @Test("Frameworks of the project come before what imports them")
    func frameworks() throws {
        let folder = try TemporaryFolder()
        for file in ["A.swift", "B.swift", "C.swift"] { try folder.write(file) }
        var fixture = XcodeFixture()
        fixture.addTarget("App", sources: ["A.swift"], more: "dependencies = (D1, GONE);")
        fixture.addTarget("Kit", type: "framework", sources: ["B.swift"], more: "dependencies = (D2);")
        fixture.addTarget("Base", type: "library.static", sources: ["C.swift"], more: "dependencies = (D1);")
        fixture.objects += [
            "D1 = {isa = PBXTargetDependency; target = KitT; };", "D2 = {isa = PBXTargetDependency; target = BaseT; };",
        ]
        let app = try fixture.reader(in: folder).describe(target: nil)
        #expect(app.libraries.map(\.name) == ["Base", "Kit"])
    }

    @Test("Packages beside the project are built")
    func localPackages() throws {
        let folder = try TemporaryFolder()
        try folder.write("A.swift")
        try folder.write(
            "Kit/Package.swift",
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])],
                targets: [.target(name: "Kit", dependencies: ["Inner"]), .target(name: "Inner")])
            """)
        try folder.write("Kit/Sources/Kit/K.swift")
        try folder.write("Kit/Sources/Inner/I.swift")
        var fixture = XcodeFixture()
        fixture.addTarget("App", sources: ["A.swift"], more: "packageProductDependencies = (Q, R);")
        fixture.objects += [
            "Q = {isa = XCSwiftPackageProductDependency; productName = Kit; };",
            "R = {isa = XCSwiftPackageProductDependency; productName = Realm; };",
            "L = {isa = XCLocalSwiftPackageReference; relativePath = Kit; };",
        ]
        try folder.write(
            "Thing.xcodeproj/project.pbxproj",
            fixture.text.replacingOccurrences(of: "mainGroup = G;", with: "mainGroup = G; packageReferences = (L);"))
        let project = try XcodeProject(folder.url.appending(path: "Thing.xcodeproj"))
        let app = try XcodeFixture.reader(of: project).describe(target: nil)
        #expect(app.libraries.map(\.name) == ["Inner", "Kit"])
        #expect(app.notes == ["No package of the project has the product Realm."])
    }

    @Test("Packages of a workspace beside the project need no reference in it")
    func packagesOfWorkspaces() throws {
        let folder = try TemporaryFolder()
        try folder.write("A.swift")
        try folder.write(
            "Kit/Package.swift",
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])],
                targets: [.target(name: "Kit")])
            """)
        try folder.write("Kit/Sources/Kit/K.swift")
        try folder.write(
            "All.xcworkspace/contents.xcworkspacedata",
            #"<Workspace><FileRef location="group:Kit"></FileRef><FileRef location="container:Thing.xcodeproj">"#)
        var fixture = XcodeFixture()
        fixture.addTarget("App", sources: ["A.swift"], more: "packageProductDependencies = (Q);")
        fixture.objects += ["Q = {isa = XCSwiftPackageProductDependency; productName = Kit; };"]
        let app = try fixture.reader(in: folder).describe(target: nil)
        #expect(app.libraries.map(\.name) == ["Kit"])
        #expect(app.notes == [])
    }

    @Test("Packages in folders of Xcode 16 need no reference either, and are no part of the app")
    func packagesOfFolders() throws {
        let folder = try TemporaryFolder()
        try folder.write("App/A.swift")
        try folder.write(
            "App/Libraries/Kit/Package.swift",
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "Kit", products: [.library(name: "Kit", targets: ["Kit"])],
                targets: [.target(name: "Kit")])
            """)
        try folder.write("App/Libraries/Kit/Sources/Kit/K.swift")
        var fixture = XcodeFixture(version: "77")
        fixture.addTarget(
            "App", more: "fileSystemSynchronizedGroups = (F); packageProductDependencies = (Q);")
        fixture.mainChildren += ["F"]
        fixture.objects += [
            "Q = {isa = XCSwiftPackageProductDependency; productName = Kit; };",
            "F = {isa = PBXFileSystemSynchronizedRootGroup; path = App; sourceTree = \"<group>\"; exceptions = (E); };",
            "E = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = AppT; membershipExceptions = (Libraries/Kit); };",
        ]
        let app = try fixture.reader(in: folder).describe(target: nil)
        #expect(app.libraries.map(\.name) == ["Kit"] && names(app.module.sources) == ["A.swift"])
        #expect(app.notes == [])
    }

    @Test("What is not done is said")
    func notes() throws {
        let folder = try TemporaryFolder()
        for file in ["A.swift", "B.m", "M.xcdatamodeld/x", "Main.storyboard", "LaunchScreen.storyboard"] {
            try folder.write(file)
        }
        var fixture = XcodeFixture()
        fixture.addTarget(
            "T", settings: "SWIFT_OBJC_BRIDGING_HEADER = \"B.h\";", sources: ["A.swift", "B.m", "M.xcdatamodeld"],
            resources: ["Main.storyboard", "LaunchScreen.storyboard"], more: "packageProductDependencies = (Q);")
        fixture.objects += [
            "Q = {isa = XCSwiftPackageProductDependency; productName = Realm; };",
            "Z = {isa = PBXShellScriptBuildPhase; name = SwiftLint; };",
        ]
        let text = fixture.text.replacingOccurrences(of: ", GONE)", with: ", Z)")
        try folder.write("Thing.xcodeproj/project.pbxproj", text)
        let project = try XcodeProject(folder.url.appending(path: "Thing.xcodeproj"))
        let app = try XcodeFixture.reader(of: project).describe(target: nil)
        #expect(app.resources.map(\.path).sorted() == ["M.momd", "Main.storyboard"])
        let notes = app.notes
        for word in ["B.m", "SwiftLint", "B.h", "Realm"] {
            #expect(notes.count { $0.contains(word) } == 1, "\(word)")
        }
        #expect(!notes.contains { $0.contains("LaunchScreen") })
    }

    @Test("Info.plist, made or a file")
    func information() throws {
        let folder = try TemporaryFolder()
        try folder.write("A.swift")
        try folder.write(
            "Info.plist",
            """
            <?xml version="1.0"?><plist version="1.0"><dict><key>CFBundleName</key><string>$(PRODUCT_NAME)!</string>
            <key>List</key><array><string>${MARKETING_VERSION}</string></array></dict></plist>
            """)
        var fixture = XcodeFixture()
        fixture.addTarget(
            "T",
            settings:
                "INFOPLIST_FILE = Info.plist; MARKETING_VERSION = 2.5; INFOPLIST_KEY_CFBundleDisplayName = Shown; "
                + "PRODUCT_BUNDLE_IDENTIFIER = \"org.example.$(PRODUCT_NAME)\";", sources: ["A.swift"])
        let app = try fixture.reader(in: folder).describe(target: nil)
        let data = try ResourceBundle.information(app)
        let list = try #require(try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any])
        #expect(list["CFBundleName"] as? String == "T!")
        #expect(list["CFBundleDisplayName"] as? String == "Shown")
        #expect(list["CFBundleIdentifier"] as? String == "org.example.T")
        #expect(list["List"] as? [String] == ["2.5"])
        #expect(app.name == "Shown")
    }

    @Test(
        "An app's information names the devices that it is made for, phones where the project is silent",
        arguments: [
            ("SDKROOT = iphoneos;", [1]), ("SDKROOT = iphoneos; TARGETED_DEVICE_FAMILY = \"1,2\";", [1, 2]),
            ("SDKROOT = iphoneos; TARGETED_DEVICE_FAMILY = 2;", [2]),
            ("SDKROOT = macosx; TARGETED_DEVICE_FAMILY = \"1,2\";", nil),
        ] as [(String, [Int]?)])
    func devices(settings: String, families: [Int]?) throws {
        let folder = try TemporaryFolder()
        try folder.write("A.swift")
        var fixture = XcodeFixture()
        fixture.addTarget("T", settings: settings, sources: ["A.swift"])
        let data = try ResourceBundle.information(fixture.reader(in: folder).describe(target: nil))
        let list = try #require(try PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any])
        #expect(list["UIDeviceFamily"] as? [Int] == families)
    }

    @Test(
        "A broken project file is refused in a sentence",
        arguments: ["", "{ objects = {", "{ }", "<<<<<<< HEAD\n{}", "{ objects = {}; rootObject = A; }", "\u{0}\u{1}"])
    func broken(_ text: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("Thing.xcodeproj/project.pbxproj", text)
        let problem = #expect(throws: Problem.self) { try XcodeProject(folder.url.appending(path: "Thing.xcodeproj")) }
        #expect(problem?.description.contains("Thing.xcodeproj/project.pbxproj") == true)
        #expect(problem?.description.hasSuffix(".") == true)
    }

    @Test("A project without apps, and an app without Swift files")
    func nothing() throws {
        let folder = try TemporaryFolder()
        var library = XcodeFixture()
        library.addTarget("Kit", type: "framework")
        #expect(throws: Problem("The project Thing.xcodeproj has no app, only: Kit.")) {
            try library.reader(in: folder).describe(target: nil)
        }
        #expect(throws: Problem("The project Thing.xcodeproj has no targets.")) {
            try XcodeFixture().reader(in: folder).describe(target: nil)
        }
        var empty = XcodeFixture()
        empty.addTarget("App")
        #expect(throws: Problem.self) { try empty.reader(in: folder).describe(target: nil) }
    }

    @Test("Workspaces name projects, in groups too")
    func workspaces() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write(
            "All.xcworkspace/contents.xcworkspacedata",
            """
            <?xml version="1.0"?><Workspace version="1.0">
            <Group location="container:Sub" name="x"><FileRef location="group:A&amp;B.xcodeproj"></FileRef></Group>
            <FileRef location = "container:C.xcodeproj"></FileRef><FileRef location="group:Pods/Pods.txt"></FileRef>
            </Workspace>
            """)
        let projects = try Workspace.projects(file.deletingLastPathComponent())
        #expect(
            projects.map { String($0.path.dropFirst(folder.url.path.count)) } == ["/Sub/A&B.xcodeproj", "/C.xcodeproj"])
        let own = try folder.write(
            "D.xcodeproj/project.xcworkspace/contents.xcworkspacedata", "<FileRef location=\"self:\"></FileRef>")
        #expect(names(try Workspace.projects(own.deletingLastPathComponent())) == ["D.xcodeproj"])
    }
}
