import Foundation
import FrontEndKit
import OrielBasics

/// Makes pictures in the terminal's pixels, and keeps them as long as they are in use.
final class RasterCache {
    /// The source of a picture.
    struct Key: Hashable {
        let bitmap: Bitmap
        let tint: Paint?
        let isSmooth: Bool
        /// The frame of the whole bitmap, in pixels from the corner of the result.
        let place: CGRect
        /// The pixels that are made.
        let width: Int, height: Int
        /// The visible part.
        let clip: CGRect
    }

    private var known = BoundedCache<Key, Raster>(limit: 32)
    /// The most pixels of a picture; larger ones stay cells.
    static let mostPixels = 4_000_000

    /// Returns a picture.
    func raster(_ key: Key) -> Raster {
        if let found = known[key] { return found }
        let raster = Self.make(key)
        known[key] = raster
        return raster
    }

    private static func make(_ key: Key) -> Raster {
        var tint: RGBA?
        if case .color(let color) = key.tint { tint = color }
        var pixels = [UInt8](repeating: 0, count: key.width * key.height * 4)
        let sampler = BitmapSampler(key.bitmap, isSmooth: key.isSmooth)
        let (stepX, stepY) = (
            CGFloat(key.bitmap.width) / key.place.width, CGFloat(key.bitmap.height) / key.place.height
        )
        let clip = key.clip.intersection(key.place)
        guard !clip.isNull, stepX.isFinite, stepY.isFinite else {
            return Raster(width: key.width, height: key.height, pixels: pixels)
        }
        // A few samples of a pixel are enough where the bitmap is larger.
        let samples = max(min(Int(max(stepX, stepY).rounded(.up)), 3), 1)
        let columns = max(Int(clip.minX.rounded()), 0)..<max(min(Int(clip.maxX.rounded()), key.width), 0)
        let rows = max(Int(clip.minY.rounded()), 0)..<max(min(Int(clip.maxY.rounded()), key.height), 0)
        guard !columns.isEmpty, !rows.isEmpty else {
            return Raster(width: key.width, height: key.height, pixels: pixels)
        }
        for y in rows {
            for x in columns {
                var sum = SIMD4<Float>()
                for sample in 0..<samples * samples {
                    let partX = (CGFloat(sample % samples) + 0.5) / CGFloat(samples)
                    let partY = (CGFloat(sample / samples) + 0.5) / CGFloat(samples)
                    sum += sampler.color(
                        (CGFloat(x) + partX - key.place.minX) * stepX, (CGFloat(y) + partY - key.place.minY) * stepY)
                }
                guard sum.w > 0 else { continue }
                let opacity = sum.w / Float(samples * samples)
                var color = sum / sum.w * 255
                if let tint { color = SIMD4(tint.red, tint.green, tint.blue, 1) * 255 }
                let place = (y * key.width + x) * 4
                pixels[place] = UInt8(min(color.x + 0.5, 255))
                pixels[place + 1] = UInt8(min(color.y + 0.5, 255))
                pixels[place + 2] = UInt8(min(color.z + 0.5, 255))
                pixels[place + 3] = UInt8(min(opacity * (tint?.opacity ?? 1) + 0.5, 255))
            }
        }
        return Raster(width: key.width, height: key.height, pixels: pixels)
    }
}

/// Reads colors between the pixels of a bitmap.
private struct BitmapSampler {
    private let bitmap: Bitmap
    private let isSmooth: Bool

    init(_ bitmap: Bitmap, isSmooth: Bool) { (self.bitmap, self.isSmooth) = (bitmap, isSmooth) }

    /// The color at a place, multiplied by its opacity, 0 to 255 each.
    func color(_ x: CGFloat, _ y: CGFloat) -> SIMD4<Float> {
        if !isSmooth { return pixel(Int(x), Int(y)) }
        let (left, top) = ((x - 0.5).rounded(.down), (y - 0.5).rounded(.down))
        let (partX, partY) = (Float(x - 0.5 - left), Float(y - 0.5 - top))
        let (column, row) = (Int(left), Int(top))
        let upper = pixel(column, row) * (1 - partX) + pixel(column + 1, row) * partX
        let lower = pixel(column, row + 1) * (1 - partX) + pixel(column + 1, row + 1) * partX
        return upper * (1 - partY) + lower * partY
    }

    private func pixel(_ x: Int, _ y: Int) -> SIMD4<Float> {
        let place = (min(max(y, 0), bitmap.height - 1) * bitmap.width + min(max(x, 0), bitmap.width - 1)) * 4
        let pixels = bitmap.pixels
        return SIMD4(Float(pixels[place]), Float(pixels[place + 1]), Float(pixels[place + 2]), Float(pixels[place + 3]))
    }
}
