/// The colors of a picture with many, at most 255 that stand for all (Heckbert's median cut).
struct GIFPalette {
    /// The colors, three bytes each.
    private(set) var colors: [UInt8] = []
    /// The place of the color that stands for a color of five bits a part.
    private var places = [UInt8](repeating: 0, count: 1 << 15)

    /// The pixels of one color of five bits a part.
    private struct Bin {
        var key: Int
        var count = 0
        var sum = SIMD3<Int>()

        var parts: SIMD3<Int> { SIMD3(key >> 10, key >> 5 & 31, key & 31) }
    }

    /// Chooses the colors of opaque pixels.
    /// - Parameter pixels: RGBA.
    init(_ pixels: [UInt8]) {
        var bins = (0..<1 << 15).map { Bin(key: $0) }
        for pixel in stride(from: 0, to: pixels.count - 3, by: 4) where pixels[pixel + 3] >= 128 {
            let key = Self.key(pixels, pixel)
            bins[key].count += 1
            bins[key].sum &+= SIMD3(Int(pixels[pixel]), Int(pixels[pixel + 1]), Int(pixels[pixel + 2]))
        }
        bins.removeAll { $0.count == 0 }
        var boxes = bins.isEmpty ? [] : [bins[...]]
        while boxes.count < 255, let next = boxes.indices.max(by: { Self.weight(boxes[$0]) < Self.weight(boxes[$1]) }),
            Self.weight(boxes[next]) > 0
        {
            let (low, high) = Self.halves(of: boxes[next])
            boxes[next] = low
            boxes.append(high)
        }
        for (place, box) in boxes.enumerated() {
            let count = box.reduce(0) { $0 + $1.count }
            let sum = box.reduce(into: SIMD3<Int>()) { $0 &+= $1.sum }
            for part in 0..<3 { colors.append(UInt8((sum[part] + count / 2) / count)) }
            for bin in box { places[bin.key] = UInt8(place) }
        }
    }

    private static func key(_ pixels: [UInt8], _ pixel: Int) -> Int {
        Int(pixels[pixel] >> 3) << 10 | Int(pixels[pixel + 1] >> 3) << 5 | Int(pixels[pixel + 2] >> 3)
    }

    /// How much there is to win from two colors in the place of one: none for a color alone.
    private static func weight(_ box: ArraySlice<Bin>) -> Int {
        let range = range(of: box)
        return max(range.x, range.y, range.z) * box.reduce(0) { $0 + $1.count }
    }

    private static func range(of box: ArraySlice<Bin>) -> SIMD3<Int> {
        var (low, high) = (SIMD3(repeating: 31), SIMD3(repeating: 0))
        for bin in box {
            low = pointwiseMin(low, bin.parts)
            high = pointwiseMax(high, bin.parts)
        }
        return high &- low
    }

    /// A box divided where half of its pixels are on each side, along its longest side.
    private static func halves(of box: ArraySlice<Bin>) -> (ArraySlice<Bin>, ArraySlice<Bin>) {
        let range = range(of: box)
        let part = range.x >= range.y && range.x >= range.z ? 0 : range.y >= range.z ? 1 : 2
        let sorted = box.sorted { $0.parts[part] < $1.parts[part] }
        let half = sorted.reduce(0) { $0 + $1.count } / 2
        var (count, place) = (0, 0)
        while place < sorted.count - 1, place == 0 || count + sorted[place].count <= half {
            count += sorted[place].count
            place += 1
        }
        return (sorted[..<place], sorted[place...])
    }

    /// The place of the color that stands for a pixel's.
    func place(_ pixels: [UInt8], _ pixel: Int) -> UInt8 { places[Self.key(pixels, pixel)] }
}
