import Foundation
import SwiftUI
import simd

/// A corner of a triangle in a picture.
struct RasterVertex {
    var clip: SIMD4<Float>
    var place: SIMD3<Float>
    var normal: SIMD3<Float>
    var uv: SIMD2<Float>

    static func mix(_ a: RasterVertex, _ b: RasterVertex, _ t: Float) -> RasterVertex {
        RasterVertex(
            clip: a.clip + (b.clip - a.clip) * t, place: a.place + (b.place - a.place) * t,
            normal: a.normal + (b.normal - a.normal) * t, uv: a.uv + (b.uv - a.uv) * t)
    }
}

/// The pixels of a picture with their depths.
struct Raster {
    let width: Int, height: Int
    /// Premultiplied colors, from 0 to 1.
    private var colors: [SIMD4<Float>]
    private var depths: [Float]

    init(width: Int, height: Int) {
        (self.width, self.height) = (width, height)
        colors = [SIMD4<Float>](repeating: .zero, count: width * height)
        depths = [Float](repeating: .infinity, count: width * height)
    }

    /// Fills the picture.
    mutating func fill(_ color: (Int, Int) -> SIMD4<Float>) {
        for y in 0..<height {
            for x in 0..<width {
                let c = color(x, y)
                colors[y * width + x] = SIMD4(c.x * c.w, c.y * c.w, c.z * c.w, c.w)
            }
        }
    }

    /// How a surface is put into the picture.
    struct Rules {
        var writesDepth = true, readsDepth = true
        /// Whether front and back sides are drawn.
        var front = true, back = false
        var blend = SCNBlendMode.alpha
        var isWire = false
    }

    /// Draws a triangle, cut where it is behind the camera.
    mutating func draw(
        _ a: RasterVertex, _ b: RasterVertex, _ c: RasterVertex, _ rules: Rules,
        _ shade: (SIMD3<Float>, SIMD3<Float>, SIMD2<Float>) -> SIMD4<Float>
    ) {
        func distance(_ v: RasterVertex) -> Float { Swift.min(v.clip.z + v.clip.w, v.clip.w - 1e-5) }
        let (da, db, dc) = (distance(a), distance(b), distance(c))
        if da > 0, db > 0, dc > 0 { return fill(a, b, c, rules, shade) }
        guard da > 0 || db > 0 || dc > 0 else { return }
        var corners: [RasterVertex] = []
        for (from, to, d, e) in [(a, b, da, db), (b, c, db, dc), (c, a, dc, da)] {
            if d > 0 { corners.append(from) }
            if (d > 0) != (e > 0) { corners.append(.mix(from, to, d / (d - e))) }
        }
        for index in corners.indices.dropFirst().dropLast() {
            fill(corners[0], corners[index], corners[index + 1], rules, shade)
        }
    }

