import DisplayList
import Foundation

/// Filters that continue or repeat pictures. Apple's results have no end; those here are as large as the picture.
extension FilterKind {
    static let tiles: [FilterKind] = [
        FilterKind(name: "CIAffineClamp", others: [kCIInputTransformKey]) { raster, values in
            placed(raster, values) { $0 }
        },
        FilterKind(name: "CIAffineTile", others: [kCIInputTransformKey]) { raster, values in
            let corner = Place(Float(raster.x), Float(raster.y))
            let size = Place(Float(max(raster.width, 1)), Float(max(raster.height, 1)))
            return placed(raster, values) { place in
                let share = (place - corner) / size
                return corner + Place(share.x.fraction, share.y.fraction) * size
            }
        },
        FilterKind(name: "CIClamp", others: [kCIInputExtentKey]) { raster, values in
            let part = raster.cropped(to: values.area(kCIInputExtentKey, in: raster))
            return Raster(painting: raster.extent, part.color)
        },
        tile("CIOpTile", width: 65, [(kCIInputScaleKey, 2.8)], turnsAll: false) { place, values in
            let middle = (place.rounded(.down) + 0.5)
            return middle + (place - middle).turned(by: -values.angle) * values.number
        },
        tile("CIParallelogramTile", [("inputAcuteAngle", .pi / 2)]) { place, values in
            let share = values.slanted(place)
            return Place(share.x.mirrored, share.y.mirrored)
        },
        tile("CIFourfoldReflectedTile", [("inputAcuteAngle", .pi / 2)]) { place, values in
            let share = values.slanted(place)
            return values.straightened(Place(share.x.mirrored, share.y.mirrored))
        },
        tile("CIFourfoldTranslatedTile", [("inputAcuteAngle", .pi / 2)]) { place, values in
            let share = values.slanted(place)
            return values.straightened(Place(share.x.fraction, share.y.fraction))
        },
        tile("CIFourfoldRotatedTile") { place, _ in
            let cell = place.rounded(.down)
            let (isRight, isUpper) = ((cell.x / 2).fraction != 0, (cell.y / 2).fraction != 0)
            let quarters: Float = isUpper ? isRight ? 2 : 3 : isRight ? 1 : 0
            return (place - cell - 0.5).turned(by: quarters * .pi / 2) + 0.5
        },
        tile("CIGlideReflectedTile") { place, _ in
            let isOdd = (place.x.rounded(.down) / 2).fraction != 0
            return Place(place.x.fraction, isOdd ? 1 - place.y.fraction : place.y.fraction)
        },
        tile("CITriangleTile") { place, _ in
            let height = sqrtf(3) / 2
            let up = place.y / height, across = place.x - up / 2
            let (right, above) = (across.fraction, up.fraction)
            // The upper half of a rhombus is the lower one, turned around.
            let isUpper = right + above > 1
            let (x, y) = isUpper ? (1 - right, 1 - above) : (right, above)
            return Place(x + y / 2, y * height)
        },
        tile("CISixfoldReflectedTile") { place, _ in folded(hexagon(place), slices: 3, mirrors: true) },
        tile("CISixfoldRotatedTile") { place, _ in folded(hexagon(place), slices: 6, mirrors: false) },
        tile("CITwelvefoldReflectedTile") { place, _ in folded(hexagon(place), slices: 6, mirrors: true) },
        tile("CIEightfoldReflectedTile") { place, _ in
            folded(place - place.rounded(.toNearestOrAwayFromZero), slices: 4, mirrors: true)
        },
        FilterKind(name: "CIPerspectiveTile", defaults: corners) { raster, values in
            guard let perspective = Perspective(values, in: raster) else { return raster }
            let corner = Place(Float(raster.x), Float(raster.y))
            let size = Place(Float(raster.width), Float(raster.height))
            return raster.redrawn { place in
                perspective.source(place).map { corner + Place($0.x.fraction, $0.y.fraction) * size }
            }
        },
        FilterKind(
            name: "CITriangleKaleidoscope",
            defaults: [
                "inputPoint": CIVector(x: 150, y: 150), "inputSize": 700.0, "inputRotation": 5.924285296593801,
                "inputDecay": 0.85,
            ]
        ) { raster, values in
            let (corner, size) = (values.spot("inputPoint", in: raster), values.number("inputSize", in: 1...1e6))
            let (turn, decay) = (values.number("inputRotation"), values.number("inputDecay", in: 0...1))
            return Raster(painting: raster.extent) { place in
                let (share, count) = reflected((place - corner).turned(by: -turn) / size)
                let color = raster.color(corner + (share * size).turned(by: turn))
                let light = powf(decay, Float(count))
                return SIMD4(color.x * light, color.y * light, color.z * light, color.w)
            }
        },
    ]

