import Foundation

/// The format and size of a picture, read from the beginning of its file.
package struct ImageHeader {
    /// The kinds of pictures.
    package enum Format { case png, jpeg, gif, webp, bmp, ico, tiff, heic, avif, jxl, svg, pdf }

    package let format: Format
    /// The size in pixels, upright; for SVG in its own units.
    ///
    /// Nil if the file does not specify it.
    package let size: CGSize?
    /// Whether the pixels are stored lying, and are turned by a quarter to be upright.
    package private(set) var isTurned = false

    /// The number of a file's bytes that determine its size: JPEGs may hold a preview and color tables before it.
    private static let length = 512 * 1024

    /// Reads a file's beginning; nil if it is not a picture.
    package init?(path: String) {
        guard let file = FileHandle(forReadingAtPath: path) else { return nil }
        defer { try? file.close() }
        guard let data = try? file.read(upToCount: Self.length) else { return nil }
        self.init(data)
    }

    /// Reads the beginning of a file's data; nil if it is not a picture.
    package init?(_ data: Data) {
        let bytes = PictureBytes([UInt8](data.prefix(Self.length)))
        if bytes.begins(with: [0x89, 0x50, 0x4E, 0x47]) {
            guard bytes.count >= 24 else { return nil }
            (format, size) = (.png, CGSize(width: bytes.big(16, 4), height: bytes.big(20, 4)))
        } else if bytes.begins(with: Array("GIF8".utf8)) {
            guard bytes.count >= 10 else { return nil }
            (format, size) = (.gif, CGSize(width: bytes.little(6, 2), height: bytes.little(8, 2)))
        } else if bytes.begins(with: Array("RIFF".utf8)), bytes.begins(with: Array("WEBP".utf8), at: 8) {
            (format, size) = (.webp, Self.webp(bytes))
        } else if bytes.begins(with: Array("%PDF".utf8)) {
            (format, size) = (.pdf, nil)
        } else if bytes.begins(with: [0xFF, 0xD8, 0xFF]) {
            let jpeg = Self.jpeg(bytes)
            (format, isTurned) = (.jpeg, jpeg.isTurned)
            size = jpeg.size.map { jpeg.isTurned ? CGSize(width: $0.height, height: $0.width) : $0 }
        } else if let rare = RareHeader.find(in: bytes) {
            (format, size, isTurned) = rare
        } else if let text = bytes.text, let svg = text.range(of: "<svg") {
            (format, size) = (.svg, Self.svg(text[svg.lowerBound...]))
        } else {
            return nil
        }
    }

    private static func jpeg(_ bytes: PictureBytes) -> (size: CGSize?, isTurned: Bool) {
        var place = 2
        var isTurned = false
        while place + 9 < bytes.count, bytes[place] == 0xFF {
            let marker = bytes[place + 1]
            let length = bytes.big(place + 2, 2)
            if marker == 0xFF {
                place += 1
                continue
            }
            if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
                return (CGSize(width: bytes.big(place + 7, 2), height: bytes.big(place + 5, 2)), isTurned)
            }
            if marker == 0xE1, bytes.begins(with: Array("Exif\0\0".utf8), at: place + 4) {
                isTurned = orientation(bytes, at: place + 10) >= 5
            }
            place += 2 + length
        }
        return (nil, isTurned)
    }

    /// The number from 1 to 8 by which cameras say how the pixels lie.
    private static func orientation(_ bytes: PictureBytes, at start: Int) -> Int {
        let isLittle = bytes.begins(with: Array("II".utf8), at: start)
        func number(_ place: Int, _ count: Int) -> Int {
            guard place >= 0, place + count <= bytes.count else { return 0 }
            return isLittle ? bytes.little(place, count) : bytes.big(place, count)
        }
        let list = start + number(start + 4, 4)
        for entry in 0..<min(number(list, 2), 64) where number(list + 2 + entry * 12, 2) == 0x0112 {
            return number(list + 2 + entry * 12 + 8, 2)
        }
        return 1
    }

    private static func webp(_ bytes: PictureBytes) -> CGSize? {
        guard bytes.count >= 30 else { return nil }
        switch bytes[15] {
        case UInt8(ascii: "X"): return CGSize(width: bytes.little(24, 3) + 1, height: bytes.little(27, 3) + 1)
        case UInt8(ascii: "L"):
            let bits = bytes.little(21, 4)
            return CGSize(width: bits & 0x3FFF + 1, height: bits >> 14 & 0x3FFF + 1)
        default: return CGSize(width: bytes.little(26, 2) & 0x3FFF, height: bytes.little(28, 2) & 0x3FFF)
        }
    }

    private static func svg(_ text: Substring) -> CGSize? {
        let tag = text.prefix { $0 != ">" }
        func attribute(_ name: String) -> Substring? {
            guard let start = tag.range(of: " \(name)=\"") else { return nil }
            return tag[start.upperBound...].prefix { $0 != "\"" }
        }
        func length(_ name: String) -> Double? {
            attribute(name).flatMap { Double($0.prefix { $0.isNumber || $0 == "." }) }
        }
        if let width = length("width"), let height = length("height") { return CGSize(width: width, height: height) }
        let box = attribute("viewBox")?.split { $0 == " " || $0 == "," }.compactMap { Double($0) } ?? []
        return box.count == 4 ? CGSize(width: box[2], height: box[3]) : nil
    }
}

/// The bytes of a picture's file, and the numbers among them.
struct PictureBytes {
    let bytes: [UInt8]

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    var count: Int { bytes.count }

    /// The beginning, where that is text.
    var text: String? {
        let start = bytes.prefix(64 * 1024)
        return start.contains(0) ? nil : String(decoding: start, as: UTF8.self)
    }

    subscript(place: Int) -> UInt8 { bytes[place] }

    /// Returns whether some bytes are at a place.
    func begins(with part: [UInt8], at place: Int = 0) -> Bool {
        place >= 0 && place + part.count <= count && bytes[place..<place + part.count].elementsEqual(part)
    }

    /// The first place of some bytes from a place on; nil if there is none.
    func place(of part: [UInt8], from start: Int) -> Int? {
        guard let first = part.first, start < count else { return nil }
        var place = max(start, 0)
        while let next = bytes[place...].firstIndex(of: first) {
            if begins(with: part, at: next) { return next }
            place = next + 1
        }
        return nil
    }

    /// The number in some bytes, its greatest part first.
    func big(_ place: Int, _ length: Int) -> Int {
        bytes[place..<place + length].reduce(0) { $0 << 8 | Int($1) }
    }

    /// The number in some bytes, its greatest part last.
    func little(_ place: Int, _ length: Int) -> Int {
        bytes[place..<place + length].reversed().reduce(0) { $0 << 8 | Int($1) }
    }
}
