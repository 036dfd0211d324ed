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
        warp(flat, inverse, target, resolution: resolution, with: pen)
    }

    /// Draws a picture's pixels bent.
    /// - Parameters:
    ///   - inverse: Maps the pen's space to the picture's.
    ///   - target: What the result covers, in the pen's space; whole pixels.
    func warp(
        _ flat: Offscreen, _ inverse: ProjectionTransform, _ target: CGRect, resolution: CGFloat, with pen: Pen
    ) {
        let toPicture = inverse.concatenating(
            ProjectionTransform(
                CGAffineTransform(translationX: -flat.area.minX, y: -flat.area.minY)
                    .concatenating(CGAffineTransform(scaleX: flat.resolution, y: flat.resolution))))
        let isDone = pen.withPixels(in: target) { pixels in
            PerspectiveWarp.draw(
                flat.surface, ProjectionTransform(pixels.transform.inverted()).concatenating(toPicture), onto: pixels)
        }
        if isDone { return }
        let width = Int((target.width * resolution).rounded()), height = Int((target.height * resolution).rounded())
        guard let result = Surface(CAIRO_FORMAT_ARGB32, width: width, height: height) else { return }
        let toPixels = CGAffineTransform(translationX: -target.minX, y: -target.minY)
            .concatenating(CGAffineTransform(scaleX: resolution, y: resolution))
        result.withPixels {
            let pixels = PixelTarget(
                pixels: $0, stride: result.stride, parts: [.init(x: 0..<width, y: 0..<height)], transform: toPixels)
            PerspectiveWarp.draw(
                flat.surface, ProjectionTransform(toPixels.inverted()).concatenating(toPicture), onto: pixels)
        }
        put(Offscreen(surface: result, area: target, resolution: resolution), with: pen)
    }
}

