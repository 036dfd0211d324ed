import CPangoCairo
import DisplayList
import Foundation
import ImageFrontend
import Testing

@testable import CairoPainting

/// The pictures that are kept, and the limits.
@MainActor @Suite final class ImageStoreTests {
    private let folder = FileManager.default.temporaryDirectory.appendingPathComponent("pictures-\(UUID().uuidString)")

    init() throws { try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true) }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// Writes a picture whose left half is red and whose right half is blue.
    private func png(_ name: String, _ width: Int, _ height: Int) throws -> String {
        let list = DisplayList()
        let half = CGFloat(width) / 2
        list.add(.color(RGBA(1, 0, 0)), 0, 0, half, CGFloat(height))
        list.add(.color(RGBA(0, 0, 1)), half, 0, half, CGFloat(height))
        let path = folder.appendingPathComponent(name).path
        try ImageWriter.write(list, to: path, size: CGSize(width: width, height: height))
        return path
    }

    private func write(_ name: String, _ text: String) throws -> String {
        let file = folder.appendingPathComponent(name)
        try Data(text.utf8).write(to: file)
        return file.path
    }

    private func pixelSize(_ image: LoadedImage?) -> CGSize? {
        guard case .pixels(let surface, _) = image else { return nil }
        return CGSize(width: surface.width, height: surface.height)
    }

    @Test("Pictures are kept within a number of bytes; all can be drawn again")
    func budget() throws {
        let store = ImageStore(limit: 1_000_000, rest: 0)
        let paths = try (0..<12).map { try png("\($0).png", 300, 300) }
        for path in paths + paths {
            #expect(pixelSize(store.image(atPath: path, pixels: nil)) == CGSize(width: 300, height: 300))
            #expect(store.byteCount <= 1_000_000)
        }
        #expect(store.byteCount > 600_000)
    }

    @Test("What another thread decoded is drawn, unless the file has changed since")
    func prepared() async throws {
        let store = ImageStore()
        let path = try png("large.png", 1600, 1200)
        let room = CGSize(width: 1600, height: 1200)
        await Task.detached { PreparedPictures.shared.prepare(path, pixels: room) }.value
        // Asked for a small one it would decode a small one.
        let small = CGSize(width: 150, height: 110)
        #expect(pixelSize(store.image(atPath: path, pixels: small)) == room)
        #expect(
            PreparedPictures.shared.take(path, halvings: 6, modified: try #require(ImageStore.modified(path))) == nil)
        let other = try png("other.png", 1600, 1200)
        await Task.detached { PicturePreparation.decoder?(other, room) }.value
        try FileManager.default.setAttributes([.modificationDate: Date(timeIntervalSince1970: 1)], ofItemAtPath: other)
        #expect(pixelSize(store.image(atPath: other, pixels: small)) == CGSize(width: 200, height: 150))
    }

    @Test("What nobody draws is not kept for ever")
    func preparedBudget() throws {
        let pictures = PreparedPictures(limit: 1_000_000)
        let paths = try (0..<6).map { try png("\($0).png", 300, 300) }
        for path in paths { pictures.prepare(path, pixels: CGSize(width: 300, height: 300)) }
        let taken = try paths.map {
            pictures.take($0, halvings: 0, modified: try #require(ImageStore.modified($0))) != nil
        }
        #expect(taken == [false, false, false, false, true, true])
    }

    @Test("What was drawn just now stays, whatever it takes")
    func rest() throws {
        let store = ImageStore(limit: 1_000_000, rest: 60)
        for path in try (0..<6).map({ try png("\($0).png", 300, 300) }) { _ = store.image(atPath: path, pixels: nil) }
        #expect(store.byteCount == 6 * 300 * 300 * 4)
    }

    @Test("Pictures that nobody can draw any more go when a window is closed")
    func unused() throws {
        var now = 0.0
        let store = ImageStore(limit: 1 << 30, rest: 1) { now }
        let kept = try png("kept.png", 100, 100), gone = try png("gone.png", 200, 200)
        let held = Bitmap(width: 100, height: 100, pixels: Array(repeating: 255, count: 40_000))
        var brief: Bitmap? = Bitmap(width: 50, height: 50, pixels: Array(repeating: 255, count: 10_000))
        for path in [kept, gone] { _ = store.image(atPath: path, pixels: nil) }
        for bitmap in [held, brief] { _ = bitmap.flatMap { store.surface(for: $0) } }
        try FileManager.default.removeItem(atPath: gone)
        weak let left = brief
        brief = nil
        // It may be on its way out of a window.
        store.removeUnused()
        #expect(store.byteCount == 40_000 + 160_000 + 80_000 + 20_000 && left != nil)
        now = 2
        store.removeUnused()
        #expect(store.byteCount == 40_000 + 80_000 && left == nil)
        #expect(store.fileCount == 1)
        #expect(store.image(atPath: kept, pixels: nil) != nil && store.surface(for: held) != nil)
    }

    @Test("Large pictures are decoded in about the size in which they are drawn, and anew for a larger one")
    func halvings() throws {
        let store = ImageStore()
        let path = try png("large.png", 1600, 1200)
        let small = store.image(atPath: path, pixels: CGSize(width: 150, height: 110))
        #expect(pixelSize(small) == CGSize(width: 200, height: 150))
        #expect(small?.size == CGSize(width: 1600, height: 1200))
        #expect(store.byteCount == 200 * 150 * 4)
        #expect(store.size(ofFile: path) == CGSize(width: 1600, height: 1200))
        let whole = store.image(atPath: path, pixels: CGSize(width: 1200, height: 900))
        #expect(pixelSize(whole) == CGSize(width: 1600, height: 1200))
        // A larger picture serves for a smaller one.
        let again = store.image(atPath: path, pixels: CGSize(width: 150, height: 110))
        #expect(pixelSize(again) == CGSize(width: 1600, height: 1200))
        let picture = try Picture(40, 30) {
            $0.add(.image(ImageContent(source: .file(path: path, scale: 1))), 0, 0, 40, 30)
        }
        #expect(picture[10, 15] == [255, 0, 0, 255] && picture[30, 15] == [0, 0, 255, 255])
    }

    @Test("A JPEG is decoded smaller right away, and stands upright")
    func jpeg() throws {
        let path = folder.appendingPathComponent("photo.jpg").path
        try #require(Self.writeJPEG(try png("photo.png", 1600, 1000), path))
        let image = ImageDecoding.load(path, halvings: 3)
        #expect(pixelSize(image) == CGSize(width: 200, height: 125))
        #expect(image?.size == CGSize(width: 1600, height: 1000))
        #expect(pixelSize(ImageDecoding.load(path)) == CGSize(width: 1600, height: 1000))

        // The same lying on its side, as cameras write it.
        var lying = try Data(contentsOf: URL(fileURLWithPath: path))
        let tiff: [UInt8] = [0x4D, 0x4D, 0, 42, 0, 0, 0, 8, 0, 1, 0x01, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0]
        let exif = Array("Exif\0\0".utf8) + tiff
        lying.insert(contentsOf: [0xFF, 0xE1, 0, UInt8(exif.count + 2)] + exif, at: 2)
        let turned = folder.appendingPathComponent("turned.jpg").path
        try lying.write(to: URL(fileURLWithPath: turned))
        #expect(ImageHeader(lying)?.size == CGSize(width: 1000, height: 1600))
        #expect(pixelSize(ImageDecoding.load(turned)) == CGSize(width: 1000, height: 1600))
        #expect(pixelSize(ImageDecoding.load(turned, halvings: 3)) == CGSize(width: 125, height: 200))
    }

    /// Writes a PNG as JPEG with GDK's image library.
    private static func writeJPEG(_ source: String, _ target: String) -> Bool {
        typealias Load = @convention(c) (UnsafePointer<CChar>, UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?
        typealias Save =
            @convention(c) (
                UnsafeMutableRawPointer, UnsafePointer<CChar>, UnsafePointer<CChar>, UnsafeMutableRawPointer?,
                UnsafeMutableRawPointer?, UnsafeMutableRawPointer?
            ) -> Int32
        let library = DynamicLibrary("libgdk_pixbuf-2.0.so.0", neededFor: "a test", package: "libgdk-pixbuf-2.0-0")
        guard let load = library?.function("gdk_pixbuf_new_from_file", as: Load.self),
            let save = library?.function("gdk_pixbuf_savev", as: Save.self), let pixels = load(source, nil)
        else { return false }
        defer { g_object_unref(pixels) }
        return save(pixels, target, "jpeg", nil, nil, nil) != 0
    }

    @Test("A picture whose file has gone is drawn as long as its pixels are there")
    func goneFile() throws {
        var now = 0.0
        let store = ImageStore(limit: ImageStore.limit) { now }
        let path = try png("gone.png", 20, 20)
        #expect(store.image(atPath: path, pixels: nil) != nil)
        try FileManager.default.removeItem(atPath: path)
        now = 60
        #expect(store.image(atPath: path, pixels: nil) != nil)
        store.removeAll()
        #expect(store.image(atPath: path, pixels: nil) == nil)
    }

    @Test("Pixels of bitmaps count, too")
    func bitmaps() {
        let store = ImageStore(limit: 1_000_000, rest: 0)
        for shade in 0..<8 {
            let pixels = [UInt8](repeating: UInt8(shade), count: 200 * 200 * 4)
            #expect(store.surface(for: Bitmap(width: 200, height: 200, pixels: pixels)) != nil)
            #expect(store.byteCount <= 1_000_000)
        }
    }

    // MARK: Too much

    /// Returns the beginning of a PNG with a number of pixels.
    private func header(_ width: UInt32, _ height: UInt32) -> Data {
        var data = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13]) + Data("IHDR".utf8)
        for number in [width, height] { withUnsafeBytes(of: number.bigEndian) { data.append(contentsOf: $0) } }
        return data + Data([8, 0, 0, 0, 0, 0, 0, 0, 0]) + Data([0, 0, 0, 0]) + Data("IDAT".utf8) + Data([0, 0, 0, 0])
    }

    @Test("A small file of too many pixels is not decoded")
    func pixels() throws {
        #expect(PictureCheck.passes(header(4000, 3000)))
        #expect(!PictureCheck.passes(header(20_000, 20_000)))
        let path = folder.appendingPathComponent("bomb.png").path
        try header(20_000, 20_000).write(to: URL(fileURLWithPath: path))
        #expect(PictureLimits.objection(to: path, ImageHeader(path: path))?.contains("20000 × 20000") == true)
        #expect(ImageStore().image(atPath: path, pixels: nil) == nil)
    }

    @Test(
        "Drawings that take for ever are not begun",
        arguments: [
            String(repeating: "<g>", count: 100_000) + String(repeating: "</g>", count: 100_000),
            "<filter id=\"f\">" + String(repeating: "<feTurbulence numOctaves=\"9\"/>", count: 20) + "</filter>",
            "<filter id=\"f\">" + String(repeating: "<svg:feMorphology radius=\"900\"/>", count: 20) + "</filter>",
        ])
    func drawings(_ content: String) throws {
        let text = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"20\" height=\"20\">\(content)</svg>"
        let path = try write("slow.svg", text)
        #expect(ImageStore().image(atPath: path, pixels: nil) == nil)
        #expect(!PictureCheck.passes(Data(text.utf8)))
    }

    @Test("A picture of too many pixels within a drawing is found")
    func pictureInDrawing() {
        let bomb = header(20_000, 20_000).base64EncodedString()
        let text = "<svg width=\"20\" height=\"20\"><image href=\"data:image/png;base64,\(bomb)\"/></svg>"
        #expect(PictureLimits.objection(to: Data(text.utf8))?.contains("20000 × 20000") == true)
        let small = header(20, 20).base64EncodedString()
        #expect(PictureLimits.objection(to: Data(text.replacingOccurrences(of: bomb, with: small).utf8)) == nil)
    }

    @Test("Drawings under other names do not come by the limits")
    func names() throws {
        let svg = "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"20\" height=\"20\"/>"
        let wide = "\u{FEFF}<?xml version=\"1.0\" encoding=\"UTF-16\"?>" + svg
        try #require(wide.data(using: .utf16LittleEndian)).write(to: folder.appendingPathComponent("wide.svg"))
        #expect(ImageStore().image(atPath: folder.appendingPathComponent("wide.svg").path, pixels: nil) == nil)
        let packed = folder.appendingPathComponent("packed.svgz")
        try Data([0x1F, 0x8B, 8, 0, 0, 0, 0, 0]).write(to: packed)
        #expect(ImageStore().image(atPath: packed.path, pixels: nil) == nil)
        #expect(ImageStore().image(atPath: try write("plain.svg", svg), pixels: nil) != nil)
    }
}
