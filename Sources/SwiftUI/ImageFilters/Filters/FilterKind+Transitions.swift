import Foundation

/// Filters that go over from a picture to another one.
extension FilterKind {
    static let transitions: [FilterKind] = [
        transition(
            "CIBarsSwipeTransition", [kCIInputAngleKey: Double.pi, kCIInputWidthKey: 30.0, "inputBarOffset": 10.0]
        ) { values, step in
            let direction = Place(angle: values.number(kCIInputAngleKey)), across = Place(-direction.y, direction.x)
            let width = values.number(kCIInputWidthKey, in: 1...1e6)
            let offset = values.number("inputBarOffset", in: -1e5...1e5)
            let span = step.extent.span(along: direction)
            let edge = span.lowerBound + step.time * (span.upperBound - span.lowerBound + abs(offset))
            return { place in
                let bar = Int((place.along(across) / width).rounded(.down))
                let share = Float.noise(bar, 0) * offset
                let shift = offset < 0 ? share - offset : share
                return place.along(direction) < edge - shift ? step.back(place) : step.front(place)
            }
        },
        transition(
            "CICopyMachineTransition",
            [
                kCIInputColorKey: CIColor(red: 0.6, green: 1, blue: 0.8), kCIInputAngleKey: 0.0,
                kCIInputWidthKey: 200.0, "inputOpacity": 1.3,
            ], [kCIInputExtentKey]
        ) { values, step in
            let color = SIMD4(Raster.parts(values.color(kCIInputColorKey)))
            let half = values.number(kCIInputWidthKey, in: 1...1e5) / 2
            let opacity = values.number("inputOpacity", in: 0...1000)
            let (direction, area) = (Place(angle: values.number(kCIInputAngleKey)), step.area(values))
            let span = area.span(along: direction)
            let middle =
                span.lowerBound - half + step.time * (span.upperBound - span.lowerBound + half * 2)
            return { place in
                let far = place.along(direction) - middle
                let light = step.covers(area, place) ? max(1 - abs(far) / half, 0) * opacity : 0
                return (far < 0 ? step.back(place) : step.front(place)) + color * light
            }
        },
        transition(
            "CIFlashTransition",
            [
                kCIInputColorKey: CIColor(red: 1, green: 0.8, blue: 0.6), "inputMaxStriationRadius": 2.58,
                "inputStriationStrength": 0.5, "inputStriationContrast": 1.375, "inputFadeThreshold": 0.85,
            ], [kCIInputCenterKey, kCIInputExtentKey]
        ) { values, step in
            let color = SIMD4(Raster.parts(values.color(kCIInputColorKey)))
            let area = step.area(values)
            let size = Float(min(max(area.width, area.height, 1), 1e6))
            let rays = Striations(values, time: 0)
            let middle = values.spot(kCIInputCenterKey, in: step.whole)
            let limit = values.number("inputFadeThreshold", in: 0.01...0.99)
            let share = ((step.time - limit) / (1 - limit)).bounded
            let strength = step.time < limit ? step.time / limit : 1 - share
            return { place in
                let far = place - middle
                let glow = step.covers(area, place) ? rays.light(far, radius: size * 0.4 * strength) : 0
                let (front, back) = (step.front(place), step.back(place))
                return front + (back - front) * share + color * (glow * strength * 2)
            }
        },
        transition(
            "CIModTransition", [kCIInputAngleKey: 2.0, kCIInputRadiusKey: 150.0, "inputCompression": 300.0],
            [kCIInputCenterKey]
        ) { values, step in
            let middle = values.spot(kCIInputCenterKey, in: step.whole)
            let (angle, radius) = (values.number(kCIInputAngleKey), values.number(kCIInputRadiusKey, in: 1...1e6))
            let compression = values.number("inputCompression", in: 1...1e6)
            return { place in
                let far = place - middle, distance = far.length
                // Far from the middle, holes are smaller and askew.
                let turned = far.turned(by: angle) * ((1 + distance / compression) * 2 * .pi / radius)
                let height = 0.5 + 0.25 * (sinf(turned.x) + sinf(turned.y + distance / compression))
                return height < step.time ? step.back(place) : step.front(place)
            }
        },
        transition(
            "CIRippleTransition", [kCIInputWidthKey: 100.0, kCIInputScaleKey: 50.0],
            [kCIInputShadingImageKey, kCIInputCenterKey, kCIInputExtentKey]
        ) { values, step in
            let area = step.area(values), middle = values.spot(kCIInputCenterKey, in: step.whole)
            let (width, scale) = (values.number(kCIInputWidthKey, in: 1...1e6), values.number(kCIInputScaleKey))
            let shading = values.image(kCIInputShadingImageKey)?.raster
            let farthest = area.corners.map { ($0 - middle).length }.max() ?? 0
            let front = step.time * (farthest + width)
            return { place in
                let far = place - middle, distance = far.length
                let share = (front - distance) / width
                guard share > 0, step.covers(area, place) else { return step.front(place) }
                guard share < 1 else { return step.back(place) }
                let height = sinf(share * 2 * .pi)
                let source = place + far * (height * scale / max(distance, 1e-3))
                let (old, new) = (step.front(source), step.back(source))
                let color = old + (new - old) * share.smooth
                guard let shading, shading.width > 0 else { return color }
                let ball = Place(Float(shading.width), Float(shading.height)) / 2
                let light = shading.color(
                    shading.extent.middle + far * ball * (height * 0.98 / max(distance, 1e-3)))
                return light + color * (1 - light.w / 255)
            }
        },
        transition(
            "CISwipeTransition",
            [
                kCIInputColorKey: CIColor.white, kCIInputAngleKey: 0.0, kCIInputWidthKey: 300.0, "inputOpacity": 0.0,
            ], [kCIInputExtentKey]
        ) { values, step in
            let color = SIMD4(Raster.parts(values.color(kCIInputColorKey)))
            let width = values.number(kCIInputWidthKey, in: 1...1e5)
            let opacity = values.number("inputOpacity", in: 0...1)
            let direction = Place(angle: values.number(kCIInputAngleKey))
            let span = step.area(values).span(along: direction)
            let edge = span.lowerBound + step.time * (span.upperBound - span.lowerBound + width)
            return { place in
                let share = ((edge - place.along(direction)) / width).smooth
                let (front, back) = (step.front(place), step.back(place))
                let mixed = front + (back - front) * share
                return mixed + (color - mixed) * (4 * share * (1 - share) * opacity)
            }
        },
    ]
}

