import CPangoCairo
import DisplayList
import Foundation
import FrontEndKit
import OrielBasics
import PixelKernels

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
    /// - target: The area of the result, in the pen's space; whole pixels.
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
        let width = Int(clamping: (target.width * resolution).rounded())
        let height = Int(clamping: (target.height * resolution).rounded())
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
    /// Draws a picture through a projection over the existing content.
    ///
    /// `lookUp` maps the target's pixels to the picture's, whose outermost ones must be clear.
    static func draw(_ picture: Surface, _ lookUp: ProjectionTransform, onto target: PixelTarget) {
        let m = lookUp
        let numbers = [m.m11, m.m12, m.m13, m.m21, m.m22, m.m23, m.m31, m.m32, m.m33].map { Double($0) }
        picture.withKernelPixels { source in
            for part in target.parts {
                let pixels = OrielPixels(
                    pixels: target.pixels, width: part.x.upperBound, height: part.y.upperBound, stride: target.stride)
                oriel_warp(
                    source, numbers, pixels,
                    OrielPart(
                        x: part.x.lowerBound, end_x: part.x.upperBound, y: part.y.lowerBound, end_y: part.y.upperBound))
            }
        }
    }
}
