import DisplayList
import Foundation
import OrielFoundation

/// The pieces of a PNG file that may end too early.
///
/// Follows the [PNG specification](https://www.w3.org/TR/png-3/). Its decoder refuses a file without an end, so the rows that have
/// arrived are written to a file whose other rows are empty.
struct PNGCompletion {
    private let bytes: [UInt8]
    /// The compressed rows, as far as they are there.
    private var rows: [UInt8] = []
    /// The length of the pieces before the rows.
    private var start = 0
    /// Whether the last piece is there.
    private(set) var isWhole = false

    /// Reads the pieces; nil for a file whose header is not there.
    init?(_ bytes: [UInt8]) {
        guard bytes.count >= 33, bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) else {
            return nil
        }
        self.bytes = bytes
        var place = 8
        while place + 8 <= bytes.count {
            let length = number(place)
            let name = bytes[place + 4..<place + 8]
            if name.elementsEqual("IDAT".utf8) {
                if start == 0 { start = place }
                rows += bytes[place + 8..<min(place + 8 + length, bytes.count)]
            } else if name.elementsEqual("IEND".utf8) {
                isWhole = place + 12 <= bytes.count
                break
            }
            place += 12 + length
        }
    }

    private func number(_ place: Int) -> Int { bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }

    /// The lengths of the decompressed rows, with the byte for their filter, in the order of the file.
    private var lengths: [(rows: Int, length: Int)] {
        let (width, height, depth) = (number(16), number(20), Int(bytes[24]))
        let channels = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][bytes[25]] ?? 4
        func part(_ width: Int, _ height: Int) -> (rows: Int, length: Int) {
            width > 0 ? (height, (width * channels * depth + 7) / 8 + 1) : (0, 0)
        }
        guard bytes[28] == 1 else { return [part(width, height)] }
        let passes = [(0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2)]
        return passes.map { x, y, columns, lines in
            part((width - x + columns - 1) / columns, max((height - y + lines - 1) / lines, 0))
        }
    }

    /// Returns a whole file with the rows that are there; nil where there are none, or too many for a picture.
    func completed() -> Data? {
        guard rows.count > 2, start > 0, CGFloat(number(16)) * CGFloat(number(20)) <= PictureLimits.pixels,
            [1, 2, 4, 8, 16].contains(bytes[24]), let library = ZLibrary.shared
        else { return nil }
        let lengths = lengths
        let total = lengths.reduce(0) { $0 + $1.rows * $1.length }
        var pixels = [UInt8](repeating: 0, count: total)
        // Two bytes are zlib's header.
        let count = rows.dropFirst(2).withUnsafeBufferPointer { source in
            pixels.withUnsafeMutableBufferPointer { library.inflate(source, into: $0) }
        }
        // A row that is cut off would continue with the pixels before, by its filter.
        var end = 0
        for part in lengths where part.length > 0 {
            let whole = min((count - end) / part.length, part.rows)
            end += whole * part.length
            if whole < part.rows { break }
        }
        for place in min(end, total)..<min(max(count, end), total) { pixels[place] = 0 }
        var compressed = [UInt8](repeating: 0, count: total + total / 64 + 1024)
        let size = pixels.withUnsafeBufferPointer { source in
            compressed.withUnsafeMutableBufferPointer { library.deflate(source, into: $0) }
        }
        guard size > 0 else { return nil }
        var file = Data(bytes[..<start])
        file += Self.piece("IDAT", [0x78, 0x01] + compressed[..<size] + Self.bytes(Self.adler(pixels)))
        file += Self.piece("IEND", [])
        return file
    }

    private static func bytes(_ value: UInt32) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }

    private static func piece(_ name: String, _ data: [UInt8]) -> [UInt8] {
        let body = Array(name.utf8) + data
        return bytes(UInt32(data.count)) + body + bytes(checksum(body))
    }

    private static func adler(_ data: [UInt8]) -> UInt32 {
        var (low, high): (UInt32, UInt32) = (1, 0)
        for byte in data {
            low = (low + UInt32(byte)) % 65521
            high = (high + low) % 65521
        }
        return high << 16 | low
    }

    private static let table: [UInt32] = (0..<256).map { index in
        (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
    }

    private static func checksum(_ data: [UInt8]) -> UInt32 {
        ~data.reduce(UInt32.max) { table[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] ^ $0 >> 8 }
    }
}
