import CPangoCairo
import DisplayList
import Foundation

extension CairoPainter {
    /// Draws a picture tilted in space.
    ///
    /// Cairo bends nothing, so the picture is drawn flat to pixels and each pixel of the result is looked up in them.
    func project(
        _ transform: ProjectionTransform, at origin: CGPoint, _ extents: CGRect, with pen: Pen,
        keeper: PixelKeeper?, _ picture: (Pen) -> Void
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
        // Clear pixels all round, so that edges fade.
        let area = extents.insetBy(dx: -1.5 / flatResolution, dy: -1.5 / flatResolution)
        guard let flat = pixels(keeper, area, seen: area, resolution: flatResolution, with: pen, picture) else {
            return
        }
        guard let result = warp(flat, inverse, target, resolution: resolution, isVector: pen.isVector) else { return }
        put(result, with: pen)
    }

    /// Returns a picture's pixels bent.
    /// - Parameters:
    ///   - inverse: Maps the result's space to the picture's.
    ///   - target: What the result covers; whole pixels.
    ///   - isVector: Whether the result is to last; otherwise it is good until the next.
    func warp(
        _ flat: Offscreen, _ inverse: ProjectionTransform, _ target: CGRect, resolution: CGFloat, isVector: Bool
    ) -> Offscreen? {
        let width = Int((target.width * resolution).rounded()), height = Int((target.height * resolution).rounded())
        guard
            let result = isVector
                ? Surface(CAIRO_FORMAT_ARGB32, width: width, height: height)
                : workPixels.surface(width: width, height: height)
        else { return nil }
        // From the result's pixels to the flat picture's.
        let lookUp = ProjectionTransform(
            CGAffineTransform(scaleX: 1 / resolution, y: 1 / resolution)
                .concatenating(CGAffineTransform(translationX: target.minX, y: target.minY))
        )
        .concatenating(inverse)
        .concatenating(
            ProjectionTransform(
                CGAffineTransform(translationX: -flat.area.minX, y: -flat.area.minY)
                    .concatenating(CGAffineTransform(scaleX: flat.resolution, y: flat.resolution))))
        PerspectiveWarp.warp(flat.surface, to: result, lookUp)
        return Offscreen(surface: result, area: target, resolution: resolution)
    }
}

/// Looks up a picture's pixels through a projection.
enum PerspectiveWarp {
    /// Fills a clear surface with a picture seen through a projection.
    ///
    /// `lookUp` maps the surface's pixels to the picture's, whose outermost ones must be clear.
    static func warp(_ picture: Surface, to result: Surface, _ lookUp: ProjectionTransform) {
        let (width, height, stride) = (picture.width, picture.height, picture.stride)
        let (columns, rows, resultStride) = (result.width, result.height, result.stride)
        guard width > 1, height > 1 else { return }
        let m = lookUp
        picture.withPixels { source in
            fetch(source, count: stride * height)
            result.withPixels { target in
                for row in 0..<rows {
                    let y = Double(row) + 0.5
                    var line = Line(
                        x: m.m11 * 0.5 + m.m21 * y + m.m31, dx: m.m11, y: m.m12 * 0.5 + m.m22 * y + m.m32,
                        dy: m.m12, w: m.m13 * 0.5 + m.m23 * y + m.m33, dw: m.m13)
                    let span = line.span(columns: columns, width: Double(width), height: Double(height))
                    guard !span.isEmpty else { continue }
                    line.skip(span.lowerBound)
                    let pixels = UnsafeMutableRawPointer(target + row * resultStride)
                        .assumingMemoryBound(to: UInt32.self)
                    fill(pixels, span, line, source, stride)
                }
            }
        }
    }

    /// The picture's coordinates along a row of the result, before they are divided by `w`.
    private struct Line {
        var x: Double, dx: Double, y: Double, dy: Double, w: Double, dw: Double

        mutating func skip(_ count: Int) {
            x += dx * Double(count)
            y += dy * Double(count)
            w += dw * Double(count)
        }

