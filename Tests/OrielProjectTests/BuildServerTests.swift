import Foundation
import Testing

@testable import OrielProject

/// The server by which sourcekit-lsp learns how a project is compiled.
@Suite("Build server")
struct BuildServerTests {
    private static func cache(_ folder: TemporaryFolder) -> Cache {
        Cache(environment: ["XDG_CACHE_HOME": folder.url.path + "/cache"])
    }

    /// The project at a path of a folder.
    private static func project(
        _ path: String, in folder: TemporaryFolder
    ) throws -> EditorProject {
        let cache = cache(folder)
        return try project(
            at: folder.url.appending(path: path).path, cache: cache, engine: StubEngine.make(in: folder, cache: cache))
    }

    private static func project(at place: String, cache: Cache, engine: Engine) throws -> EditorProject {
        let options = ProjectOptions(allowsLibraries: true, isTrusted: true)
        let app = try ProjectReader(cache: cache, options: options).describe(place)
        return try EditorProject(
            app: AppBuilder(app: app, engine: engine, cache: cache, path: place, isTrusted: true, purpose: .editing))
    }

    @Test("A target has the arguments of a check, and modules that do not exist are replaced")
    func arguments() throws {
        let folder = try TemporaryFolder()
        try folder.write("Thing/A.swift", "import NoSuchModule\nstruct One { @objc func a() {} }\n")
        let other = try folder.write("Thing/B.swift", "struct Two {}\n")
        var project = try Self.project("Thing", in: folder)
        let target = try #require(project.target("oriel://app/Thing"))
        #expect(target.tags == ["application"] && target.dependencies.isEmpty)
        #expect(target.arguments.contains(other.path) && target.arguments.contains("-vfsoverlay"))
        #expect(!target.arguments.contains("-suppress-warnings"))
        let missing = try project.findMissing()
        #expect(missing.keys.sorted() == ["NoSuchModule"])
        _ = try project.update(missing: missing)
        let arguments = try #require(project.target("oriel://app/Thing")).arguments
        #expect(arguments.contains { $0.hasSuffix("StandIns/NoSuchModule") })
        #expect(try !project.update())
    }

    @Test("A module is compiled before those that import it are checked")
    func preparation() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "Pack/Package.swift",
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "Pack", targets: [
                .target(name: "Kit"), .executableTarget(name: "App", dependencies: ["Kit"]),
            ])
            """)
        try folder.write("Pack/Sources/Kit/Kit.swift", "public func broken() -> Int { wrong }\npublic struct Kit {}\n")
        try folder.write("Pack/Sources/App/main.swift", "import Kit\nlet kit = Kit()\n")
        let project = try Self.project("Pack", in: folder)
        #expect(project.targets.map(\.name) == ["Kit", "App"])
        #expect(project.targets[1].dependencies == [project.targets[0].identifier])
        let module = project.app.products.appending(path: "Kit.swiftmodule").path
        #expect(!FileManager.default.fileExists(atPath: module))
        try project.prepare()
        #expect(FileManager.default.fileExists(atPath: module))
        let before = project.importedFiles
        try folder.write("Pack/Sources/App/main.swift", "import Kit\nlet other = Kit()\n")
        #expect(project.importedFiles == before)
        try folder.write("Pack/Sources/Kit/Kit.swift", "public struct Kit { public init() {} }\n")
        #expect(project.importedFiles != before)
    }

    @Test("The server answers in turn, and says that a file was added")
    func conversation() throws {
        let folder = try TemporaryFolder()
        let file = try folder.write("Thing/A.swift", "struct One {}\n")
        let (input, output) = (Pipe(), Pipe())
        let (cache, place) = (Self.cache(folder), folder.url.path + "/Thing")
        let engine = try StubEngine.make(in: folder, cache: cache)
        let server = BuildServer(
            writer: MessageWriter(output.fileHandleForWriting), cache: cache, path: place, version: "1",
            load: { try Self.project(at: place, cache: cache, engine: engine) }, loadTests: { nil })
        let ended = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            try? server.run(MessageReader(input.fileHandleForReading))
            ended.signal()
        }
        let writer = MessageWriter(input.fileHandleForWriting)
        var reader = MessageReader(output.fileHandleForReading)
        func send(_ method: String, _ params: String, id: Int? = nil) {
            let number = id.map { "\"id\": \($0), " } ?? ""
            writer.write(Data("{\"jsonrpc\": \"2.0\", \(number)\"method\": \"\(method)\", \"params\": \(params)}".utf8))
        }
        /// The next message with a number, or of a method.
        func receive(_ fits: ([String: Any]) -> Bool) throws -> [String: Any] {
            while let message = try reader.next() {
                let object = try #require(JSONSerialization.jsonObject(with: message) as? [String: Any])
                if fits(object) { return object }
            }
            throw Problem("The server has ended.")
        }
        func ask(_ method: String, _ params: String, id: Int) throws -> [String: Any] {
            send(method, params, id: id)
            return try receive { $0["id"] as? Int == id }
        }
        let first = try ask("build/initialize", "{}", id: 1)["result"] as? [String: Any]
        let data = try #require(first?["data"] as? [String: Any])
        #expect(first?["dataKind"] as? String == "sourceKit" && data["sourceKitOptionsProvider"] as? Bool == true)
        #expect((data["indexStorePath"] as? String)?.hasPrefix(folder.url.path + "/cache") == true)
        let listed = try ask("workspace/buildTargets", "{}", id: 2)["result"] as? [String: Any]
        #expect((listed?["targets"] as? [[String: Any]])?.count == 1)
        let chosen = #"{"targets": [{"uri": "oriel://app/Thing"}]}"#
        func sources(id: Int) throws -> [String] {
            let result = try ask("buildTarget/sources", chosen, id: id)["result"] as? [String: Any]
            let items = try #require(result?["items"] as? [[String: Any]])
            let all = items.flatMap { $0["sources"] as? [[String: Any]] ?? [] }
            return all.filter { $0["generated"] as? Bool == false }.compactMap { $0["uri"] as? String }
        }
        #expect(try sources(id: 3) == [file.absoluteString])
        func options(of file: URL, id: Int) throws -> [String]? {
            let params =
                #"{"target": {"uri": "oriel://app/Thing"}, "textDocument": {"uri": "\#(file.absoluteString)"}}"#
            let result = try ask("sourcekit/textDocument/sourceKitOptions", params, id: id)["result"] as? [String: Any]
            return result?["compilerArguments"] as? [String]
        }
        #expect(try options(of: file, id: 4)?.contains(file.path) == true)
        #expect(try options(of: folder.url.appending(path: "Thing/none.swift"), id: 5) == nil)
        #expect(try ask("buildTarget/prepare", chosen, id: 6)["result"] != nil)
        #expect(try ask("workspace/unknown", "{}", id: 7)["error"] != nil)
        #expect(try ask("buildTarget/sources", "{}", id: 8)["error"] != nil)

        let added = try folder.write("Thing/B.swift", "struct Two {}\n")
        send("workspace/didChangeWatchedFiles", #"{"changes": [{"uri": "\#(added.absoluteString)", "type": 1}]}"#)
        _ = try receive { $0["method"] as? String == "buildTarget/didChange" }
        #expect(try sources(id: 9) == [file.absoluteString, added.absoluteString])
        #expect(try options(of: added, id: 10)?.contains(file.path) == true)
        #expect(try ask("build/shutdown", "null", id: 11)["error"] == nil)
        send("build/exit", "null")
        ended.wait()
        server.finish()
    }
}
