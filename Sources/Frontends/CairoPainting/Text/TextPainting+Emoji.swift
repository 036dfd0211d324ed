import CPangoCairo
import DisplayList
import Foundation

extension TextPainting {
    /// The size in which fonts that consist of pictures have them, in pixels: that of Noto's emoji, and close to that of
    /// others.
    ///
    /// Cairo keeps an unpacked picture of each glyph for each size of its font. Emoji that are as large as there is room
    /// would ask for ever more of them; taken in the font's own size, there is one of each, and it is scaled only once.
    private static let pictureSize = 109.0

    /// Draws a stretch's glyphs that are pictures, each from its font's own size; returns whether they are pictures.
    func drawPictures(_ stretch: Stretch, _ font: UnsafeMutablePointer<PangoFont>) -> Bool {
        guard !pen.isVector, let face = hb_font_get_face(pango_font_get_hb_font(font)), hb_ot_color_has_png(face) != 0,
            let string = stretch.item.pointee.glyphs?.pointee, let description = pango_font_describe(font)
        else { return false }
        defer { pango_font_description_free(description) }
        let glyphs = UnsafeBufferPointer(start: string.glyphs, count: Int(string.num_glyphs))
        // The box with a letter's number, where the font has no picture.
        guard glyphs.allSatisfy({ $0.glyph & PangoGlyph(PANGO_GLYPH_UNKNOWN_FLAG) == 0 }) else { return false }
        let size = Double(pango_font_description_get_size(description))
        pango_font_description_set_absolute_size(description, Self.pictureSize * Double(PANGO_SCALE))
        let context = painter.textSystem.context(isRightToLeft: false)
        guard size > 0, let own = pango_context_load_font(context, description) else { return false }
        defer { g_object_unref(UnsafeMutableRawPointer(own)) }
        let scale = size / Double(PANGO_SCALE) / Self.pictureSize * Double(layout.magnification)
        var x = Double(stretch.x)
        for glyph in glyphs {
            let left = x + Double(glyph.geometry.x_offset) * Double(layout.unit)
            let top = Double(stretch.baseline) + Double(glyph.geometry.y_offset) * Double(layout.unit)
            draw(glyph.glyph, of: own, x: left, y: top, scale: scale)
            x += Double(glyph.geometry.width) * Double(layout.unit)
        }
        return true
    }

    private func draw(
        _ glyph: PangoGlyph, of font: UnsafeMutablePointer<PangoFont>, x: Double, y: Double, scale: Double
    ) {
        guard glyph != PangoGlyph(PANGO_GLYPH_EMPTY) else { return }
        var ink = PangoRectangle()
        pango_font_get_glyph_extents(font, glyph, &ink, nil)
        pango_extents_to_pixels(&ink, nil)
        guard let picture = Surface(CAIRO_FORMAT_ARGB32, width: Int(ink.width), height: Int(ink.height)),
            let cr = cairo_create(picture.pointer)
        else { return }
        cairo_set_scaled_font(cr, pango_cairo_font_get_scaled_font(OpaquePointer(font)))
        var one = cairo_glyph_t(index: UInt(glyph), x: Double(-ink.x), y: Double(-ink.y))
        cairo_show_glyphs(cr, &one, 1)
        cairo_destroy(cr)
        cairo_save(pen.cr)
        cairo_translate(pen.cr, x, y)
        cairo_scale(pen.cr, scale, scale)
        cairo_set_source_surface(pen.cr, picture.pointer, Double(ink.x), Double(ink.y))
        cairo_pattern_set_filter(cairo_get_source(pen.cr), CAIRO_FILTER_GOOD)
        cairo_paint(pen.cr)
        cairo_restore(pen.cr)
    }
}
