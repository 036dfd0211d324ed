import Foundation

/// Filters that give pictures another shape.
extension FilterKind {
    static let shapes: [FilterKind] = [
        FilterKind(
            name: "CIStretchCrop",
            defaults: [
                "inputSize": CIVector(x: 1280, y: 720), "inputCropAmount": 0.25, "inputCenterStretchAmount": 0.25,
            ]
        ) { raster, values in
            let wanted = values.spot("inputSize", in: raster)
            let size = Place(min(max(wanted.x, 1), 4096).rounded(), min(max(wanted.y, 1), 4096).rounded())
            let old = Place(Float(raster.width), Float(raster.height))
            guard old.x > 0, old.y > 0 else { return raster }
            let crop = values.number("inputCropAmount", in: 0...1)
            let center = values.number("inputCenterStretchAmount", in: 0...1)
            // How much wider the new shape is.
            let ratio = (size.x / size.y) / (old.x / old.y), most = max(ratio, 1 / ratio)
            let kept = 1 - crop * (1 - 1 / most), stretch = most * kept
            func bent(_ share: Float) -> Float {
                // Steep in the middle, where the picture keeps its shape, and flatter toward the sides, but never back.
                let slope = max(stretch + (1 - stretch) * center, 1)
                return share * (slope + (1 - slope) * powf(abs(share), min(2, 1 / max(slope - 1, 0.01))))
            }
            return Raster(painting: CGRect(x: 0, y: 0, width: CGFloat(size.x), height: CGFloat(size.y))) { place in
                var share = place / size * 2 - 1
                share = ratio >= 1 ? Place(bent(share.x), share.y * kept) : Place(share.x * kept, bent(share.y))
                return raster.color(raster.extent.middle + share * old / 2)
            }
        },
        FilterKind(
            name: "CIDroste",
            defaults: [
                "inputInsetPoint0": CIVector(x: 200, y: 200), "inputInsetPoint1": CIVector(x: 400, y: 400),
                "inputStrands": 1.0, "inputPeriodicity": 1.0, "inputRotation": 0.0, "inputZoom": 1.0,
            ]
        ) { raster, values in
            let (first, second) = (
                values.spot("inputInsetPoint0", in: raster), values.spot("inputInsetPoint1", in: raster)
            )
            let (middle, inner) = ((first + second) / 2, max((second - first).length / 2, 0.5))
            let outer = max(Float(max(raster.width, raster.height)) / 2, inner * 1.05)
            // On a logarithmic scale, repetitions lie beside one another, and a turned plane is a spiral.
            let period = logf(outer / inner) * min(max(abs(values.number("inputPeriodicity")), 0.05), 100)
            let slant = atanf(values.number("inputStrands", in: -100...100) * period / (2 * .pi))
            let zoom = logf(values.number("inputZoom", in: 0.001...1000)), turn = values.number("inputRotation")
            return raster.redrawn { place in
                let far = place - middle
                let log = Place(logf(max(far.length, 1e-3) / inner) - zoom, atan2f(far.y, far.x) - turn)
                let flat = log.turned(by: -slant) / max(cosf(slant), 0.01)
                let distance = (flat.x / period).fraction * period
                return middle + Place(angle: flat.y) * (inner * expf(distance))
            }
        },
        ninePart("CINinePartStretched", [:]) { place, low, high, grown, _ in
            guard place > low else { return place }
            guard place < high + grown else { return place - grown }
            return low + (place - low) * (high - low) / max(high + grown - low, 1e-6)
        },
        ninePart("CINinePartTiled", ["inputFlipYTiles": true]) { place, low, high, grown, isFlipped in
            guard place > low else { return place }
            guard place < high + grown else { return place - grown }
            let turn = (place - low) / max(high - low, 1)
            return low + (isFlipped ? turn.mirrored : turn.fraction) * (high - low)
        },
    ]

    /// A picture that grows in its middle, along each axis by itself.
    private static func ninePart(
        _ name: String, _ defaults: [String: Any],
        _ source:
            @escaping @Sendable (_ place: Float, _ low: Float, _ high: Float, _ grown: Float, _ flips: Bool) ->
            Float
    ) -> FilterKind {
        let usual: [String: Any] = [
            "inputBreakpoint0": CIVector(x: 50, y: 50), "inputBreakpoint1": CIVector(x: 150, y: 150),
            "inputGrowAmount": CIVector(x: 100, y: 100),
        ]
        return FilterKind(name: name, defaults: usual.merging(defaults) { $1 }) { raster, values in
            let size = Place(Float(raster.width), Float(raster.height))
            let corner = Place(Float(raster.x), Float(raster.y))
            func inside(_ key: String) -> Place {
                (values.spot(key, in: raster) - corner).clamped(lowerBound: .zero, upperBound: size)
            }
            let low = inside("inputBreakpoint0")
            let high = pointwiseMax(inside("inputBreakpoint1"), low)
            let grown = values.spot("inputGrowAmount", in: raster).rounded(.toNearestOrAwayFromZero).clamped(
                lowerBound: .zero, upperBound: Place(4096, 4096))
            let flips = values.flag("inputFlipYTiles")
            let extent = CGRect(
                x: CGFloat(raster.x), y: CGFloat(raster.y), width: CGFloat(size.x + grown.x),
                height: CGFloat(size.y + grown.y))
            return Raster(painting: raster.width > 0 && raster.height > 0 ? extent : .zero) { place in
                let inner = place - corner
                return raster.color(
                    corner
                        + Place(
                            source(inner.x, low.x, high.x, grown.x, false),
                            source(inner.y, low.y, high.y, grown.y, flips)))
            }
        }
    }
}
