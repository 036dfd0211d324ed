import Foundation
import ImageIO
import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUICore

/// Picture files as Image I/O reads and writes them.
@MainActor
@Suite("Image I/O")
struct ImageSourceTests {
    // As an app does when it begins.
    init() { PictureHooks.install() }

    /// The file of a picture whose left half is red and whose right half is blue, removed in the end.
    private func withPicture(_ body: (URL) throws -> Void) throws {
        let url = FileManager.default.temporaryDirectory.appending(path: "picture-\(UUID().uuidString).png")
        defer { try? FileManager.default.removeItem(at: url) }
        let halves = HStack(spacing: 0) {
            Color(red: 1, green: 0, blue: 0)
            Color(red: 0, green: 0, blue: 1)
        }
        try TestHost(halves, size: CGSize(width: 40, height: 20)).png().write(to: url)
        try body(url)
    }

    private func pixel(_ image: CGImage, _ x: Int, _ y: Int) -> [UInt8] {
        Array(image.bitmap.pixels[((y * image.width + x) * 4)..<((y * image.width + x) * 4 + 4)])
    }

    @Test("A file is read with its format, size and pixels")
    func reading() throws {
        try withPicture { url in
            let source = try #require(CGImageSourceCreateWithURL(url as NSURL, nil))
            #expect(CGImageSourceGetCount(source) == 1 && CGImageSourceGetStatus(source) == .statusComplete)
            #expect(CGImageSourceGetType(source) == "public.png")
            let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
            #expect(image.width == 40 && image.height == 20)
            #expect(pixel(image, 5, 5) == [255, 0, 0, 255] && pixel(image, 35, 15) == [0, 0, 255, 255])
            #expect(CGImageSourceCreateImageAtIndex(source, 1, nil) == nil)
            let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [String: Any]
            #expect(properties?[kCGImagePropertyPixelWidth as String] as? Int == 40)
        }
    }

    @Test("A small picture has its longest side as wanted")
    func thumbnail() throws {
        try withPicture { url in
            let source = try #require(CGImageSourceCreateWithData(try Data(contentsOf: url) as CFData, nil))
            let options =
                [kCGImageSourceCreateThumbnailFromImageAlways: true, kCGImageSourceThumbnailMaxPixelSize: 10]
                as [CFString: Any] as CFDictionary
            let image = try #require(CGImageSourceCreateThumbnailAtIndex(source, 0, options))
            #expect(image.width == 10 && image.height == 5)
            #expect(pixel(image, 1, 1) == [255, 0, 0, 255] && pixel(image, 8, 4) == [0, 0, 255, 255])
        }
    }

    @Test("A picture of a file has its pixels, is drawn by a renderer, and is made smaller with its proportions")
    func pictures() async throws {
        try withPicture { url in
            let image = try #require(UIImage(contentsOfFile: url.path))
            let pixels = try #require(image.cgImage)
            #expect(pixels.width == 40 && pixel(pixels, 35, 15) == [0, 0, 255, 255] && image.imageOrientation == .up)
            let format = image.imageRendererFormat
            #expect(format.scale == image.scale)
            let drawn = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 10), format: format).image { _ in
                image.draw(in: CGRect(x: 0, y: 0, width: 20, height: 10))
            }
            let half = try #require(drawn.cgImage)
            #expect(pixel(half, 2, 5) == [255, 0, 0, 255] && pixel(half, 17, 5) == [0, 0, 255, 255])

