import CPangoCairo
import DisplayList
import Foundation
import FrontEndKit

/// A picture drawn to pixels of its own, to be changed and put down.
struct Offscreen {
    let surface: Surface
    /// What the pixels cover, in the pen's space.
    let area: CGRect
    /// Pixels per unit of that space.
    let resolution: CGFloat
}

extension CairoPainter {
    /// Draws a picture to pixels.
    /// - Parameter area: What to draw, in the pen's space; widened to whole pixels.
    func offscreen(
        _ area: CGRect, resolution: CGFloat, format: cairo_format_t = CAIRO_FORMAT_ARGB32, with pen: Pen,
        _ picture: (Pen) -> Void
    ) -> Offscreen? {
        let area = area.roundedOut(toScale: resolution)
        guard area.isDrawable, !area.isEmpty else { return nil }
        let width = (area.width * resolution).rounded(), height = (area.height * resolution).rounded()
        guard width < 32_000, height < 32_000,
            let surface = Surface(format, width: Int(width), height: Int(height)),
            let cr = cairo_create(surface.pointer)
        else { return nil }
        cairo_scale(cr, resolution, resolution)
        cairo_translate(cr, -area.minX, -area.minY)
        var inner = Pen(cr: cr, scale: pen.scale, clip: area, isVector: false, resolution: resolution)
        inner.isUpright = true
        picture(inner)
        cairo_destroy(cr)
        return Offscreen(surface: surface, area: area, resolution: resolution)
    }

    /// Draws a picture that needs masks; returns whether it did so by way of pixels.
    ///
    /// Cairo places masks wrongly in SVG drawings, so that there pixels take the place of outlines.
    func drawMasked(_ extents: CGRect, with pen: Pen, _ picture: (Pen) -> Void) -> Bool {
        guard pen.isVector, cairo_surface_get_type(cairo_get_target(pen.cr)) == CAIRO_SURFACE_TYPE_SVG else {
            return false
        }
        let area = extents.intersection(pen.clip)
        guard !area.isNull else { return true }
        if let pixels = offscreen(area, resolution: resolution(for: pen), with: pen, picture) { put(pixels, with: pen) }
        return true
    }

    /// Sets a picture's pixels as the context's source, moved by an offset in points.
    func setSource(_ offscreen: Offscreen, offset: CGSize = .zero, with pen: Pen) {
        cairo_set_source_surface(pen.cr, offscreen.surface.pointer, 0, 0)
        let source = cairo_get_source(pen.cr)
        var matrix = cairo_matrix_t()
        cairo_matrix_init_scale(&matrix, offscreen.resolution, offscreen.resolution)
        cairo_matrix_translate(
            &matrix, -offscreen.area.minX - offset.width, -offscreen.area.minY - offset.height)
        cairo_pattern_set_matrix(source, &matrix)
        cairo_pattern_set_filter(source, CAIRO_FILTER_BILINEAR)
    }

    /// The resolution for pixels of a pen's space; outlines are rastered at twice theirs.
    func resolution(for pen: Pen) -> CGFloat {
        let wanted = pen.isVector ? max(pen.resolution * 2, 2) : pen.resolution
        return min(max(wanted, 0.05), 16)
    }
}
