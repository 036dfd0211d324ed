import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

@MainActor @Suite(.serialized) final class ImageFileTests {
    let folder = NSTemporaryDirectory() + "images-test-" + UUID().uuidString
    private let bitmap = Bitmap(width: 2, height: 1, pixels: [255, 0, 0, 255, 0, 0, 128, 128])

    init() throws {
        try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(atPath: folder) }

    private func write(_ name: String, _ data: Data) throws -> String {
        let path = folder + "/" + name
        try data.write(to: URL(fileURLWithPath: path))
        return path
    }

    @Test func picturesAreWrittenAsPNG() {
        let data = PNGWriter.write(bitmap)
        #expect(ImageHeader(data)?.format == .png)
        #expect(ImageHeader(data)?.size == CGSize(width: 2, height: 1))
        // Header, length and name of IDAT, zlib and block header, filter byte; then colors with opacity undone.
        let start: Int = 8 + 25 + 8 + 2 + 5 + 1
        let written: [UInt8] = Array(data[start..<(start + 8)])
        #expect(written == [255, 0, 0, 255, 0, 0, 255, 128])
        #expect(UIImage(cgImage: CGImage(bitmap)).pngData() == data)
    }

    @Test func sizesAreReadFromHeaders() {
        let jpeg: [UInt8] = [0xFF, 0xD8, 0xFF, 0xE0, 0, 4, 1, 2, 0xFF, 0xC0, 0, 17, 8, 0, 30, 0, 40, 3, 1, 0x22]
        #expect(ImageHeader(Data(jpeg))?.size == CGSize(width: 40, height: 30))
        #expect(ImageHeader(Data("GIF89a".utf8) + [10, 0, 20, 0])?.size == CGSize(width: 10, height: 20))
        let svg = Data("<?xml version=\"1.0\"?><svg viewBox=\"0 0 24 12\"></svg>".utf8)
        #expect(ImageHeader(svg)?.size == CGSize(width: 24, height: 12))
        #expect(ImageHeader(Data("<svg width=\"5px\" height=\"6\">".utf8))?.size == CGSize(width: 5, height: 6))
        #expect(ImageHeader(Data("no picture".utf8)) == nil)
        #expect(ImageHeader(Data([0xFF, 0xD8, 0xFF])) != nil)
    }

    @Test func dataBecomesAnImage() throws {
        let image = try #require(UIImage(data: PNGWriter.write(bitmap), scale: 2))
        #expect(image.size == CGSize(width: 1, height: 0.5))
        #expect(image == UIImage(data: PNGWriter.write(bitmap), scale: 2))
        #expect(image.pngData() == PNGWriter.write(bitmap))
        #expect(UIImage(data: Data("text".utf8)) == nil)
        let host = HostedView(Image(uiImage: image))
        #expect(host.images.count == 1)
    }

    @Test func filesOfDataGoWithTheImage() throws {
        func path(_ image: UIImage?) -> String? {
            if case .file(let path, _)? = image?.source { path } else { nil }
        }
        let other = PNGWriter.write(Bitmap(width: 1, height: 1, pixels: [0, 255, 0, 255]))
        var image = UIImage(data: other)
        let file = try #require(path(image))
        #expect(path(UIImage(data: other)) == file)
        #expect(path(UIImage(data: PNGWriter.write(bitmap))) != file)
        #expect(try FileManager.default.attributesOfItem(atPath: file)[.posixPermissions] as? Int == 0o600)
        let parent = (file as NSString).deletingLastPathComponent
        #expect(try FileManager.default.attributesOfItem(atPath: parent)[.posixPermissions] as? Int == 0o700)
        image = image?.withRenderingMode(.alwaysTemplate)
        #expect(FileManager.default.fileExists(atPath: file))
        var host: HostedView? = HostedView(Image(uiImage: try #require(image)))
        image = nil
        #expect(host?.images.count == 1 && FileManager.default.fileExists(atPath: file))
        host = nil
        #expect(!FileManager.default.fileExists(atPath: file))
    }

    @Test func rubbishBehindAKnownBeginningIsNoImage() {
        let png = PNGWriter.write(bitmap)
        let rubbish = Data((0..<400).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ 11) })
        #expect(UIImage(data: png.prefix(24) + rubbish) == nil)
        #expect(UIImage(data: png.prefix(20)) == nil)
    }

    @Test func filesAreFoundByName() throws {
        _ = try write("tile@2x.png", PNGWriter.write(bitmap))
        let path = try write("other.png", PNGWriter.write(bitmap))
        let found = try #require(ImageFiles.find("tile", bundle: folder))
        #expect(found.scale == 2 && found.size == CGSize(width: 1, height: 0.5))
        #expect(ImageFiles.find("other.png", bundle: folder)?.path == path)
        #expect(ImageFiles.find("missing", bundle: folder) == nil)
        #expect(UIImage(contentsOfFile: path)?.size == CGSize(width: 2, height: 1))
        #expect(UIImage(contentsOfFile: folder + "/missing.png") == nil)
        let host = HostedView(Image("other", bundle: Bundle(path: folder)))
        #expect(host.images.map(\.source) == [.file(path: path, scale: 1)])
    }

    @Test func tintsAndSymbols() throws {
        let image = UIImage(cgImage: CGImage(bitmap))
        #expect(HostedView(Image(uiImage: image)).images[0].tint == nil)
        #expect(HostedView(Image(uiImage: image.withRenderingMode(.alwaysTemplate))).images[0].tint != nil)
        let tinted = HostedView(Image(uiImage: image.withTintColor(.red)))
        #expect(tinted.images[0].tint == .color(Color(UIColor.red).rgba(in: EnvironmentValues())))
        let symbol = try #require(UIImage(systemName: "star"))
        #expect(symbol.isSymbolImage)
        #expect(HostedView(Image(uiImage: symbol)).images[0].symbolFont?.size == 17)
    }
}
