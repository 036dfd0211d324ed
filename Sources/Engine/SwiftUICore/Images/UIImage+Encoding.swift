import DisplayList
import Foundation

/// Encoders that front ends register for writing pictures.
public enum ImageEncoding {
    /// Writes a picture as PNG; set by a front end that can decode files and symbols.
    nonisolated(unsafe) public static var png: ((ImageSource) -> Data?)?
    /// Writes a picture as JPEG of a quality from 0 to 1; set by a front end.
    nonisolated(unsafe) public static var jpeg: ((ImageSource, Double) -> Data?)?
}

extension UIImage {
    /// The picture as a PNG file; nil where it cannot be decoded.
    public func pngData() -> Data? {
        switch source {
        case .bitmap(let bitmap):
            return bitmap.width > 0 && bitmap.height > 0 ? PNGWriter.write(bitmap) : nil
        case .file(let path, _):
            if let data = FileManager.default.contents(atPath: path), ImageHeader(data)?.format == .png { return data }
            return ImageEncoding.png?(source)
        case .symbol:
            return ImageEncoding.png?(source)
        }
    }

    /// The picture as a JPEG file of a quality from 0 to 1; nil where no front end can write one.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        if case .file(let path, _) = source, let data = FileManager.default.contents(atPath: path),
            ImageHeader(data)?.format == .jpeg
        {
            return data
        }
        return ImageEncoding.jpeg?(source, Double(compressionQuality))
    }
}

/// Writes PNG files without compressing them.
enum PNGWriter {
    static func write(_ bitmap: Bitmap) -> Data {
        var result = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        chunk("IHDR", bytes(UInt32(bitmap.width)) + bytes(UInt32(bitmap.height)) + [8, 6, 0, 0, 0], to: &result)
        chunk("IDAT", stored(rows(bitmap)), to: &result)
        chunk("IEND", [], to: &result)
        return result
    }

    /// The rows, each behind a filter byte of 0, with colors no longer multiplied by their opacity.
    private static func rows(_ bitmap: Bitmap) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(bitmap.height * (bitmap.width * 4 + 1))
        let pixels = bitmap.pixels
        for y in 0..<bitmap.height {
            result.append(0)
            for x in 0..<bitmap.width {
                let start = (y * bitmap.width + x) * 4
                let alpha = Int(pixels[start + 3])
                for part in 0..<3 {
                    let value = Int(pixels[start + part])
                    result.append(alpha == 0 ? 0 : UInt8(min((value * 255 + alpha / 2) / alpha, 255)))
                }
                result.append(UInt8(alpha))
            }
        }
        return result
    }

    /// Bytes in zlib's format, in blocks that are stored as they are.
    private static func stored(_ data: [UInt8]) -> [UInt8] {
        var result: [UInt8] = [0x78, 0x01]
        var start = 0
        repeat {
            let count = min(data.count - start, 65535)
            let isLast = start + count == data.count
            result += [
                isLast ? 1 : 0, UInt8(count & 255), UInt8(count >> 8), UInt8(~count & 255), UInt8(~count >> 8 & 255),
            ]
            result += data[start..<(start + count)]
            start += count
        } while start < data.count
        var (a, b) = (UInt32(1), UInt32(0))
        for byte in data {
            a = (a + UInt32(byte)) % 65521
            b = (b + a) % 65521
        }
        return result + bytes(b << 16 | a)
    }

    private static func chunk(_ name: String, _ body: [UInt8], to data: inout Data) {
        let content = Array(name.utf8) + body
        data.append(contentsOf: bytes(UInt32(body.count)) + content + bytes(crc(content)))
    }

    private static func bytes(_ value: UInt32) -> [UInt8] {
        [UInt8(value >> 24), UInt8(value >> 16 & 255), UInt8(value >> 8 & 255), UInt8(value & 255)]
    }

    private static let table: [UInt32] = (0..<256).map { index in
        (0..<8).reduce(UInt32(index)) { value, _ in value & 1 == 1 ? 0xEDB8_8320 ^ value >> 1 : value >> 1 }
    }

    private static func crc(_ data: [UInt8]) -> UInt32 {
        ~data.reduce(UInt32.max) { table[Int(($0 ^ UInt32($1)) & 255)] ^ $0 >> 8 }
    }
}
