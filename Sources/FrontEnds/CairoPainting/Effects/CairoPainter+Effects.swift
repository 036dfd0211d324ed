import CPangoCairo
import DisplayList
import Foundation
import FrontEndKit

extension CairoPainter {
    /// Draws a picture under one effect.
    /// - Parameters:
    ///   - origin: The layer's top left corner in the pen's space, not rounded.
    ///   - extents: Where the picture leaves marks before the effect, in the pen's space.
    ///   - keeper: Keeps pixels for the next time; nil makes them again.
    ///   - picture: Draws the picture.
    /// - mask: Draws the mask, whose opacity is used.
    func apply(
        _ effect: LayerEffect, at origin: CGPoint, extents: CGRect, keeper: PixelKeeper? = nil, with pen: Pen,
        picture: (Pen) -> Void, mask: (Pen) -> Void
    ) {
        switch effect {
        case .opacity(let opacity):
            if opacity >= 1 { return picture(pen) }
            group(extents, with: pen, picture) { cairo_paint_with_alpha(pen.cr, max(opacity, 0)) }
        case .group:
            group(extents, with: pen, picture) { cairo_paint(pen.cr) }
        case .blend(let mode):
            blend(mode, extents, with: pen, picture)
        case .clip(let shape):
            clip(shape, at: origin, with: pen, picture)
        case .transform(let transform):
            self.transform(transform, at: origin, extents, with: pen, keeper: keeper, picture)
        case .mask:
            let isDone = drawMasked(extents, with: pen) {
                apply(effect, at: origin, extents: extents, with: $0, picture: picture, mask: mask)
            }
            if isDone { return }
            group(extents, with: pen, picture) {
                let content = cairo_get_source(pen.cr)
                cairo_pattern_reference(content)
                cairo_push_group_with_content(pen.cr, CAIRO_CONTENT_ALPHA)
                var inner = pen
                inner.behind = nil
                mask(inner)
                let alpha = cairo_pop_group(pen.cr)
                cairo_set_source(pen.cr, content)
                cairo_mask(pen.cr, alpha)
                cairo_pattern_destroy(alpha)
                cairo_pattern_destroy(content)
            }
        case .shadow(let color, let radius, let offset):
            shadow(color, radius: radius, offset: offset, extents, with: pen, keeper: keeper, picture)
        case .blur(let radius, let opaque):
            blur(radius: radius, opaque: opaque, extents, with: pen, keeper: keeper, picture)
        case .filter(let filter):
            self.filter(filter, extents, with: pen, keeper: keeper, picture)
        }
    }

    /// Draws a picture to a separate surface, then calls `compose` with that surface as the source.
    func group(_ extents: CGRect, with pen: Pen, _ picture: (Pen) -> Void, compose: () -> Void) {
        let area = extents.roundedOut(toScale: pen.scale).insetBy(dx: -1, dy: -1).intersection(pen.clip)
        guard !area.isNull, !area.isEmpty else { return }
        cairo_save(pen.cr)
        cairo_rectangle(pen.cr, area.minX, area.minY, area.width, area.height)
        cairo_clip(pen.cr)
        var inner = pen
        if let target = cairo_get_group_target(pen.cr) { inner.behind?.append(target) }
        cairo_push_group(pen.cr)
        inner.clip = area
        picture(inner)
        cairo_pop_group_to_source(pen.cr)
        compose()
        cairo_restore(pen.cr)
    }

    /// Draws a picture within an outline.
    private func clip(_ shape: ClipShape, at origin: CGPoint, with pen: Pen, _ picture: (Pen) -> Void) {
        var inner = pen
        var path = shape.path
        let bounds = path.extents.offsetBy(dx: origin.x, dy: origin.y)
        cairo_save(pen.cr)
        defer { cairo_restore(pen.cr) }
        if case .rect(let rect) = path.storage, rect.isDrawable {
            let frame = pen.rounded(rect.standardized.offsetBy(dx: origin.x, dy: origin.y))
            path = Path(storage: .rect(frame))
            inner.clip = frame.intersection(pen.clip)
            CairoPath.set(path, on: pen.cr)
        } else {
            inner.clip = bounds.insetBy(dx: -1, dy: -1).intersection(pen.clip)
            cairo_save(pen.cr)
            cairo_translate(pen.cr, pen.rounded(origin.x), pen.rounded(origin.y))
            CairoPath.set(path, on: pen.cr)
            cairo_restore(pen.cr)
        }
        if inner.clip.isNull || inner.clip.isEmpty { return cairo_new_path(pen.cr) }
        cairo_set_fill_rule(
            pen.cr, shape.style.isEOFilled ? CAIRO_FILL_RULE_EVEN_ODD : CAIRO_FILL_RULE_WINDING)
        cairo_set_antialias(
            pen.cr, shape.style.isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
        cairo_clip(pen.cr)
        cairo_set_fill_rule(pen.cr, CAIRO_FILL_RULE_WINDING)
        cairo_set_antialias(pen.cr, CAIRO_ANTIALIAS_DEFAULT)
        picture(inner)
    }
}
