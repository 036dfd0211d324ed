import Foundation
import SwiftUI
import Testing

@testable import QuickLookThumbnailing

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

    @Test("A picture fits the wanted size in pixels, and keeps its form")
    func sizes() async throws {
        let pixels = [UInt8](repeating: 255, count: 64 * 32 * 4)
        let image = try #require(CGImage(width: 64, height: 32, premultipliedRGBA: pixels))
        let picture = try file("c.png", try #require(UIImage(cgImage: image).pngData()))
        defer { try? FileManager.default.removeItem(at: picture) }
        for (size, scale, width, height) in [
            (CGSize(width: 8, height: 4), 3.0, 24, 12), (CGSize(width: 4, height: 10), 2, 20, 10),
        ] {
            let request = QLThumbnailGenerator.Request(
                fileAt: picture, size: size, scale: scale, representationTypes: .thumbnail)
            let small = try await QLThumbnailGenerator.shared.generateBestRepresentation(for: request)
            #expect(small.cgImage.width == width && small.cgImage.height == height)
            #expect(small.uiImage.size.width == CGFloat(width) / scale && small.type == .thumbnail)
        }
        for size in [CGSize.zero, CGSize(width: 0.25, height: 0.25), CGSize(width: CGFloat.infinity, height: 1)] {
            let request = QLThumbnailGenerator.Request(
                fileAt: picture, size: size, scale: 1, representationTypes: [.lowQualityThumbnail])
            await #expect(throws: QLThumbnailError(.generationFailed)) {
                try await QLThumbnailGenerator.shared.generateBestRepresentation(for: request)
            }
        }
    }

    @Test("The symbol comes before the picture, and the best picture is written to a file")
    func several() async throws {
        let pixels = [UInt8](repeating: 255, count: 64 * 32 * 4)
        let image = try #require(CGImage(width: 64, height: 32, premultipliedRGBA: pixels))
        let picture = try file("d.png", try #require(UIImage(cgImage: image).pngData()))
        let target = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID().uuidString).png")
        defer { for url in [picture, target] { try? FileManager.default.removeItem(at: url) } }
        typealias Kind = QLThumbnailRepresentation.RepresentationType
        for (types, wanted) in [
            (QLThumbnailGenerator.Request.RepresentationTypes.all, [Kind.icon, .thumbnail]), (.thumbnail, [.thumbnail]),
        ] {
            let (stream, continuation) = AsyncStream.makeStream(of: Kind.self)
            QLThumbnailGenerator.shared.generateRepresentations(for: request(picture, types)) { small, type, error in
                if small != nil, error == nil { continuation.yield(type) }
                if type == .thumbnail { continuation.finish() }
            }
            var kinds: [Kind] = []
            for await kind in stream { kinds.append(kind) }
            #expect(kinds == wanted)
        }
        let wanted = request(picture, .thumbnail)
        let error = await withCheckedContinuation { continuation in
            QLThumbnailGenerator.shared.saveBestRepresentation(for: wanted, to: target, contentType: "public.png") {
                continuation.resume(returning: $0)
            }
        }
        #expect(error == nil && UIImage(contentsOfFile: target.path)?.cgImage?.width == 16)
        let nothing = request(URL(fileURLWithPath: "/nowhere/at/all.png"), .all)
        let failure = await withCheckedContinuation { continuation in
            QLThumbnailGenerator.shared.saveBestRepresentation(for: nothing, to: target, contentType: "public.png") {
                continuation.resume(returning: $0)
            }
        }
        #expect(failure as? QLThumbnailError == QLThumbnailError(.noCloudThumbnail))
    }

    @Test("Each kind of file has its symbol")
    func symbols() {
        func symbol(_ name: String) -> String {
            QLThumbnailGenerator.symbol(for: URL(fileURLWithPath: "/none/" + name))
        }
        #expect(symbol("a.png") == "photo" && symbol("a.mp4") == "film" && symbol("a.mp3") == "music.note")
        #expect(
            symbol("a.zip") == "doc.zipper" && symbol("a.swift") == "curlybraces" && symbol("a.pdf") == "doc.richtext")
        #expect(symbol("a.txt") == "doc.text" && symbol("a") == "doc")
        #expect(QLThumbnailGenerator.symbol(for: FileManager.default.temporaryDirectory) == "folder")
    }
}