    /// The numbers of a tile.
    private struct TileValues {
        var angle: Float
        /// The number that only some tiles have.
        var number: Float

        /// How far a place is along the sides of a parallelogram.
        func slanted(_ place: Place) -> Place {
            let sine = sinf(number)
            let up = place.y / (abs(sine) < 0.01 ? 0.01 : sine)
            return Place(place.x - up * cosf(number), up)
        }

        /// The opposite of `slanted`.
        func straightened(_ place: Place) -> Place {
            Place(place.x + place.y * cosf(number), place.y * sinf(number))
        }
    }

    /// A tile by places that are counted in its widths from the middle.
    /// - Parameter turnsAll: Whether the angle turns the pattern; it is the tile's own otherwise.
    private static func tile(
        _ name: String, width: Double = 100, _ numbers: [(key: String, usual: Double)] = [], turnsAll: Bool = true,
        _ source: @escaping @Sendable (Place, TileValues) -> Place
    ) -> FilterKind {
        let usual = numbers + [(kCIInputWidthKey, width), (kCIInputAngleKey, 0)]
        return FilterKind(
            name: name, defaults: Dictionary(uniqueKeysWithValues: usual), others: [kCIInputCenterKey]
        ) { raster, values in
            let middle = values.spot(kCIInputCenterKey, in: raster)
            let (width, angle) = (values.number(kCIInputWidthKey, in: 1...1e6), values.number(kCIInputAngleKey))
            let found = TileValues(angle: angle, number: numbers.first.map { values.number($0.key) } ?? 0)
            let turn = turnsAll ? angle : 0
            return raster.redrawn { place in
                middle + (source((place - middle).turned(by: -turn) / width, found) * width).turned(by: turn)
            }
        }
    }

    /// The raster after a transform, with places outside that come from within.
    private static func placed(_ raster: Raster, _ values: FilterValues, _ within: (Place) -> Place) -> Raster {
        let matrix = values.transform(kCIInputTransformKey), determinant = matrix.a * matrix.d - matrix.b * matrix.c
        guard abs(determinant) > 1e-12 else { return Raster(in: raster.extent) }
        let inverse = matrix.inverted()
        return raster.redrawn { place in
            let source = CGPoint(x: Double(place.x), y: Double(place.y)).applying(inverse)
            return within(Place(Float(source.x), Float(source.y)))
        }
    }

    /// How far a place is from the middle of its hexagon, where middles are one width apart.
    private static func hexagon(_ place: Place) -> Place {
        let line = sqrtf(3) / 2, row = (place.y / line).rounded(.down)
        let middles = [row, row + 1].map { row -> Place in
            let shift: Float = (row / 2).fraction == 0 ? 0 : 0.5
            return Place((place.x - shift).rounded() + shift, row * line)
        }
        let far = middles.map { place - $0 }
        return far[0].length <= far[1].length ? far[0] : far[1]
    }

    /// The place in the first slice around the middle that is seen at another one.
    private static func folded(_ place: Place, slices: Float, mirrors: Bool) -> Place {
        let slice = 2 * Float.pi / slices
        let turn = (atan2f(place.y, place.x) / slice).fraction
        return Place(angle: (mirrors ? min(turn, 1 - turn) : turn) * slice) * place.length
    }

    /// The place in a triangle with sides of 1 that is seen at another one, and how many reflections there are between
    /// them; at most 32.
    private static func reflected(_ place: Place) -> (Place, Int) {
        var (place, count) = (place, 0)
        // Beyond a few triangles, nothing but repetitions is lost.
        place.y = (place.y / (sqrtf(3) * 4)).fraction * (sqrtf(3) * 4)
        place.x = ((place.x + 1) / 12).fraction * 12 - 1
        let right = Place(sqrtf(3) / 2, 0.5), left = Place(-sqrtf(3) / 2, 0.5)
        while count < 32 {
            if place.y < 0 {
                place.y = -place.y
            } else if place.along(left) > 0 {
                place -= left * (2 * place.along(left))
            } else if (place - Place(1, 0)).along(right) > 0 {
                place -= right * (2 * (place - Place(1, 0)).along(right))
            } else {
                break
            }
            count += 1
        }
        return (place, count)
    }
}
