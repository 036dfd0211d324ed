import Foundation
import SwiftUICore

/// Filters that look colors up, or compute them by polynomials and curves.
extension FilterKind {
    static let curves: [FilterKind] = [
        FilterKind(name: "CIColorMap", others: ["inputGradientImage"]) { raster, values in
            guard let map = values.image("inputGradientImage")?.raster, map.width > 0 else { return raster }
            return raster.converted { color in
                let light = luminance(color.x, color.y, color.z).bounded
                let place = Place(Float(map.x) + 0.5 + light * Float(map.width - 1), map.extent.middle.y)
                let new = Raster.straight(map.color(place))
                return SIMD4(new.x, new.y, new.z, new.w * color.w)
            }
        },
        FilterKind(
            name: "CIColorCurves", defaults: ["inputCurvesDomain": CIVector(x: 0, y: 1)],
            others: ["inputCurvesData", "inputColorSpace"]
        ) { raster, values in
            let table = values.floats("inputCurvesData"), domain = values.components("inputCurvesDomain", 2)
            let count = table.count / 3
            guard count > 0 else { return raster }
            let length = max(domain[1] - domain[0], 1e-6)
            func part(_ value: Float, _ part: Int) -> Float {
                let place = ((value - domain[0]) / length).bounded * Float(count - 1)
                let index = Int(place), next = min(index + 1, count - 1)
                let from = table[index * 3 + part]
                return from + (table[next * 3 + part] - from) * (place - Float(index))
            }
            return raster.converted { color in
                inSpace(values, color) { SIMD4(part($0.x, 0), part($0.y, 1), part($0.z, 2), $0.w) }
            }
        },
        FilterKind(
            name: "CIColorPolynomial",
            defaults: Dictionary(
                uniqueKeysWithValues: ["Red", "Green", "Blue", "Alpha"].map {
                    ("input\($0)Coefficients", CIVector(x: 0, y: 1, z: 0, w: 0))
                })
        ) { raster, values in
            let rows = ["Red", "Green", "Blue", "Alpha"].map { values.components("input\($0)Coefficients", 4) }
            return raster.converted { color in
                var result = color
                for part in 0..<4 {
                    let (row, value) = (rows[part], color[part])
                    result[part] = (row[0] + value * (row[1] + value * (row[2] + value * row[3]))).bounded
                }
                return result
            }
        },
        FilterKind(
            name: "CIColorCrossPolynomial",
            defaults: Dictionary(
                uniqueKeysWithValues: ["Red", "Green", "Blue"].enumerated().map { part, name in
                    let numbers = (0..<10).map { CGFloat($0 == part ? 1 : 0) }
                    return ("input\(name)Coefficients", CIVector(values: numbers, count: 10))
                })
        ) { raster, values in
            let rows = ["Red", "Green", "Blue"].map { values.components("input\($0)Coefficients", 10) }
            return raster.converted { color in
                let (red, green, blue) = (color.x, color.y, color.z)
                let terms = [
                    red, green, blue, red * red, green * green, blue * blue, red * green, green * blue, blue * red, 1,
                ]
                var result = color
                for part in 0..<3 { result[part] = zip(rows[part], terms).reduce(0) { $0 + $1.0 * $1.1 }.bounded }
                return result
            }
        },
        cube("CIColorCube", []),
        cube("CIColorCubeWithColorSpace", ["inputColorSpace"]),
        FilterKind(
            name: "CIColorCubesMixedWithMask", defaults: ["inputCubeDimension": 2],
            others: ["inputCube0Data", "inputCube1Data", "inputMaskImage", "inputColorSpace"]
        ) { raster, values in
            guard let dark = ColorCube(values, "inputCube0Data"), let bright = ColorCube(values, "inputCube1Data"),
                let mask = values.image("inputMaskImage")?.raster
            else { return raster }
            let (first, second) = (
                raster.converted { inSpace(values, $0, dark.color) },
                raster.converted { inSpace(values, $0, bright.color) }
            )
            return Raster(painting: raster.extent) { place in
                let (from, to) = (first.color(place), second.color(place))
                return from + (to - from) * mask.light(place)
            }
        },
        FilterKind(
            name: "CIToneCurve",
            defaults: Dictionary(
                uniqueKeysWithValues: (0..<5).map {
                    ("inputPoint\($0)", CIVector(x: CGFloat($0) / 4, y: CGFloat($0) / 4))
                })
        ) { raster, values in
            let curve = ToneCurve((0..<5).map { values.spot("inputPoint\($0)", in: raster) })
            return raster.recolored { (curve[$0], curve[$1], curve[$2]) }
        },
        FilterKind(name: "CIColorAbsoluteDifference", others: ["inputImage2"]) { raster, values in
            guard let other = values.image("inputImage2")?.raster else { return raster }
            return Raster(painting: raster.extent) { place in
                let (first, second) = (raster.color(place), other.colorWithin(place))
                let difference = pointwiseMax(first - second, second - first)
                return SIMD4(difference.x, difference.y, difference.z, max(first.w, second.w))
            }
        },
        FilterKind(name: "CIColorThresholdOtsu") { raster, _ in
            let limit = otsu(raster)
            return raster.recolored { red, green, blue in
                let new: Float = luminance(red, green, blue) > limit ? 1 : 0
                return (new, new, new)
            }
        },
        FilterKind(name: "CIDocumentEnhancer", defaults: [kCIInputAmountKey: 1.0]) { raster, values in
            let amount = values.number(kCIInputAmountKey, in: 0...10)
            // The paper's light is the light around.
            let paper = raster.blurred(Float(max(raster.width, raster.height)) / 12 + 1)
            return raster.mixed(with: paper) { value, paper in
                let share = value / max(paper, 1)
                return value + (((share - 0.8) * (1 + amount) + 0.8) * 255 - value) * min(amount, 1)
            }
        },
        FilterKind(name: "CISpotColor", defaults: spots) { raster, values in
            let spots = (1...3).map { number in
                (
                    center: SIMD4(Raster.parts(values.color("inputCenterColor\(number)"))) / 255,
                    new: SIMD4(Raster.parts(values.color("inputReplacementColor\(number)"))) / 255,
                    reach: values.number("inputCloseness\(number)", in: 0...2),
                    soft: max(1 - values.number("inputContrast\(number)", in: 0...1), 0.005)
                )
            }
            return raster.converted { color in
                var result = color
                for spot in spots {
                    let far = color - spot.center
                    let distance = sqrtf(far.x * far.x + far.y * far.y + far.z * far.z)
                    let share = ((spot.reach - distance) / spot.soft).bounded
                    for part in 0..<3 { result[part] += (spot.new[part] - result[part]) * share }
                }
                return result
            }
        },
    ]

