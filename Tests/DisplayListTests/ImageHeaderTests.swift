import Foundation
import Testing

@testable import DisplayList

/// Beginnings of files whose numbers are all different.
@Suite("Sizes of pictures from their files' beginnings")
struct ImageHeaderTests {
    private func big(_ value: Int, _ count: Int) -> [UInt8] {
        (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> ($0 * 8)) }
    }

    private func little(_ value: Int, _ count: Int) -> [UInt8] { big(value, count).reversed() }

    // MARK: TIFF

    private typealias TIFFEntry = (tag: Int, type: Int, value: Int)

    /// A list of values; the unused half of short ones is filled with something.
    private func tiff(_ entries: [TIFFEntry], isLittle: Bool, gap: Int = 0) -> [UInt8] {
        func number(_ value: Int, _ count: Int) -> [UInt8] { isLittle ? little(value, count) : big(value, count) }
        var bytes = isLittle ? Array("II*\0".utf8) : Array("MM\0*".utf8)
        bytes += number(8 + gap, 4) + Array(repeating: 0x55, count: gap) + number(entries.count, 2)
        for entry in entries {
            bytes += number(entry.tag, 2) + number(entry.type, 2) + number(1, 4)
            bytes += entry.type == 3 ? number(entry.value, 2) + [0xAB, 0xCD] : number(entry.value, 4)
        }
        return bytes + [0, 0, 0, 0]
    }

    @Test("A TIFF's numbers are short or long, in either order", arguments: [true, false])
    func tiffs(isLittle: Bool) throws {
        func header(_ entries: [TIFFEntry], gap: Int = 0) throws -> ImageHeader {
            let header = try #require(ImageHeader(Data(tiff(entries, isLittle: isLittle, gap: gap))))
            #expect(header.format == .tiff)
            return header
        }
        let plain = try header([(254, 4, 9), (256, 3, 300), (257, 4, 70_000), (258, 3, 8)], gap: 14)
        #expect(plain.size == CGSize(width: 300, height: 70_000) && !plain.isTurned)
        let other = try header([(256, 4, 65_537), (257, 3, 2)])
        #expect(other.size == CGSize(width: 65_537, height: 2))
        for (orientation, isTurned) in [(1, false), (4, false), (5, true), (8, true), (9, false)] {
            let header = try header([(256, 3, 30), (257, 3, 20), (274, 3, orientation)])
            #expect(header.isTurned == isTurned, "\(orientation)")
            #expect(header.size == (isTurned ? CGSize(width: 20, height: 30) : CGSize(width: 30, height: 20)))
        }
        #expect(try header([(256, 3, 30)]).size == nil)
        #expect(try header([(256, 3, 30), (257, 3, 0)]).size == nil)
        #expect(try header([(256, 3, 0), (257, 3, 30)]).size == nil)
    }

    // MARK: HEIF

    private func box(_ name: String, _ content: [UInt8]) -> [UInt8] {
        big(8 + content.count, 4) + Array(name.utf8) + content
    }

    private func sizeBox(_ width: Int, _ height: Int) -> [UInt8] {
        box("ispe", [0, 0, 0, 0] + big(width, 4) + big(height, 4))
    }

    private func fileType(_ brand: String) -> [UInt8] {
        box("ftyp", Array(brand.utf8) + [0, 0, 0, 0] + Array("abcd".utf8))
    }

    /// A file whose main picture is number 258, after a table's entry of another picture.
    private func heif(
        _ properties: [[UInt8]], main: [Int], other: [Int] = [1], mainVersion: UInt8 = 0, tableVersion: UInt8 = 0,
        isWide: Bool = false, brand: String = "heic"
    ) -> [UInt8] {
        func entry(_ item: Int, _ numbers: [Int]) -> [UInt8] {
            let list = numbers.flatMap { isWide ? big(0x8000 | $0, 2) : [UInt8(0x80 | $0)] }
            return big(item, tableVersion == 0 ? 2 : 4) + [UInt8(numbers.count)] + list
        }
        return fileType(brand) + box("pitm", [mainVersion, 0, 0, 0] + big(258, mainVersion == 0 ? 2 : 4))
            + box("ipco", properties.flatMap { $0 })
            + box("ipma", [tableVersion, 0, 0, isWide ? 1 : 0] + big(2, 4) + entry(1, other) + entry(258, main))
    }

    @Test(
        "A HEIF's main picture has the properties that the table names",
        arguments: [UInt8(0), 1], [(UInt8(0), false), (0, true), (1, false), (1, true)])
    func heifTable(mainVersion: UInt8, table: (version: UInt8, isWide: Bool)) throws {
        func header(_ properties: [[UInt8]], _ main: [Int], _ other: [Int]) throws -> ImageHeader {
            let bytes = heif(
                properties, main: main, other: other, mainVersion: mainVersion, tableVersion: table.version,
                isWide: table.isWide)
            return try #require(ImageHeader(Data(bytes)))
        }
        let turn = box("irot", [1])
        let turned = try header([sizeBox(900, 800), sizeBox(40, 30), turn], [2, 3], [1, 2, 3])
        #expect(turned.format == .heic && turned.isTurned && turned.size == CGSize(width: 30, height: 40))
        let upright = try header([sizeBox(900, 800), sizeBox(40, 30), turn], [2], [1])
        #expect(!upright.isTurned && upright.size == CGSize(width: 40, height: 30))
        let half = try header([sizeBox(40, 30), box("irot", [2])], [1, 2], [])
        #expect(!half.isTurned && half.size == CGSize(width: 40, height: 30))
    }

    @Test("A HEIF's padded picture is as large as the part that is shown")
    func heifPart() {
        func size(_ numbers: [Int]) -> CGSize? {
            let part = box("clap", numbers.flatMap { big($0, 4) } + Array(repeating: 0, count: 16))
            return ImageHeader(Data(heif([sizeBox(512, 256), part], main: [1, 2])))?.size
        }
        #expect(size([1000, 2, 597, 3]) == CGSize(width: 500, height: 199))
        #expect(size([1000, 0, 597, 3]) == CGSize(width: 512, height: 256))
        #expect(size([1000, 2, 597, 0]) == CGSize(width: 512, height: 256))
        #expect(size([1, 2, 597, 3]) == CGSize(width: 512, height: 256))
        #expect(size([1000, 2, 2, 3]) == CGSize(width: 512, height: 256))
    }

    @Test("Where a HEIF does not say which is the main picture, the largest counts")
    func heifWithoutTable() throws {
        let sizes = sizeBox(100, 10) + sizeBox(20, 50) + sizeBox(30, 40)
        let header = try #require(ImageHeader(Data(fileType("avif") + box("ipco", sizes))))
        #expect(header.format == .avif && header.size == CGSize(width: 30, height: 40) && !header.isTurned)
        let none = try #require(ImageHeader(Data(fileType("mif1"))))
        #expect(none.format == .heic && none.size == nil)
        #expect(ImageHeader(Data(fileType("mp42"))) == nil)
    }

    // MARK: Others

    @Test("A BMP's second header is short or long, and its rows are in either order")
    func bitmaps() {
        func header(_ length: Int, _ numbers: [UInt8]) -> ImageHeader? {
            ImageHeader(Data(Array("BM".utf8) + Array(repeating: 9, count: 12) + little(length, 4) + numbers))
        }
        #expect(header(12, little(300, 2) + little(20, 2) + [7, 7, 7, 7])?.size == CGSize(width: 300, height: 20))
        #expect(header(40, little(70_000, 4) + little(20, 4))?.size == CGSize(width: 70_000, height: 20))
        #expect(header(124, little(30, 4) + little(-7, 4))?.size == CGSize(width: 30, height: 7))
        #expect(header(40, little(30, 4) + little(20, 4))?.format == .bmp)
        #expect(header(41, little(30, 4) + little(20, 4)) == nil)
        #expect(header(40, little(30, 4) + [20, 0, 0]) == nil)
    }

    @Test("An icon is as large as its largest picture")
    func icons() {
        func icon(_ sizes: [(UInt8, UInt8)], reserved: UInt8 = 0, place: Int? = nil) -> ImageHeader? {
            let place = place ?? 6 + sizes.count * 16
            var bytes: [UInt8] = [0, 0, 1, 0] + little(sizes.count, 2)
            for size in sizes {
                bytes += [size.0, size.1, 4, reserved] + Array(repeating: 1, count: 8) + little(place, 4)
            }
            return ImageHeader(Data(bytes))
        }
        #expect(icon([(48, 16)])?.size == CGSize(width: 48, height: 16))
        #expect(icon([(48, 16), (20, 30), (60, 8)])?.size == CGSize(width: 48, height: 16))
        #expect(icon([(20, 30), (48, 16)])?.size == CGSize(width: 48, height: 16))
        #expect(icon([(48, 0), (32, 32)])?.size == CGSize(width: 48, height: 256))
        #expect(icon([(0, 48), (32, 32)])?.size == CGSize(width: 256, height: 48))
        #expect(icon([(48, 16)])?.format == .ico)
        #expect(icon([(48, 16)], reserved: 1) == nil)
        #expect(icon([(48, 16)], place: 21) == nil)
    }

    @Test("A JPEG is turned as its camera says", arguments: [true, false])
    func jpegs(isLittle: Bool) {
        func header(_ orientation: Int?) -> ImageHeader? {
            var bytes: [UInt8] = [0xFF, 0xD8, 0xFF, 0xC4, 0, 5, 1, 2, 3, 0xFF]
            if let orientation {
                let exif = Array("Exif\0\0".utf8) + tiff([(271, 4, 6), (0x0112, 3, orientation)], isLittle: isLittle)
                bytes += [0xFF, 0xE1] + big(2 + exif.count, 2) + exif
            }
            bytes += [0xFF, 0xC2, 0, 11, 8] + big(300, 2) + big(400, 2) + [1, 1, 0x11, 0]
            return ImageHeader(Data(bytes))
        }
        for upright in [nil, 1, 3, 4] {
            #expect(header(upright)?.size == CGSize(width: 400, height: 300) && header(upright)?.isTurned == false)
        }
        for turned in [5, 6, 8] {
            #expect(header(turned)?.size == CGSize(width: 300, height: 400) && header(turned)?.isTurned == true)
        }
    }

    @Test("WebP has three forms of sizes")
    func webps() {
        func size(_ form: String, _ numbers: [UInt8], count: Int = 30) -> CGSize? {
            let start = Array("RIFF".utf8) + [1, 2, 3, 4] + Array("WEBP".utf8) + Array(form.utf8) + [9, 9, 9, 9]
            return ImageHeader(Data((start + numbers + [0, 0, 0, 0, 0, 0]).prefix(count)))?.size
        }
        let extended = [1, 2, 3, 4] + little(69_999, 3) + little(199, 3)
        #expect(size("VP8X", extended) == CGSize(width: 70_000, height: 200))
        #expect(size("VP8X", extended, count: 29) == nil)
        #expect(size("VP8L", [0x2F] + little(1 << 28 | 199 << 14 | 299, 4)) == CGSize(width: 300, height: 200))
        let old = [1, 2, 3, 4, 5, 6] + little(0x4000 | 300, 2) + little(0x8000 | 200, 2)
        #expect(size("VP8 ", old) == CGSize(width: 300, height: 200))
    }

    @Test("An SVG's own lengths precede its box")
    func svgs() {
        func size(_ attributes: String) -> CGSize? { ImageHeader(Data("<svg \(attributes)></svg>".utf8))?.size }
        #expect(size("id=\"a\" width=\"5.5px\" height=\"6\" viewBox=\"0 0 24 12\"") == CGSize(width: 5.5, height: 6))
        #expect(size("id=\"a\" width=\"5\" viewBox=\"1,2,24,12\"") == CGSize(width: 24, height: 12))
        #expect(size("id=\"a\" height=\"5\" viewBox=\"1 2 24 12\"") == CGSize(width: 24, height: 12))
        #expect(size("id=\"a\" viewBox=\"1 2 24\"") == nil)
    }
}
