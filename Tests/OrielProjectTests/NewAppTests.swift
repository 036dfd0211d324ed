import Foundation
import Testing

@testable import OrielProject

/// The package that `oriel new` makes.
@Suite("New apps")
struct NewAppTests {
    private func new(_ path: String) throws -> Int32 {
        try NewCommand(arguments: CommandLineArguments(["new", path, "--checkout", "/oriel"])).run()
    }

    @Test("A new app is a package that is read as an app, with its assets")
    func package() throws {
        let folder = try TemporaryFolder()
        let place = folder.url.appending(path: "My Game")
        #expect(try new(place.path) == 0)
        let files = try folder.contents()
        let manifest = String(decoding: try #require(files["My Game/Package.swift"]), as: UTF8.self)
        #expect(manifest.contains(#"path: "/oriel""#) && manifest.contains(#"name: "My_Game""#))
        let cache = Cache(environment: ["HOME": folder.url.path])
        let app = try ProjectReader(cache: cache, options: .trusted).describe(place.path, target: nil)
        #expect(app.module.name == "My_Game" && app.module.sources.count == 4)
        #expect(app.resources.map(\.source.lastPathComponent) == ["Assets.xcassets"])
        #expect(app.notes.isEmpty)
        for source in app.module.sources {
            #expect(throws: Never.self) {
                try SourceOutline(String(decoding: try Data(contentsOf: source), as: UTF8.self))
            }
        }
    }

    @Test(
        "A name that is none, and a folder that is not empty, are refused",
        arguments: ["1Game", "SwiftUI", "Full", "…"])
    func refusals(name: String) throws {
        let folder = try TemporaryFolder()
        try folder.write("Full/file")
        let before = try folder.contents()
        #expect(throws: Problem.self) { try new(folder.url.appending(path: name).path) }
        #expect(try folder.contents() == before)
    }
}
