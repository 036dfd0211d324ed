import Foundation
import SwiftUICore

/// Filters that correct or redraw photos, and gradients.
extension FilterKind {
    static let photos: [FilterKind] = [
        FilterKind(
            name: "CIHexagonalPixellate", defaults: [kCIInputScaleKey: 8.0], others: [kCIInputCenterKey]
        ) { raster, values in
            let size = max(values.number(kCIInputScaleKey), 1)
            let middle = raster.fromTop(values.place(kCIInputCenterKey, in: raster))
            let line = size * sqrtf(3) / 2
            return raster.tiled { x, y in
                // Of the middles of the two nearest rows of hexagons the nearer one.
                let row = ((y - middle.1) / line).rounded(.down)
                let places = [row, row + 1].map { row -> (Float, Float) in
                    let shift = row.truncatingRemainder(dividingBy: 2) == 0 ? 0 : size / 2
                    return (
                        ((x - middle.0 - shift) / size).rounded() * size + shift + middle.0, row * line + middle.1
                    )
                }
                return hypotf(places[0].0 - x, places[0].1 - y) <= hypotf(places[1].0 - x, places[1].1 - y)
                    ? places[0] : places[1]
            }
        },
        FilterKind(
            name: "CIColorMatrix",
            defaults: [
                "inputRVector": CIVector(x: 1, y: 0, z: 0, w: 0), "inputGVector": CIVector(x: 0, y: 1, z: 0, w: 0),
                "inputBVector": CIVector(x: 0, y: 0, z: 1, w: 0), "inputAVector": CIVector(x: 0, y: 0, z: 0, w: 1),
                "inputBiasVector": CIVector(x: 0, y: 0, z: 0, w: 0),
            ]
        ) { raster, values in
            func row(_ key: String) -> SIMD4<Float> {
                let vector = values.vector(key)
                return SIMD4((0..<4).map { Float(vector.value(at: $0)) })
            }
            let rows = ["inputRVector", "inputGVector", "inputBVector", "inputAVector"].map(row)
            let bias = row("inputBiasVector")
            return Raster(combining: raster) { pixel, _, _, _ in
                let alpha = pixel.w / 255
                let color = alpha > 0 ? pixel / 255 / SIMD4(alpha, alpha, alpha, 1) : .zero
                func part(_ row: Int) -> Float { min(max((rows[row] * color).sum() + bias[row], 0), 1) }
                return SIMD4(part(0), part(1), part(2), 1) * (part(3) * 255)
            }
        },
        FilterKind(name: "CIColorThreshold", defaults: ["inputThreshold": 0.5]) { raster, values in
            let limit = values.number("inputThreshold")
            return raster.recolored { ($0 >= limit ? 1 : 0, $1 >= limit ? 1 : 0, $2 >= limit ? 1 : 0) }
        },
        FilterKind(name: "CIMaximumComponent") { raster, _ in
            raster.recolored { (max($0, $1, $2), max($0, $1, $2), max($0, $1, $2)) }
        },
        FilterKind(name: "CIMinimumComponent") { raster, _ in
            raster.recolored { (min($0, $1, $2), min($0, $1, $2), min($0, $1, $2)) }
        },
        FilterKind(name: "CISRGBToneCurveToLinear") { raster, _ in
            func linear(_ value: Float) -> Float { Float(ColorMath.linear(Double(value))) }
            return raster.recolored { (linear($0), linear($1), linear($2)) }
        },
        FilterKind(name: "CILinearToSRGBToneCurve") { raster, _ in
            func curve(_ value: Float) -> Float { Float(ColorMath.gamma(Double(value))) }
            return raster.recolored { (curve($0), curve($1), curve($2)) }
        },
        FilterKind(
            name: "CITemperatureAndTint",
            defaults: ["inputNeutral": CIVector(x: 6500, y: 0), "inputTargetNeutral": CIVector(x: 6500, y: 0)]
        ) { raster, values in
            let from = white(values.vector("inputNeutral")), to = white(values.vector("inputTargetNeutral"))
            let factors = to / from
            return raster.recolored { ($0 * factors.x, $1 * factors.y, $2 * factors.z) }
        },
        FilterKind(
            name: "CIHighlightShadowAdjust",
            defaults: [kCIInputRadiusKey: 0.0, "inputShadowAmount": 0.0, "inputHighlightAmount": 1.0]
        ) { raster, values in
            let shadows = min(max(values.number("inputShadowAmount"), -1), 1)
            let highlights = min(max(values.number("inputHighlightAmount"), 0), 1)
            return raster.recolored { red, green, blue in
                let light = min(max(luminance(red, green, blue), 0), 1)
                let (dark, bright) = ((1 - light) * (1 - light), light * light)
                let new = light + shadows * dark * light * 1.5 - (1 - highlights) * bright * light * 0.5
                let factor = light > 0 ? new / light : 1
                return (red * factor, green * factor, blue * factor)
            }
        },
        FilterKind(name: "CINoiseReduction", defaults: ["inputNoiseLevel": 0.02, kCIInputSharpnessKey: 0.4]) {
            raster, values in
            let level = max(values.number("inputNoiseLevel"), 0) * 255, strength = values.number(kCIInputSharpnessKey)
            // Small differences from the surroundings vanish, and large ones grow.
            return raster.mixed(with: raster.blurred(1)) { abs($0 - $1) < level ? $1 : $0 + ($0 - $1) * strength * 0.5 }
        },
        FilterKind(name: "CIDither", defaults: [kCIInputIntensityKey: 0.1]) { raster, values in
            let strength = values.number(kCIInputIntensityKey)
            return raster.recolored { red, green, blue, x, y in
                var seed = UInt32(truncatingIfNeeded: Int(x) &* 374_761_393 &+ Int(y) &* 668_265_263)
                seed = (seed ^ (seed >> 13)) &* 1_274_126_177
                let noise = (Float((seed ^ (seed >> 16)) & 0xFFFF) / 65535 - 0.5) * strength
                return (red + noise, green + noise, blue + noise)
            }
        },
        FilterKind(
            name: "CILineOverlay",
            defaults: [
                "inputNRNoiseLevel": 0.07, "inputNRSharpness": 0.71, "inputEdgeIntensity": 1.0, "inputThreshold": 0.1,
                kCIInputContrastKey: 50.0,
            ]
        ) { raster, values in
            let lines = raster.blurred(1).edges(values.number("inputEdgeIntensity"))
            let (limit, contrast) = (values.number("inputThreshold"), values.number(kCIInputContrastKey))
            // Black lines on nothing.
            return Raster(combining: lines) { pixel, _, _, _ in
                let strength = max(pixel.x, pixel.y, pixel.z) / 255
                return SIMD4(0, 0, 0, min(max((strength - limit) * contrast / 10, 0), 1) * pixel.w)
            }
        },
        FilterKind(name: "CIEdgeWork", defaults: [kCIInputRadiusKey: 3.0]) { raster, values in
            let lines = raster.blurred(max(values.number(kCIInputRadiusKey), 0) / 3).edges(3)
            // White lines on nothing, as of a woodcut.
            return Raster(combining: lines) { pixel, _, _, _ in
                SIMD4(repeating: min(max(pixel.x, pixel.y, pixel.z), pixel.w))
            }
        },
        extremes("CIMorphologyMaximum") { max($0, $1) },
        extremes("CIMorphologyMinimum") { min($0, $1) },
        gradient(
            "CILinearGradient", ["inputPoint0": CIVector(x: 0, y: 0), "inputPoint1": CIVector(x: 200, y: 200)]
        ) { values in
            let (from, to) = (values.vector("inputPoint0").cgPointValue, values.vector("inputPoint1").cgPointValue)
            let (across, up) = (to.x - from.x, to.y - from.y)
            let length = max(across * across + up * up, 1e-9)
            return { Float((($0.x - from.x) * across + ($0.y - from.y) * up) / length) }
        },
        gradient(
            "CIRadialGradient",
            [kCIInputCenterKey: CIVector(x: 150, y: 150), "inputRadius0": 5.0, "inputRadius1": 100.0]
        ) { values in
            let middle = values.vector(kCIInputCenterKey).cgPointValue
            let (from, to) = (values.number("inputRadius0"), values.number("inputRadius1"))
            return { (Float(hypot($0.x - middle.x, $0.y - middle.y)) - from) / max(to - from, 1e-6) }
        },
        gradient(
            "CIGaussianGradient", [kCIInputCenterKey: CIVector(x: 150, y: 150), kCIInputRadiusKey: 300.0]
        ) { values in
            let middle = values.vector(kCIInputCenterKey).cgPointValue
            let radius = max(values.number(kCIInputRadiusKey), 1e-6)
            return { place in
                let share = min(Float(hypot(place.x - middle.x, place.y - middle.y)) / radius, 1)
                return 1 - expf(-4.5 * share * share)
            }
        },
    ]

