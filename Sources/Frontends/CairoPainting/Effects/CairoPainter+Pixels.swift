import CPangoCairo
import DisplayList
import Foundation

extension CairoPainter {
    /// Draws a picture with its shadow below it.
    func shadow(
        _ color: RGBA, radius: CGFloat, offset: CGSize, _ extents: CGRect, with pen: Pen, _ picture: (Pen) -> Void
    ) {
        let radius = radius.isFinite ? max(radius, 0) : 0
        guard color.opacity > 0, offset.width.isFinite, offset.height.isFinite else { return picture(pen) }
        let reach = Gaussian.reach(of: radius)
        // Only what can throw a shadow into sight is needed, and room for the blur around it.
        let seen = pen.clip.offsetBy(dx: -offset.width, dy: -offset.height).insetBy(dx: -reach, dy: -reach)
        let area = extents.intersection(seen).insetBy(dx: -reach, dy: -reach)
        let resolution = resolution(for: pen)
        if !area.isNull, let pixels = offscreen(area, resolution: resolution, with: pen, picture) {
            Gaussian.blur(pixels.surface, radius: Double(radius * resolution))
            cairo_save(pen.cr)
            setSource(pixels, offset: offset, with: pen)
            let shape = cairo_get_source(pen.cr)
            cairo_pattern_reference(shape)
            color.setSource(on: pen.cr)
            cairo_mask(pen.cr, shape)
            cairo_pattern_destroy(shape)
            cairo_restore(pen.cr)
        }
        picture(pen)
    }

    /// Draws a picture blurred.
    func blur(radius: CGFloat, opaque: Bool, _ extents: CGRect, with pen: Pen, _ picture: (Pen) -> Void) {
        guard radius > 0, radius.isFinite else { return picture(pen) }
        let reach = Gaussian.reach(of: radius)
        let seen = extents.intersection(pen.clip.insetBy(dx: -reach, dy: -reach))
        guard !seen.isNull else { return }
        let resolution = resolution(for: pen)
        guard
            let pixels = offscreen(
                opaque ? seen : seen.insetBy(dx: -reach, dy: -reach), resolution: resolution, with: pen, picture)
        else { return }
        Gaussian.blur(pixels.surface, radius: Double(radius * resolution))
        if opaque { PixelFilter.makeOpaque(pixels.surface) }
        put(pixels, with: pen)
    }

    /// Draws a picture with every pixel's colour changed.
    func filter(_ filter: ColorFilter, _ extents: CGRect, with pen: Pen, _ picture: (Pen) -> Void) {
        let seen = extents.intersection(pen.clip)
        guard !seen.isNull,
            let pixels = offscreen(seen, resolution: resolution(for: pen), with: pen, picture)
        else { return }
        PixelFilter(filter).apply(to: pixels.surface)
        put(pixels, with: pen)
    }

    /// Puts a picture's pixels down where they were drawn.
    func put(_ pixels: Offscreen, with pen: Pen) {
        cairo_save(pen.cr)
        setSource(pixels, with: pen)
        cairo_paint(pen.cr)
        cairo_restore(pen.cr)
    }
}
