import FrontEndKit

/// Writes pictures as sixels: columns of six pixels, in 216 colors.
///
/// Pixels that are at least half clear leave the screen unchanged. Errors of the colors are spread in an order that is
/// independent of the rest of the picture, so that a part of it looks the same at another place.
enum SixelEncoder {
    /// Returns a picture's bytes, with the beginning and the end of the sequence.
    static func bytes(of raster: Raster) -> [UInt8] {
        var output = ByteWriter()
        output.write("\u{1B}P0;1q\"1;1;")
        output.write(raster.width)
        output.write(";")
        output.write(raster.height)
        let indices = colors(of: raster)
        var isUsed = [Bool](repeating: false, count: 216)
        for index in indices where index < 216 { isUsed[Int(index)] = true }
        for index in 0..<216 where isUsed[index] {
            output.write("#")
            output.write(index)
            output.write(";2;")
            output.write(index / 36 * 20)
            output.write(";")
            output.write(index / 6 % 6 * 20)
            output.write(";")
            output.write(index % 6 * 20)
        }
        var band = 0
        while band < raster.height {
            write(band, of: raster, indices, to: &output)
            band += 6
        }
        output.write("\u{1B}\\")
        return output.bytes
    }

    private static func write(_ top: Int, of raster: Raster, _ indices: [UInt8], to output: inout ByteWriter) {
        let rows = top..<min(top + 6, raster.height)
        // The columns of each color that the band has.
        var bands: [UInt8: [UInt8]] = [:]
        for (bit, row) in rows.enumerated() {
            for column in 0..<raster.width {
                let index = indices[row * raster.width + column]
                if index == 255 { continue }
                bands[index, default: [UInt8](repeating: 0, count: raster.width)][column] |= 1 << UInt8(bit)
            }
        }
        for (place, index) in bands.keys.sorted().enumerated() {
            if place > 0 { output.write("$") }
            output.write("#")
            output.write(Int(index))
            var columns = bands[index]!
            while columns.last == 0 { columns.removeLast() }
            var start = 0
            while start < columns.count {
                var end = start + 1
                while end < columns.count, columns[end] == columns[start] { end += 1 }
                let letter = columns[start] + 63
                if end - start > 3 {
                    output.write("!")
                    output.write(end - start)
                    output.write(bytes: [letter])
                } else {
                    output.write(bytes: Array(repeating: letter, count: end - start))
                }
                start = end
            }
        }
        // After the last one the cursor would move to a row that may not be there.
        if top + 6 < raster.height { output.write("-") }
    }

    /// Thresholds between two steps of a color, of 16 pixels.
    private static let order: [Int] = [0, 8, 2, 10, 12, 4, 14, 6, 3, 11, 1, 9, 15, 7, 13, 5]

    /// The color of each pixel, from 0 to 215; 255 for a clear one.
    private static func colors(of raster: Raster) -> [UInt8] {
        var indices = [UInt8](repeating: 255, count: raster.width * raster.height)
        for row in 0..<raster.height {
            for column in 0..<raster.width {
                let place = row * raster.width + column
                guard raster.pixels[place * 4 + 3] >= 128 else { continue }
                let threshold = order[row % 4 * 4 + column % 4] * 3 + 1
                func step(_ value: UInt8) -> Int { (Int(value) + threshold) / 51 }
                indices[place] = UInt8(
                    min(step(raster.pixels[place * 4]), 5) * 36 + min(step(raster.pixels[place * 4 + 1]), 5) * 6
                        + min(step(raster.pixels[place * 4 + 2]), 5))
            }
        }
        return indices
    }
}
