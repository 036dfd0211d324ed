import Foundation
import OrielFoundation
import SwiftUI
import SwiftUITesting
import TestServer
import Testing

@testable import MapKit

/// Tiles from a folder or a server.
@MainActor
@Suite("Tiles")
struct TileTests {
    /// A folder with a tile and a file that is none, which is removed in the end.
    private func withFolder(_ body: (URL) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "tiles-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: folder) }
        try FileManager.default.createDirectory(at: folder.appending(path: "1/0"), withIntermediateDirectories: true)
        let square = TestHost(Color.green, size: CGSize(width: 16, height: 16))
        try square.png().write(to: folder.appending(path: "1/0/0.png"))
        try Data("no picture".utf8).write(to: folder.appending(path: "1/0/1.png"))
        try Data("© Somebody\n".utf8).write(to: folder.appending(path: "attribution.txt"))
        try await body(folder)
    }

    @Test(
        "A source is a folder, or an address with level, column and row",
        arguments: [
            ("https://tile.openstreetmap.org/{z}/{x}/{y}.png", "https://tile.openstreetmap.org/3/4/2.png"),
            ("/maps", "file:///maps/3/4/2.png"), ("file:///m/{z}-{x}-{y}.jpg", "file:///m/3-4-2.jpg"),
        ])
    func sources(text: String, address: String) {
        #expect(TileSource(text)?.address(of: TileKey(z: 3, x: 4, y: 2))?.absoluteString == address)
    }

    @Test(
        "What is no source is reported, and nothing is requested without one",
        arguments: ["https://example.org", "maps"])
    func noSource(text: String) {
        var warnings: [String] = []
        RuntimeWarning.observing({ warnings.append($0) }) { #expect(TileSource(text) == nil) }
        #expect(warnings.count == 1)
        let store = TileStore(nil)
        #expect(!store.hasTiles && store.image(for: TileKey(z: 0, x: 0, y: 0)) == nil && store.loading.isEmpty)
    }

    @Test("Tiles are loaded once and kept; garbage and missing ones are not requested again at once")
    func folder() async throws {
        try await withFolder { folder in
            let store = TileStore(TileSource(folder.path))
            #expect(store.attribution == "© Somebody")
            let (tile, garbage, missing) = (
                TileKey(z: 1, x: 0, y: 0), TileKey(z: 1, x: 0, y: 1), TileKey(z: 1, x: 1, y: 1)
            )
            for key in [tile, garbage, missing] { #expect(store.image(for: key) == nil) }
            for task in store.loading.values { await task.value }
            #expect(store.image(for: tile)?.size == CGSize(width: 16, height: 16))
            #expect(store.image(for: garbage) == nil && store.image(for: missing) == nil)
            #expect(store.loading.isEmpty && store.count == 1)
        }
    }

    @Test("A server that never answers is given up, and takes no more requests than a few")
    func hangingServer() async throws {
        let server = try TestServer()
        let store = TileStore(TileSource("\(server.url.absoluteString){z}/{x}/{y}"))
        store.patience = 0.05
        for x in 0..<32 { _ = store.image(for: TileKey(z: 5, x: x, y: 0)) }
        #expect(store.loading.count == TileStore.loads)
        for task in store.loading.values { await task.value }
        #expect(store.loading.isEmpty && store.count == 0)
    }

    @Test("The tiles in sight are few, whatever the scale")
    func visible() {
        let size = CGSize(width: 800, height: 600)
        for zoom in stride(from: -25.0, through: 5, by: 0.7) {
            var viewport = MapViewport(x: 1, y: 1, zoom: zoom, heading: 30)
            viewport.bound(in: size)
            let drawing = TileDrawing(store: TileStore(nil), viewport: viewport, size: size)
            let (columns, rows) = drawing.tiles
            #expect(columns.count * rows.count <= 120)
        }
    }
}
