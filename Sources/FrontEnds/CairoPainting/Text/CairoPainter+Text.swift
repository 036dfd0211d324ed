import CPangoCairo
import DisplayList
import Foundation
import FrontEndKit

extension CairoPainter {
    /// Draws text, laid out for a rectangle's size, from the rectangle's corner.
    func draw(_ text: TextContent, in rect: CGRect, with pen: Pen) {
        guard rect.isDrawable else { return }
        let layout = textSystem.layout(text, width: rect.width, height: rect.height)
        guard !layout.lines.isEmpty, pen.resolution > 0, pen.resolution < 1e4 else { return }
        if layout.isClipped {
            cairo_save(pen.cr)
            cairo_new_path(pen.cr)
            cairo_rectangle(pen.cr, rect.minX, rect.minY, rect.width, rect.height)
            cairo_clip(pen.cr)
        }
        defer { if layout.isClipped { cairo_restore(pen.cr) } }
        let isRastered = !pen.isVector && (pen.isUpright || layout.hasColorGlyphs)
        let resolution = layout.hasColorGlyphs ? pen.steppedResolution : pen.resolution
        if isRastered, let raster = raster(of: layout, text, resolution: resolution) {
            paint(raster, text, at: rect.origin, with: pen)
        } else {
            cairo_save(pen.cr)
            cairo_translate(pen.cr, rect.minX, rect.minY)
            var inner = pen
            inner.clip = pen.clip.offsetBy(dx: -rect.minX, dy: -rect.minY)
            TextPainting(painter: self, layout: layout, text: text, pen: inner).paint()
            cairo_restore(pen.cr)
        }
    }

    private func paint(_ raster: TextRaster, _ text: TextContent, at origin: CGPoint, with pen: Pen) {
        cairo_save(pen.cr)
        // Glyphs are rastered from a pixel's corner, so they are sharp only there.
        let corner = pen.isUpright ? pen.snapped(origin) : origin
        cairo_translate(pen.cr, corner.x, corner.y)
        let pixel = 1 / Double(raster.resolution)
        if raster.isMask {
            let surface = raster.surface
            let ink = CGRect(
                x: raster.offsetX * pixel, y: raster.offsetY * pixel, width: CGFloat(surface.width) * pixel,
                height: CGFloat(surface.height) * pixel)
            let seen = pen.clip.offsetBy(dx: -corner.x, dy: -corner.y)
            setSource(text.first.style.paint, area: ink.intersection(seen), with: pen)
            cairo_scale(pen.cr, pixel, pixel)
            cairo_mask_surface(pen.cr, raster.surface.pointer, raster.offsetX, raster.offsetY)
        } else {
            cairo_scale(pen.cr, pixel, pixel)
            cairo_set_source_surface(pen.cr, raster.surface.pointer, raster.offsetX, raster.offsetY)
            let isExact = pen.isUpright && raster.resolution == pen.resolution
            cairo_pattern_set_filter(
                cairo_get_source(pen.cr), isExact ? CAIRO_FILTER_NEAREST : CAIRO_FILTER_BILINEAR)
            cairo_paint(pen.cr)
        }
        cairo_restore(pen.cr)
    }

    /// Returns a text's pixels, kept or made; nil where they would be too many.
    private func raster(of layout: TextLayout, _ text: TextContent, resolution wanted: CGFloat) -> TextRaster? {
        let isMask = text.others.isEmpty && !layout.hasColorGlyphs && text.first.style.isOneColored
        let paints = isMask ? [] : [text.first.style.paint] + text.others.map(\.style.paint)
        let budget = textSystem.rasters
        if let kept = budget.raster(of: layout), kept.resolution == wanted, kept.isMask == isMask, kept.paints == paints
        {
            return kept
        }
        let resolution = Double(wanted)
        let ink = layout.inkExtents
        let left = (ink.minX * resolution).rounded(.down) - 1, top = (ink.minY * resolution).rounded(.down) - 1
        let width = (ink.maxX * resolution).rounded(.up) + 1 - left
        let height = (ink.maxY * resolution).rounded(.up) + 1 - top
        guard width >= 1, height >= 1, width * height <= 4_000_000 else { return nil }
        let format = isMask ? CAIRO_FORMAT_A8 : CAIRO_FORMAT_ARGB32
        guard let surface = Surface(format, width: Int(width), height: Int(height)) else { return nil }
        guard let cr = cairo_create(surface.pointer) else { return nil }
        cairo_translate(cr, -left, -top)
        cairo_scale(cr, resolution, resolution)
        let pen = Pen(
            cr: cr, scale: wanted, clip: ink.insetBy(dx: -2, dy: -2), isVector: false, resolution: wanted)
        let painting = TextPainting(painter: self, layout: layout, text: text, pen: pen)
        painting.paint(allIn: isMask ? .color(.black) : nil)
        cairo_destroy(cr)
        rasteredTextCount += 1
        let raster = TextRaster(
            surface: surface, isMask: isMask, offsetX: left, offsetY: top, resolution: wanted, paints: paints)
        if raster.byteCount <= TextRaster.largestKept { budget.keep(raster, for: layout) }
        return raster
    }
}

extension Pen {
    /// The resolution for pictures that are scaled when they are drawn: twice or half as much as without the scale, and
    /// so on, about as much as is needed at least: a picture whose size oscillates slightly keeps its resolution.
    ///
    /// Pictures of color glyphs are unpacked and scaled by libraries, which takes too long for each frame of something
    /// that grows.
    var steppedResolution: CGFloat {
        let factor = resolution / scale
        guard scale > 0, factor.isFinite, factor > 0, abs(factor - 1) > 1e-9 else { return resolution }
        return scale * exp2((log2(factor) - 0.1).rounded(.up))
    }
}

extension TextStyle {
    /// Whether everything the style draws has the style's paint.
    var isOneColored: Bool {
        decoration.background == nil && decoration.underline?.color == nil
            && decoration.strikethrough?.color == nil && attachment == nil
    }
}

extension TextLayout {
    /// Where glyphs and lines can leave marks, in points.
    var inkExtents: CGRect {
        return lines.reduce(CGRect.null) { union, line in
            var ink = PangoRectangle()
            pango_layout_line_get_extents(line.pango, &ink, nil)
            let glyphs = CGRect(
                x: line.x + CGFloat(ink.x) * unit, y: line.baseline + CGFloat(ink.y) * unit,
                width: CGFloat(ink.width) * unit, height: CGFloat(ink.height) * unit)
            let box = CGRect(x: line.x, y: line.top, width: line.width, height: line.height)
            return union.union(box).union(glyphs)
        }
    }
}
