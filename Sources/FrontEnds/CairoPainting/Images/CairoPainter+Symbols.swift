import CPangoCairo
import DisplayList
import Foundation
import OrielBasics
import SymbolArtwork

/// Symbols as pixels, kept by name, weight and size.
///
/// A symbol that grows with its window, or in an animation, is another at each size: after each megabyte of new ones those go
/// that were not drawn since the last.
final class SymbolRasters {
    struct Key: Hashable {
        let name: String
        let weight: Int
        let width: Double, height: Double
        let resolution: Double
        let value: Double?
    }
    private var kept = BoundedCache<Key, Surface>(limit: 256)
    /// How many bytes of pixels were made since unused ones were removed last.
    private var newBytes = 0
    private static let mostNewBytes = 1 << 20

    /// How many symbols are kept; for tests.
    var count: Int { kept.count }

    /// Returns a symbol's pixels, made if need be.
    func surface(_ key: Key, make: () -> Surface?) -> Surface? {
        if let known = kept[key] { return known }
        guard let made = make() else { return nil }
        newBytes += made.stride * made.height
        if newBytes > Self.mostNewBytes {
            kept.removeUnused()
            newBytes = made.stride * made.height
        }
        kept[key] = made
        return made
    }
}

extension CairoPainter {
    /// Draws a symbol into a rectangle, in its tint or black, or in the paints of its parts.
    func drawSymbol(_ name: String, _ value: Double?, _ image: ImageContent, in rect: CGRect, with pen: Pen) {
        let weight = image.symbolFont?.weight ?? 400
        let size = image.symbolFont?.size ?? 17
        let tint = image.tint ?? .color(.black)
        let natural = SymbolLibrary.size(for: name, weight: weight, size: size)
        guard natural.width > 0, natural.height > 0 else { return }
        let local = CGRect(origin: .zero, size: rect.size)
        cairo_save(pen.cr)
        defer { cairo_restore(pen.cr) }
        if image.isMulticolor || !image.levelTints.isEmpty {
            let steps = SymbolLibrary.path(
                for: name, weight: weight, size: size, value: value, rendering: image.isMulticolor ? .colors : .levels)
            let scale = CGSize(width: rect.width / natural.width, height: rect.height / natural.height)
            return drawColored(steps, [tint] + image.levelTints, scale: scale, in: rect, with: pen)
        }
        if !pen.isVector, pen.isUpright {
            let corner = pen.snapped(rect.origin)
            let key = SymbolRasters.Key(
                name: name, weight: weight, width: rect.width, height: rect.height, resolution: pen.resolution,
                value: value)
            guard let surface = symbols.surface(key, make: { raster(key, font: size, natural) }) else { return }
            cairo_translate(pen.cr, corner.x, corner.y)
            setSource(tint, area: local, with: pen)
            cairo_scale(pen.cr, 1 / pen.resolution, 1 / pen.resolution)
            cairo_mask_surface(pen.cr, surface.pointer, -1, -1)
            return
        }
        var inner = pen
        inner.clip = pen.clip.offsetBy(dx: -rect.minX, dy: -rect.minY)
        cairo_translate(pen.cr, rect.minX, rect.minY)
        let steps = SymbolLibrary.path(for: name, weight: weight, size: size, value: value)
        let scale = CGSize(width: rect.width / natural.width, height: rect.height / natural.height)
        if steps.contains(where: { $0.erases || $0.opacity < 1 }) {
            group(local, with: inner) {
                drawSteps(steps, scale: scale, on: $0.cr)
            } compose: {
                let shape = cairo_get_source(pen.cr)
                cairo_pattern_reference(shape)
                setSource(tint, area: local, with: pen)
                cairo_mask(pen.cr, shape)
                cairo_pattern_destroy(shape)
            }
        } else {
            setSource(tint, area: local, with: pen)
            drawSteps(steps, scale: scale, hasSource: true, on: pen.cr)
        }
    }

    private func raster(_ key: SymbolRasters.Key, font size: CGFloat, _ natural: CGSize) -> Surface? {
        let width = (key.width * key.resolution).rounded(.up) + 2
        let height = (key.height * key.resolution).rounded(.up) + 2
        guard width * height < 16_000_000,
            let surface = Surface(CAIRO_FORMAT_A8, width: Int(width), height: Int(height)),
            let cr = cairo_create(surface.pointer)
        else { return nil }
        cairo_translate(cr, 1, 1)
        cairo_scale(cr, key.resolution, key.resolution)
        drawSteps(
            SymbolLibrary.path(for: key.name, weight: key.weight, size: size, value: key.value),
            scale: CGSize(width: key.width / natural.width, height: key.height / natural.height), on: cr)
        cairo_destroy(cr)
        return surface
    }

