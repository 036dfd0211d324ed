import CPangoCairo
import DisplayList
import Foundation
import FrontEndKit
import OrielBasics
import PixelKernels

extension CairoPainter {
    /// Draws a picture with its shadow below it.
    func shadow(
        _ color: RGBA, radius: CGFloat, offset: CGSize, _ extents: CGRect, with pen: Pen, keeper: PixelKeeper?,
        _ picture: (Pen) -> Void
    ) {
        let radius = radius.isFinite ? max(radius, 0) : 0
        guard color.opacity > 0, offset.width.isFinite, offset.height.isFinite else { return picture(pen) }
        let reach = Blur.reach(of: radius)
        // Only the part that can cast a visible shadow is needed, and room for the blur around it.
        let seen = pen.clip.offsetBy(dx: -offset.width, dy: -offset.height).insetBy(dx: -reach, dy: -reach)
        // Cairo's SVG drawings place masks wrongly, so that outlines get the shadow in its color.
        let tint = pen.isVector ? ColorFilter.matrix(.filling(color)) : nil
        // Shadows are soft: one that grows is blurred once, and scaled.
        let resolution = min(max(tint == nil ? pen.steppedResolution : resolution(for: pen), 0.05), 16)
        let shape = pixels(
            keeper, extents.insetBy(dx: -reach, dy: -reach), of: extents, seen: seen.insetBy(dx: -reach, dy: -reach),
            variant: .shadow(.black, radius: radius, offset: .zero),
            format: tint == nil ? CAIRO_FORMAT_A8 : CAIRO_FORMAT_ARGB32, resolution: resolution,
            cell: Gaussian.cell(of: radius, resolution: resolution), with: pen, picture
        ) {
            Gaussian.blur($0.surface, radius: Double(radius * $0.resolution))
            if let tint { PixelFilter(tint).apply(to: $0.surface) }
        }
        if let shape, tint != nil || !putScaled(shape, in: color, offset: offset, with: pen) {
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

    /// Fills the opaque pixels with a color, if they must be scaled or lie between the target's.
    ///
    /// Cairo takes long for that. Returns false where it is Cairo's work.
    private func putScaled(_ shape: Offscreen, in color: RGBA, offset: CGSize, with pen: Pen) -> Bool {
        guard pen.isUpright, !pen.isVector else { return false }
        let area = shape.area.offsetBy(dx: offset.width, dy: offset.height)
        let matrix = CGAffineTransform(pen.matrix)
        let corner = area.origin.applying(matrix)
        func isWhole(_ value: CGFloat) -> Bool { abs(value - value.rounded()) < 1e-4 }
        let isAligned =
            abs(matrix.a * pen.deviceFactor - shape.resolution) < 1e-6 && isWhole(corner.x * pen.deviceFactor)
            && isWhole(corner.y * pen.deviceFactor)
        if isAligned { return false }
        let c = color.limited
        func byte(_ value: Double) -> UInt32 {
            UInt32((value.clamped(to: 0...1) * c.opacity.clamped(to: 0...1) * 255).rounded())
        }
        let pixel = byte(1) << 24 | byte(c.red) << 16 | byte(c.green) << 8 | byte(c.blue)
        return pen.withPixels(in: area) { target in
            let t = target.transform
            guard t.a > 0, t.d > 0 else { return }
            let (dx, dy) = (shape.resolution / t.a, shape.resolution / t.d)
            let x = -t.tx * dx - area.minX * shape.resolution, y = -t.ty * dy - area.minY * shape.resolution
            shape.surface.withKernelPixels { mask in
                for part in target.parts {
                    oriel_tint(
                        mask, x, y, dx, dy, pixel,
                        OrielPixels(
                            pixels: target.pixels, width: part.x.upperBound, height: part.y.upperBound,
                            stride: target.stride),
                        OrielPart(
                            x: part.x.lowerBound, end_x: part.x.upperBound, y: part.y.lowerBound,
                            end_y: part.y.upperBound))
                }
            }
        }
    }

    /// Draws a picture blurred.
    func blur(
        radius: CGFloat, opaque: Bool, _ extents: CGRect, with pen: Pen, keeper: PixelKeeper?,
        _ picture: (Pen) -> Void
    ) {
        guard radius > 0, radius.isFinite else { return picture(pen) }
        let reach = Blur.reach(of: radius)
        let blurred = pixels(
            keeper, opaque ? extents : extents.insetBy(dx: -reach, dy: -reach), of: extents,
            seen: pen.clip.insetBy(dx: -reach, dy: -reach), variant: .blur(radius: radius, opaque: opaque),
            resolution: resolution(for: pen), cell: Gaussian.cell(of: radius, resolution: resolution(for: pen)),
            with: pen, picture
        ) {
            Gaussian.blur($0.surface, radius: Double(radius * $0.resolution))
            if opaque { PixelFilter.makeOpaque($0.surface) }
        }
        if let blurred { put(blurred, with: pen) } else { picture(pen) }
    }

    /// Draws a picture with every pixel's color changed.
    func filter(
        _ filter: ColorFilter, _ extents: CGRect, with pen: Pen, keeper: PixelKeeper?, _ picture: (Pen) -> Void
    ) {
        let changed = pixels(
            keeper, extents, of: extents, seen: pen.clip, variant: .filter(filter), resolution: resolution(for: pen),
            with: pen, picture
        ) { PixelFilter(filter).apply(to: $0.surface) }
        if let changed { put(changed, with: pen) } else { picture(pen) }
    }

    /// Draws a picture to pixels and processes them, or uses the cached pixels.
    /// - Parameters:
    ///   - whole: All that the picture covers, in the pen's space.
    /// - plain: The picture's area before the effect; nil if there is none.
    /// - seen: The visible part; only that is drawn where pixels are not kept.
    ///   - variant: The effect that `work` applies.
    ///   - cell: The side of the cells that `work` takes together, in the pen's space; 0 for single pixels.
    func pixels(
        _ keeper: PixelKeeper?, _ whole: CGRect, of plain: CGRect? = nil, seen: CGRect, variant: LayerEffect? = nil,
        format: cairo_format_t = CAIRO_FORMAT_ARGB32, resolution: CGFloat, cell: CGFloat = 0,
        with pen: Pen, _ picture: (Pen) -> Void, work: (Offscreen) -> Void = { _ in }
    ) -> Offscreen? {
        guard !whole.isNull else { return nil }
        func make(_ area: CGRect, of kept: Offscreen? = nil) -> Offscreen? {
            guard !area.isNull,
                let made = offscreen(
                    area, resolution: resolution, format: format, with: pen,
                    { pen in if let kept { put(kept, with: pen) } else { picture(pen) } })
            else { return nil }
            work(made)
            return made
        }
        let count = whole.width * whole.height * resolution * resolution
        if let keeper, count <= PixelKeeper.largest {
            return keeper.pixels(whole, resolution: resolution, variant: variant) { isRepeated in
                // An effect that changes from frame to frame finds its picture.
                guard isRepeated, let plain, !plain.isNull else { return make(whole) }
                let area = plain.insetBy(dx: -1 / resolution, dy: -1 / resolution).intersection(whole)
                let kept = keeper.ofPlainPicture(isMask: format == CAIRO_FORMAT_A8).pixels(
                    area, resolution: resolution, variant: nil
                ) { _ in
                    offscreen(area, resolution: resolution, format: format, with: pen, picture)
                }
                return make(whole, of: kept)
            }
        }
        return make(whole.part(seen.insetBy(dx: -4 * cell, dy: -4 * cell), ofCells: cell, resolution: resolution))
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

extension CGRect {
    /// The part of a picture that is visible, widened to whole cells of the grid that begins at the picture's corner:
    /// then a part has the pixels that the whole has there.
    fileprivate func part(_ seen: CGRect, ofCells cell: CGFloat, resolution: CGFloat) -> CGRect {
        let part = intersection(seen)
        guard cell * resolution > 1, !part.isNull, part.isDrawable, isDrawable else { return part }
        let whole = roundedOut(toScale: resolution)
        func down(_ value: CGFloat, _ origin: CGFloat) -> CGFloat {
            origin + ((value - origin) / cell).rounded(.down) * cell
        }
        let (x, y) = (down(part.minX, whole.minX), down(part.minY, whole.minY))
        return CGRect(x: x, y: y, width: part.maxX - x, height: part.maxY - y).intersection(whole)
    }
}
