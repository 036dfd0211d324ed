import Foundation

/// Filters that bend pictures.
extension FilterKind {
    static let lenses: [FilterKind] = [
        FilterKind(
            name: "CICircularWrap", defaults: [kCIInputRadiusKey: 150.0, kCIInputAngleKey: 0.0],
            others: [kCIInputCenterKey]
        ) { raster, values in
            let middle = values.spot(kCIInputCenterKey, in: raster)
            let (radius, start) = (values.number(kCIInputRadiusKey, in: 0...1e6), values.number(kCIInputAngleKey))
            return raster.redrawn { place in
                let far = place - middle
                // Once around is all of the picture.
                let share = ((atan2f(far.y, far.x) - start) / (2 * .pi)).fraction
                let height = far.length - radius
                guard height >= 0, height <= Float(raster.height) else { return nil }
                return Place(Float(raster.x) + share * Float(raster.width), Float(raster.y) + height)
            }
        },
        around("CIHoleDistortion", radius: 150) { far, distance, radius, _ in
            distance < radius ? nil : far * (sqrtf(distance * distance - radius * radius) / max(distance, 1e-6))
        },
        around("CILightTunnel", radius: 100, [("inputRotation", 0)]) { far, distance, radius, numbers in
            guard distance > radius else { return far }
            return (far * (radius / distance)).turned(by: numbers[0] * (distance / max(radius, 1) - 1))
        },
        around(
            "CITorusLensDistortion", radius: 160, [(kCIInputWidthKey, 80), ("inputRefraction", 1.7)]
        ) { far, distance, radius, numbers in
            let half = numbers[0] / 2
            let place = distance - (radius - half)
            guard distance > 0, half > 0, abs(place) < half else { return far }
            return far * (1 - bend(place, half, numbers[1]) / distance)
        },
        around("CICircleSplashDistortion", radius: 150) { far, distance, radius, _ in
            distance > radius ? far * (radius / distance) : far
        },
        around(
            "CIBumpDistortionLinear", radius: 300, [(kCIInputAngleKey, 0), (kCIInputScaleKey, 0.5)]
        ) { far, _, radius, numbers in
            let direction = Place(angle: numbers[0])
            let place = far.along(direction), share = abs(place) / max(radius, 1)
            guard share < 1 else { return far }
            return far - direction * (place * numbers[1] * (1 - share) * (1 - share))
        },
        FilterKind(
            name: "CIGlassLozenge",
            defaults: [
                "inputPoint0": CIVector(x: 150, y: 150), "inputPoint1": CIVector(x: 350, y: 150),
                kCIInputRadiusKey: 100.0, "inputRefraction": 1.7,
            ]
        ) { raster, values in
            let (from, to) = (values.spot("inputPoint0", in: raster), values.spot("inputPoint1", in: raster))
            let (radius, refraction) = (values.number(kCIInputRadiusKey), values.number("inputRefraction"))
            let bar = to - from
            return raster.redrawn { place in
                let share = (bar.along(place - from) / max(bar.along(bar), 1e-6)).bounded
                let far = place - (from + bar * share), distance = far.length
                guard distance > 0, distance < radius else { return place }
                return place - far * (bend(distance, radius, refraction) / distance)
            }
        },
        FilterKind(
            name: "CIGlassDistortion", defaults: [kCIInputScaleKey: 200.0],
            others: [kCIInputCenterKey, "inputTexture"]
        ) { raster, values in
            guard let glass = values.image("inputTexture")?.raster, glass.width > 0 else { return raster }
            let (middle, scale) = (values.spot(kCIInputCenterKey, in: raster), values.number(kCIInputScaleKey))
            let (corner, size) = (
                Place(Float(glass.x), Float(glass.y)), Place(Float(glass.width), Float(glass.height))
            )
            func light(_ place: Place) -> Float {
                let share = (place - middle) / size
                return glass.light(corner + Place(share.x.fraction, share.y.fraction) * size)
            }
            return raster.redrawn { place in
                let slope = Place(
                    light(place + Place(1, 0)) - light(place - Place(1, 0)),
                    light(place + Place(0, 1)) - light(place - Place(0, 1)))
                return place + slope * (scale / 2)
            }
        },
        FilterKind(
            name: "CIDisplacementDistortion", defaults: [kCIInputScaleKey: 50.0], others: ["inputDisplacementImage"]
        ) { raster, values in
            guard let moves = values.image("inputDisplacementImage")?.raster else { return raster }
            let scale = values.number(kCIInputScaleKey)
            return raster.redrawn { place in
                guard moves.contains(place) else { return place }
                let color = moves.color(place) / 255 - 0.5
                return place + Place(color.x, color.y) * scale
            }
        },
    ]

    /// A distortion by the distance from a middle, and by numbers that have names.
    private static func around(
        _ name: String, radius: Double, _ numbers: [(key: String, usual: Double)] = [],
        _ source: @escaping @Sendable (_ far: Place, _ distance: Float, _ radius: Float, _ numbers: [Float]) -> Place?
    ) -> FilterKind {
        let defaults = Dictionary(uniqueKeysWithValues: numbers + [(kCIInputRadiusKey, radius)])
        return FilterKind(name: name, defaults: defaults, others: [kCIInputCenterKey]) { raster, values in
            let middle = values.spot(kCIInputCenterKey, in: raster)
            let radius = values.number(kCIInputRadiusKey, in: 0...1e6)
            let found = numbers.map { values.number($0.key) }
            return raster.redrawn { place in
                let far = place - middle
                return source(far, far.length, radius, found).map { middle + $0 }
            }
        }
    }

    /// How far half a round bar of glass moves the picture behind it, at a distance from its middle.
    private static func bend(_ distance: Float, _ radius: Float, _ refraction: Float) -> Float {
        let share = min(max(distance / radius, -0.999), 0.999)
        let surface = asinf(share), inside = asinf(min(max(share / max(refraction, 0.1), -0.999), 0.999))
        let shift = radius * sqrtf(1 - share * share) * tanf(surface - inside)
        return min(max(shift, -radius), radius)
    }
}