    /// Draws a symbol's steps in their own colors, or in the paints of their levels.
    private func drawColored(
        _ steps: [SymbolLayer], _ paints: [Paint], scale: CGSize, in rect: CGRect, with pen: Pen
    ) {
        let local = CGRect(origin: .zero, size: rect.size)
        let corner = pen.isVector || !pen.isUpright ? rect.origin : pen.snapped(rect.origin)
        var inner = pen
        inner.clip = pen.clip.offsetBy(dx: -corner.x, dy: -corner.y)
        cairo_translate(pen.cr, corner.x, corner.y)
        group(local, with: inner) { pen in
            var rest = steps[...]
            while let step = rest.first {
                // The fill and the line of a form are one: drawn one after the other, the line's edge would show.
                let form = rest.prefix { !$0.erases && $0.isPainted(as: step) }
                rest = rest.dropFirst(max(form.count, 1))
                if form.count > 1 {
                    cairo_push_group_with_content(pen.cr, CAIRO_CONTENT_ALPHA)
                    for step in form {
                        cairo_set_source_rgba(pen.cr, 0, 0, 0, 1)
                        draw(step, scale: scale, on: pen.cr)
                    }
                    let shape = cairo_pop_group(pen.cr)
                    setSource(of: step, paints, area: local, with: pen)
                    cairo_mask(pen.cr, shape)
                    cairo_pattern_destroy(shape)
                } else {
                    setSource(of: step, paints, area: local, with: pen)
                    draw(step, scale: scale, on: pen.cr)
                }
            }
        } compose: {
            cairo_paint(pen.cr)
        }
    }

    /// Chooses the source of a step: its own color, or the paint of its level.
    private func setSource(of step: SymbolLayer, _ paints: [Paint], area: CGRect, with pen: Pen) {
        if let color = step.color, !step.erases {
            color.multiplyingOpacity(by: step.opacity).setSource(on: pen.cr)
        } else {
            setSource(paints[min(step.level, paints.count - 1)].faded(by: step.opacity), area: area, with: pen)
        }
    }

    private func draw(_ step: SymbolLayer, scale: CGSize, on cr: OpaquePointer) {
        cairo_save(cr)
        cairo_scale(cr, scale.width, scale.height)
        draw(step, on: cr)
        cairo_restore(cr)
    }

    /// Draws a symbol's steps: in the present source, or else in black with each step's opacity.
    private func drawSteps(
        _ steps: [SymbolLayer], scale: CGSize, hasSource: Bool = false, on cr: OpaquePointer
    ) {
        cairo_save(cr)
        cairo_scale(cr, scale.width, scale.height)
        for step in steps {
            if !hasSource { cairo_set_source_rgba(cr, 0, 0, 0, step.opacity) }
            draw(step, on: cr)
        }
        cairo_restore(cr)
    }

    /// Draws or erases a step in the present source.
    private func draw(_ step: SymbolLayer, on cr: OpaquePointer) {
        if step.erases { cairo_set_source_rgba(cr, 0, 0, 0, 1) }
        cairo_set_operator(cr, step.erases ? CAIRO_OPERATOR_DEST_OUT : CAIRO_OPERATOR_OVER)
        CairoPath.set(step.path, on: cr)
        switch step.drawing {
        case .fill:
            cairo_set_fill_rule(cr, CAIRO_FILL_RULE_WINDING)
            cairo_fill(cr)
        case .evenOddFill:
            cairo_set_fill_rule(cr, CAIRO_FILL_RULE_EVEN_ODD)
            cairo_fill(cr)
        case .stroke(let style):
            style.apply(to: cr)
            cairo_stroke(cr)
        }
    }
}

extension Paint {
    /// The paint with its opacity multiplied, where it is a color; others have no steps that are partly drawn.
    fileprivate func faded(by opacity: Double) -> Paint {
        if case .color(let color) = self, opacity != 1 { .color(color.multiplyingOpacity(by: opacity)) } else { self }
    }
}
