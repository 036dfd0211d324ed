import CPangoCairo
import DisplayList
import Foundation
import FrontEndKit

/// A picture drawn to separate pixels, to be changed and then composited.
struct Offscreen {
    let surface: Surface
    /// The area that the pixels cover, in the pen's space.
    let area: CGRect
    /// Pixels per unit of that space.
    let resolution: CGFloat
}

extension CairoPainter {
    /// The most pixels of pictures within each other, for effects, where there are several: 256 megabytes.
    private static let mostNestedPixels: CGFloat = 67_108_864

    /// Draws a picture to pixels; nil if there are none, or too many.
    /// - Parameter area: The area to draw, in the pen's space; widened to whole pixels.
    func offscreen(
        _ area: CGRect, resolution: CGFloat, format: cairo_format_t = CAIRO_FORMAT_ARGB32, with pen: Pen,
        _ picture: (Pen) -> Void
    ) -> Offscreen? {
        let area = area.roundedOut(toScale: resolution)
        guard area.isDrawable, !area.isEmpty else { return nil }
        let width = (area.width * resolution).rounded(), height = (area.height * resolution).rounded()
        let pixels = pen.enclosingPixels + width * height
        guard pen.enclosingPixels == 0 || pixels <= Self.mostNestedPixels else {
            Warnings.once("effects are nested too deep, or too large: the innermost have no effect.")
            return nil
        }
        guard width < 32_000, height < 32_000,
            let surface = Surface(format, width: Int(width), height: Int(height)),
            let cr = cairo_create(surface.pointer)
        else { return nil }
        cairo_scale(cr, resolution, resolution)
        cairo_translate(cr, -area.minX, -area.minY)
        var inner = Pen(cr: cr, scale: pen.scale, clip: area, isVector: false, resolution: resolution)
        inner.isUpright = true
        inner.enclosingPixels = pixels
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
