import Foundation

/// The format and size of a picture, read from the beginning of its file.
struct ImageHeader {
    enum Format { case png, jpeg, gif, webp, svg, pdf }

    let format: Format
    /// The size in pixels; for SVG in its own units.
    ///
    /// Nil where the file does not tell.
    let size: CGSize?

    /// Reads a file's beginning; nil where it is no picture.
    init?(path: String) {
        guard let file = FileHandle(forReadingAtPath: path) else { return nil }
        defer { try? file.close() }
        // JPEGs may hold a preview and colour tables before their size.
        guard let data = try? file.read(upToCount: 512 * 1024) else { return nil }
        self.init(data)
    }

    /// Reads a file's beginning; nil where it is no picture.
    init?(_ data: Data) {
        let bytes = [UInt8](data.prefix(512 * 1024))
        func number(_ start: Int, _ count: Int, bigEndian: Bool = true) -> Int {
            let part = bytes[start..<(start + count)]
            return (bigEndian ? Array(part) : part.reversed()).reduce(0) { $0 << 8 | Int($1) }
        }
        if bytes.starts(with: [0x89, 0x50, 0x4E, 0x47]), bytes.count >= 24 {
            (format, size) = (.png, CGSize(width: number(16, 4), height: number(20, 4)))
        } else if bytes.starts(with: Array("GIF8".utf8)), bytes.count >= 10 {
            let (width, height) = (number(6, 2, bigEndian: false), number(8, 2, bigEndian: false))
            (format, size) = (.gif, CGSize(width: width, height: height))
        } else if bytes.starts(with: Array("RIFF".utf8)), bytes.count >= 12, Array(bytes[8..<12]) == Array("WEBP".utf8)
        {
            (format, size) = (.webp, Self.webp(bytes))
        } else if bytes.starts(with: Array("%PDF".utf8)) {
            (format, size) = (.pdf, nil)
        } else if bytes.starts(with: [0xFF, 0xD8]) {
            (format, size) = (.jpeg, Self.jpeg(bytes))
        } else if let text = String(bytes: bytes.prefix(4096), encoding: .utf8), let svg = text.range(of: "<svg") {
            (format, size) = (.svg, Self.svg(text[svg.lowerBound...]))
        } else {
            return nil
        }
    }

    private static func jpeg(_ bytes: [UInt8]) -> CGSize? {
        var place = 2
        while place + 9 < bytes.count {
            guard bytes[place] == 0xFF else { return nil }
            let marker = bytes[place + 1]
            if marker == 0xFF {
                place += 1
            } else if (0xC0...0xCF).contains(marker), ![0xC4, 0xC8, 0xCC].contains(marker) {
                let height = Int(bytes[place + 5]) << 8 | Int(bytes[place + 6])
                return CGSize(width: Int(bytes[place + 7]) << 8 | Int(bytes[place + 8]), height: height)
            } else {
                place += 2 + (Int(bytes[place + 2]) << 8 | Int(bytes[place + 3]))
            }
        }
        return nil
    }

    private static func webp(_ bytes: [UInt8]) -> CGSize? {
        guard bytes.count >= 30 else { return nil }
        func little(_ start: Int, _ count: Int) -> Int {
            bytes[start..<(start + count)].reversed().reduce(0) { $0 << 8 | Int($1) }
        }
        switch bytes[15] {
        case UInt8(ascii: "X"): return CGSize(width: little(24, 3) + 1, height: little(27, 3) + 1)
        case UInt8(ascii: "L"):
            let bits = little(21, 4)
            return CGSize(width: bits & 0x3FFF + 1, height: bits >> 14 & 0x3FFF + 1)
        default: return CGSize(width: little(26, 2) & 0x3FFF, height: little(28, 2) & 0x3FFF)
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
