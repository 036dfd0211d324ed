import DisplayList
import Foundation

/// Filters that move, turn and scale pictures.
extension FilterKind {
    static let scalings: [FilterKind] = [
        FilterKind(name: "CIAffineTransform", others: [kCIInputTransformKey]) { raster, values in
            raster.transformed(by: values.transform(kCIInputTransformKey))
        },
        FilterKind(name: "CICrop", others: ["inputRectangle"]) { raster, values in
            values.rectangle("inputRectangle").map { raster.cropped(to: $0) } ?? raster
        },
        FilterKind(name: "CIStraightenFilter", defaults: [kCIInputAngleKey: 0.0]) { raster, values in
            let angle = values.number(kCIInputAngleKey), middle = raster.extent.middle
            guard raster.width > 0, raster.height > 0 else { return raster }
            let shape = Float(raster.width) / Float(raster.height)
            // As large as the turned picture must be so that no corner of the rectangle is empty.
            let scale = abs(cosf(angle)) + max(shape, 1 / shape) * abs(sinf(angle))
            return raster.redrawn { middle + ($0 - middle).turned(by: -angle) / scale }
        },
        FilterKind(name: "CILanczosScaleTransform", defaults: [kCIInputScaleKey: 1.0, kCIInputAspectRatioKey: 1.0]) {
            raster, values in
            raster.resized(scale(values), reach: 3) { distance in
                let angle = distance * .pi
                return abs(angle) < 1e-4 ? 1 : 3 * sinf(angle) * sinf(angle / 3) / (angle * angle)
            }
        },
        FilterKind(
            name: "CIBicubicScaleTransform",
            defaults: [kCIInputScaleKey: 1.0, kCIInputAspectRatioKey: 1.0, "inputB": 0.0, "inputC": 0.75]
        ) { raster, values in
            let (b, c) = (values.number("inputB", in: -10...10), values.number("inputC", in: -10...10))
            return raster.resized(scale(values), reach: 2) { distance in
                let x = abs(distance)
                if x < 1 { return ((12 - 9 * b - 6 * c) * x * x * x + (12 * b + 6 * c - 18) * x * x + 6 - 2 * b) / 6 }
                if x >= 2 { return 0 }
                return ((-b - 6 * c) * x * x * x + (6 * b + 30 * c) * x * x - (12 * b + 48 * c) * x + 8 * b + 24 * c)
                    / 6
            }
        },
        FilterKind(name: "CIPerspectiveTransform", defaults: corners) { raster, values in
            Perspective(values, in: raster).map { seen(raster, raster.extent, through: $0) } ?? Raster(in: .zero)
        },
        FilterKind(name: "CIPerspectiveTransformWithExtent", defaults: corners, others: [kCIInputExtentKey]) {
            raster, values in
            let area = values.area(kCIInputExtentKey, in: raster)
            return Perspective(values, in: raster).map { seen(raster, area, through: $0) } ?? Raster(in: .zero)
        },
        FilterKind(
            name: "CIPerspectiveCorrection", defaults: corners.merging(["inputCrop": true]) { $1 }
        ) { raster, values in
            guard let perspective = Perspective(values, in: raster) else { return Raster(in: .zero) }
            func length(_ first: String, _ second: String) -> Float {
                (values.spot("input\(first)", in: raster) - values.spot("input\(second)", in: raster)).length
            }
            // As wide and as high as the longer ones of the sides that face each other.
            let size = Place(
                max(length("TopLeft", "TopRight"), length("BottomLeft", "BottomRight"), 1).rounded(),
                max(length("TopLeft", "BottomLeft"), length("TopRight", "BottomRight"), 1).rounded())
            var area = CGRect(x: 0, y: 0, width: CGFloat(size.x), height: CGFloat(size.y))
            if !values.flag("inputCrop") {
                // What lies around is seen as far as it is as large as the corners' part.
                let most = area.insetBy(dx: -area.width, dy: -area.height)
                area = Place.box(raster.extent.corners.compactMap(perspective.source).map { $0 * size }).union(area)
                area = area.intersection(most)
            }
            return Raster(painting: area) { place in
                perspective.seen(place / size).map { raster.colorWithin($0) } ?? .zero
            }
        },
        FilterKind(
            name: "CIPerspectiveRotate",
            defaults: ["inputFocalLength": 28.0, "inputPitch": 0.0, "inputYaw": 0.0, "inputRoll": 0.0]
        ) { raster, values in
            let middle = raster.extent.middle, size = Float(max(raster.width, raster.height))
            // Film of 35 mm is 36 mm wide.
            let distance = max(values.number("inputFocalLength", in: 1...10_000) / 36 * size, 1)
            let (pitch, yaw, roll) = (
                values.number("inputPitch"), values.number("inputYaw"), values.number("inputRoll")
            )
            let places = raster.extent.corners.map { corner -> Place in
                let flat = (corner - middle).turned(by: roll)
                let tilted = Place(flat.y, 0).turned(by: pitch)
                let turned = Place(flat.x, tilted.y).turned(by: yaw)
                // No corner comes nearer than a fifth of the distance.
                return middle + Place(turned.x, tilted.x) * (distance / max(distance + turned.y, distance / 5))
            }
            return Perspective(
                bottomLeft: places[0], bottomRight: places[1], topRight: places[2], topLeft: places[3]
            ).map { seen(raster, raster.extent, through: $0) } ?? Raster(in: .zero)
        },
    ]

    /// The corners that filters of perspective have before they are set.
    static let corners: [String: Any] = [
        "inputTopLeft": CIVector(x: 118, y: 484), "inputTopRight": CIVector(x: 646, y: 507),
        "inputBottomRight": CIVector(x: 548, y: 140), "inputBottomLeft": CIVector(x: 155, y: 153),
    ]

    private static func scale(_ values: FilterValues) -> Place {
        let scale = values.number(kCIInputScaleKey, in: 0.001...64)
        return Place(scale * values.number(kCIInputAspectRatioKey, in: (1 / 64)...64), scale)
    }

    /// A part of a raster as it is seen in perspective.
    private static func seen(_ raster: Raster, _ area: CGRect, through perspective: Perspective) -> Raster {
        guard raster.width > 0, area.width > 0, area.height > 0 else { return Raster(in: .zero) }
        let (corner, size) = (
            Place(Float(area.minX), Float(area.minY)), Place(Float(area.width), Float(area.height))
        )
        let places = [Place(0, 0), Place(1, 0), Place(1, 1), Place(0, 1)].compactMap(perspective.seen)
        return Raster(painting: Place.box(places)) { place in
            guard let share = perspective.source(place), share.x >= 0, share.y >= 0, share.x <= 1, share.y <= 1 else {
                return .zero
            }
            return raster.color(corner + share * size)
        }
    }
}

extension CGRect {
    /// The corners: lower left, lower right, upper right, and upper left.
    var corners: [Place] {
        [(minX, minY), (maxX, minY), (maxX, maxY), (minX, maxY)].map { Place(Float($0), Float($1)) }
    }
}

extension Place {
    /// The least rectangle around places.
    static func box(_ places: [Place]) -> CGRect {
        guard let first = places.first else { return .zero }
        let (low, high) = places.reduce((first, first)) { (pointwiseMin($0.0, $1), pointwiseMax($0.1, $1)) }
        return CGRect(
            x: CGFloat(low.x), y: CGFloat(low.y), width: CGFloat(high.x - low.x), height: CGFloat(high.y - low.y))
    }
}
