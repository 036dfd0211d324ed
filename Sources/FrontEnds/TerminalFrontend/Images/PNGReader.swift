import Foundation
import FrontEndKit

/// Reads pictures in PNG form, without any library.
enum PNGReader {
    /// The most pixels that are read: more than any terminal shows.
    private static let mostPixels = 16_000_000

    /// Returns the picture of a file; nil for one that is none, is interlaced, or is too large.
    static func bitmap(_ bytes: [UInt8], scale: CGFloat = 1) -> Bitmap? {
        guard bytes.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]), bytes.count > 33 else { return nil }
        func number(_ place: Int) -> Int { bytes[place..<place + 4].reduce(0) { $0 << 8 | Int($1) } }
        let (width, height) = (number(16), number(20))
        guard (1...65535).contains(width), (1...65535).contains(height), width * height <= mostPixels, bytes[28] == 0,
            let form = Form(kind: bytes[25], depth: Int(bytes[24]))
        else { return nil }
        var (place, data, palette, alphas): (Int, [UInt8], [UInt8], [UInt8]) = (8, [], [], [])
        while place + 12 <= bytes.count {
            let length = number(place)
            guard length >= 0, place + 12 + length <= bytes.count else { break }
            let body = bytes[place + 8..<place + 8 + length]
            switch String(decoding: bytes[place + 4..<place + 8], as: UTF8.self) {
            case "IDAT": data += body
            case "PLTE": palette = Array(body)
            case "tRNS": alphas = Array(body)
            default: break
            }
            place += 12 + length
        }
        let stride = (width * form.bits + 7) / 8
        guard var rows = Inflater.unpack(data, length: (stride + 1) * height), rows.count == (stride + 1) * height,
            unfilter(&rows, stride: stride, step: max(form.bits / 8, 1))
        else { return nil }
        var pixels = [UInt8](repeating: 0, count: width * height * 4)
        for y in 0..<height {
            let row = y * (stride + 1) + 1
            for x in 0..<width {
                let color = form.color(rows, row, x, palette, alphas)
                let target = (y * width + x) * 4
                // Premultiplied, as bitmaps are.
                pixels[target] = UInt8(Int(color.0) * Int(color.3) / 255)
                pixels[target + 1] = UInt8(Int(color.1) * Int(color.3) / 255)
                pixels[target + 2] = UInt8(Int(color.2) * Int(color.3) / 255)
                pixels[target + 3] = color.3
            }
        }
        return Bitmap(width: width, height: height, scale: scale, pixels: pixels)
    }

    /// Undoes the filters that make rows easier to pack.
    private static func unfilter(_ rows: inout [UInt8], stride: Int, step: Int) -> Bool {
        for row in Swift.stride(from: 0, to: rows.count, by: stride + 1) {
            let filter = rows[row]
            if filter == 0 { continue }
            guard filter < 5 else { return false }
            for x in 0..<stride {
                let place = row + 1 + x
                let left = x >= step ? Int(rows[place - step]) : 0
                let up = row > 0 ? Int(rows[place - stride - 1]) : 0
                let corner = x >= step && row > 0 ? Int(rows[place - stride - 1 - step]) : 0
                let guess: Int
                switch filter {
                case 1: guess = left
                case 2: guess = up
                case 3: guess = (left + up) / 2
                default:
                    let (a, b, c) = (abs(up - corner), abs(left - corner), abs(left + up - 2 * corner))
                    guess = a <= b && a <= c ? left : b <= c ? up : corner
                }
                rows[place] = rows[place] &+ UInt8(guess)
            }
        }
        return true
    }

    /// How colors are written.
    private struct Form {
        let kind: UInt8, depth: Int, channels: Int
        /// The bits of a pixel.
        var bits: Int { depth * channels }

        init?(kind: UInt8, depth: Int) {
            guard let channels = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][kind], [1, 2, 4, 8, 16].contains(depth),
                depth >= 8 || channels == 1, kind != 3 || depth <= 8
            else { return nil }
            (self.kind, self.depth, self.channels) = (kind, depth, channels)
        }

        func color(
            _ rows: [UInt8], _ row: Int, _ x: Int, _ palette: [UInt8], _ alphas: [UInt8]
        )
            -> (UInt8, UInt8, UInt8, UInt8)
        {
            func part(_ channel: Int) -> UInt8 {
                if depth >= 8 { return rows[row + (x * channels + channel) * depth / 8] }
                let bit = x * depth
                return rows[row + bit / 8] >> UInt8(8 - depth - bit % 8) & UInt8(1 << depth - 1)
            }
            switch kind {
            case 0:
                let gray = depth < 8 ? UInt8(Int(part(0)) * 255 / (1 << depth - 1)) : part(0)
                return (gray, gray, gray, 255)
            case 2: return (part(0), part(1), part(2), 255)
            case 3:
                let index = Int(part(0))
                guard palette.count >= index * 3 + 3 else { return (0, 0, 0, 0) }
                let alpha = index < alphas.count ? alphas[index] : 255
                return (palette[index * 3], palette[index * 3 + 1], palette[index * 3 + 2], alpha)
            case 4: return (part(0), part(0), part(0), part(1))
            default: return (part(0), part(1), part(2), part(3))
            }
        }
    }
}
