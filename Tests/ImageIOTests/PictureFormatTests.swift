import DisplayList
import Foundation
import ImageIO
import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUICore

/// Every format of pictures, by every way in which an app has a picture.
///
/// The loaders of the formats that Debian has in packages of their own are among what the tests install.
@MainActor
@Suite("Formats of pictures")
struct PictureFormatTests {
    // As an app does when it begins.
    init() { PictureHooks.install() }

    private func pixels(_ image: CGImage) -> [[UInt8]] {
        [(1, 1), (6, 6)].map { x, y in
            let place = (y * image.width + x) * 4
            return Array(image.bitmap.pixels[place..<(place + 4)])
        }
    }

    /// Whether a picture is red on the left and blue on the right, as nearly as its format keeps colors.
    private func isRight(_ image: CGImage?) -> Bool {
        guard let image, image.width >= 8, image.height >= 8 else { return false }
        let wanted: [[UInt8]] = [[255, 0, 0, 255], [0, 0, 255, 255]]
        return zip(pixels(image).joined(), wanted.joined()).allSatisfy { abs(Int($0) - Int($1)) < 16 }
    }

    private func drawn<V: View>(_ view: V) throws -> CGImage? {
        let png = try TestHost(view, size: CGSize(width: 8, height: 8)).png()
        return CGImageSourceCreateWithData(png as CFData, nil).flatMap { CGImageSourceCreateImageAtIndex($0, 0, nil) }
    }

    private func inBundle(_ fixture: PictureFixture, _ body: (Bundle, URL) async throws -> Void) async throws {
        let folder = FileManager.default.temporaryDirectory.appending(path: "formats-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let file = folder.appending(path: "halves.\(fixture.ending)")
        try fixture.data.write(to: file)
        try await body(try #require(Bundle(path: folder.path)), file)
    }

    @Test("T13: A picture is the same as data, by path, by name and in Image I/O", arguments: PictureFixture.all)
    func waysIn(_ fixture: PictureFixture) async throws {
        try await inBundle(fixture) { bundle, file in
            let images = [
                "data": UIImage(data: fixture.data), "path": UIImage(contentsOfFile: file.path),
                "name": UIImage(named: "halves", in: bundle),
                "file": UIImage(named: "halves.\(fixture.ending)", in: bundle),
            ]
            for (way, image) in images {
                #expect(isRight(image?.cgImage), "\(way)")
                #expect(image?.size == CGSize(width: 8, height: 8), "\(way)")
                #expect(try isRight(drawn(Image(uiImage: image ?? UIImage()))), "\(way), drawn")
            }
            #expect(try isRight(drawn(Image("halves", bundle: bundle))))
            let sources = [
                CGImageSourceCreateWithData(fixture.data as CFData, nil),
                CGImageSourceCreateWithURL(file as NSURL, nil),
            ]
            for source in sources {
                let source = try #require(source)
                #expect(CGImageSourceGetType(source) as String? == fixture.type)
                #expect(isRight(CGImageSourceCreateImageAtIndex(source, 0, nil)))
            }
        }
    }

    @Test("T13: A picture from an address is the same", arguments: PictureFixture.all)
    func addresses(_ fixture: PictureFixture) async throws {
        try await inBundle(fixture) { _, file in
            let view = AsyncImage(url: file) { phase in
                if let image = phase.image { image } else { Text(phase.error == nil ? "empty" : "failed") }
            }
            let host = TestHost(view, size: CGSize(width: 8, height: 8))
            while host.text == ["empty"] {
                await Task.yield()
                host.update()
            }
            let picture = try CGImageSourceCreateWithData(host.png() as CFData, nil)
            #expect(isRight(picture.flatMap { CGImageSourceCreateImageAtIndex($0, 0, nil) }))
        }
    }

    @Test("A file that ends in the middle is no picture, and nothing traps", arguments: PictureFixture.all)
    func cutOff(_ fixture: PictureFixture) throws {
        for count in [0, 1, 7, 12, 20, fixture.data.count / 2] {
            let image = UIImage(data: fixture.data.prefix(count))
            _ = image?.cgImage
            if count < 20 { #expect(image == nil, "\(count) bytes") }
        }
    }

    @Test("Every byte of a file may be another one, and nothing traps", arguments: PictureFixture.all)
    func changedBytes(_ fixture: PictureFixture) throws {
        for place in fixture.data.indices {
            for byte in [UInt8(0), 1, 0x7F, 0xFF] {
                var data = fixture.data
                data[place] = byte
                guard let size = ImageHeader(data)?.size else { continue }
                #expect(size.width >= 0 && size.height >= 0)
            }
        }
    }
}