            let small = try #require(image.preparingThumbnail(of: CGSize(width: 10, height: 100)))
            #expect(small.size == CGSize(width: 10, height: 5))
            for size in [
                CGSize.zero, CGSize(width: CGFloat.nan, height: 5), CGSize(width: CGFloat.infinity, height: 5),
            ] {
                #expect(image.preparingThumbnail(of: size) == nil)
            }
            #expect(UIImage(systemName: "heart")?.preparingThumbnail(of: CGSize(width: 5, height: 5)) == nil)
        }
        let dot = UIImage(cgImage: try #require(CGImage(width: 1, height: 1, premultipliedRGBA: [9, 9, 9, 255])))
        #expect(
            await dot.byPreparingThumbnail(ofSize: CGSize(width: 8, height: 8))?.size == CGSize(width: 1, height: 1))
    }

    @Test("A part of the pixels; none outside of them, or of a rectangle that is none")
    func cropping() throws {
        try withPicture { url in
            let image = try #require(UIImage(contentsOfFile: url.path)?.cgImage)
            let part = try #require(image.cropping(to: CGRect(x: 15, y: -5, width: 10, height: 15)))
            #expect(part.width == 10 && part.height == 10)
            #expect(pixel(part, 0, 0) == [255, 0, 0, 255] && pixel(part, 9, 9) == [0, 0, 255, 255])
            let outside = CGRect(x: 40, y: 0, width: 5, height: 5)
            let nothing = CGRect(x: CGFloat.nan, y: 0, width: 5, height: 5)
            #expect(image.cropping(to: outside) == nil && image.cropping(to: nothing) == nil)
            #expect(image.cropping(to: CGRect(x: -1e300, y: 0, width: 1e301, height: 1e300))?.height == 20)
        }
    }

    @Test("What is no picture, or no file, is no source or has no pictures")
    func garbage() throws {
        #expect(CGImageSourceCreateWithURL(URL(fileURLWithPath: "/nowhere.png"), nil) == nil)
        #expect(CGImageSourceCreateWithURL(URL(string: "https://example.org/a.png")!, nil) == nil)
        #expect(CGImageSourceCreateWithData(Data("no picture".utf8), nil) == nil)
        let url = FileManager.default.temporaryDirectory.appending(path: "garbage-\(UUID().uuidString)")
        defer { try? FileManager.default.removeItem(at: url) }
        try Data("no picture".utf8).write(to: url)
        let source = try #require(CGImageSourceCreateWithURL(url, nil))
        #expect(CGImageSourceGetCount(source) == 0 && CGImageSourceGetType(source) == nil)
        #expect(CGImageSourceCreateImageAtIndex(source, 0, nil) == nil)
    }

    @Test("A picture that was written is read again as it was")
    func writing() throws {
        try withPicture { url in
            let source = try #require(CGImageSourceCreateWithURL(url, nil))
            let image = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
            let data = NSMutableData()
            let destination = try #require(CGImageDestinationCreateWithData(data, "public.png" as CFString, 1, nil))
            #expect(!CGImageDestinationFinalize(destination))
            CGImageDestinationAddImage(destination, image, nil)
            #expect(CGImageDestinationFinalize(destination))
            let back = try #require(CGImageSourceCreateWithData(data as Data, nil))
            #expect(CGImageSourceCreateImageAtIndex(back, 0, nil) == image)
        }
        let warnings = TestHost.warnings {
            #expect(CGImageDestinationCreateWithData(NSMutableData(), "public.tiff" as CFString, 1, nil) == nil)
        }
        #expect(warnings.count == 1)
    }

    @Test("A written picture is as small as its longest side may be, and no larger than it was")
    func sizes() throws {
        let pixels = [UInt8](repeating: 255, count: 12 * 8 * 4)
        let image = try #require(CGImage(width: 12, height: 8, premultipliedRGBA: pixels))
        func size(_ limit: Any?) throws -> [Int] {
            let data = NSMutableData()
            let destination = try #require(CGImageDestinationCreateWithData(data, "public.png" as CFString, 1, nil))
            let properties = limit.map { [kCGImageDestinationImageMaxPixelSize: $0] as NSDictionary }
            CGImageDestinationAddImage(destination, image, properties)
            #expect(CGImageDestinationFinalize(destination))
            let source = try #require(CGImageSourceCreateWithData(data as Data, nil))
            let back = try #require(CGImageSourceCreateImageAtIndex(source, 0, nil))
            return [back.width, back.height]
        }
        #expect(try size(6) == [6, 4] && size(3.0) == [3, 2] && size(1) == [1, 1])
        #expect(try size(12) == [12, 8] && size(13) == [12, 8] && size(1e9) == [12, 8] && size(nil) == [12, 8])
        #expect(try size(0.9) == [12, 8] && size(0) == [12, 8] && size(-6) == [12, 8])
        #expect(try size(Double.infinity) == [12, 8] && size(Double.nan) == [12, 8] && size("6") == [12, 8])
    }

    @Test("A GIF tells the time of its first picture, and how often it is played")
    func frames() throws {
        // One pixel, black; a time of 0.05 seconds, three turns.
        var bytes: [UInt8] = Array("GIF89a".utf8) + [1, 0, 1, 0, 0x80, 0, 0, 0, 0, 0, 255, 255, 255]
        bytes += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1, 3, 0, 0]
        bytes += [0x21, 0xF9, 4, 0, 5, 0, 0, 0, 0x2C, 0, 0, 0, 0, 1, 0, 1, 0, 0, 2, 2, 0x44, 1, 0, 0x3B]
        let source = try #require(CGImageSourceCreateWithData(Data(bytes) as NSData, nil))
        let properties = try #require(CGImageSourceCopyPropertiesAtIndex(source, 0, nil))
        let frame = try #require(properties[kCGImagePropertyGIFDictionary] as? NSDictionary)
        #expect((frame[kCGImagePropertyGIFDelayTime] as? NSNumber)?.doubleValue == 0.05)
        let whole = CGImageSourceCopyProperties(source, nil)?[kCGImagePropertyGIFDictionary] as? NSDictionary
        #expect((whole?[kCGImagePropertyGIFLoopCount] as? NSNumber)?.intValue == 3)
        #expect((whole?[kCGImagePropertyGIFCanvasPixelWidth] as? NSNumber)?.intValue == 1)
        try withPicture { url in
            let png = try #require(CGImageSourceCreateWithURL(url as NSURL, nil))
            #expect(CGImageSourceCopyPropertiesAtIndex(png, 0, nil)?[kCGImagePropertyGIFDictionary] == nil)
        }
        for count in 0..<bytes.count {
            let cut = CGImageSourceCreateWithData(Data(bytes.prefix(count)) as NSData, nil)
            #expect(cut.map { CGImageSourceGetCount($0) <= 1 } ?? true)
            _ = cut.flatMap { CGImageSourceCopyProperties($0, nil) }
        }
    }
}
