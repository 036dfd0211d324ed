import Foundation
import Testing

@testable import OrielProject

@Suite("What a path leads to")
struct ProjectPlaceTests {
    private func reader(_ folder: TemporaryFolder) -> ProjectReader {
        ProjectReader(cache: Cache(environment: ["XDG_CACHE_HOME": folder.url.path + "/cache"]), options: .trusted)
    }

    @Test("Projects, workspaces, packages, folders, files and archives are told apart")
    func kinds() throws {
        let folder = try TemporaryFolder()
        try folder.write("X/X.xcodeproj/project.pbxproj")
        try folder.write("X/Other.xcodeproj/project.pbxproj")
        try folder.write("W/W.xcworkspace/contents.xcworkspacedata")
        try folder.write("P/Package.swift")
        try folder.write("F/A.swift")
        try folder.write("F/a.zip")
        try folder.write("Deep/er/Y.xcodeproj/project.pbxproj")
        try folder.write("Wrapped/er/Package.swift")
        func place(_ path: String) throws -> ProjectPlace { try .find(folder.url.path + "/" + path) }
        func url(_ path: String) -> URL { folder.url.appending(path: path) }
        #expect(try place("X") == .xcodeProject(url("X/X.xcodeproj")))
        #expect(try place("X/Other.xcodeproj") == .xcodeProject(url("X/Other.xcodeproj")))
        #expect(try place("X/X.xcodeproj/project.pbxproj") == .xcodeProject(url("X/X.xcodeproj")))
        #expect(try place("W") == .workspace(url("W/W.xcworkspace")))
        #expect(try place("P").description.hasPrefix("package"))
        #expect(try place("F") == .folder(url("F")))
        #expect(try place("F/A.swift") == .file(url("F/A.swift")))
        #expect(try place("F/a.zip") == .archive(url("F/a.zip")))
        #expect(try place("Deep") == .xcodeProject(url("Deep/er/Y.xcodeproj")))
        #expect(try place("Wrapped").description.hasPrefix("package"))
        #expect(try place("f/a.SWIFT") == .file(url("F/A.swift")))
    }

    @Test("A package counts beside a link to a project that leads nowhere")
    func linkedProject() throws {
        let folder = try TemporaryFolder()
        try folder.write("P/Package.swift")
        try FileManager.default.createSymbolicLink(
            atPath: folder.url.path + "/P/Pods.xcodeproj", withDestinationPath: "Example/Pods.xcodeproj")
        #expect(try ProjectPlace.find(folder.url.path + "/P").description.hasPrefix("package"))
    }

