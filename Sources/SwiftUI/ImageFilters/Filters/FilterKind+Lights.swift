import Foundation
import SwiftUICore

/// Filters that make pictures of numbers. Where Apple's have no end, those here are 1024 pixels a side.
extension FilterKind {
    static let lights: [FilterKind] = [
        FilterKind(name: "CIRandomGenerator", takesImage: false) { _, _ in
            Raster(painting: square) { place in
                let (x, y) = (Int(place.x), Int(place.y)), alpha = Float.noise(x, y, 3)
                return SIMD4(
                    Float.noise(x, y, 0) * alpha, Float.noise(x, y, 1) * alpha, Float.noise(x, y, 2) * alpha, alpha)
                    * 255
            }
        },
        rounded("CIRoundedRectangleGenerator", [:]) { distance, _ in (0.5 - distance).bounded },
        rounded("CIRoundedRectangleStrokeGenerator", [kCIInputWidthKey: 10.0]) { distance, width in
            (width / 2 - abs(distance) + 0.5).bounded
        },
        FilterKind(
            name: "CIBlurredRectangleGenerator",
            defaults: [
                kCIInputExtentKey: CIVector(x: 0, y: 0, z: 100, w: 100), "inputSigma": 10.0,
                kCIInputColorKey: CIColor.white,
            ], takesImage: false
        ) { raster, values in
            let area = values.rectangle(kCIInputExtentKey)?.standardized ?? .zero
            let sigma = values.number("inputSigma", in: 0...500)
            let color = SIMD4(Raster.parts(values.color(kCIInputColorKey)))
            let soft = max(sigma, 0.01) * sqrtf(2), grown = CGFloat((sigma * 3).rounded(.up))
            func share(_ place: Float, _ low: CGFloat, _ high: CGFloat) -> Float {
                (erff((place - Float(low)) / soft) - erff((place - Float(high)) / soft)) / 2
            }
            guard area.width > 0, area.height > 0 else { return Raster(in: .zero) }
            return Raster(painting: area.insetBy(dx: -grown, dy: -grown)) { place in
                color * (share(place.x, area.minX, area.maxX) * share(place.y, area.minY, area.maxY))
            }
        },
        glow(
            "CIStarShineGenerator", .white,
            [
                kCIInputRadiusKey: 50.0, "inputCrossScale": 15.0, "inputCrossAngle": 0.6, "inputCrossOpacity": -2.0,
                "inputCrossWidth": 2.5, "inputEpsilon": -2.0,
            ]
        ) { values in
            let radius = values.number(kCIInputRadiusKey, in: 1...1e5)
            let length = radius * values.number("inputCrossScale", in: 0...1000) / 10
            let turn = values.number("inputCrossAngle"), width = values.number("inputCrossWidth", in: 0.1...1e4)
            let bright = exp2f(values.number("inputCrossOpacity", in: -30...8) + 2)
            let edge = exp2f(values.number("inputEpsilon", in: -30...8))
            return { far in
                let distance = far.length / radius
                let ball = (edge + 1) / (edge + distance * distance * 8) - 0.08
                let flat = far.turned(by: -turn)
                func ray(_ along: Float, _ across: Float) -> Float {
                    let share = (1 - abs(along) / max(length, 1e-3)).bounded
                    return share * share * expf(-across * across / (width * width))
                }
                let light = ball.bounded + bright * (ray(flat.x, flat.y) + ray(flat.y, flat.x))
                return SIMD4(repeating: light)
            }
        },
        glow(
            "CISunbeamsGenerator", CIColor(red: 1, green: 0.5, blue: 0),
            [
                "inputSunRadius": 40.0, "inputMaxStriationRadius": 2.58, "inputStriationStrength": 0.5,
                "inputStriationContrast": 1.375, kCIInputTimeKey: 0.0,
            ]
        ) { values in
            let rays = Striations(values, time: values.number(kCIInputTimeKey))
            let radius = values.number("inputSunRadius", in: 1...1e5)
            return { SIMD4(repeating: rays.light($0, radius: radius)) }
        },
        glow(
            "CILenticularHaloGenerator", CIColor(red: 1, green: 0.9, blue: 0.8),
            [
                "inputHaloRadius": 70.0, "inputHaloWidth": 87.0, "inputHaloOverlap": 0.77,
                "inputStriationStrength": 0.5, "inputStriationContrast": 1.0, kCIInputTimeKey: 0.0,
            ]
        ) { values in
            let rays = Striations(values, time: values.number(kCIInputTimeKey))
            let (radius, width) = (
                values.number("inputHaloRadius", in: 0...1e5), values.number("inputHaloWidth", in: 1...1e5)
            )
            let apart = (1 - values.number("inputHaloOverlap", in: 0...1)) * width / 2
            return { far in
                let distance = far.length, strength = rays.strength(far)
                // Red is the outermost of the rings of light.
                func ring(_ shift: Float) -> Float {
                    let place = (distance - radius - shift) / (width / 2)
                    return max(1 - place * place, 0) * strength
                }
                let color = SIMD3(ring(apart), ring(0), ring(-apart))
                return SIMD4(color.x, color.y, color.z, max(color.x, color.y, color.z))
            }
        },
        FilterKind(
            name: "CISmoothLinearGradient",
            defaults: [
                "inputPoint0": CIVector(x: 0, y: 0), "inputPoint1": CIVector(x: 200, y: 200),
                "inputColor0": CIColor.white, "inputColor1": CIColor.black,
            ], takesImage: false
        ) { raster, values in
            let (first, last) = (values.spot("inputPoint0", in: raster), values.spot("inputPoint1", in: raster))
            let from = SIMD4(Raster.parts(values.color("inputColor0")))
            let to = SIMD4(Raster.parts(values.color("inputColor1")))
            let line = last - first
            return Raster(painting: square) { place in
                from + (to - from) * (line.along(place - first) / max(line.along(line), 1e-6)).smooth
            }
        },
        FilterKind(
            name: "CIHueSaturationValueGradient",
            defaults: ["inputValue": 1.0, kCIInputRadiusKey: 300.0, "inputSoftness": 1.0, "inputDither": 1.0],
            others: ["inputColorSpace"], takesImage: false
        ) { _, values in
            let radius = values.number(kCIInputRadiusKey, in: 1...1024)
            let (value, soft) = (
                values.number("inputValue", in: 0...1), values.number("inputSoftness", in: 0.01...1000)
            )
            let dither = values.number("inputDither", in: 0...255) / 255, isLinear = values.isLinear("inputColorSpace")
            let area = CGRect(x: 0, y: 0, width: CGFloat(radius * 2), height: CGFloat(radius * 2))
            return Raster(painting: area) { place in
                let far = place - radius, distance = far.length
                let alpha = ((radius - distance) / soft + 0.5).bounded
                let noise = (Float.noise(Int(place.x), Int(place.y)) - 0.5) * dither
                func part(_ shift: Float) -> Float {
                    let turn = (atan2f(far.y, far.x) / (2 * .pi) + shift).fraction * 6
                    let pure = (abs(turn - 3) - 1).bounded
                    let color = value * (1 - min(distance / radius, 1) * (1 - pure)) + noise
                    return isLinear ? Float(ColorMath.gamma(Double(color.bounded))) : color.bounded
                }
                return SIMD4(part(0), part(2 / 3), part(1 / 3), 1) * (alpha * 255)
            }
        },
    ]

