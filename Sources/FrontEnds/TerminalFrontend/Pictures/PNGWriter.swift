import FrontEndKit

/// Writes pictures as PNG files, without compression: they go no farther than to the terminal.
enum PNGWriter {
    static func bytes(of raster: Raster) -> [UInt8] {
        var rows: [UInt8] = []
        rows.reserveCapacity((raster.width * 4 + 1) * raster.height)
        for row in 0..<raster.height {
            rows.append(0)
            rows += raster.pixels[row * raster.width * 4..<(row + 1) * raster.width * 4]
        }
        var file: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]
        file += chunk("IHDR", number(raster.width) + number(raster.height) + [8, 6, 0, 0, 0])
        file += chunk("IDAT", stored(rows))
        file += chunk("IEND", [])
        return file
    }

    private static func number(_ value: Int) -> [UInt8] {
        [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: value >> $0) }
    }

    private static func chunk(_ name: StaticString, _ data: [UInt8]) -> [UInt8] {
        let body = name.withUTF8Buffer { Array($0) } + data
        return number(data.count) + body + number(Int(checksum(body)))
    }

    /// A stream of zlib whose blocks are stored as they are.
    private static func stored(_ data: [UInt8]) -> [UInt8] {
        var stream: [UInt8] = [0x78, 0x01]
        var start = 0
        repeat {
            let end = min(start + 65535, data.count)
            let count = end - start
            stream.append(end == data.count ? 1 : 0)
            for value in [count, ~count] {
                stream += [UInt8(truncatingIfNeeded: value), UInt8(truncatingIfNeeded: value >> 8)]
            }
            stream += data[start..<end]
            start = end
        } while start < data.count
        var (low, high) = (1, 0)
        for byte in data {
            low = (low + Int(byte)) % 65521
            high = (high + low) % 65521
        }
        return stream + number(high << 16 | low)
    }

    private static let table: [UInt32] = (0..<256).map { index in
        (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
    }

    private static func checksum(_ data: [UInt8]) -> UInt32 {
        ~data.reduce(UInt32.max) { table[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] ^ $0 >> 8 }
    }
}
