import CPangoCairo
import DisplayList
import Foundation

extension CairoPainter {
    /// Draws a picture tilted in space. Cairo bends nothing, so the picture is drawn flat to pixels and each
    /// pixel of the result is looked up in them.
    func project(
        _ transform: ProjectionTransform, at origin: CGPoint, _ extents: CGRect, with pen: Pen,
        _ picture: (Pen) -> Void
    ) {
        // From the pen's space to the layer's, through the projection, and back.
        let around = ProjectionTransform(CGAffineTransform(translationX: -origin.x, y: -origin.y))
            .concatenating(transform)
            .concatenating(ProjectionTransform(CGAffineTransform(translationX: origin.x, y: origin.y)))
        let inverse = around.inverted()
        guard inverse != around || around.isIdentity, !extents.isNull else { return }
        let resolution = resolution(for: pen)
        let target = around.extents(of: extents).intersection(pen.clip).roundedOut(toScale: resolution)
        guard target.isDrawable, !target.isEmpty else { return }
        // A picture much larger than the screen is drawn coarser.
        var flatResolution = resolution
        while extents.width * extents.height * flatResolution * flatResolution > 16_000_000 { flatResolution /= 2 }
        // One clear pixel around, so that edges fade.
        let area = extents.insetBy(dx: -1 / flatResolution, dy: -1 / flatResolution)
        guard let flat = offscreen(area, resolution: flatResolution, with: pen, picture),
            let result = Surface(
                CAIRO_FORMAT_ARGB32, width: Int((target.width * resolution).rounded()),
                height: Int((target.height * resolution).rounded()))
        else { return }
        // From the result's pixels to the flat picture's.
        let lookUp = ProjectionTransform(
            CGAffineTransform(scaleX: 1 / resolution, y: 1 / resolution)
                .concatenating(CGAffineTransform(translationX: target.minX, y: target.minY))
        )
        .concatenating(inverse)
        .concatenating(
            ProjectionTransform(
                CGAffineTransform(translationX: -flat.area.minX, y: -flat.area.minY)
                    .concatenating(CGAffineTransform(scaleX: flatResolution, y: flatResolution))))
        PerspectiveWarp.warp(flat.surface, to: result, lookUp)
        put(Offscreen(surface: result, area: target, resolution: resolution), with: pen)
    }
}

/// Looks up a picture's pixels through a projection.
enum PerspectiveWarp {
    /// Fills `result`: `lookUp` maps its pixels to the picture's.
    static func warp(_ picture: Surface, to result: Surface, _ lookUp: ProjectionTransform) {
        let (width, height, stride) = (picture.width, picture.height, picture.stride)
        let (columns, rows, resultStride) = (result.width, result.height, result.stride)
        let m = lookUp
        picture.withPixels { source in
            result.withPixels { target in
                for row in 0..<rows {
                    let line = UnsafeMutableRawPointer(target + row * resultStride)
                        .assumingMemoryBound(to: UInt32.self)
                    let y = CGFloat(row) + 0.5
                    var px = m.m11 * 0.5 + m.m21 * y + m.m31
                    var py = m.m12 * 0.5 + m.m22 * y + m.m32
                    var w = m.m13 * 0.5 + m.m23 * y + m.m33
                    for column in 0..<columns {
                        // What lies behind the eye isn't seen.
                        if w > 1e-9 {
                            let (sx, sy) = (px / w - 0.5, py / w - 0.5)
                            if sx > -1, sy > -1, sx < CGFloat(width), sy < CGFloat(height) {
                                line[column] = sample(source, width, height, stride, sx, sy)
                            }
                        }
                        px += m.m11
                        py += m.m12
                        w += m.m13
                    }
                }
            }
        }
    }

    /// A pixel mixed from the four around a place.
    @inline(__always)
    private static func sample(
        _ source: UnsafeMutablePointer<UInt8>, _ width: Int, _ height: Int, _ stride: Int, _ x: CGFloat,
        _ y: CGFloat
    ) -> UInt32 {
        let left = Int(x.rounded(.down)), top = Int(y.rounded(.down))
        let fx = UInt32((x - CGFloat(left)) * 256), fy = UInt32((y - CGFloat(top)) * 256)
        @inline(__always) func pixel(_ column: Int, _ row: Int) -> UInt32 {
            guard column >= 0, row >= 0, column < width, row < height else { return 0 }
            return UnsafeRawPointer(source + row * stride).load(fromByteOffset: column * 4, as: UInt32.self)
        }
        let a = pixel(left, top), b = pixel(left + 1, top)
        let c = pixel(left, top + 1), d = pixel(left + 1, top + 1)
        if a | b | c | d == 0 { return 0 }
        var result: UInt32 = 0
        for shift: UInt32 in [0, 8, 16, 24] {
            let upper = ((a >> shift) & 255) * (256 - fx) + ((b >> shift) & 255) * fx
            let lower = ((c >> shift) & 255) * (256 - fx) + ((d >> shift) & 255) * fx
            result |= ((upper * (256 - fy) + lower * fy + 32_768) >> 16) << shift
        }
        return result
    }
}
