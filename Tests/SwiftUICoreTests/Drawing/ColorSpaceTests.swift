import Foundation
import Testing

@testable import SwiftUICore

@Suite("Color spaces and their profiles")
struct ColorSpaceTests {
    @Test(
        "Profiles of spaces are read again as the same spaces",
        arguments: [
            CGColorSpace.sRGB, CGColorSpace.displayP3, CGColorSpace.adobeRGB1998, CGColorSpace.itur_2020,
        ])
    func profiles(_ name: String) throws {
        let data = try #require(CGColorSpace(name: name)?.copyICCData())
        let read = try #require(CGColorSpace(iccData: data))
        #expect(read.name == name && read.model == .rgb && read.copyICCData() == data)
        // The first word is the length of the file.
        #expect(data.prefix(4).reduce(0) { $0 << 8 | Int($1) } == data.count)
    }

    @Test("Other bytes are no profile, and devices of ink have none")
    func others() {
        #expect(CGColorSpace(iccData: Data(repeating: 0, count: 200)) == nil)
        #expect(CGColorSpace(iccData: Data()) == nil && CGColorSpaceCreateDeviceCMYK().copyICCData() == nil)
        #expect(CGColorSpace(name: CGColorSpace.displayP3)?.isWideGamutRGB == true)
        #expect(CGColorSpace(name: CGColorSpace.itur_2100_PQ)?.isHDR() == true)
    }

    @Test("Colors are converted to another space and back")
    func conversions() throws {
        let p3 = try #require(CGColorSpace(name: CGColorSpace.displayP3))
        let sRGB = try #require(CGColorSpace(name: CGColorSpace.sRGB))
        let red = CGColor(red: 1, green: 0, blue: 0, alpha: 0.5)
        let converted = try #require(red.converted(to: p3, intent: .defaultIntent, options: nil))
        let parts = try #require(converted.components)
        #expect(converted.colorSpace == p3 && parts.count == 4 && parts[3] == 0.5)
        #expect(abs(parts[0] - 0.9175) < 0.001 && abs(parts[1] - 0.2003) < 0.001)
        let again = try #require(
            CGColor(colorSpace: p3, components: parts)?.converted(
                to: sRGB, intent: .perceptual, options: nil)?.components)
        #expect(abs(again[0] - 1) < 0.001 && abs(again[1]) < 0.01)
        let gray = try #require(
            CGColor.white.converted(
                to: CGColorSpaceCreateDeviceGray(), intent: .defaultIntent, options: nil))
        #expect(gray.numberOfComponents == 2 && abs((gray.components?[0] ?? 0) - 1) < 0.001)
    }

    @Test("A table has the colors of its entries")
    func tables() throws {
        let space = try #require(
            CGColorSpace(indexedBaseSpace: CGColorSpaceCreateDeviceRGB(), last: 1, colorTable: [0, 0, 0, 255, 0, 0]))
        #expect(CGColor(colorSpace: space, components: [1, 1])?.rgba.red == 1)
        #expect(CGColor(colorSpace: space, components: [9, 1]) == nil)
    }

    @Test("Arrangements of pixels are combined as apps write them, and masks hide pixels")
    func arrangements() throws {
        let info = CGBitmapInfo(
            rawValue: CGImageAlphaInfo.premultipliedFirst.rawValue | CGImageByteOrderInfo.order32Little.rawValue)
        #expect(info.contains(.byteOrder32Little) && info.rawValue == 0x2002)
        let image = try #require(CGImage(width: 2, height: 1, premultipliedRGBA: [255, 0, 0, 255, 255, 0, 0, 255]))
        let mask = try #require(CGImage(width: 2, height: 1, premultipliedRGBA: [0, 0, 0, 255, 255, 255, 255, 255]))
        #expect(image.masking(mask)?.premultipliedPixels == [255, 0, 0, 255, 0, 0, 0, 0])
        #expect(
            image.copy(maskingColorComponents: [200, 255, 0, 9, 0, 9])?.premultipliedPixels == [0, 0, 0, 0, 0, 0, 0, 0])
        #expect(image.byteOrderInfo == .order32Big && image.pixelFormatInfo == .packed)
    }
}

@Suite("Fonts' files")
struct FontFileTests {
    /// A font of two glyphs, without outlines.
    private static var file: Data {
        func half(_ value: Int) -> [UInt8] { [UInt8(value >> 8 & 0xFF), UInt8(value & 0xFF)] }
        func word(_ value: Int) -> [UInt8] { half(value >> 16) + half(value & 0xFFFF) }
        var head = [UInt8](repeating: 0, count: 54)
        head.replaceSubrange(18..<20, with: half(1000))
        head.replaceSubrange(36..<44, with: half(-10 & 0xFFFF) + half(-200 & 0xFFFF) + half(900) + half(800))
        var metrics = [UInt8](repeating: 0, count: 36)
        metrics.replaceSubrange(4..<8, with: half(800) + half(-200 & 0xFFFF))
        metrics.replaceSubrange(34..<36, with: half(1))
        let name: [UInt8] = [0, 84, 0, 101, 0, 115, 0, 116]
        let numbers = [0, 1, 18, 3, 1, 0x409, 6, name.count, 0]
        let names: [UInt8] = numbers.map(half).joined() + name
        var post: [UInt8] = word(0x0002_0000)
        post += [UInt8](repeating: 0, count: 28)
        post += [2, 0, 258].map(half).joined()
        post += [3, 100, 111, 116]
        var advances: [UInt8] = half(512)
        advances += [0, 0, 0, 0]
        let counts: [UInt8] = word(0x0001_0000) + half(2)
        let tables: [(tag: String, bytes: [UInt8])] = [
            ("head", head), ("hhea", metrics), ("hmtx", advances), ("maxp", counts), ("name", names), ("post", post),
        ]
        var list: [UInt8] = word(0x0001_0000)
        list += [tables.count, 0, 0, 0].map(half).joined()
        var values: [UInt8] = []
        for table in tables {
            list += Array(table.tag.utf8)
            list += [0, 12 + tables.count * 16 + values.count, table.bytes.count].map(word).joined()
            values += table.bytes
        }
        return Data(list + values)
    }

    @Test("Sizes, names and advances are read of a font's tables")
    func tables() throws {
        let provider = try #require(CGDataProvider(data: Self.file))
        let font = try #require(CGFont(provider))
        #expect(font.unitsPerEm == 1000 && font.ascent == 800 && font.descent == -200 && font.numberOfGlyphs == 2)
        #expect(font.postScriptName == "Test" && font.fontBBox == CGRect(x: -10, y: -200, width: 910, height: 1000))
        var advances: [Int32] = [0, 0, 0]
        #expect(font.getGlyphAdvances(glyphs: [0, 1, 9], count: 3, advances: &advances) && advances == [512, 512, 0])
        #expect(font.name(for: 1) == "dot" && font.getGlyphWithGlyphName(name: "dot") == 1)
        #expect(font.getGlyphWithGlyphName(name: "none") == 0 && font.table(for: 0x6D61_7870)?.count == 6)
    }

    @Test("Damaged files are no fonts, wherever they are cut")
    func damaged() throws {
        for count in stride(from: 0, to: Self.file.count, by: 3) {
            let provider = try #require(CGDataProvider(data: Self.file.prefix(count)))
            #expect(CGFont(provider) == nil)
        }
        #expect(CGFont("No font has this name") == nil)
    }
}
