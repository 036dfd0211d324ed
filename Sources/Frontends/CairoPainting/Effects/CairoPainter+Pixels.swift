import CPangoCairo
import DisplayList
import Foundation

extension CairoPainter {
    /// Draws a picture with its shadow below it.
    func shadow(
        _ color: RGBA, radius: CGFloat, offset: CGSize, _ extents: CGRect, with pen: Pen, keeper: PixelKeeper?,
        _ picture: (Pen) -> Void
    ) {
        let radius = radius.isFinite ? max(radius, 0) : 0
        guard color.opacity > 0, offset.width.isFinite, offset.height.isFinite else { return picture(pen) }
        let reach = Gaussian.reach(of: radius)
        // Only what can throw a shadow into sight is needed, and room for the blur around it.
        let seen = pen.clip.offsetBy(dx: -offset.width, dy: -offset.height).insetBy(dx: -reach, dy: -reach)
        // Cairo's SVG drawings place masks wrongly, so that outlines get the shadow in its colour.
        let tint = pen.isVector ? ColorFilter.matrix(.filling(color)) : nil
        let shape = pixels(
            keeper, extents.insetBy(dx: -reach, dy: -reach), seen: seen.insetBy(dx: -reach, dy: -reach),
            variant: .shadow(.black, radius: radius, offset: .zero),
            format: tint == nil ? CAIRO_FORMAT_A8 : CAIRO_FORMAT_ARGB32, resolution: resolution(for: pen), with: pen,
            picture
        ) {
            Gaussian.blur($0.surface, radius: Double(radius * $0.resolution))
            if let tint { PixelFilter(tint).apply(to: $0.surface) }
        }
        if let shape {
            cairo_save(pen.cr)
            setSource(shape, offset: offset, with: pen)
            if tint != nil {
                cairo_paint(pen.cr)
            } else {
                let pattern = cairo_get_source(pen.cr)
                cairo_pattern_reference(pattern)
                color.setSource(on: pen.cr)
                cairo_mask(pen.cr, pattern)
                cairo_pattern_destroy(pattern)
            }
            cairo_restore(pen.cr)
        }
        picture(pen)
    }

    /// Draws a picture blurred.
    func blur(
        radius: CGFloat, opaque: Bool, _ extents: CGRect, with pen: Pen, keeper: PixelKeeper?,
        _ picture: (Pen) -> Void
    ) {
        guard radius > 0, radius.isFinite else { return picture(pen) }
        let reach = Gaussian.reach(of: radius)
        let blurred = pixels(
            keeper, opaque ? extents : extents.insetBy(dx: -reach, dy: -reach),
            seen: pen.clip.insetBy(dx: -reach, dy: -reach), variant: .blur(radius: radius, opaque: opaque),
            resolution: resolution(for: pen), with: pen, picture
        ) {
            Gaussian.blur($0.surface, radius: Double(radius * $0.resolution))
            if opaque { PixelFilter.makeOpaque($0.surface) }
        }
        if let blurred { put(blurred, with: pen) }
    }

    /// Draws a picture with every pixel's colour changed.
    func filter(
        _ filter: ColorFilter, _ extents: CGRect, with pen: Pen, keeper: PixelKeeper?, _ picture: (Pen) -> Void
    ) {
        let changed = pixels(
            keeper, extents, seen: pen.clip, variant: .filter(filter), resolution: resolution(for: pen),
            with: pen, picture
        ) { PixelFilter(filter).apply(to: $0.surface) }
        if let changed { put(changed, with: pen) }
    }

    /// Draws a picture to pixels and works on them, or takes those that were kept.
    /// - Parameters:
    ///   - whole: All that the picture covers, in the pen's space.
    ///   - seen: What of it can be seen; only that is drawn where pixels are not kept.
    ///   - variant: The effect that `work` applies.
    func pixels(
        _ keeper: PixelKeeper?, _ whole: CGRect, seen: CGRect, variant: LayerEffect? = nil,
        format: cairo_format_t = CAIRO_FORMAT_ARGB32, resolution: CGFloat, with pen: Pen,
        _ picture: (Pen) -> Void, work: (Offscreen) -> Void = { _ in }
    ) -> Offscreen? {
        guard !whole.isNull else { return nil }
        func make(_ area: CGRect) -> Offscreen? {
            guard !area.isNull,
                let made = offscreen(area, resolution: resolution, format: format, with: pen, picture)
            else { return nil }
            work(made)
            return made
        }
        let count = whole.width * whole.height * resolution * resolution
        if let keeper, count <= PixelKeeper.largest {
            return keeper.pixels(whole, resolution: resolution, variant: variant) { make(whole) }
        }
        return make(whole.intersection(seen))
    }

    /// Puts a picture's pixels down where they were drawn.
    func put(_ pixels: Offscreen, with pen: Pen) {
        cairo_save(pen.cr)
        var matrix = pen.matrix
        pen.clipToPixels(of: pixels.area)
        cairo_set_matrix(pen.cr, &matrix)
        setSource(pixels, with: pen)
        cairo_paint(pen.cr)
        cairo_restore(pen.cr)
    }
}
