import CPangoCairo
import DisplayList
import Foundation

extension TextPainting {
    /// Draws a stretch's glyphs if all are pictures of the font; returns whether they are.
    func drawPictures(_ stretch: Stretch, _ font: UnsafeMutablePointer<PangoFont>) -> Bool {
        guard !pen.isVector, let face = hb_font_get_face(pango_font_get_hb_font(font)), GlyphPictures.has(face),
            let string = stretch.item.pointee.glyphs?.pointee, let description = pango_font_describe(font)
        else { return false }
        defer { pango_font_description_free(description) }
        let size = Double(pango_font_description_get_size(description)) * Double(layout.unit)
        let glyphs = UnsafeBufferPointer(start: string.glyphs, count: Int(string.num_glyphs))
        let empty = PangoGlyph(PANGO_GLYPH_EMPTY)
        let pictures = glyphs.map { glyph in
            glyph.glyph == empty ? nil : painter.textSystem.glyphPictures.picture(glyph.glyph, in: face)
        }
        // A space, or the box with a letter's number, has no picture.
        guard zip(glyphs, pictures).allSatisfy({ $0.glyph == empty || $1 != nil }) else { return false }
        var x = Double(stretch.x)
        for (glyph, picture) in zip(glyphs, pictures) {
            let left = x + Double(glyph.geometry.x_offset) * Double(layout.unit)
            let top = Double(stretch.baseline) + Double(glyph.geometry.y_offset) * Double(layout.unit)
            if let picture { draw(picture, x: left, y: top, size: size) }
            x += Double(glyph.geometry.width) * Double(layout.unit)
        }
        return true
    }

    private func draw(_ picture: GlyphPictures.Picture, x: Double, y: Double, size: Double) {
        let surface = picture.surface
        cairo_save(pen.cr)
        cairo_translate(pen.cr, x + picture.x * size, y + picture.y * size)
        cairo_scale(
            pen.cr, picture.width * size / Double(surface.width), picture.height * size / Double(surface.height))
        cairo_set_source_surface(pen.cr, surface.pointer, 0, 0)
        cairo_pattern_set_filter(cairo_get_source(pen.cr), CAIRO_FILTER_GOOD)
        cairo_paint(pen.cr)
        cairo_restore(pen.cr)
    }
}
