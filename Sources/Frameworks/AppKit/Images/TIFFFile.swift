import Foundation
import SwiftUI

/// Writes images as TIFF files without compressing them, and reads these again.
enum TIFFFile {
    private static let start: [UInt8] = [0x49, 0x49, 42, 0, 8, 0, 0, 0]
    /// Marks the files that this code has written: a private tag with the number of their form.
    private static let mark: UInt16 = 65111
    /// Where the directory of 13 entries ends.
    private static let directoryEnd = 170

    /// Returns the contents of a file.
    static func write(_ image: CGImage) -> Data {
        let pixels = image.premultipliedPixels
        let parts = UInt32(directoryEnd)
        let entries: [(tag: UInt16, type: UInt16, count: UInt32, value: UInt32)] = [
            (256, 4, 1, UInt32(image.width)), (257, 4, 1, UInt32(image.height)),
            // Four parts of eight bits each, after the directory.
            (258, 3, 4, parts), (259, 3, 1, 1), (262, 3, 1, 2),
            (273, 4, 1, parts + 8), (274, 3, 1, 1), (277, 3, 1, 4),
            (278, 4, 1, UInt32(image.height)), (279, 4, 1, UInt32(pixels.count)), (284, 3, 1, 1),
            // The fourth part is the opacity, with which the colors are multiplied.
            (338, 3, 1, 1), (mark, 4, 1, 1),
        ]
        var data = Data(start)
        append(UInt16(entries.count), to: &data)
        for entry in entries {
            append(entry.tag, to: &data)
            append(entry.type, to: &data)
            append(entry.count, to: &data)
            append(entry.value, to: &data)
        }
        append(UInt32(0), to: &data)
        for _ in 0..<4 { append(UInt16(8), to: &data) }
        data.append(contentsOf: pixels)
        return data
    }

    /// Returns the image of a file that ``write(_:)`` has written; nil for any other.
    static func read(_ data: Data) -> CGImage? {
        let bytes = [UInt8](data)
        let header = directoryEnd + 8
        guard bytes.count > header, Array(bytes.prefix(8)) == start, bytes[8] == 13, bytes[9] == 0
        else { return nil }
        func number(_ place: Int) -> Int {
            var value = 0
            for index in (0..<4).reversed() { value = value << 8 | Int(bytes[place + index]) }
            return value
        }
        func entry(_ index: Int) -> Int { 10 + index * 12 }
        let last = entry(12)
        guard Int(bytes[last]) | Int(bytes[last + 1]) << 8 == Int(mark) else { return nil }
        let (width, height) = (number(entry(0) + 8), number(entry(1) + 8))
        // A damaged file may name any size: no product may overflow.
        guard width <= bytes.count, height <= bytes.count else { return nil }
        return CGImage(width: width, height: height, premultipliedRGBA: Array(bytes[header...]))
    }

    private static func append(_ value: some FixedWidthInteger, to data: inout Data) {
        withUnsafeBytes(of: value.littleEndian) { data.append(contentsOf: $0) }
    }
}
