import Foundation
import Testing

@testable import OrielProject

/// Packages of which some cannot be fetched.
@Suite("Some packages cannot be fetched")
struct PartialFetchTests {
    private func describe(_ folder: TemporaryFolder) throws -> AppDescription {
        let cache = Cache(environment: ["XDG_CACHE_HOME": folder.url.path + "/cache"])
        return try ProjectReader(cache: cache, options: .trusted).describe(folder.url.path + "/App")
    }

    @Test("The others are there, and the missing one is named with its reason")
    func partial() throws {
        let folder = try TemporaryFolder()
        let near = try folder.publish("Near")
        try folder.writeApp(
            dependencies:
                ".package(url: \"\(near.path)\", from: \"1.0.0\"), .package(url: \"\(folder.url.path)/Gone\", from: \"1.0.0\")",
            products: ".product(name: \"Near\", package: \"Near\"), .product(name: \"Gone\", package: \"Gone\")")
        let app = try describe(folder)
        #expect(app.libraries.map(\.name) == ["Near"])
        let note = try #require(app.notes.first)
        #expect(app.notes.count == 1 && note.hasSuffix("missing is: Gone."), "\(app.notes)")
        #expect(note.contains("Gone"), "\(note)")
    }

    @Test("The addresses in a manifest are read without running it")
    func addresses() throws {
        let folder = try TemporaryFolder()
        try folder.write(
            "P/Package.swift",
            """
            let package = Package(name: "P", dependencies: [
                .package(url: "https://example.org/a", from: "1.0.0"),
                .package(name: "B", url: "https://example.org/b", .upToNextMinor(from: "2.0.0")),
                .package(path: "../C"), .package(url: address, from: "1.0.0"), .package(url: "x",
            """)
        let found = PackageGraph.remotes(namedIn: folder.url.appending(path: "P"))
        #expect(
            found == [
                PackageGraph.Remote(address: "https://example.org/a", requirement: #"from: "1.0.0""#),
                PackageGraph.Remote(address: "https://example.org/b", requirement: #".upToNextMinor(from: "2.0.0")"#),
            ])
        #expect(PackageGraph.remotes(namedIn: folder.url) == [])
    }

    @Test("A result with missing packages is used again for ten minutes")
    func record() throws {
        let folder = try TemporaryFolder()
        let near = try folder.publish("Near")
        let place = folder.url.appending(path: "graph")
        let gone = folder.url.appending(path: "Gone").path
        let graph = PackageGraph(
            remotes: [near.path, gone].map { PackageGraph.Remote(address: $0, requirement: #"from: "1.0.0""#) },
            folder: place)
        #expect(try graph.fetch().lost.map(\.address) == [gone])
        _ = try folder.publish("Gone")
        #expect(try graph.fetch().lost.map(\.address) == [gone])
        #expect(try graph.fetch(now: Date(timeIntervalSinceNow: 601)).lost == [])
    }
}
