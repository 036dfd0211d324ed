import Foundation

/// A place in pixels, counted from the bottom left, or a distance.
typealias Place = SIMD2<Float>

extension Place {
    var length: Float { hypotf(x, y) }
    /// A place on a circle of a radius of one pixel.
    init(angle: Float) { self.init(cosf(angle), sinf(angle)) }
    /// The distance, turned toward the left.
    func turned(by angle: Float) -> Place {
        let (cosine, sine) = (cosf(angle), sinf(angle))
        return Place(x * cosine - y * sine, x * sine + y * cosine)
    }
    func along(_ other: Place) -> Float { x * other.x + y * other.y }
}

extension CGRect {
    /// The middle, as filters compute.
    var middle: Place { Place(Float(midX), Float(midY)) }
    /// The least and the largest distance of the corners in a direction.
    func span(along direction: Place) -> ClosedRange<Float> {
        let corners = [minX, maxX].flatMap { x in [minY, maxY].map { Place(Float(x), Float($0)).along(direction) } }
        return corners.min()!...corners.max()!
    }
}

/// Rasters whose pixels are computed by their places.
extension Raster {
    /// Paints each pixel of a rectangle by its place.
    /// - Parameter color: The premultiplied color at a place, from 0 to 255.
    init(painting rect: CGRect, _ color: (Place) -> SIMD4<Float>) {
        self.init(in: rect)
        for row in 0..<height {
            for column in 0..<width {
                let mixed = color(Place(Float(x + column) + 0.5, Float(y + height - 1 - row) + 0.5))
                let (target, alpha) = ((row * width + column) * 4, Self.byte(mixed.w))
                for part in 0..<3 { pixels[target + part] = min(Self.byte(mixed[part]), alpha) }
                pixels[target + 3] = alpha
            }
        }
    }

    /// The premultiplied color at a place, from 0 to 255, mixed of four pixels; beyond an edge, the color of the edge.
    func color(_ place: Place) -> SIMD4<Float> {
        let (across, down) = (place.x - Float(x) - 0.5, Float(y + height) - place.y - 0.5)
        guard width > 0, height > 0, abs(across) < 1e8, abs(down) < 1e8 else { return .zero }
        let (left, top) = (across.rounded(.down), down.rounded(.down))
        let (column, row) = (Int(left), Int(top))
        func pixel(_ column: Int, _ row: Int) -> SIMD4<Float> {
            let start = index(column, row)
            return SIMD4(
                Float(pixels[start]), Float(pixels[start + 1]), Float(pixels[start + 2]), Float(pixels[start + 3]))
        }
        let (right, below) = (across - left, down - top)
        if right == 0, below == 0 { return pixel(column, row) }
        let upper = pixel(column, row) * (1 - right) + pixel(column + 1, row) * right
        let lower = pixel(column, row + 1) * (1 - right) + pixel(column + 1, row + 1) * right
        return upper * (1 - below) + lower * below
    }

    /// Whether a place is in the raster.
    func contains(_ place: Place) -> Bool {
        place.x >= Float(x) && place.y >= Float(y) && place.x < Float(x + width) && place.y < Float(y + height)
    }

    /// The color at a place; a clear one beyond the edges.
    func colorWithin(_ place: Place) -> SIMD4<Float> { contains(place) ? color(place) : .zero }

    /// How bright a place is, from 0 to 1; dark beyond the edges.
    func light(_ place: Place) -> Float {
        let color = colorWithin(place)
        return FilterKind.luminance(color.x, color.y, color.z) / 255
    }

    /// The raster with pixels that come from other places; clear where there is none.
    func redrawn(_ source: (Place) -> Place?) -> Raster {
        Raster(painting: extent) { place in source(place).map(color) ?? .zero }
    }

    /// Changes each color and its opacity, without the one multiplied by the other, from 0 to 1.
    func converted(_ change: (SIMD4<Float>) -> SIMD4<Float>) -> Raster {
        Raster(painting: extent) { place in
            let color = change(Self.straight(self.color(place)))
            let alpha = min(max(color.w, 0), 1)
            return SIMD4(color.x * alpha, color.y * alpha, color.z * alpha, alpha) * 255
        }
    }

    /// A color without its opacity multiplied, from 0 to 1.
    static func straight(_ color: SIMD4<Float>) -> SIMD4<Float> {
        guard color.w > 0 else { return .zero }
        return SIMD4(color.x / color.w, color.y / color.w, color.z / color.w, color.w / 255)
    }

    /// A slope of the light at a place: to the right, and upward.
    func slope(_ place: Place) -> Place {
        Place(
            light(place + Place(1, 0)) - light(place - Place(1, 0)),
            light(place + Place(0, 1)) - light(place - Place(0, 1))) / 2
    }
}

extension Float {
    /// The part after the point, from 0 to 1; for numbers below 0 too.
    var fraction: Float { self - rounded(.down) }
    /// Goes up and down between 0 and 1.
    var mirrored: Float {
        let turn = (self / 2).fraction * 2
        return turn > 1 ? 2 - turn : turn
    }
    /// From 0 to 1, slow at both ends.
    var smooth: Float {
        let share = bounded
        return share * share * (3 - 2 * share)
    }
    /// Within 0 and 1.
    var bounded: Float { self > 0 ? self < 1 ? self : 1 : 0 }
    /// A number from 0 to 1 that looks random, always the same one for a place.
    static func noise(_ x: Int, _ y: Int, _ seed: Int = 0) -> Float {
        var bits = UInt32(truncatingIfNeeded: x &* 374_761_393 &+ y &* 668_265_263 &+ seed &* 2_147_483_629)
        bits = (bits ^ (bits >> 13)) &* 1_274_126_177
        bits = (bits ^ (bits >> 16)) &* 2_246_822_519
        return Float((bits ^ (bits >> 13)) & 0xFFFF) / 65535
    }
}