        /// The columns that look into the picture: where all these functions of the column are positive.
        func span(columns: Int, width: Double, height: Double) -> Range<Int> {
            var (low, high) = (0.0, Double(columns))
            func keep(_ value: Double, _ slope: Double) {
                if abs(slope) < 1e-12 {
                    if value <= 0 { high = 0 }
                } else if slope > 0 {
                    low = max(low, -value / slope)
                } else {
                    high = min(high, -value / slope)
                }
            }
            // What lies behind the eye isn't seen.
            keep(w - 1e-6, dw)
            keep(x - 0.5 * w, dx - 0.5 * dw)
            keep(y - 0.5 * w, dy - 0.5 * dw)
            keep((width - 0.51) * w - x, (width - 0.51) * dw - dx)
            keep((height - 0.51) * w - y, (height - 0.51) * dw - dy)
            (low, high) = (min(low, Double(columns)), max(high, 0))
            guard low < high else { return 0..<0 }
            let first = Int((low + 1e-6).rounded(.up)), end = Int((high - 1e-6).rounded(.up))
            return first < end ? first..<end : 0..<0
        }
    }

    private static func fill(
        _ target: UnsafeMutablePointer<UInt32>, _ span: Range<Int>, _ line: Line,
        _ source: UnsafeMutablePointer<UInt8>, _ stride: Int
    ) {
        var line = line
        let pixels = UnsafeRawPointer(source)
        if line.dw == 0 {
            // Without perspective, places advance evenly: 16 bits after the point.
            var x = Int((line.x / line.w - 0.5) * 65_536), y = Int((line.y / line.w - 0.5) * 65_536)
            // A step beyond all pictures is taken once at most.
            func step(_ length: Double) -> Int { Int(min(max((length * 65_536).rounded(), -1e15), 1e15)) }
            let dx = step(line.dx / line.w), dy = step(line.dy / line.w)
            for column in span {
                target[column] = sample(pixels, stride, max(x, 0), max(y, 0))
                x &+= dx
                y &+= dy
            }
        } else {
            for column in span {
                let scale = 65_536 / line.w
                let x = Int(line.x * scale) &- 32_768, y = Int(line.y * scale) &- 32_768
                target[column] = sample(pixels, stride, max(x, 0), max(y, 0))
                line.x += line.dx
                line.y += line.dy
                line.w += line.dw
            }
        }
    }

    /// A pixel mixed from the four around a place, which has 16 bits after the point.
    @inline(__always)
    private static func sample(_ pixels: UnsafeRawPointer, _ stride: Int, _ x: Int, _ y: Int) -> UInt32 {
        let place = pixels + ((y >> 16) &* stride &+ (x >> 16) &* 4)
        let fx = UInt16((x >> 8) & 255), fy = UInt16((y >> 8) & 255)
        let upper = channels(of: place), lower = channels(of: place + stride)
        let column: SIMD8<UInt16> = mix(upper, lower, SIMD8(repeating: fy))
        let mixed: SIMD4<UInt16> = mix(column.lowHalf, column.highHalf, SIMD4(repeating: fx))
        return unsafeBitCast(SIMD4<UInt8>(truncatingIfNeeded: mixed), to: UInt32.self)
    }

    /// The channels of a pixel and the one to its right.
    @inline(__always)
    private static func channels(of place: UnsafeRawPointer) -> SIMD8<UInt16> {
        SIMD8<UInt16>(truncatingIfNeeded: unsafeBitCast(place.loadUnaligned(as: UInt64.self), to: SIMD8<UInt8>.self))
    }

    /// Mixes channels; `part` is out of 256.
    @inline(__always)
    private static func mix(_ a: SIMD8<UInt16>, _ b: SIMD8<UInt16>, _ part: SIMD8<UInt16>) -> SIMD8<UInt16> {
        (a &* (256 &- part) &+ b &* part &+ 128) &>> 8
    }

    @inline(__always)
    private static func mix(_ a: SIMD4<UInt16>, _ b: SIMD4<UInt16>, _ part: SIMD4<UInt16>) -> SIMD4<UInt16> {
        (a &* (256 &- part) &+ b &* part &+ 128) &>> 8
    }

    /// Brings a picture near the processor.
    ///
    /// A turned picture is read across its rows, for each of which the processor would wait; read in order it comes by
    /// itself.
    private static func fetch(_ pixels: UnsafeMutablePointer<UInt8>, count: Int) {
        var sum: UInt8 = 0
        var place = 0
        while place < count {
            sum |= pixels[place]
            place &+= 64
        }
        use(sum)
    }

    /// Keeps ``fetch`` from being thought needless.
    @inline(never) @_optimize(none)
    private static func use(_ byte: UInt8) {}
}
