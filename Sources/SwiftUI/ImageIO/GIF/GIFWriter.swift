import Foundation
import SwiftUICore

/// Writes pictures, one after the other, as a GIF.
///
/// Follows the [GIF89a specification](https://www.w3.org/Graphics/GIF/spec-gif89a.txt). Each picture has up to 255 colors of its
/// own, and pixels that are less than half opaque are transparent.
struct GIFWriter {
    private var bytes = Array("GIF89a".utf8)
    /// The size of the first picture, which all have.
    private let width: Int, height: Int
    private static let transparent: UInt8 = 255

    /// Begins a file.
    /// - Parameters:
    ///   - loops: How often the pictures are played; nil for once, 0 for without an end.
    /// - Returns: Nil for a size that the format has not.
    init?(width: Int, height: Int, loops: Int?) {
        guard (1...0xFFFF).contains(width), (1...0xFFFF).contains(height) else { return nil }
        (self.width, self.height) = (width, height)
        add(word: width)
        add(word: height)
        bytes += [0x70, 0, 0]
        guard let loops else { return }
        bytes += [0x21, 0xFF, 11] + Array("NETSCAPE2.0".utf8) + [3, 1]
        add(word: min(max(loops, 0), 0xFFFF))
        bytes.append(0)
    }

    /// The file with all pictures that were added.
    var data: Data { Data(bytes + [0x3B]) }

    private mutating func add(word: Int) { bytes += [UInt8(word & 0xFF), UInt8(word >> 8)] }

    /// Adds a picture, cut to the first picture's size.
    /// - Parameter delay: How long it is shown, in seconds.
    mutating func add(_ image: CGImage, delay: TimeInterval) {
        let pixels = Self.straight(image.premultipliedPixels)
        let palette = GIFPalette(pixels)
        let (columns, rows) = (min(image.width, width), min(image.height, height))
        var indices: [UInt8] = []
        indices.reserveCapacity(columns * rows)
        for y in 0..<rows {
            for x in 0..<columns {
                let pixel = (y * image.width + x) * 4
                indices.append(pixels[pixel + 3] < 128 ? Self.transparent : palette.place(pixels, pixel))
            }
        }
        let hundredths = delay.isFinite ? Int((min(max(delay, 0), 655) * 100).rounded()) : 10
        // The picture is removed before the next one, which would show through its transparent pixels.
        bytes += [0x21, 0xF9, 4, 2 << 2 | 1]
        add(word: hundredths)
        bytes += [Self.transparent, 0, 0x2C, 0, 0, 0, 0]
        add(word: columns)
        add(word: rows)
        bytes.append(0x87)
        bytes += palette.colors + [UInt8](repeating: 0, count: 768 - palette.colors.count)
        compress(indices)
    }

    /// Pixels whose colors are not multiplied by their opacity.
    private static func straight(_ pixels: [UInt8]) -> [UInt8] {
        var result = pixels
        for pixel in stride(from: 0, to: pixels.count - 3, by: 4) where (1..<255).contains(pixels[pixel + 3]) {
            let opacity = Int(pixels[pixel + 3])
            for part in pixel..<pixel + 3 { result[part] = UInt8(min(Int(pixels[part]) * 255 / opacity, 255)) }
        }
        return result
    }

    /// Adds compressed indices of eight bits (LZW).
    private mutating func compress(_ indices: [UInt8]) {
        let (clear, end) = (256, 257)
        var codes: [Int: Int] = [:]
        var (length, next) = (9, end + 1)
        var bits = Bits()
        bits.add(clear, length)
        var sequence = Int(indices.first ?? 0)
        for index in indices.dropFirst() {
            let longer = sequence << 8 | Int(index)
            if let code = codes[longer] {
                sequence = code
                continue
            }
            bits.add(sequence, length)
            if next < 4096 {
                codes[longer] = next
                // Readers know a sequence one code later.
                if next == 1 << length { length += 1 }
                next += 1
            } else {
                bits.add(clear, length)
                codes.removeAll(keepingCapacity: true)
                (length, next) = (9, end + 1)
            }
            sequence = Int(index)
        }
        bits.add(sequence, length)
        bits.add(end, next == 1 << length && length < 12 ? length + 1 : length)
        bytes.append(8)
        let all = bits.bytes
        for start in stride(from: 0, to: all.count, by: 255) {
            let block = all[start..<min(start + 255, all.count)]
            bytes.append(UInt8(block.count))
            bytes += block
        }
        bytes.append(0)
    }

    /// Numbers of some bits, one after the other.
    private struct Bits {
        private var whole: [UInt8] = []
        private var buffer: UInt32 = 0
        private var count = 0

        mutating func add(_ number: Int, _ length: Int) {
            buffer |= UInt32(number) << UInt32(count)
            count += length
            while count >= 8 {
                whole.append(UInt8(buffer & 0xFF))
                buffer >>= 8
                count -= 8
            }
        }

        /// All bits, with zeros after the last one.
        var bytes: [UInt8] { count > 0 ? whole + [UInt8(buffer & 0xFF)] : whole }
    }
}
