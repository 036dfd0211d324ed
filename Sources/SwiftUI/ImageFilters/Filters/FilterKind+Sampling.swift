import Foundation

/// Filters that mix many pixels into one.
extension FilterKind {
    static let samplings: [FilterKind] = [
        FilterKind(
            name: "CIMotionBlur", defaults: [kCIInputRadiusKey: 20.0, kCIInputAngleKey: 0.0]
        ) { raster, values in
            let (radius, angle) = (max(values.number(kCIInputRadiusKey), 0), values.number(kCIInputAngleKey))
            // Angles are counted from the bottom left.
            return raster.smeared(radius) { _, _ in (cosf(angle), -sinf(angle)) }
        },
        FilterKind(
            name: "CIZoomBlur", defaults: [kCIInputAmountKey: 20.0], others: [kCIInputCenterKey]
        ) { raster, values in
            let middle = raster.fromTop(values.place(kCIInputCenterKey, in: raster))
            let amount = values.number(kCIInputAmountKey)
            let size = max(Float(max(raster.width, raster.height)) / 2, 1)
            return raster.smeared(abs(amount)) { x, y in ((x - middle.0) / size, (y - middle.1) / size) }
        },
        FilterKind(name: "CIDiscBlur", defaults: [kCIInputRadiusKey: 8.0]) { raster, values in
            raster.blurred(max(values.number(kCIInputRadiusKey), 0) / 2)
        },
        FilterKind(
            name: "CIVortexDistortion", defaults: [kCIInputRadiusKey: 300.0, kCIInputAngleKey: 56.55],
            others: [kCIInputCenterKey]
        ) { raster, values in
            let angle = values.number(kCIInputAngleKey)
            return raster.warped(values) { share in (1, angle * powf(1 - share, 3)) }
        },
        area("CIAreaAverage") { pixels in
            let count = pixels.count / 4
            var sums = [0, 0, 0, 0]
            for (place, value) in pixels.enumerated() { sums[place & 3] += Int(value) }
            return sums.map { UInt8(($0 + count / 2) / count) }
        },
        area("CIAreaMaximum") { extreme($0, max) },
        area("CIAreaMinimum") { extreme($0, min) },
        area("CIAreaMinMax") { extreme($0, min) + extreme($0, max) },
    ]

    /// One pixel, or several beside one another, of all in a rectangle; clear ones where there are none.
    private static func area(_ name: String, _ reduce: @escaping @Sendable ([UInt8]) -> [UInt8]) -> FilterKind {
        FilterKind(name: name, others: [kCIInputExtentKey]) { raster, values in
            let rect = values.rectangle(kCIInputExtentKey) ?? raster.extent
            let part = raster.cropped(to: rect)
            let pixels = reduce(part.pixels.isEmpty ? [0, 0, 0, 0] : part.pixels)
            return Raster(width: pixels.count / 4, height: 1, pixels: pixels)
        }
    }

    private static func extreme(_ pixels: [UInt8], _ choose: (UInt8, UInt8) -> UInt8) -> [UInt8] {
        var found = Array(pixels.prefix(4))
        for (place, value) in pixels.enumerated() { found[place & 3] = choose(found[place & 3], value) }
        return found
    }
}
