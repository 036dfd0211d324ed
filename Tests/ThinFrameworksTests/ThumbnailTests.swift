import Foundation
import QuickLookThumbnailing
import SwiftUI
import Testing

@MainActor @Suite("Small pictures of files") struct ThumbnailTests {
    init() { PictureHooks.install() }

    private func file(_ name: String, _ data: Data) throws -> URL {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString)-\(name)")
        try data.write(to: url)
        return url
    }
    private func request(
        _ url: URL, _ types: QLThumbnailGenerator.Request.RepresentationTypes
    ) -> QLThumbnailGenerator.Request {
        QLThumbnailGenerator.Request(
            fileAt: url, size: CGSize(width: 8, height: 8), scale: 2, representationTypes: types)
    }

    @Test("A picture is shown small; a text has the symbol of its kind")
    func kinds() async throws {
        let pixels = [UInt8](repeating: 255, count: 64 * 32 * 4)
        let image = try #require(CGImage(width: 64, height: 32, premultipliedRGBA: pixels))
        let picture = try file("a.png", try #require(UIImage(cgImage: image).pngData()))
        let text = try file("a.txt", Data("words".utf8))
        defer { for url in [picture, text] { try? FileManager.default.removeItem(at: url) } }
        let small = try await QLThumbnailGenerator.shared.generateBestRepresentation(for: request(picture, .all))
        #expect(small.type == .thumbnail && small.cgImage.width == 16 && small.uiImage.size.height == 4)
        let symbol = try await QLThumbnailGenerator.shared.generateBestRepresentation(for: request(text, .all))
        #expect(symbol.type == .icon && symbol.uiImage.isSymbolImage)
        await #expect(throws: QLThumbnailError.self) {
            try await QLThumbnailGenerator.shared.generateBestRepresentation(for: request(text, .thumbnail))
        }
    }

    @Test("No file and a canceled request are errors")
    func errors() async throws {
        let nothing = request(URL(fileURLWithPath: "/nowhere/at/all.png"), .all)
        await #expect(throws: QLThumbnailError(.noCloudThumbnail)) {
            try await QLThumbnailGenerator.shared.generateBestRepresentation(for: nothing)
        }
        let text = try file("b.txt", Data("words".utf8))
        defer { try? FileManager.default.removeItem(at: text) }
        let wanted = request(text, .all)
        QLThumbnailGenerator.shared.cancel(wanted)
        await #expect(throws: QLThumbnailError(.requestCancelled)) {
            try await QLThumbnailGenerator.shared.generateBestRepresentation(for: wanted)
        }
    }
}