/// Looks up a picture's pixels through a projection.
enum PerspectiveWarp {
    /// Draws a picture seen through a projection over what is there.
    ///
    /// `lookUp` maps the target's pixels to the picture's, whose outermost ones must be clear.
    static func draw(_ picture: Surface, _ lookUp: ProjectionTransform, onto target: PixelTarget) {
        let (width, height, stride) = (picture.width, picture.height, picture.stride)
        guard width > 1, height > 1 else { return }
        let m = lookUp
        let weights = weights
        picture.withPixels { source in
            fetch(source, count: stride * height)
            for part in target.parts {
                for row in part.y {
                    let y = Double(row) + 0.5
                    var line = Line(
                        x: m.m11 * 0.5 + m.m21 * y + m.m31, dx: m.m11, y: m.m12 * 0.5 + m.m22 * y + m.m32,
                        dy: m.m12, w: m.m13 * 0.5 + m.m23 * y + m.m33, dw: m.m13)
                    let span = line.span(of: part.x, width: Double(width), height: Double(height))
                    guard !span.isEmpty else { continue }
                    line.skip(span.lowerBound)
                    let pixels = UnsafeMutableRawPointer(target.pixels + row * target.stride)
                        .assumingMemoryBound(to: UInt32.self)
                    if m.m13 == 0 {
                        fillEvenly(pixels, span, line, source, stride, weights)
                    } else {
                        fill(pixels, span, line, source, stride, weights)
                    }
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
        func span(of columns: Range<Int>, width: Double, height: Double) -> Range<Int> {
            let (first, end) = (Double(columns.lowerBound), Double(columns.upperBound))
            // Beyond the lower bound, below the upper.
            var (low, high) = (first - 1, end)
            func keep(_ value: Double, _ slope: Double) {
                if abs(slope) < 1e-12 {
                    if value <= 0 { high = low }
                } else if slope > 0 {
                    low = max(low, -value / slope)
                } else {
                    high = min(high, -value / slope)
                }
            }
            // What lies behind the eye isn't seen.
            keep(w - 1e-6, dw)
            // The margin takes up what even steps are rounded by.
            keep(x - 0.51 * w, dx - 0.51 * dw)
            keep(y - 0.51 * w, dy - 0.51 * dw)
            keep((width - 0.51) * w - x, (width - 0.51) * dw - dx)
            keep((height - 0.51) * w - y, (height - 0.51) * dw - dy)
            (low, high) = (min(low, end), max(high, first - 1))
            guard low < high else { return 0..<0 }
            let lower = Int((low + 1e-6).rounded(.up)), upper = Int((high - 1e-6).rounded(.up))
            return lower < upper ? lower..<upper : 0..<0
        }
    }

    private static func fill(
        _ target: UnsafeMutablePointer<UInt32>, _ span: Range<Int>, _ line: Line,
        _ source: UnsafeMutablePointer<UInt8>, _ stride: Int, _ weights: Weights
    ) {
        var line = line
        let pixels = UnsafeRawPointer(source)
        for column in span {
            let scale = 65_536 / line.w
            let x = Int(line.x * scale) &- 32_768, y = Int(line.y * scale) &- 32_768
            put(sample(pixels, stride, max(x, 0), max(y, 0), weights), over: &target[column])
            line.x += line.dx
            line.y += line.dy
            line.w += line.dw
        }
    }

    /// Fills a row without perspective: places advance evenly, with 32 bits after the point.
    private static func fillEvenly(
        _ target: UnsafeMutablePointer<UInt32>, _ span: Range<Int>, _ line: Line,
        _ source: UnsafeMutablePointer<UInt8>, _ stride: Int, _ weights: Weights
    ) {
        let pixels = UnsafeRawPointer(source)
        let one = 4_294_967_296.0
        // A step beyond all pictures is taken once at most.
        func step(_ length: Double) -> Int { Int(min(max((length * one).rounded(), -1e18), 1e18)) }
        let dx = step(line.dx / line.w), dy = step(line.dy / line.w)
        var x = max(Int((line.x / line.w - 0.5) * one), 0), y = max(Int((line.y / line.w - 0.5) * one), 0)
        for column in span {
            put(sample(pixels, stride, x >> 16, y >> 16, weights), over: &target[column])
            x &+= dx
            y &+= dy
        }
    }

    /// A pixel mixed from the four around a place, which has 16 bits after the point.
    @inline(__always)
    private static func sample(
        _ pixels: UnsafeRawPointer, _ stride: Int, _ x: Int, _ y: Int, _ weights: Weights
    ) -> UInt32 {
        let place = pixels + ((y >> 16) &* stride &+ (x >> 16) &* 4)
        let upper = place.loadUnaligned(as: UInt64.self), lower = (place + stride).loadUnaligned(as: UInt64.self)
        // Pictures of views have large parts of one colour.
        if upper == lower, upper >> 32 == upper & 0xFFFF_FFFF { return UInt32(truncatingIfNeeded: upper) }
        let above = channels(upper), below = channels(lower)
        // Modulo 65 536, which the result is below.
        let column = ((above &<< 8) &+ (below &- above) &* weights.vertical[(y >> 8) & 255] &+ 128) &>> 8
        let parts = column &* weights.horizontal[(x >> 8) & 255]
        let mixed = (parts.lowHalf &+ parts.highHalf &+ 128) &>> 8
        return unsafeBitCast(SIMD4<UInt8>(truncatingIfNeeded: mixed), to: UInt32.self)
    }

    /// How much each of four pixels counts, out of 256, for each place between them: looked up, because it takes long to
    /// fill a vector with a number.
    private struct Weights {
        /// All the part of the lower pixels.
        let vertical: UnsafeMutablePointer<SIMD8<UInt16>> = .allocate(capacity: 256)
        /// The part of the left pixel four times, then that of the right one.
        let horizontal: UnsafeMutablePointer<SIMD8<UInt16>> = .allocate(capacity: 256)

        init() {
            for part in 0..<256 {
                let (left, right) = (SIMD4(repeating: UInt16(256 - part)), SIMD4(repeating: UInt16(part)))
                vertical[part] = SIMD8(repeating: UInt16(part))
                horizontal[part] = SIMD8(lowHalf: left, highHalf: right)
            }
        }
    }

    nonisolated(unsafe) private static let weights = Weights()

    /// Puts a pixel over another.
    @inline(__always)
    private static func put(_ pixel: UInt32, over target: inout UInt32) {
        let rest = 255 &- (pixel >> 24)
        if rest == 0 {
            target = pixel
        } else if pixel != 0 {
            // Two channels at a time.
            var even = (target & 0xFF00FF) &* rest &+ 0x800080
            var odd = (target >> 8 & 0xFF00FF) &* rest &+ 0x800080
            even = (even &+ (even >> 8 & 0xFF00FF)) >> 8 & 0xFF00FF
            odd = (odd &+ (odd >> 8 & 0xFF00FF)) & 0xFF00_FF00
            target = pixel &+ even &+ odd
        }
    }

    /// The channels of a pixel and the one to its right.
    @inline(__always)
    private static func channels(_ pair: UInt64) -> SIMD8<UInt16> {
        SIMD8<UInt16>(truncatingIfNeeded: unsafeBitCast(pair, to: SIMD8<UInt8>.self))
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