    @Test("A program in C is not the app of a package with another one")
    func foreignProgram() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "P/Package.swift",
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "P", targets: [.executableTarget(name: "Foreign"), .executableTarget(name: "Own")])
            """)
        try folder.write("P/Sources/Foreign/main.c")
        try folder.write("P/Sources/Own/main.swift")
        let app = try reader(folder).describe(folder.url.path + "/P")
        #expect(app.name == "Own" && app.module.sources.map(\.lastPathComponent) == ["main.swift"])
    }

    @Test("What leads nowhere is said in a sentence")
    func problems() throws {
        let folder = try TemporaryFolder()
        try folder.write("text.txt")
        try folder.write("Empty/readme.md")
        try folder.write("Two/a/A.xcodeproj/project.pbxproj")
        try folder.write("Two/b/B.xcodeproj/project.pbxproj")
        func sentence(_ path: String) -> String? {
            #expect(throws: Problem.self) { try reader(folder).describe(folder.url.path + "/" + path) }?.description
        }
        #expect(sentence("nothing") == "There is nothing at \(folder.url.path)/nothing.")
        #expect(sentence("text.txt")?.hasSuffix("is no Swift file, no project and no folder.") == true)
        #expect(sentence("Empty") == "There is no Swift file in \(folder.url.path)/Empty.")
        #expect(sentence("Two")?.contains("There are 2 projects") == true)
        #expect(sentence("Two")?.contains("\n  b/B.xcodeproj") == true)
    }

    @Test("A folder of Swift files, with spaces and umlauts, and a link that leads in a circle")
    func folders() throws {
        let folder = try TemporaryFolder()
        try folder.write("Mein Übungs Ordner/A.swift", "struct ContentView: View {}")
        try folder.write("Mein Übungs Ordner/in/B.swift")
        try folder.write("Mein Übungs Ordner/in/picture.png")
        try folder.write("Mein Übungs Ordner/Package.resolved")
        try folder.write("Mein Übungs Ordner/.build/C.swift")
        try folder.write("Mein Übungs Ordner/AppTests/T.swift")
        try FileManager.default.createSymbolicLink(
            at: folder.url.appending(path: "Mein Übungs Ordner/in/round"),
            withDestinationURL: folder.url.appending(path: "Mein Übungs Ordner"))
        let app = try reader(folder).describe(folder.url.path + "/Mein Übungs Ordner")
        #expect(app.module.name == "Mein_Übungs_Ordner")
        #expect(app.module.sources.map(\.lastPathComponent) == ["A.swift", "B.swift"])
        #expect(app.resources.contains { $0.path == "picture.png" })
    }

    @Test("Thousands of files are read, and more than a project has are refused")
    func manyFiles() throws {
        let folder = try TemporaryFolder()
        for index in 0..<5000 { try folder.write("Many/\(index % 50)/F\(index).swift") }
        #expect(try reader(folder).describe(folder.url.path + "/Many").module.sources.count == 5000)
        #expect(throws: Problem.self) { try FileFinder.files(below: folder.url, limit: 100) }
    }

    @Test("A single file, and names that are ours")
    func files() throws {
        let folder = try TemporaryFolder()
        try folder.write("SwiftUI.swift", "@main struct A {}")
        try folder.write("2 Views.swift", "")
        #expect(try reader(folder).describe(folder.url.path + "/SwiftUI.swift").module.name == "SwiftUIApp")
        #expect(try reader(folder).describe(folder.url.path + "/2 Views.swift").module.name == "_2_Views")
    }

    @Test("Packages of Swift Playgrounds are read without their manifest's module")
    func playgrounds() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "My.swiftpm/Package.swift",
            """
            // swift-tools-version: 6.0
            import PackageDescription
            import AppleProductTypes
            let package = Package(name: "My Game", products: [.iOSApplication(name: "My Game", targets: ["AppModule"],
                bundleIdentifier: "org.example.game", displayVersion: "1.2",
                supportedDeviceFamilies: [.pad, .phone])],
                targets: [.executableTarget(name: "AppModule", path: ".")])
            """)
        try folder.write("My.swiftpm/App.swift", "@main")
        try folder.write("My.swiftpm/Resources/a.json", "{}")
        let app = try reader(folder).describe(folder.url.path + "/My.swiftpm")
        #expect(app.name == "My Game" && app.module.name == "AppModule" && app.module.languageMode == "6")
        #expect(app.module.sources.map(\.lastPathComponent) == ["App.swift"])
        #expect(app.information["CFBundleIdentifier"] == "org.example.game")
        #expect(app.information["UIDeviceFamily"] == "1,2")
        #expect(app.resources.map(\.path) == ["a.json"])
    }

    @Test("Packages, with libraries of their own and of packages beside them")
    func packages() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "App/Package.swift",
            """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "App", dependencies: [.package(path: "../Beside")], targets: [
                .executableTarget(name: "App", dependencies: ["Own", .product(name: "Beside", package: "Beside")],
                    exclude: ["Left"], resources: [.copy("Data"), .process("Pictures")],
                    swiftSettings: [.define("EXTRA"), .enableUpcomingFeature("ExistentialAny"), .swiftLanguageMode(.v5)]),
                .target(name: "Own"), .testTarget(name: "AppTests", dependencies: ["App"]),
            ])
            """)
        try folder.write(
            "Beside/Package.swift",
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "Beside", products: [.library(name: "Beside", targets: ["Inner"])],
                targets: [.target(name: "Inner")])
            """)
        for file in [
            "App/Sources/App/App.swift", "App/Sources/App/Left/L.swift", "App/Sources/App/Data/d.txt",
            "App/Sources/App/Pictures/p.png", "App/Sources/Own/Own.swift", "App/Tests/AppTests/T.swift",
            "Beside/Sources/Inner/I.swift",
        ] { try folder.write(file) }
        let before = try folder.contents()
        let app = try reader(folder).describe(folder.url.path + "/App")
        #expect(app.module.sources.map(\.lastPathComponent) == ["App.swift"])
        #expect(app.module.languageMode == "5" && app.module.upcomingFeatures == ["ExistentialAny"])
        #expect(app.module.conditions == ["DEBUG", "SWIFT_PACKAGE", "EXTRA"])
        #expect(app.libraries.map(\.name) == ["Own", "Inner"])
        #expect(app.libraries.map(\.languageMode) == ["6", "5"])
        #expect(app.resources.map(\.path) == ["Data", "p.png"])
        #expect(app.notes == [])
        let after = try folder.contents().filter { !$0.key.hasPrefix("cache") }
        #expect(after == before)
    }

    @Test("An archive is opened in the cache")
    func archives() throws {
        let folder = try TemporaryFolder()
        try folder.write("broken.zip", "this is none")
        let problem = #expect(throws: Problem.self) { try reader(folder).describe(folder.url.path + "/broken.zip") }
        #expect(problem?.description.contains("broken.zip cannot be unpacked") == true)
        // One stored file named T/A.swift with the text "@main\n".
        let name = Array("T/A.swift".utf8)
        let text = Array("@main\n".utf8)
        let sum = ZipSum.crc32(text)
        func number(_ value: UInt32, _ bytes: Int) -> [UInt8] {
            (0..<bytes).map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
        }
        var common = number(20, 2) + number(0, 8)
        common += number(sum, 4) + number(6, 4) + number(6, 4) + number(9, 2) + number(0, 2)
        let local = number(0x0403_4b50, 4) + common + name + text
        let entry = number(0x0201_4b50, 4) + number(20, 2) + common + number(0, 14) + name
        var end = number(0x0605_4b50, 4) + number(0, 4) + number(1, 2) + number(1, 2)
        end += number(UInt32(entry.count), 4) + number(UInt32(local.count), 4) + number(0, 2)
        try Data(local + entry + end).write(to: folder.url.appending(path: "good.zip"))
        let app = try reader(folder).describe(folder.url.path + "/good.zip")
        #expect(app.module.sources.map(\.lastPathComponent) == ["A.swift"])
        #expect(app.module.sources[0].path.hasPrefix(folder.url.path + "/cache/oriel/"))
    }
}

extension ProjectPlace {
    fileprivate var description: String { "\(self)" }
}

/// The check sum of archives.
enum ZipSum {
    static func crc32(_ bytes: [UInt8]) -> UInt32 {
        var sum = ~UInt32(0)
        for byte in bytes {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 1 ? (sum >> 1) ^ 0xEDB8_8320 : sum >> 1 }
        }
        return ~sum
    }
}
