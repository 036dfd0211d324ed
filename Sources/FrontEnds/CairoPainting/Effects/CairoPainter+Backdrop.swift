import CPangoCairo
import DisplayList
import Foundation
import FrontEndKit

extension CairoPainter {
    /// Sets the content behind the context's source as the source, in the context's current space; its tint where that
    /// content can't be read.
    /// - Parameter area: The area that will be drawn, in the pen's space.
    func setSource(_ backdrop: Backdrop, area: CGRect, with pen: Pen) {
        guard let pixels = self.pixels(behind: area, backdrop, with: pen) else {
            return backdrop.plain.setSource(on: pen.cr)
        }
        // From the present space to the device's, and from there to the pixels.
        var (matrix, toDevice) = (cairo_matrix_t(), pen.matrix)
        var toPixels = cairo_matrix_t()
        cairo_matrix_init_scale(&toPixels, pixels.resolution, pixels.resolution)
        cairo_matrix_translate(&toPixels, -pixels.area.minX, -pixels.area.minY)
        cairo_matrix_multiply(&matrix, &toDevice, &toPixels)
        cairo_set_source_surface(pen.cr, pixels.surface.pointer, 0, 0)
        let source = cairo_get_source(pen.cr)
        cairo_pattern_set_matrix(source, &matrix)
        cairo_pattern_set_filter(source, CAIRO_FILTER_NEAREST)
    }

    /// Returns the content behind an area, blurred, with stronger colors and tinted; its area is in the device's space.
    private func pixels(behind area: CGRect, _ backdrop: Backdrop, with pen: Pen) -> Offscreen? {
        guard let behind = pen.behind, !pen.isVector, let target = cairo_get_group_target(pen.cr), !area.isNull else {
            return nil
        }
        let factor = pen.deviceFactor
        // Blurs are computed on a grid; the grid of a part must equal the grid of the whole.
        let scale = CGFloat(abs(CGAffineTransform(pen.matrix).determinant).squareRoot())
        let radius = min(max(backdrop.radius, 0), 500) * scale
        let cell = Gaussian.cell(of: radius, resolution: factor), reach = backdrop.reach * scale
        let seen = area.applying(CGAffineTransform(pen.matrix)).insetBy(dx: -1, dy: -1).roundedOut(toScale: factor)
        let wanted = seen.insetBy(dx: -reach, dy: -reach).roundedOut(toScale: 1 / cell)
        let size = CGSize(width: (wanted.width * factor).rounded(), height: (wanted.height * factor).rounded())
        guard wanted.isDrawable, size.width < 16_000, size.height < 16_000,
            let surface = Surface(CAIRO_FORMAT_ARGB32, width: Int(size.width), height: Int(size.height)),
            let cr = cairo_create(surface.pointer)
        else { return nil }
        cairo_scale(cr, factor, factor)
        cairo_translate(cr, -wanted.minX, -wanted.minY)
        for (index, layer) in (behind + [target]).enumerated() {
            cairo_surface_flush(layer)
            cairo_set_source_surface(cr, layer, 0, 0)
            let pattern = cairo_get_source(cr)
            cairo_pattern_set_filter(pattern, CAIRO_FILTER_NEAREST)
            // Beyond the picture's edge the color at the edge continues.
            if index == 0 { cairo_pattern_set_extend(pattern, CAIRO_EXTEND_PAD) }
            cairo_paint(cr)
        }
        cairo_surface_flush(surface.pointer)
        Gaussian.blur(surface, radius: Double(radius * factor))
        if backdrop.saturation != 1 { PixelFilter(.saturation(backdrop.saturation)).apply(to: surface) }
        backdrop.tint.setSource(on: cr)
        cairo_paint(cr)
        if backdrop.opacity < 1 {
            cairo_set_operator(cr, CAIRO_OPERATOR_DEST_IN)
            cairo_set_source_rgba(cr, 0, 0, 0, max(backdrop.opacity, 0))
            cairo_paint(cr)
        }
        cairo_destroy(cr)
        return Offscreen(surface: surface, area: wanted, resolution: factor)
    }
}

extension CGAffineTransform {
    fileprivate var determinant: CGFloat { a * d - b * c }
}