/// The pictures and the time that a transition is computed of.
struct TransitionStep {
    let first: Raster
    let second: Raster
    let time: Float
    /// The rectangle that both pictures fill.
    let extent: CGRect
    /// A raster of that rectangle, without pixels.
    let whole: Raster

    init(_ first: Raster, _ second: Raster, _ time: Float) {
        (self.first, self.second, self.time) = (first, second, time)
        let extents = [first, second].filter { $0.width > 0 && $0.height > 0 }.map(\.extent)
        extent = extents.dropFirst().reduce(extents.first ?? .zero) { $0.union($1) }
        whole = Raster(
            x: Int(extent.minX), y: Int(extent.minY), width: Int(extent.width), height: Int(extent.height), pixels: [])
    }

    func front(_ place: Place) -> SIMD4<Float> { first.colorWithin(place) }
    func back(_ place: Place) -> SIMD4<Float> { second.colorWithin(place) }
    func area(_ values: FilterValues) -> CGRect { values.area(kCIInputExtentKey, in: whole) }
    func covers(_ area: CGRect, _ place: Place) -> Bool {
        area.contains(CGPoint(x: Double(place.x), y: Double(place.y)))
    }
}

extension FilterKind {
    /// A transition that is not at an end, where it is one of both pictures.
    static func transition(
        _ name: String, _ defaults: [String: Any], _ others: Set<String> = [],
        _ color: @escaping @Sendable (FilterValues, TransitionStep) -> (Place) -> SIMD4<Float>
    ) -> FilterKind {
        FilterKind(
            name: name, defaults: defaults.merging([kCIInputTimeKey: 0.0]) { $1 },
            others: others.union([kCIInputTargetImageKey])
        ) { raster, values in
            guard let target = values.image(kCIInputTargetImageKey)?.raster else { return raster }
            let time = values.number(kCIInputTimeKey, in: 0...1)
            if time == 0 { return raster }
            if time == 1 { return target }
            let step = TransitionStep(raster, target, time)
            return Raster(painting: step.extent, color(values, step))
        }
    }
}
