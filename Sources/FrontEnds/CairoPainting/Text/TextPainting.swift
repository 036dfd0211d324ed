import CPangoCairo
import DisplayList
import Foundation

/// Draws the lines of a laid-out text from the context's origin.
struct TextPainting {
    let painter: CairoPainter
    let layout: TextLayout
    let text: TextContent
    let pen: Pen

    typealias Stretch = TextLayout.Stretch

    /// Draws all lines.
    /// - Parameter paint: A paint in place of all others, for a mask.
    func paint(allIn paint: Paint? = nil) {
        let stretches = stretches()
        for stretch in stretches {
            guard let background = stretch.style.decoration.background else { continue }
            cairo_new_path(pen.cr)
            cairo_rectangle(pen.cr, stretch.x, stretch.line.top, stretch.width, stretch.line.height)
            background.setSource(on: pen.cr)
            cairo_fill(pen.cr)
        }
        for stretch in stretches {
            if let image = stretch.style.attachment {
                drawAttachment(image, stretch)
            } else {
                drawGlyphs(stretch, paint ?? stretch.style.paint)
            }
        }
        drawLines(stretches, allIn: paint)
    }

    private func stretches() -> [Stretch] {
        let stretches = layout.stretches(of: text)
        if pen.isVector || !pen.isUpright { return stretches }
        // A whole pixel for the baseline keeps all lines equally sharp.
        return stretches.map { stretch in
            var stretch = stretch
            stretch.baseline += pen.rounded(stretch.line.baseline) - stretch.line.baseline
            return stretch
        }
    }

    private func drawGlyphs(_ stretch: Stretch, _ paint: Paint) {
        guard !paint.isClear, let font = stretch.item.pointee.item.pointee.analysis.font else { return }
        cairo_new_path(pen.cr)
        if layout.hasColorGlyphs, isColorFont(font) {
            // Glyphs that have colors take only the paint's opacity.
            var opacity = 1.0
            if case .color(let color) = paint { opacity = color.limited.opacity }
            if opacity < 1 { cairo_push_group(pen.cr) }
            if !drawPictures(stretch, font) {
                cairo_set_source_rgba(pen.cr, 0, 0, 0, 1)
                magnified(by: layout.magnification, at: stretch) {
                    pango_cairo_show_glyph_string(pen.cr, font, stretch.item.pointee.glyphs)
                }
            }
            if opacity < 1 {
                cairo_pop_group_to_source(pen.cr)
                cairo_paint_with_alpha(pen.cr, opacity)
            }
            return
        }
        painter.setSource(paint, area: layout.inkExtents.insetBy(dx: -2, dy: -2), with: pen)
        if pen.isVector {
            magnified(by: layout.magnification, at: stretch) {
                pango_cairo_show_glyph_item(pen.cr, stretch.partText, stretch.item)
            }
        } else {
            // Cairo puts glyphs on whole pixels; outlines are in their exact places.
            magnified(by: layout.magnification, at: stretch) { addOutlines(of: stretch.item.pointee.glyphs, font) }
            cairo_fill(pen.cr)
        }
        cairo_new_path(pen.cr)
    }

    /// Draws with the stretch's beginning as the origin, in the size of its layout.
    private func magnified(by factor: CGFloat, at stretch: Stretch, _ draw: () -> Void) {
        cairo_save(pen.cr)
        cairo_translate(pen.cr, stretch.x, stretch.baseline)
        if factor != 1 { cairo_scale(pen.cr, factor, factor) }
        cairo_move_to(pen.cr, 0, 0)
        draw()
        cairo_restore(pen.cr)
    }

    /// Adds the outlines of glyphs, from the context's origin, to the path.
    ///
    /// Cairo keeps a font with its glyphs for each matrix that it meets, up to some hundreds of them. Text that grows
    /// or turns would add a matrix in each frame, so outlines are taken at a scale of 1, 2, 4 … and transformed
    /// afterward. They are taken without bounds: Cairo leaves out glyphs that would be outside of the visible part where
    /// they are taken, which is elsewhere.
    private func addOutlines(
        of glyphs: UnsafeMutablePointer<PangoGlyphString>, _ font: UnsafeMutablePointer<PangoFont>
    ) {
        let matrix = pen.matrix
        let step = exp2(log2(max(1, pen.matrixScale)).rounded(.up))
        var stepped = cairo_matrix_t(xx: step, yx: 0, xy: 0, yy: step, x0: 0, y0: 0)
        if matrix.xx == step, matrix.yy == step, matrix.xy == 0, matrix.yx == 0 {
            pango_cairo_glyph_string_path(pen.cr, font, glyphs)
            return
        }
        let context = painter.outlines.context
        cairo_set_matrix(context, &stepped)
        cairo_new_path(context)
        cairo_move_to(context, 0, 0)
        pango_cairo_glyph_string_path(context, font, glyphs)
        let outlines = cairo_copy_path(context)
        cairo_new_path(pen.cr)
        cairo_append_path(pen.cr, outlines)
        cairo_path_destroy(outlines)
    }

    private func drawAttachment(_ image: ImageContent, _ stretch: Stretch) {
        guard let size = painter.textSystem.size(of: image) else { return }
        var image = image
        if image.tint == nil { image.tint = stretch.style.paint }
        let middle = stretch.style.font.size * layout.scale * CGFloat(TextLayouter.capHeight) / 2
        let height = size.height * layout.scale
        painter.draw(
            image,
            in: CGRect(
                x: stretch.x, y: stretch.baseline - middle - height / 2, width: size.width * layout.scale,
                height: height),
            with: pen)
    }
}

/// A context without bounds, on which outlines are taken and nothing is drawn.
final class OutlineContext {
    let context: OpaquePointer

    init() {
        let surface = cairo_recording_surface_create(CAIRO_CONTENT_ALPHA, nil)
        context = cairo_create(surface)
        cairo_surface_destroy(surface)
    }
    deinit { cairo_destroy(context) }
}
