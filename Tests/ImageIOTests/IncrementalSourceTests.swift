import Foundation
import ImageIO
import SwiftUI
import SwiftUITesting
import Testing

@testable import SwiftUICore

/// Pictures whose files arrive piece by piece.
@MainActor
@Suite("Incremental sources")
struct IncrementalSourceTests {
    // As an app does when it begins.
    init() { PictureHooks.install() }

    /// A picture whose upper half is red and whose lower half is blue.
    private func halves() throws -> CGImage {
        let pixels = (0..<64 * 64).flatMap { $0 < 64 * 32 ? [255, 0, 0, 255] : [0, 0, 255, 255] as [UInt8] }
        return try #require(CGImage(width: 64, height: 64, premultipliedRGBA: pixels))
    }

    private func pixel(_ image: CGImage?, _ x: Int, _ y: Int) -> [UInt8]? {
        image.map { Array($0.bitmap.pixels[(y * $0.width + x) * 4..<(y * $0.width + x) * 4 + 4]) }
    }

    private func written(_ image: CGImage, _ type: String) throws -> Data {
        let data = NSMutableData()
        let destination = try #require(CGImageDestinationCreateWithData(data, type as CFString, 1, nil))
        CGImageDestinationAddImage(destination, image, nil)
        #expect(CGImageDestinationFinalize(destination))
        return data as Data
    }

    @Test("A PNG file shows the rows that have arrived, and says how far it is")
    func png() throws {
        let data = try #require(UIImage(cgImage: try halves()).pngData())
        let source = CGImageSourceCreateIncremental(nil)
        #expect(CGImageSourceGetStatus(source) == .statusReadingHeader && CGImageSourceGetCount(source) == 0)
        #expect(CGImageSourceCreateImageAtIndex(source, 0, nil) == nil)
        CGImageSourceUpdateData(source, data.prefix(12) as CFData, false)
        #expect(CGImageSourceGetStatus(source) == .statusReadingHeader)
        #expect(CGImageSourceCopyPropertiesAtIndex(source, 0, nil) == nil)
        CGImageSourceUpdateData(source, data.prefix(60) as CFData, false)
        #expect(CGImageSourceGetStatus(source) == .statusIncomplete && CGImageSourceGetType(source) == "public.png")
        let properties = CGImageSourceCopyPropertiesAtIndex(source, 0, nil) as? [CFString: Any]
        #expect(properties?[kCGImagePropertyPixelHeight] as? Int == 64)
        CGImageSourceUpdateData(source, data.prefix(data.count / 4) as CFData, false)
        let part = CGImageSourceCreateImageAtIndex(source, 0, nil)
        #expect(part?.height == 64 && pixel(part, 5, 5) == [255, 0, 0, 255] && pixel(part, 5, 60) == [0, 0, 0, 0])
        #expect(CGImageSourceGetStatusAtIndex(source, 0) == .statusIncomplete)
        CGImageSourceUpdateData(source, data.prefix(data.count / 2) as CFData, true)
        #expect(CGImageSourceGetStatus(source) == .statusUnexpectedEOF)
        CGImageSourceUpdateData(source, data as CFData, true)
        #expect(CGImageSourceGetStatus(source) == .statusComplete && CGImageSourceGetCount(source) == 1)
        #expect(pixel(CGImageSourceCreateImageAtIndex(source, 0, nil), 5, 60) == [0, 0, 255, 255])
        #expect(CGImageSourceGetStatusAtIndex(source, 1) == .statusUnexpectedEOF)
    }

    @Test("A JPEG file shows its upper part")
    func jpeg() throws {
        let data = try written(try halves(), "public.jpeg")
        let source = CGImageSourceCreateIncremental(nil)
        CGImageSourceUpdateData(source, data.dropLast(8) as CFData, false)
        #expect(CGImageSourceGetStatus(source) == .statusIncomplete)
        let part = try #require(pixel(CGImageSourceCreateImageAtIndex(source, 0, nil), 5, 5))
        #expect(part[0] > 240 && part[2] < 16)
        CGImageSourceUpdateData(source, data as CFData, false)
        #expect(CGImageSourceGetStatus(source) == .statusComplete)
    }

    @Test("A GIF file shows the rows that have arrived")
    func gif() throws {
        let data = try written(try halves(), "com.compuserve.gif")
        let source = CGImageSourceCreateIncremental(nil)
        CGImageSourceUpdateData(source, data.dropLast(3) as CFData, false)
        #expect(CGImageSourceGetCount(source) == 1 && CGImageSourceGetStatus(source) == .statusIncomplete)
        #expect(pixel(CGImageSourceCreateImageAtIndex(source, 0, nil), 5, 5) == [255, 0, 0, 255])
        CGImageSourceUpdateDataProvider(source, try #require(CGDataProvider(data: data)), true)
        #expect(CGImageSourceGetStatus(source) == .statusComplete)
        #expect(pixel(CGImageSourceCreateImageAtIndex(source, 0, nil), 5, 60) == [0, 0, 255, 255])
    }

    @Test("Data that is not a picture has an unknown type; other sources take no more data")
    func garbage() throws {
        let source = CGImageSourceCreateIncremental(nil)
        CGImageSourceUpdateData(source, Data(repeating: 7, count: 500) as CFData, false)
        #expect(CGImageSourceGetStatus(source) == .statusUnknownType && CGImageSourceGetType(source) == nil)
        #expect(CGImageSourceCreateImageAtIndex(source, 0, nil) == nil)
        CGImageSourceUpdateData(source, Data() as CFData, true)
        #expect(CGImageSourceGetStatus(source) == .statusUnknownType)
        let data = try #require(UIImage(cgImage: try halves()).pngData())
        let whole = try #require(CGImageSourceCreateWithData(data as CFData, nil))
        let warnings = TestHost.warnings { CGImageSourceUpdateData(whole, Data() as CFData, true) }
        #expect(warnings.count == 1 && CGImageSourceGetStatus(whole) == .statusComplete)
    }
}