    private static let spots: [String: Any] = {
        let colors: [(CIColor, CIColor, Double, Double)] = [
            (
                CIColor(red: 0.0784, green: 0.0627, blue: 0.0706), CIColor(red: 0.4392, green: 0.1922, blue: 0.1961),
                0.22, 0.98
            ),
            (
                CIColor(red: 0.5255, green: 0.3059, blue: 0.3451), CIColor(red: 0.9137, green: 0.5608, blue: 0.5059),
                0.15, 0.98
            ),
            (
                CIColor(red: 0.9216, green: 0.4549, blue: 0.3333), CIColor(red: 0.9098, green: 0.7529, blue: 0.6078),
                0.5, 0.99
            ),
        ]
        var result: [String: Any] = [:]
        for (place, color) in colors.enumerated() {
            result["inputCenterColor\(place + 1)"] = color.0
            result["inputReplacementColor\(place + 1)"] = color.1
            result["inputCloseness\(place + 1)"] = color.2
            result["inputContrast\(place + 1)"] = color.3
        }
        return result
    }()

    private static func cube(_ name: String, _ others: Set<String>) -> FilterKind {
        FilterKind(
            name: name, defaults: ["inputCubeDimension": 2], others: others.union(["inputCubeData"])
        ) { raster, values in
            guard let cube = ColorCube(values, "inputCubeData") else { return raster }
            return raster.converted { inSpace(values, $0, cube.color) }
        }
    }

    /// Changes a color in the space that a filter computes in.
    private static func inSpace(
        _ values: FilterValues, _ color: SIMD4<Float>, _ change: (SIMD4<Float>) -> SIMD4<Float>
    ) -> SIMD4<Float> {
        guard values.isLinear("inputColorSpace") else { return change(color) }
        func each(_ color: SIMD4<Float>, _ curve: (Double) -> Double) -> SIMD4<Float> {
            func part(_ value: Float) -> Float { Float(curve(Double(value.bounded))) }
            return SIMD4(part(color.x), part(color.y), part(color.z), color.w)
        }
        return each(change(each(color, ColorMath.linear)), ColorMath.gamma)
    }

    /// The light that sets dark and bright pixels apart so that both differ the least among themselves.
    private static func otsu(_ raster: Raster) -> Float {
        var counts = [Float](repeating: 0, count: 256)
        for start in stride(from: 0, to: raster.pixels.count, by: 4) where raster.pixels[start + 3] > 0 {
            let alpha = Float(raster.pixels[start + 3])
            let light = luminance(
                Float(raster.pixels[start]), Float(raster.pixels[start + 1]), Float(raster.pixels[start + 2]))
            counts[Int((light / alpha).bounded * 255)] += 1
        }
        let (all, sum) = (counts.reduce(0, +), counts.enumerated().reduce(0) { $0 + Float($1.offset) * $1.element })
        var (below, sumBelow, best, limit) = (Float(0), Float(0), Float(-1), 0)
        for (light, count) in counts.enumerated() {
            below += count
            sumBelow += Float(light) * count
            guard below > 0, below < all else { continue }
            let distance = sumBelow / below - (sum - sumBelow) / (all - below)
            let apart = below / all * (1 - below / all) * distance * distance
            if apart > best { (best, limit) = (apart, light) }
        }
        return (Float(limit) + 0.999) / 255
    }
}
