import CPangoCairo
import DisplayList
import Foundation

extension CairoPainter {
    /// Draws a picture moved, turned, scaled or tilted.
    func transform(
        _ transform: ProjectionTransform, at origin: CGPoint, _ extents: CGRect, with pen: Pen,
        _ picture: (Pen) -> Void
    ) {
        guard transform.isFinite else { return }
        if !transform.isAffine { return project(transform, at: origin, extents, with: pen, picture) }
        let m = transform.affine
        let determinant = m.a * m.d - m.b * m.c
        // A picture without area leaves no mark, and Cairo takes no such matrix.
        guard abs(determinant) > 1e-12 else { return }
        let around = CGAffineTransform(translationX: -origin.x, y: -origin.y).concatenating(m)
            .translatedAfter(x: origin.x, y: origin.y)
        var matrix = cairo_matrix_t(xx: around.a, yx: around.b, xy: around.c, yy: around.d, x0: around.tx, y0: around.ty)
        cairo_save(pen.cr)
        cairo_transform(pen.cr, &matrix)
        var inner = pen
        inner.clip = pen.clip.applying(around.inverted())
        inner.resolution *= abs(determinant).squareRoot()
        inner.isUpright = pen.isUpright && m.b == 0 && m.c == 0 && m.a > 0 && abs(m.a - m.d) < 1e-9
        picture(inner)
        cairo_restore(pen.cr)
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
