import Foundation
import SwiftUI
import Testing

@testable import SwiftUICore

/// Contexts that draw pixels in memory.
@MainActor
@Suite("Contexts of pixels", .needsPictures)
struct BitmapContextTests {
    /// Pictures are drawn as in an app, whose launch installs the painter.
    init() { _ = ImageRenderer(content: Color.red.frame(width: 1, height: 1)).cgImage }

    private nonisolated static let rgba = CGImageAlphaInfo.premultipliedLast.rawValue

    private func makeContext(
        _ data: UnsafeMutableRawPointer? = nil, width: Int = 4, height: Int = 4, bytesPerRow: Int = 0,
        space: CGColorSpace = CGColorSpaceCreateDeviceRGB(), info: UInt32 = rgba
    ) -> CGContext? {
        CGContext(
            data: data, width: width, height: height, bitsPerComponent: 8, bytesPerRow: bytesPerRow, space: space,
            bitmapInfo: info)
    }

    private func pixel(_ image: CGImage, _ x: Int, _ y: Int) -> [UInt8] {
        let start = (y * image.width + x) * 4
        return Array(image.premultipliedPixels[start..<start + 4])
    }

    @Test("The y axis points up, images are upright, and the first row is the upper one")
    func axes() throws {
        let context = try #require(makeContext())
        context.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 4, height: 1))
        let image = try #require(context.makeImage())
        #expect(image.width == 4 && image.height == 4)
        #expect(pixel(image, 0, 3) == [255, 0, 0, 255] && pixel(image, 0, 2) == [0, 0, 0, 0])
        let other = try #require(makeContext(width: 8, height: 8))
        other.interpolationQuality = .none
        other.draw(image, in: CGRect(x: 0, y: 0, width: 8, height: 8))
        let larger = try #require(other.makeImage())
        #expect(pixel(larger, 3, 7) == [255, 0, 0, 255] && pixel(larger, 3, 6) == [255, 0, 0, 255])
        #expect(pixel(larger, 3, 5) == [0, 0, 0, 0] && pixel(larger, 3, 0) == [0, 0, 0, 0])
        // As on Apple's systems, an image is upside down where the app has turned the axis.
        let turned = try #require(makeContext())
        turned.translateBy(x: 0, y: 4)
        turned.scaleBy(x: 1, y: -1)
        turned.draw(image, in: CGRect(x: 0, y: 0, width: 4, height: 4))
        #expect(pixel(try #require(turned.makeImage()), 0, 0) == [255, 0, 0, 255])
    }

    @Test("The app's memory has each drawing at once, and its pixels are those of images")
    func memory() throws {
        var bytes = [UInt8](repeating: 0, count: 2 * 12)
        bytes[0] = 9
        bytes[3] = 255
        try bytes.withUnsafeMutableBytes { memory in
            let context = try #require(makeContext(memory.baseAddress, width: 2, height: 2, bytesPerRow: 12))
            #expect(context.data == memory.baseAddress && context.bytesPerRow == 12)
            #expect(pixel(try #require(context.makeImage()), 0, 0) == [9, 0, 0, 255])
            context.setFillColor(red: 0, green: 1, blue: 0, alpha: 1)
            context.fill(CGRect(x: 1, y: 1, width: 1, height: 1))
            #expect(Array(memory[4..<8]) == [0, 255, 0, 255] && Array(memory[0..<4]) == [9, 0, 0, 255])
            // The bytes between the rows are the app's.
            #expect(Array(memory[8..<12]) == [0, 0, 0, 0])
            memory[12] = 7
            memory[15] = 255
            #expect(pixel(try #require(context.makeImage()), 0, 1) == [7, 0, 0, 255])
            context.clear(CGRect(x: 0, y: 1, width: 2, height: 1))
            #expect(Array(memory[0..<8]) == [0, 0, 0, 0, 0, 0, 0, 0] && memory[12] == 7)
        }
    }

    @Test("Memory of the context's own follows its drawings, once the app has its address")
    func ownMemory() throws {
        let context = try #require(makeContext(width: 1, height: 1))
        let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
        #expect(bytes[3] == 0)
        context.setFillColor(red: 0, green: 0, blue: 1, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(bytes[2] == 255 && bytes[3] == 255)
        context.setBlendMode(.multiply)
        context.setFillColor(red: 1, green: 1, blue: 0, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(bytes[2] == 0 && bytes[3] == 255)
    }

    @Test(
        "Bytes are arranged as the context says",
        arguments: [
            (CGImageAlphaInfo.premultipliedLast.rawValue, [255, 128, 0, 255] as [UInt8]),
            (CGImageAlphaInfo.premultipliedFirst.rawValue, [255, 255, 128, 0]),
            (CGImageAlphaInfo.noneSkipLast.rawValue, [255, 128, 0, 255]),
            (
                CGImageAlphaInfo.premultipliedFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue,
                [0, 128, 255, 255]
            ),
            (CGImageAlphaInfo.noneSkipFirst.rawValue | CGBitmapInfo.byteOrder32Little.rawValue, [0, 128, 255, 255]),
            (CGImageAlphaInfo.premultipliedLast.rawValue | CGBitmapInfo.byteOrder32Big.rawValue, [255, 128, 0, 255]),
        ])
    func arrangements(info: UInt32, expected: [UInt8]) throws {
        let context = try #require(makeContext(width: 1, height: 1, info: info))
        context.setFillColor(red: 1, green: 128 / 255, blue: 0, alpha: 1)
        context.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        let bytes = try #require(context.data).assumingMemoryBound(to: UInt8.self)
        #expect((0..<4).map { bytes[$0] } == expected)
        #expect(pixel(try #require(context.makeImage()), 0, 0) == [255, 128, 0, 255])
        #expect(context.bitsPerPixel == 32 && context.alphaInfo.rawValue == info & 0x1F)
    }

    @Test("Grays have a byte for a pixel, opacity alone as well")
    func grays() throws {
        let gray = try #require(makeContext(width: 1, height: 1, space: CGColorSpaceCreateDeviceGray(), info: 0))
        gray.setFillColor(red: 1, green: 1, blue: 1, alpha: 0.5)
        gray.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(gray.bitsPerPixel == 8)
        #expect((126...129).contains(try #require(gray.data).load(as: UInt8.self)))
        let mask = try #require(makeContext(width: 1, height: 1, info: CGImageAlphaInfo.alphaOnly.rawValue))
        mask.setFillColor(red: 1, green: 0, blue: 0, alpha: 1)
        mask.fill(CGRect(x: 0, y: 0, width: 1, height: 1))
        #expect(try #require(mask.data).load(as: UInt8.self) == 255)
    }

    @Test("Arrangements and sizes that cannot be drawn into are refused")
    func refused() {
        #expect(makeContext(width: 0) == nil && makeContext(height: -1) == nil && makeContext(width: 100_000) == nil)
        #expect(makeContext(bytesPerRow: 15) == nil)
        #expect(makeContext(info: CGImageAlphaInfo.last.rawValue) == nil && makeContext(info: .max) == nil)
        #expect(makeContext(space: CGColorSpaceCreateDeviceCMYK()) == nil && makeContext(info: 0) == nil)
        let wide = CGContext(
            data: nil, width: 1, height: 1, bitsPerComponent: 16, bytesPerRow: 0, space: CGColorSpaceCreateDeviceRGB(),
            bitmapInfo: Self.rgba)
        #expect(wide == nil)
    }

    @Test("A layer is drawn as often as wanted, enlarged to a rectangle, and may grow between")
    func layers() throws {
        let context = try #require(makeContext(width: 8, height: 4))
        let layer = try #require(CGLayer(context, size: CGSize(width: 2, height: 2), auxiliaryInfo: nil))
        layer.context?.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 1))
        layer.context?.fill(CGRect(x: 0, y: 0, width: 9, height: 2))
        context.draw(layer, at: .zero)
        context.draw(layer, in: CGRect(x: 4, y: 0, width: 4, height: 4))
        let image = try #require(context.makeImage())
        #expect(pixel(image, 1, 3) == [255, 0, 0, 255] && pixel(image, 2, 3) == [0, 0, 0, 0])
        #expect(pixel(image, 1, 1) == [0, 0, 0, 0] && pixel(image, 7, 0) == [255, 0, 0, 255])
        layer.context?.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 1))
        layer.context?.fill(CGRect(x: 0, y: 0, width: 1, height: 2))
        context.draw(layer, at: .zero)
        let later = try #require(context.makeImage())
        #expect(pixel(later, 0, 3) == [0, 0, 255, 255] && pixel(later, 1, 3) == [255, 0, 0, 255])
        #expect(CGLayer(context, size: CGSize(width: 0, height: 2), auxiliaryInfo: nil) == nil)
    }

    @Test("An image covers the context as tiles of a rectangle's size")
    func tiles() throws {
        let tile = try #require(makeContext(width: 2, height: 2))
        tile.setFillColor(CGColor(red: 0, green: 1, blue: 0, alpha: 1))
        tile.fill(CGRect(x: 0, y: 0, width: 1, height: 2))
        let image = try #require(tile.makeImage())
        let context = try #require(makeContext(width: 6, height: 4))
        context.clip(to: CGRect(x: 0, y: 0, width: 5, height: 4))
        context.draw(image, in: CGRect(x: 2, y: 2, width: 2, height: 2), byTiling: true)
        let drawn = try #require(context.makeImage())
        for y in 0..<4 {
            #expect((0..<6).map { pixel(drawn, $0, y)[1] } == [255, 0, 255, 0, 255, 0])
        }
        #expect(image.decode == nil && image.shouldInterpolate && image.renderingIntent == .defaultIntent)
    }

    @Test("Tiles of no sensible size or place leave the drawing as it was")
    func hostileTiles() throws {
        let context = try #require(makeContext(width: 2, height: 2))
        context.setFillColor(CGColor(red: 0, green: 1, blue: 0, alpha: 1))
        context.fill(CGRect(x: 0, y: 0, width: 2, height: 2))
        let image = try #require(makeContext(width: 2, height: 2)?.makeImage())
        let tiles: [(CGFloat, CGFloat)] = [
            (.nan, 2), (.infinity, 2), (-1e300, 2), (0, 1e-300), (0, .nan), (0, .infinity),
        ]
        for (x, width) in tiles {
            context.draw(image, in: CGRect(x: x, y: 0, width: width, height: 2), byTiling: true)
        }
        let drawn = try #require(context.makeImage())
        #expect(pixel(drawn, 0, 0) == [0, 255, 0, 255] && pixel(drawn, 1, 1) == [0, 255, 0, 255])
    }
}
