import Foundation

/// Rasters of other sizes.
extension Raster {
    /// Another size, by a curve that says how much pixels near a place count.
    /// - Parameters:
    ///   - scale: How much wider and higher it becomes.
    ///   - reach: The distance, in pixels, beyond which pixels do not count.
    ///   - weight: How much a pixel at a distance counts.
    func resized(_ scale: Place, reach: Float, _ weight: (Float) -> Float) -> Raster {
        let corner = Place(Float(x), Float(y)) * scale
        let size = Place(Float(width), Float(height)) * scale
        let rect = CGRect(
            x: CGFloat(corner.x.rounded()), y: CGFloat(corner.y.rounded()),
            width: CGFloat(max(size.x.rounded(), 1)), height: CGFloat(max(size.y.rounded(), 1)))
        var result = Raster(in: width > 0 && height > 0 ? rect : .zero)
        guard result.width > 0 else { return result }
        let across = Self.taps(from: width, to: result.width, reach, weight)
        let down = Self.taps(from: height, to: result.height, reach, weight)
        var row = [SIMD4<Float>](repeating: .zero, count: width)
        for line in 0..<result.height {
            for column in 0..<width {
                row[column] = down[line].reduce(SIMD4.zero) { sum, tap in
                    let start = (tap.place * width + column) * 4
                    return sum
                        + SIMD4(
                            Float(pixels[start]), Float(pixels[start + 1]), Float(pixels[start + 2]),
                            Float(pixels[start + 3])) * tap.weight
                }
            }
            for column in 0..<result.width {
                let color = across[column].reduce(SIMD4.zero) { $0 + row[$1.place] * $1.weight }
                let (target, alpha) = ((line * result.width + column) * 4, Self.byte(color.w))
                for part in 0..<3 { result.pixels[target + part] = min(Self.byte(color[part]), alpha) }
                result.pixels[target + 3] = alpha
            }
        }
        return result
    }

    /// The pixels that each new one is mixed of, and how much they count.
    private static func taps(
        from old: Int, to new: Int, _ reach: Float, _ weight: (Float) -> Float
    ) -> [[(place: Int, weight: Float)]] {
        let step = Float(old) / Float(new)
        // Where pixels become fewer, more of them count.
        let width = max(step, 1)
        return (0..<new).map { number in
            let middle = (Float(number) + 0.5) * step - 0.5
            let (first, last) = (
                Int((middle - reach * width).rounded(.up)), Int((middle + reach * width).rounded(.down))
            )
            let taps = (first...max(first, last)).map { place in
                (place: min(max(place, 0), old - 1), weight: weight((Float(place) - middle) / width))
            }
            let sum = taps.reduce(0) { $0 + $1.weight }
            return abs(sum) > 1e-6
                ? taps.map { ($0.place, $0.weight / sum) } : [(min(max(Int(middle.rounded()), 0), old - 1), 1)]
        }
    }
}
