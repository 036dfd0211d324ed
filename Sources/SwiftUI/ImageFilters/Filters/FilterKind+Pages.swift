import Foundation

/// Transitions that fold, dissolve or turn over a picture.
extension FilterKind {
    static let pages: [FilterKind] = [
        transition(
            "CIAccordionFoldTransition",
            ["inputBottomHeight": 0.0, "inputNumberOfFolds": 3.0, "inputFoldShadowAmount": 0.1]
        ) { values, step in
            let (low, high) = (Float(step.extent.minY), Float(step.extent.maxY))
            let bottom = min(max(low + values.number("inputBottomHeight"), low), high)
            let folds = values.number("inputNumberOfFolds", in: 1...50).rounded()
            let dark = values.number("inputFoldShadowAmount", in: 0...1)
            let (rest, middle) = (1 - step.time, step.extent.middle.x)
            return { place in
                guard place.y >= bottom else { return step.front(place) }
                let height = (place.y - bottom) / rest
                guard height < high - bottom else { return step.back(place) }
                // Each fold recedes from the viewer and returns.
                let depth = (height / max(high - bottom, 1) * folds * 2).mirrored
                let narrowed = middle + (place.x - middle) * (1 + 0.2 * depth * step.time)
                let color = step.front(Place(narrowed, bottom + height))
                guard color.w > 0 else { return step.back(place) }
                let light = 1 - dark * depth * min(step.time * 4, 1)
                return SIMD4(color.x * light, color.y * light, color.z * light, color.w)
            }
        },
        transition(
            "CIDisintegrateWithMaskTransition",
            [
                "inputShadowRadius": 8.0, "inputShadowDensity": 0.65, "inputShadowOffset": CIVector(x: 0, y: -10),
            ], ["inputMaskImage"]
        ) { values, step in
            let mask = values.image("inputMaskImage")?.raster ?? step.first
            let density = values.number("inputShadowDensity", in: 0...1)
            let offset = values.spot("inputShadowOffset", in: step.whole)
            func stays(_ place: Place) -> Bool { mask.light(place) >= step.time && step.first.contains(place) }
            let cover = Raster(painting: step.extent) { stays($0) ? SIMD4(0, 0, 0, 255) : .zero }
            let shadow = cover.blurred(values.number("inputShadowRadius", in: 0...1000))
            return { place in
                if stays(place) { return step.front(place) }
                let light = 1 - shadow.colorWithin(place - offset).w / 255 * density
                let color = step.back(place)
                return SIMD4(color.x * light, color.y * light, color.z * light, color.w)
            }
        },
        transition(
            "CIPageCurlTransition", [kCIInputAngleKey: 0.0, kCIInputRadiusKey: 100.0],
            ["inputBacksideImage", kCIInputShadingImageKey, kCIInputExtentKey]
        ) { values, step in
            let radius = values.number(kCIInputRadiusKey, in: 0.01...1e5)
            let direction = Place(angle: values.number(kCIInputAngleKey)), area = step.area(values)
            let span = area.span(along: direction)
            let edge = span.upperBound - step.time * (span.upperBound - span.lowerBound + radius)
            let backside = values.image("inputBacksideImage")?.raster
            let shading = values.image(kCIInputShadingImageKey)?.raster
            /// The back of the page, at a place of its front; clear where the page ends.
            func back(_ place: Place, _ slope: Float) -> SIMD4<Float> {
                guard step.covers(area, place) else { return .zero }
                let front = step.front(place)
                // Without a picture of its own, the front shines through.
                var color = backside?.colorWithin(place) ?? (front * 0.3 + SIMD4(repeating: front.w * 0.7))
                let light = 1 - 0.5 * slope * slope
                for part in 0..<3 { color[part] *= light }
                guard let shading, shading.width > 0 else { return color }
                let size = Place(Float(shading.width), Float(shading.height)) / 2
                let shine = shading.color(shading.extent.middle + direction * size * (slope * 0.98)) * (color.w / 255)
                return shine + color * (1 - shine.w / 255)
            }
            func over(_ upper: SIMD4<Float>, _ lower: SIMD4<Float>) -> SIMD4<Float> {
                upper + lower * (1 - upper.w / 255)
            }
            return { place in
                let far = place.along(direction) - edge
                guard far < radius else { return step.back(place) }
                guard far > 0 else {
                    // The part that was turned over is flat upon the page.
                    return over(back(place + direction * (.pi * radius - 2 * far), 0), step.front(place))
                }
                let angle = asinf(min(far / radius, 1))
                let below = place + direction * (radius * angle - far)
                let above = place + direction * (radius * (.pi - angle) - far)
                let front = step.covers(area, below) ? step.front(below) : .zero
                return over(back(above, sinf(angle)), over(front, step.back(place)))
            }
        },
    ]
}
