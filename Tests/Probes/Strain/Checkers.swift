import Foundation

/// Pictures in black and white as PNG data, each number's its own.
enum Checkers {
    /// A square picture: stripes as wide as the number says, and the number itself in the first pixels.
    static func png(side: Int, number: Int) -> Data {
        let rowBytes = (side + 7) / 8
        var rows: [UInt8] = []
        rows.reserveCapacity((rowBytes + 1) * side)
        let mask = UInt8(truncatingIfNeeded: number | 1)
        for row in 0..<side {
            rows.append(0)
            let isOdd = row / 20 % 2 == 0
            rows.append(contentsOf: repeatElement(isOdd ? mask : ~mask, count: rowBytes))
        }
        for byte in 0..<8 { rows[1 + byte] = UInt8(truncatingIfNeeded: number >> (8 * byte)) }
        var data = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        // One bit a pixel, gray.
        append("IHDR", bytes(side) + bytes(side) + [1, 0, 0, 0, 0], to: &data)
        append("IDAT", stored(rows), to: &data)
        append("IEND", [], to: &data)
        return data
    }

    private static func bytes(_ number: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
    }

    /// Bytes as zlib has them that compresses nothing.
    private static func stored(_ bytes: [UInt8]) -> [UInt8] {
        var result: [UInt8] = [0x78, 0x01]
        var place = 0
        while place < bytes.count {
            let count = min(bytes.count - place, 65_535)
            let low = UInt8(count & 255), high = UInt8(count >> 8)
            result += [place + count == bytes.count ? 1 : 0, low, high, ~low, ~high]
            result += bytes[place..<(place + count)]
            place += count
        }
        var (first, second) = (1, 0)
        for byte in bytes {
            first = (first + Int(byte)) % 65_521
            second = (second + first) % 65_521
        }
        return result + self.bytes(second << 16 | first)
    }

    private static func append(_ name: String, _ content: [UInt8], to data: inout Data) {
        let checked = Array(name.utf8) + content
        data.append(contentsOf: bytes(content.count))
        data.append(contentsOf: checked)
        var sum = UInt32.max
        for byte in checked { sum = table[Int(UInt8(truncatingIfNeeded: sum) ^ byte)] ^ (sum >> 8) }
        data.append(contentsOf: bytes(Int(~sum)))
    }

    private static let table: [UInt32] = (0..<256).map { number in
        (0..<8).reduce(UInt32(number)) { sum, _ in sum & 1 == 1 ? 0xEDB8_8320 ^ (sum >> 1) : sum >> 1 }
    }
}
