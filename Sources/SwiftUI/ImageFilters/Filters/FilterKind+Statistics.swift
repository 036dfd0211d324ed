import Foundation

/// Filters that count and average the pixels of an area, and one that mixes two pictures.
extension FilterKind {
    static let statistics: [FilterKind] = [
        FilterKind(name: "CIMix", defaults: [kCIInputAmountKey: 1.0], others: [kCIInputBackgroundImageKey]) {
            raster, values in
            let back = values.image(kCIInputBackgroundImageKey)?.raster ?? Raster(in: raster.extent)
            let share = values.number(kCIInputAmountKey, in: 0...1)
            return Raster(combining: raster, back) { front, back, _, _ in back + (front - back) * share }
        },
        FilterKind(name: "CIColumnAverage", others: [kCIInputExtentKey]) { raster, values in
            let part = raster.cropped(to: values.area(kCIInputExtentKey, in: raster))
            return Raster(width: part.width, height: part.width > 0 ? 1 : 0, pixels: part.means(ofColumns: true))
        },
        FilterKind(name: "CIRowAverage", others: [kCIInputExtentKey]) { raster, values in
            let part = raster.cropped(to: values.area(kCIInputExtentKey, in: raster))
            return Raster(width: part.height > 0 ? 1 : 0, height: part.height, pixels: part.means(ofColumns: false))
        },
        alpha("CIAreaMinimumAlpha") { $0 < $1 },
        alpha("CIAreaMaximumAlpha") { $0 > $1 },
        FilterKind(
            name: "CIAreaHistogram", defaults: [kCIInputScaleKey: 1.0, "inputCount": 64], others: [kCIInputExtentKey]
        ) { raster, values in
            let part = raster.cropped(to: values.area(kCIInputExtentKey, in: raster))
            let count = Int(values.number("inputCount", in: 1...2048)), scale = values.number(kCIInputScaleKey)
            var counts = [Int](repeating: 0, count: count * 4)
            for (place, value) in part.pixels.enumerated() {
                counts[min(Int(value) * count / 255, count - 1) * 4 + place & 3] += 1
            }
            let all = Float(max(part.width * part.height, 1))
            return Raster(
                width: count, height: 1, pixels: counts.map { Raster.byte(Float($0) / all * scale * 255) })
        },
        FilterKind(
            name: "CIHistogramDisplayFilter",
            defaults: ["inputHeight": 100.0, "inputHighLimit": 1.0, "inputLowLimit": 0.0]
        ) { raster, values in
            guard raster.width > 0, raster.height > 0 else { return raster }
            let height = Int(values.number("inputHeight", in: 1...1024))
            let high = values.number("inputHighLimit", in: 0...1), low = values.number("inputLowLimit", in: 0...1)
            // The largest count is as high as the picture.
            let colors = stride(from: 0, to: raster.width * 4, by: 4).flatMap { raster.pixels[$0..<($0 + 3)] }
            let most = Float(max(colors.max() ?? 1, 1))
            let area = CGRect(x: 0, y: 0, width: raster.width, height: height)
            return Raster(painting: area) { place in
                let column = min(Int(place.x), raster.width - 1) * 4, level = place.y / Float(height)
                let share = place.x / Float(raster.width)
                let light: Float = share < low || share > high ? 128 : 255
                func part(_ part: Int) -> Float {
                    Float(raster.pixels[column + part]) / most >= level ? light : 0
                }
                let (red, green, blue) = (part(0), part(1), part(2))
                return SIMD4(red, green, blue, max(red, green, blue, 160))
            }
        },
    ]

    /// The pixel of an area whose opacity comes first; a clear one where there is none.
    private static func alpha(_ name: String, _ isFirst: @escaping @Sendable (UInt8, UInt8) -> Bool) -> FilterKind {
        FilterKind(name: name, others: [kCIInputExtentKey]) { raster, values in
            let pixels = raster.cropped(to: values.area(kCIInputExtentKey, in: raster)).pixels
            var best = 0
            for start in stride(from: 0, to: pixels.count, by: 4) where isFirst(pixels[start + 3], pixels[best + 3]) {
                best = start
            }
            let pixel = pixels.isEmpty ? [0, 0, 0, 0] : Array(pixels[best..<(best + 4)])
            return Raster(width: 1, height: 1, pixels: pixel)
        }
    }
}

extension Raster {
    /// The mean pixels of all columns, or of all rows from the top.
    fileprivate func means(ofColumns: Bool) -> [UInt8] {
        var sums = [Int](repeating: 0, count: (ofColumns ? width : height) * 4)
        for row in 0..<height {
            for column in 0..<width {
                let (source, target) = ((row * width + column) * 4, (ofColumns ? column : row) * 4)
                for part in 0..<4 { sums[target + part] += Int(pixels[source + part]) }
            }
        }
        let count = ofColumns ? height : width
        return sums.map { UInt8(($0 + count / 2) / max(count, 1)) }
    }
}
