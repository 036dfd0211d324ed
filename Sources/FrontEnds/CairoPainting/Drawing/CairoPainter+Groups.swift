import CPangoCairo
import DisplayList
import Foundation
import FrontEndKit

extension CairoPainter {
    /// Draws commands as a group: transformed, then clipped and masked, then with effects.
    func draw(_ commands: [DrawingCommand], as group: DrawingGroup, with pen: Pen) {
        guard let composition = group.composition else { return drawParts(commands, group, with: pen) }
        compose(composition, group.clips[...], with: pen) { pen in
            var inner = group
            inner.clips = []
            drawParts(commands, inner, with: pen)
        }
    }

    private func drawParts(_ commands: [DrawingCommand], _ group: DrawingGroup, with pen: Pen) {
        var effects: [LayerEffect] = []
        if !group.transform.isIdentity { effects.append(.transform(ProjectionTransform(group.transform))) }
        effects += group.clips.map { .clip($0) }
        // Moves and clips need not know where the drawing ends; looking for it costs a walk through all of it.
        let plain = group.masks.isEmpty && group.effects.isEmpty ? CGRect.null : commands.extents
        if group.masks.isEmpty {
            return draw((effects + group.effects)[...], plain, with: pen) { draw(commands, with: $0) }
        }
        let inner = effects.extents(of: plain, at: .zero)
        draw(group.effects[...], inner, with: pen) { pen in
            mask(group.masks[...], inner, with: pen) { pen in
                draw(effects[...], plain, with: pen) { draw(commands, with: $0) }
            }
        }
    }

    /// Draws a picture under effects, the last of these outermost.
    private func draw(
        _ effects: ArraySlice<LayerEffect>, _ plain: CGRect, with pen: Pen, _ picture: (Pen) -> Void
    ) {
        guard let effect = effects.last else { return picture(pen) }
        let inner = effects.dropLast()
        let extents = Array(inner).extents(of: plain, at: .zero)
        apply(effect, at: .zero, extents: extents, with: pen) { pen in
            draw(inner, plain, with: pen, picture)
        } mask: { _ in
        }
    }

    /// Draws a picture as far as masks let it be seen.
    private func mask(
        _ masks: ArraySlice<DrawingMask>, _ extents: CGRect, with pen: Pen, _ picture: (Pen) -> Void
    ) {
        guard let mask = masks.last else { return picture(pen) }
        if drawMasked(extents, with: pen, { self.mask(masks, extents, with: $0, picture) }) { return }
        group(extents, with: pen) { inner in
            self.mask(masks.dropLast(), extents, with: inner, picture)
            // The mask removes from the picture the part that it does not cover, or the part that it covers.
            let cr = inner.cr
            cairo_push_group_with_content(cr, CAIRO_CONTENT_ALPHA)
            draw(mask.commands, with: inner)
            cairo_pop_group_to_source(cr)
            cairo_set_operator(cr, mask.isInverse ? CAIRO_OPERATOR_DEST_OUT : CAIRO_OPERATOR_DEST_IN)
            cairo_paint_with_alpha(cr, min(max(mask.opacity, 0), 1))
            cairo_set_operator(cr, CAIRO_OPERATOR_OVER)
        } compose: {
            cairo_paint(pen.cr)
        }
    }

    /// Draws a picture with an operator that works on all within outlines, drawn upon or not.
    private func compose(
        _ mode: CompositionMode, _ clips: ArraySlice<ClipShape>, with pen: Pen, _ picture: (Pen) -> Void
    ) {
        if let clip = clips.last {
            return apply(.clip(clip), at: .zero, extents: pen.clip, with: pen) { pen in
                compose(mode, clips.dropLast(), with: pen, picture)
            } mask: { _ in
            }
        }
        group(pen.clip.insetBy(dx: -1, dy: -1), with: pen, picture) {
            cairo_set_operator(pen.cr, mode.cairoOperator)
            cairo_paint(pen.cr)
        }
    }
}

extension CompositionMode {
    /// Cairo's operator for the mode.
    fileprivate var cairoOperator: cairo_operator_t {
        switch self {
        case .clear: CAIRO_OPERATOR_CLEAR
        case .copy: CAIRO_OPERATOR_SOURCE
        case .sourceIn: CAIRO_OPERATOR_IN
        case .sourceOut: CAIRO_OPERATOR_OUT
        case .destinationIn: CAIRO_OPERATOR_DEST_IN
        case .destinationAtop: CAIRO_OPERATOR_DEST_ATOP
        case .xor: CAIRO_OPERATOR_XOR
        }
    }
}