    private mutating func fill(
        _ a: RasterVertex, _ b: RasterVertex, _ c: RasterVertex, _ rules: Rules,
        _ shade: (SIMD3<Float>, SIMD3<Float>, SIMD2<Float>) -> SIMD4<Float>
    ) {
        let half = SIMD2<Float>(Float(width), Float(height)) / 2
        func screen(_ v: RasterVertex) -> SIMD3<Float> {
            let n = v.clip / v.clip.w
            return SIMD3((n.x + 1) * half.x, (1 - n.y) * half.y, n.z)
        }
        let (p, q, r) = (screen(a), screen(b), screen(c))
        let area = (q.x - p.x) * (r.y - p.y) - (q.y - p.y) * (r.x - p.x)
        guard area != 0, area.isFinite else { return }
        // Rows grow downward: a front side turns the other way than in space.
        let isFront = area < 0
        guard isFront ? rules.front : rules.back else { return }
        let limit = SIMD2<Float>(Float(width), Float(height))
        let low = simd.max(simd.min(simd.min(SIMD2(p.x, p.y), SIMD2(q.x, q.y)), SIMD2(r.x, r.y)), 0)
        let high = simd.min(simd.max(simd.max(SIMD2(p.x, p.y), SIMD2(q.x, q.y)), SIMD2(r.x, r.y)), limit)
        guard low.x < high.x, low.y < high.y else { return }
        let (x0, x1) = (Int(low.x), Swift.min(Int(high.x), width - 1))
        let (y0, y1) = (Int(low.y), Swift.min(Int(high.y), height - 1))
        let inverse = 1 / area
        let (wa, wb, wc) = (1 / a.clip.w, 1 / b.clip.w, 1 / c.clip.w)
        // The edges' functions change evenly from pixel to pixel.
        let stepU = (q.y - r.y) * inverse, stepV = (r.y - p.y) * inverse
        let edge = 1.5 * Swift.max(abs(stepU), abs(stepV), abs(stepU + stepV), abs((r.x - q.x) * inverse))
        for y in y0...y1 {
            let (px, py) = (Float(x0) + 0.5, Float(y) + 0.5)
            var u = ((q.x - px) * (r.y - py) - (q.y - py) * (r.x - px)) * inverse
            var v = ((r.x - px) * (p.y - py) - (r.y - py) * (p.x - px)) * inverse
            var index = y * width + x0
            for _ in x0...x1 {
                defer {
                    u += stepU
                    v += stepV
                    index += 1
                }
                let w = 1 - u - v
                guard u >= 0, v >= 0, w >= 0 else { continue }
                if rules.isWire, Swift.min(u, v, w) > edge { continue }
                let depth = u * p.z + v * q.z + w * r.z
                guard depth <= 1, !rules.readsDepth || depth < depths[index] else { continue }
                let (s, t, o) = (u * wa, v * wb, w * wc)
                let scale = 1 / (s + t + o)
                let place = (a.place * s + b.place * t + c.place * o) * scale
                var normal = a.normal * s + b.normal * t + c.normal * o
                normal = normal / Swift.max(length(normal), 1e-12)
                let color = shade(place, isFront ? normal : -normal, (a.uv * s + b.uv * t + c.uv * o) * scale)
                guard color.w > 0 else { continue }
                if rules.writesDepth { depths[index] = depth }
                blend(color, at: index, rules.blend)
            }
        }
    }

    @inline(__always)
    private mutating func blend(_ color: SIMD4<Float>, at index: Int, _ mode: SCNBlendMode) {
        let source = SIMD4(color.x * color.w, color.y * color.w, color.z * color.w, color.w)
        let under = colors[index]
        switch mode {
        case .alpha: colors[index] = source + under * (1 - color.w)
        case .replace: colors[index] = source
        case .add: colors[index] = simd.min(under + source, 1)
        case .subtract: colors[index] = SIMD4(simd.max(under - source, 0).lowThree, under.w)
        case .multiply: colors[index] = SIMD4((under * color).lowThree, under.w)
        case .screen: colors[index] = source + under - source * under
        case .max: colors[index] = simd.max(under, source)
        }
    }

    /// Returns the picture, each pixel the mean of some.
    func image(reducedBy factor: Int) -> CGImage? {
        let (w, h) = (width / factor, height / factor)
        guard w > 0, h > 0 else { return nil }
        var bytes = [UInt8](repeating: 0, count: w * h * 4)
        let share = 255 / Float(factor * factor)
        for y in 0..<h {
            for x in 0..<w {
                var sum = SIMD4<Float>()
                for dy in 0..<factor {
                    for dx in 0..<factor { sum += colors[(y * factor + dy) * width + x * factor + dx] }
                }
                let pixel = simd.min(simd.max(sum * share + 0.5, 0), 255)
                let place = (y * w + x) * 4
                for part in 0..<4 { bytes[place + part] = UInt8(pixel[part]) }
            }
        }
        return CGImage(width: w, height: h, premultipliedRGBA: bytes)
    }
}

extension SIMD4 where Scalar == Float {
    fileprivate var lowThree: SIMD3<Float> { SIMD3(x, y, z) }
}
