import Foundation

/// Filters that blur, and that light pictures.
extension FilterKind {
    static let focus: [FilterKind] = [
        FilterKind(name: "CIMedianFilter") { raster, _ in raster.median() },
        FilterKind(
            name: "CIBokehBlur",
            defaults: [kCIInputRadiusKey: 20.0, "inputRingAmount": 0.0, "inputRingSize": 0.1, "inputSoftness": 1.0]
        ) { raster, values in
            let radius = values.number(kCIInputRadiusKey, in: 0...500)
            let (ring, size) = (
                values.number("inputRingAmount", in: 0...1), values.number("inputRingSize", in: 0...0.5)
            )
            let soft = values.number("inputSoftness", in: 0...10) / 10
            // As many places of a spot count for any radius, on a spiral that fills it evenly.
            let places = (0..<96).map { number -> (place: Place, weight: Float) in
                let distance = sqrtf((Float(number) + 0.5) / 96)
                let rim: Float = distance > 1 - size ? ring * 4 : 0
                return (Place(angle: Float(number) * 2.399963) * (distance * radius), 1 - soft * distance + rim)
            }
            let all = max(places.reduce(0) { $0 + $1.weight }, 1e-3)
            return Raster(painting: raster.extent) { middle in
                places.reduce(SIMD4.zero) { $0 + raster.color(middle + $1.place) * $1.weight } / all
            }
        },
        FilterKind(name: "CIMaskedVariableBlur", defaults: [kCIInputRadiusKey: 5.0], others: ["inputMask"]) {
            raster, values in
            guard let mask = values.image("inputMask")?.raster else { return raster }
            let radius = values.number(kCIInputRadiusKey, in: 0...1000)
            let levels = (0...4).map { raster.blurred(radius * Float($0) / 4) }
            return Raster(painting: raster.extent) { place in
                let level = mask.light(place).bounded * 4
                let below = min(Int(level), 3)
                let (from, to) = (levels[below].color(place), levels[below + 1].color(place))
                return from + (to - from) * (level - Float(below))
            }
        },
        FilterKind(
            name: "CIDepthOfField",
            defaults: [
                "inputPoint0": CIVector(x: 0, y: 300), "inputPoint1": CIVector(x: 300, y: 300),
                kCIInputSaturationKey: 1.5, "inputUnsharpMaskRadius": 2.5, "inputUnsharpMaskIntensity": 0.5,
                kCIInputRadiusKey: 6.0,
            ]
        ) { raster, values in
            let (from, to) = (values.spot("inputPoint0", in: raster), values.spot("inputPoint1", in: raster))
            let saturation = values.number(kCIInputSaturationKey)
            let strength = values.number("inputUnsharpMaskIntensity")
            let soft = raster.blurred(values.number("inputUnsharpMaskRadius", in: 0...1000))
            let sharp = raster.mixed(with: soft) { $0 + ($0 - $1) * strength }.recolored { red, green, blue in
                let light = luminance(red, green, blue)
                return (
                    light + (red - light) * saturation, light + (green - light) * saturation,
                    light + (blue - light) * saturation
                )
            }
            let blurred = raster.blurred(values.number(kCIInputRadiusKey, in: 0...1000))
            let line = to - from, reach = max(Float(max(raster.width, raster.height)) / 4, 1)
            return Raster(painting: raster.extent) { place in
                let part = (line.along(place - from) / max(line.along(line), 1e-6)).bounded
                let share = ((place - (from + line * part)).length / reach).smooth
                let (near, far) = (sharp.color(place), blurred.color(place))
                return near + (far - near) * share
            }
        },
        FilterKind(name: "CIMorphologyGradient", defaults: [kCIInputRadiusKey: 5.0]) { raster, values in
            let radius = Int(values.number(kCIInputRadiusKey, in: 0...64))
            let (most, least) = (raster.extremes(radius, radius, max), raster.extremes(radius, radius, min))
            var result = most
            for start in result.pixels.indices where start & 3 != 3 { result.pixels[start] -= least.pixels[start] }
            return result
        },
        rectangle("CIMorphologyRectangleMaximum") { max($0, $1) },
        rectangle("CIMorphologyRectangleMinimum") { min($0, $1) },
        FilterKind(name: "CIHeightFieldFromMask", defaults: [kCIInputRadiusKey: 10.0]) { raster, values in
            let soft = raster.blurred(values.number(kCIInputRadiusKey, in: 0...1000) / 2)
            return Raster(painting: raster.extent) { place in
                // Hills end where the mask does, and are the highest far from its edge.
                let height = raster.light(place) * soft.light(place)
                return SIMD4(height, height, height, 1) * 255
            }
        },
        FilterKind(name: "CIShadedMaterial", defaults: [kCIInputScaleKey: 10.0], others: [kCIInputShadingImageKey]) {
            raster, values in
            guard let ball = values.image(kCIInputShadingImageKey)?.raster, ball.width > 0 else { return raster }
            let scale = values.number(kCIInputScaleKey)
            let (middle, size) = (ball.extent.middle, Place(Float(ball.width), Float(ball.height)) / 2)
            return Raster(painting: raster.extent) { place in
                // Toward the viewer, a slope's normal is one pixel long.
                let slope = raster.slope(place) * -scale
                let normal = slope / sqrtf(slope.along(slope) + 1)
                return ball.color(middle + normal * size * 0.98) * (raster.color(place).w / 255)
            }
        },
        FilterKind(
            name: "CISpotLight",
            defaults: [
                "inputLightPosition": CIVector(x: 400, y: 600, z: 150),
                "inputLightPointsAt": CIVector(x: 200, y: 200, z: 0), kCIInputBrightnessKey: 3.0,
                "inputConcentration": 0.1, kCIInputColorKey: CIColor.white,
            ]
        ) { raster, values in
            let (from, at) = (values.components("inputLightPosition", 3), values.components("inputLightPointsAt", 3))
            let lamp = SIMD3(from[0], from[1], from[2]), beam = SIMD3(at[0], at[1], at[2]) - lamp
            let brightness = values.number(kCIInputBrightnessKey, in: 0...1000)
            let power = 1 / values.number("inputConcentration", in: 0.001...100)
            let color = SIMD4(Raster.parts(values.color(kCIInputColorKey))) / 255
            func length(_ vector: SIMD3<Float>) -> Float { max(sqrtf((vector * vector).sum()), 1e-3) }
            return Raster(painting: raster.extent) { place in
                let ray = SIMD3(place.x, place.y, 0) - lamp
                let share = max((ray * beam).sum() / (length(ray) * length(beam)), 0)
                let light = brightness * powf(share, power) * sqrtf(abs(lamp.z) / length(ray))
                let pixel = raster.color(place)
                return SIMD4(pixel.x * color.x, pixel.y * color.y, pixel.z * color.z, 0) * light
                    + SIMD4(0, 0, 0, pixel.w)
            }
        },
    ]

    private static func rectangle(
        _ name: String, _ choose: @escaping @Sendable (UInt8, UInt8) -> UInt8
    ) -> FilterKind {
        FilterKind(name: name, defaults: [kCIInputWidthKey: 5.0, "inputHeight": 5.0]) { raster, values in
            let (width, height) = (
                values.number(kCIInputWidthKey, in: 0...129), values.number("inputHeight", in: 0...129)
            )
            return raster.extremes(Int(width) / 2, Int(height) / 2, choose)
        }
    }
}
