import CPangoCairo
import DisplayList
import Foundation
import FrontEndKit

extension CairoPainter {
    /// Draws a picture moved, turned, scaled or tilted.
    func transform(
        _ transform: ProjectionTransform, at origin: CGPoint, _ extents: CGRect, with pen: Pen,
        keeper: PixelKeeper?, _ picture: (Pen) -> Void
    ) {
        guard transform.isFinite else { return }
        if !transform.isAffine { return project(transform, at: origin, extents, with: pen, keeper: keeper, picture) }
        let m = transform.affine
        let determinant = m.a * m.d - m.b * m.c
        // A picture without area leaves no mark, and Cairo takes no such matrix.
        guard abs(determinant) > 1e-12 else { return }
        let around = CGAffineTransform(translationX: -origin.x, y: -origin.y).concatenating(m)
            .translatedAfter(x: origin.x, y: origin.y)
        var matrix = cairo_matrix_t(
            xx: around.a, yx: around.b, xy: around.c, yy: around.d, x0: around.tx, y0: around.ty)
        cairo_save(pen.cr)
        cairo_transform(pen.cr, &matrix)
        var inner = pen
        inner.clip = pen.clip.applying(around.inverted())
        inner.resolution *= abs(determinant).squareRoot()
        inner.isUpright = pen.isUpright && m.b == 0 && m.c == 0 && m.a > 0 && abs(m.a - m.d) < 1e-9
        if let keeper, keeper.isComposed, pen.isUpright,
            let flat = turned(extents, keeper, with: inner, picture)
        {
            cairo_restore(pen.cr)
            // Cairo's own turning of pixels costs several times as much.
            let target = extents.applying(around).intersection(pen.clip).roundedOut(toScale: pen.resolution)
            let inverse = ProjectionTransform(around.inverted())
            guard target.isDrawable, !target.isEmpty else { return }
            return warp(flat, inverse, target, resolution: pen.resolution, with: pen)
        } else if let keeper, keeper.isComposed, let flat = turned(extents, keeper, with: inner, picture) {
            put(flat, with: inner)
        } else {
            picture(inner)
        }
        cairo_restore(pen.cr)
    }

    /// Returns the pixels of a picture that is drawn turned: turning pixels costs less than drawing again.
    private func turned(_ extents: CGRect, _ keeper: PixelKeeper, with pen: Pen, _ picture: (Pen) -> Void) -> Offscreen?
    {
        // Steps of resolution, so that a picture that grows is not drawn for each frame.
        let resolution = exp2(log2(max(pen.resolution, 0.05)).rounded(.up))
        let isNear = abs(pen.resolution - pen.resolution.rounded()) < 0.01 && pen.resolution >= 1
        let used = isNear ? pen.resolution.rounded() : resolution
        guard used <= 8, extents.width * extents.height * used * used <= PixelKeeper.largest else { return nil }
        // Clear pixels all round smooth the turned edges.
        let area = extents.insetBy(dx: -1.5 / used, dy: -1.5 / used)
        return pixels(keeper, area, seen: area, resolution: used, with: pen, picture)
    }
}

extension PixelKeeper {
    /// Whether the picture is of several drawings or has an image.
    ///
    /// A single outline or text is drawn turned.
    var isComposed: Bool {
        var count = 0, hasImage = false
        for layer in layers {
            // The content behind the picture changes as the picture turns.
            if layer.content.backdrop != nil { return false }
            switch layer.content {
            case .none: break
            case .image: hasImage = true
            default: count += 1
            }
        }
        return hasImage || count > 1
    }
}

extension CGAffineTransform {
    /// Returns this transform followed by a move.
    func translatedAfter(x: CGFloat, y: CGFloat) -> CGAffineTransform {
        concatenating(CGAffineTransform(translationX: x, y: y))
    }
}

extension ProjectionTransform {
    /// Whether all entries are numbers.
    var isFinite: Bool {
        [m11, m12, m13, m21, m22, m23, m31, m32, m33].allSatisfy { $0.isFinite && abs($0) < 1e9 }
    }
}