    /// The color of a light of a temperature in kelvins, and of a tint from green to magenta.
    private static func white(_ neutral: CIVector) -> SIMD3<Float> {
        let warmth = Float(min(max(neutral.value(at: 0), 1000), 40_000)) / 100
        let tint = Float(min(max(neutral.value(at: 1), -150), 150)) / 300
        // Tanner Helland's curves of black bodies.
        let red = warmth <= 66 ? 255 : 329.7 * powf(warmth - 60, -0.1332)
        let green = warmth <= 66 ? 99.47 * logf(warmth) - 161.12 : 288.12 * powf(warmth - 60, -0.0755)
        let blue = warmth >= 66 ? 255 : warmth <= 19 ? 1 : 138.52 * logf(warmth - 10) - 305.04
        let color = SIMD3(red, green, blue).clamped(lowerBound: .one, upperBound: SIMD3(repeating: 255)) / 255
        return color * SIMD3(1, 1 - tint, 1)
    }

    /// The largest or least parts of the colors around each pixel.
    private static func extremes(_ name: String, _ choose: @escaping @Sendable (UInt8, UInt8) -> UInt8) -> FilterKind {
        FilterKind(name: name, defaults: [kCIInputRadiusKey: 0.0]) { raster, values in
            let radius = min(Int(max(values.number(kCIInputRadiusKey), 0)), 64)
            guard radius > 0, raster.width > 0, raster.height > 0 else { return raster }
            var (rows, result) = (raster, raster)
            for row in 0..<raster.height {
                for column in 0..<raster.width {
                    for part in 0..<4 {
                        rows.pixels[(row * raster.width + column) * 4 + part] = (-radius...radius)
                            .map { raster.pixels[raster.index(column + $0, row) + part] }.reduced(by: choose)
                    }
                }
            }
            for row in 0..<raster.height {
                for column in 0..<raster.width {
                    for part in 0..<4 {
                        result.pixels[(row * raster.width + column) * 4 + part] = (-radius...radius)
                            .map { rows.pixels[rows.index(column, row + $0) + part] }.reduced(by: choose)
                    }
                }
            }
            return result
        }
    }

    /// A picture of 1024 pixels a side, from one color to another by the share at each place.
    private static func gradient(
        _ name: String, _ defaults: [String: Any],
        _ share: @escaping @Sendable (FilterValues) -> (CGPoint) -> Float
    ) -> FilterKind {
        let colors: [String: Any] = ["inputColor0": CIColor.white, "inputColor1": CIColor.black]
        return FilterKind(name: name, defaults: defaults.merging(colors) { $1 }, takesImage: false) { _, values in
            let from = SIMD4(Raster.parts(values.color("inputColor0")))
            let to = SIMD4(Raster.parts(values.color("inputColor1")))
            let share = share(values)
            let area = Raster(in: CGRect(x: 0, y: 0, width: 1024, height: 1024))
            return Raster(combining: area) { _, _, _, place in
                let value = share(place), part = value.isFinite ? min(max(value, 0), 1) : 0
                return from + (to - from) * part
            }
        }
    }
}

extension [UInt8] {
    /// Reduces a list that is not empty.
    fileprivate func reduced(by choose: (UInt8, UInt8) -> UInt8) -> UInt8 {
        dropFirst().reduce(self[0], choose)
    }
}