    private static let square = CGRect(x: 0, y: 0, width: 1024, height: 1024)

    /// A picture of a color by a share for each of its parts, at a distance from the middle.
    private static func glow(
        _ name: String, _ color: CIColor, _ defaults: [String: Any],
        _ light: @escaping @Sendable (FilterValues) -> (Place) -> SIMD4<Float>
    ) -> FilterKind {
        let usual: [String: Any] = [kCIInputCenterKey: CIVector(x: 150, y: 150), kCIInputColorKey: color]
        return FilterKind(name: name, defaults: usual.merging(defaults) { $1 }, takesImage: false) { raster, values in
            let middle = values.spot(kCIInputCenterKey, in: raster)
            let (color, light) = (SIMD4(Raster.parts(values.color(kCIInputColorKey))), light(values))
            return Raster(painting: square) { color * light($0 - middle) }
        }
    }

    /// A rectangle with round corners by the distance from its edge, which is below 0 inside.
    private static func rounded(
        _ name: String, _ defaults: [String: Any],
        _ share: @escaping @Sendable (_ distance: Float, _ width: Float) -> Float
    ) -> FilterKind {
        let usual: [String: Any] = [
            kCIInputExtentKey: CIVector(x: 0, y: 0, z: 100, w: 100), kCIInputRadiusKey: 10.0,
            kCIInputColorKey: CIColor.white,
        ]
        return FilterKind(name: name, defaults: usual.merging(defaults) { $1 }, takesImage: false) { _, values in
            let area = values.rectangle(kCIInputExtentKey)?.standardized ?? .zero
            guard area.width > 0, area.height > 0 else { return Raster(in: .zero) }
            let half = Place(Float(area.width), Float(area.height)) / 2
            let radius = min(values.number(kCIInputRadiusKey, in: 0...1e6), half.min())
            let width = values.number(kCIInputWidthKey, in: 0...1000)
            let color = SIMD4(Raster.parts(values.color(kCIInputColorKey))), grown = CGFloat((width / 2).rounded(.up))
            return Raster(painting: area.insetBy(dx: -grown, dy: -grown)) { place in
                let far = place - area.middle
                let corner = Place(abs(far.x), abs(far.y)) - half + radius
                let outside = pointwiseMax(corner, .zero).length
                return color * share(outside + min(corner.max(), 0) - radius, width)
            }
        }
    }
}
