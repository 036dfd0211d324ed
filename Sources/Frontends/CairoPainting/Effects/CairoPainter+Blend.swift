import CPangoCairo
import DisplayList
import Foundation

extension CairoPainter {
    /// Draws a picture mixed with what lies below.
    func blend(_ mode: BlendMode, _ extents: CGRect, with pen: Pen, _ picture: (Pen) -> Void) {
        if mode == .normal { return group(extents, with: pen, picture) { cairo_paint(pen.cr) } }
        if mode == .plusDarker { return plusDarker(extents, with: pen, picture) }
        group(extents, with: pen, picture) {
            cairo_set_operator(pen.cr, mode.cairoOperator)
            cairo_paint(pen.cr)
        }
    }

    /// The sum of both darknesses: `1 − (1 − D) − (1 − S)`, floored at 0.
    ///
    /// Cairo lacks it, but can turn what lies below into its negative (the difference from white), add the
    /// picture's negative, and turn all back.
    private func plusDarker(_ extents: CGRect, with pen: Pen, _ picture: (Pen) -> Void) {
        let seen = extents.intersection(pen.clip)
        guard !seen.isNull, let pixels = offscreen(seen, resolution: resolution(for: pen), with: pen, picture)
        else { return }
        PixelFilter(.invert).apply(to: pixels.surface)
        let area = pixels.area
        cairo_save(pen.cr)
        cairo_rectangle(pen.cr, area.minX, area.minY, area.width, area.height)
        cairo_clip(pen.cr)
        for step in 0..<3 {
            if step == 1 {
                cairo_set_operator(pen.cr, CAIRO_OPERATOR_ADD)
                setSource(pixels, with: pen)
            } else {
                cairo_set_operator(pen.cr, CAIRO_OPERATOR_DIFFERENCE)
                RGBA.white.setSource(on: pen.cr)
            }
            cairo_paint(pen.cr)
        }
        cairo_restore(pen.cr)
    }
}

extension BlendMode {
    /// Cairo's operator for the mode; `plusDarker` has none.
    var cairoOperator: cairo_operator_t {
        switch self {
        case .normal, .plusDarker: CAIRO_OPERATOR_OVER
        case .multiply: CAIRO_OPERATOR_MULTIPLY
        case .screen: CAIRO_OPERATOR_SCREEN
        case .overlay: CAIRO_OPERATOR_OVERLAY
        case .darken: CAIRO_OPERATOR_DARKEN
        case .lighten: CAIRO_OPERATOR_LIGHTEN
        case .colorDodge: CAIRO_OPERATOR_COLOR_DODGE
        case .colorBurn: CAIRO_OPERATOR_COLOR_BURN
        case .softLight: CAIRO_OPERATOR_SOFT_LIGHT
        case .hardLight: CAIRO_OPERATOR_HARD_LIGHT
        case .difference: CAIRO_OPERATOR_DIFFERENCE
        case .exclusion: CAIRO_OPERATOR_EXCLUSION
        case .hue: CAIRO_OPERATOR_HSL_HUE
        case .saturation: CAIRO_OPERATOR_HSL_SATURATION
        case .color: CAIRO_OPERATOR_HSL_COLOR
        case .luminosity: CAIRO_OPERATOR_HSL_LUMINOSITY
        case .sourceAtop: CAIRO_OPERATOR_ATOP
        case .destinationOver: CAIRO_OPERATOR_DEST_OVER
        case .destinationOut: CAIRO_OPERATOR_DEST_OUT
        case .plusLighter: CAIRO_OPERATOR_ADD
        }
    }
}
