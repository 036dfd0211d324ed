import CPangoCairo
import DisplayList
import Foundation
import FrontEndKit
import PixelKernels

extension CairoPainter {
    /// Draws a picture blended with the content below.
    func blend(_ mode: BlendMode, _ extents: CGRect, with pen: Pen, _ picture: (Pen) -> Void) {
        if mode == .normal { return group(extents, with: pen, picture) { cairo_paint(pen.cr) } }
        if mode == .plusDarker { return plusDarker(extents, with: pen, picture) }
        group(extents, with: pen, picture) {
            cairo_set_operator(pen.cr, mode.cairoOperator)
            cairo_paint(pen.cr)
        }
    }

    /// The sum of both darknesses, floored at 0, for which Cairo has no operator: both pictures are taken as
    /// pixels, mixed, and put back.
    private func plusDarker(_ extents: CGRect, with pen: Pen, _ picture: (Pen) -> Void) {
        let seen = extents.intersection(pen.clip)
        guard !seen.isNull, let target = cairo_get_group_target(pen.cr) else { return }
        let factor = pen.deviceFactor
        var matrix = pen.matrix
        let device = seen.applying(CGAffineTransform(matrix)).roundedOut(toScale: factor)
        let size = CGSize(width: (device.width * factor).rounded(), height: (device.height * factor).rounded())
        guard device.isDrawable, size.width < 16_000, size.height < 16_000,
            let upper = Surface(CAIRO_FORMAT_ARGB32, width: Int(size.width), height: Int(size.height)),
            let lower = Surface(CAIRO_FORMAT_ARGB32, width: Int(size.width), height: Int(size.height))
        else { return }
        for surface in [upper, lower] {
            guard let cr = cairo_create(surface.pointer) else { return }
            cairo_scale(cr, factor, factor)
            cairo_translate(cr, -device.minX, -device.minY)
            if surface === lower {
                cairo_set_source_surface(cr, target, 0, 0)
                cairo_pattern_set_filter(cairo_get_source(cr), CAIRO_FILTER_NEAREST)
                cairo_paint(cr)
            } else {
                cairo_transform(cr, &matrix)
                var inner = pen
                inner.cr = cr
                inner.clip = seen
                picture(inner)
            }
            cairo_destroy(cr)
        }
        PlusDarker.mix(upper, into: lower)
        cairo_save(pen.cr)
        cairo_identity_matrix(pen.cr)
        cairo_rectangle(pen.cr, device.minX, device.minY, device.width, device.height)
        cairo_clip(pen.cr)
        cairo_translate(pen.cr, device.minX, device.minY)
        cairo_scale(pen.cr, 1 / factor, 1 / factor)
        cairo_set_operator(pen.cr, CAIRO_OPERATOR_SOURCE)
        cairo_set_source_surface(pen.cr, lower.pointer, 0, 0)
        cairo_pattern_set_filter(cairo_get_source(pen.cr), CAIRO_FILTER_NEAREST)
        cairo_paint(pen.cr)
        cairo_restore(pen.cr)
    }
}

/// The blend mode that adds darkness.
enum PlusDarker {
    /// Mixes premultiplied pixels: opacity adds up to 1, and each component is that opacity minus the amounts by which
    /// both pictures' components fall short of their opacities.
    static func mix(_ upper: Surface, into lower: Surface) {
        upper.withKernelPixels { a in lower.withKernelPixels { b in oriel_add_darkness(a, b) } }
    }
}

extension CGAffineTransform {
    /// Cairo's matrix in Core Graphics' form.
    init(_ m: cairo_matrix_t) {
        self.init(a: m.xx, b: m.yx, c: m.xy, d: m.yy, tx: m.x0, ty: m.y0)
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
