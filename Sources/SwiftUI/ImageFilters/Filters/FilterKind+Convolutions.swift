import Foundation
import SwiftUICore

/// Filters that add up the pixels around each by weights, and filters that find edges.
extension FilterKind {
    static let convolutions: [FilterKind] =
        ["", "RGB"].flatMap { kind in
            [("3X3", 3, 3), ("5X5", 5, 5), ("7X7", 7, 7), ("9Horizontal", 9, 1), ("9Vertical", 1, 9)].map { size in
                sum("CIConvolution\(kind)\(size.0)", columns: size.1, rows: size.2, keepsAlpha: kind == "RGB")
            }
        } + [
            slopes("CISobelGradients", [-1, 0, 1, -2, 0, 2, -1, 0, 1].map { $0 / 4 }),
            // Of a wave under a bell curve, whose slope is at the middle.
            slopes(
                "CIGaborGradients",
                [1, 4, 6, 4, 1].flatMap { down in [-1, -2, 0, 2, 1].map { Float(down) * Float($0) / 48 } }),
            FilterKind(
                name: "CICannyEdgeDetector",
                defaults: [
                    "inputGaussianSigma": 1.6, "inputPerceptual": false, "inputThresholdHigh": 0.05,
                    "inputThresholdLow": 0.02, "inputHysteresisPasses": 1,
                ]
            ) { raster, values in
                canny(
                    raster.blurred(values.number("inputGaussianSigma", in: 0...100)),
                    isPerceptual: values.flag("inputPerceptual"), high: values.number("inputThresholdHigh"),
                    low: values.number("inputThresholdLow"),
                    passes: Int(values.number("inputHysteresisPasses", in: 0...20)))
            },
        ]

    private static func sum(_ name: String, columns: Int, rows: Int, keepsAlpha: Bool) -> FilterKind {
        let count = columns * rows
        let usual = CIVector(values: (0..<count).map { $0 == count / 2 ? 1 : 0 }, count: count)
        return FilterKind(name: name, defaults: [kCIInputWeightsKey: usual, kCIInputBiasKey: 0.0]) { raster, values in
            raster.convolved(
                values.components(kCIInputWeightsKey, count), columns: columns, bias: values.number(kCIInputBiasKey),
                keepsAlpha: keepsAlpha)
        }
    }

    /// Slopes across in red, and upward in green; they have no signs, because amounts below 0 cannot be kept.
    private static func slopes(_ name: String, _ weights: [Float]) -> FilterKind {
        FilterKind(name: name) { raster, _ in
            let size = Int(Float(weights.count).squareRoot()), half = size / 2
            return Raster(painting: raster.extent) { place in
                var sum = Place.zero
                for number in weights.indices where weights[number] != 0 {
                    let move = Place(Float(number % size - half), Float(number / size - half))
                    let (across, upward) = (
                        raster.color(place + move), raster.color(place + Place(move.y, move.x))
                    )
                    sum +=
                        Place(
                            luminance(across.x, across.y, across.z), luminance(upward.x, upward.y, upward.z))
                        * weights[number]
                }
                return SIMD4(abs(sum.x), abs(sum.y), 0, 255)
            }
        }
    }

    /// Where slopes are the steepest, white on black.
    private static func canny(
        _ raster: Raster, isPerceptual: Bool, high: Float, low: Float, passes: Int
    ) -> Raster {
        let (width, height) = (raster.width, raster.height)
        guard width > 0, height > 0 else { return raster }
        let lights = raster.lights { isPerceptual ? $0 : Float(ColorMath.linear(Double($0))) }
        func place(_ column: Int, _ row: Int) -> Int {
            min(max(row, 0), height - 1) * width + min(max(column, 0), width - 1)
        }
        var slopes = [Place](repeating: .zero, count: width * height)
        for row in 0..<height {
            for column in 0..<width {
                func light(_ across: Int, _ down: Int) -> Float { lights[place(column + across, row + down)] }
                let right = light(1, -1) + 2 * light(1, 0) + light(1, 1)
                let left = light(-1, -1) + 2 * light(-1, 0) + light(-1, 1)
                let below = light(-1, 1) + 2 * light(0, 1) + light(1, 1)
                let above = light(-1, -1) + 2 * light(0, -1) + light(1, -1)
                slopes[row * width + column] = Place(right - left, below - above) / 4
            }
        }
        // 2 is an edge, and 1 a place that may continue one.
        var marks = [UInt8](repeating: 0, count: width * height)
        for row in 0..<height {
            for column in 0..<width {
                let slope = slopes[row * width + column], length = slope.length
                guard length > 0, length >= low || length >= high else { continue }
                let step = (slope / length).rounded(.toNearestOrAwayFromZero)
                let (across, down) = (Int(step.x), Int(step.y))
                let (before, after) = (
                    slopes[place(column - across, row - down)].length, slopes[place(column + across, row + down)].length
                )
                if length >= before, length > after { marks[row * width + column] = length >= high ? 2 : 1 }
            }
        }
        for _ in 0..<passes {
            let before = marks
            for row in 0..<height {
                for column in 0..<width where before[row * width + column] == 1 {
                    let isBeside = (0..<9).contains { before[place(column + $0 % 3 - 1, row + $0 / 3 - 1)] == 2 }
                    if isBeside { marks[row * width + column] = 2 }
                }
            }
        }
        var result = raster
        result.pixels = marks.flatMap { mark -> [UInt8] in mark == 2 ? [255, 255, 255, 255] : [0, 0, 0, 255] }
        return result
    }
}
