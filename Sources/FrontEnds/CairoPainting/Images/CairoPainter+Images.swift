import CPangoCairo
import DisplayList
import Foundation
import FrontEndKit

extension CairoPainter {
    /// Draws an image into a rectangle.
    func draw(_ image: ImageContent, in rect: CGRect, with pen: Pen) {
        guard rect.isDrawable, rect.width > 0, rect.height > 0 else { return }
        switch image.source {
        case .symbol(let name, let value):
            drawSymbol(name, value, image, in: rect, with: pen)
        case .bitmap(let bitmap):
            guard let surface = images.surface(for: bitmap) else { return }
            draw(.pixels(surface), scale: bitmap.scale, image, in: rect, with: pen)
        case .file(let path, let scale):
            // Images that are repeated or stretched in parts are drawn from all pixels, and so are those written as
            // outlines.
            let isWhole = pen.isVector || image.isTiled || image.capInsets != nil
            let factor = max(pen.resolution, pen.matrixScale * pen.deviceFactor)
            let pixels = CGSize(width: rect.width * factor, height: rect.height * factor)
            guard let loaded = images.image(atPath: path, pixels: isWhole ? nil : pixels) else { return }
            draw(loaded, scale: scale, image, in: rect, with: pen)
        }
    }

    private func draw(_ loaded: LoadedImage, scale: CGFloat, _ image: ImageContent, in rect: CGRect, with pen: Pen) {
        guard let tint = image.tint else { return drawColors(loaded, scale: scale, image, in: rect, with: pen) }
        if drawMasked(rect, with: pen, { draw(loaded, scale: scale, image, in: rect, with: $0) }) { return }
        // A template's opacity is filled with the tint.
        group(rect, with: pen) {
            drawColors(loaded, scale: scale, image, in: rect, with: $0)
        } compose: {
            let shape = cairo_get_source(pen.cr)
            cairo_pattern_reference(shape)
            cairo_translate(pen.cr, rect.minX, rect.minY)
            setSource(tint, area: CGRect(origin: .zero, size: rect.size), with: pen)
            cairo_translate(pen.cr, -rect.minX, -rect.minY)
            cairo_mask(pen.cr, shape)
            cairo_pattern_destroy(shape)
        }
    }

    private func drawColors(
        _ loaded: LoadedImage, scale: CGFloat, _ image: ImageContent, in rect: CGRect, with pen: Pen
    ) {
        let scale = scale > 0 && scale.isFinite ? scale : 1
        let natural = CGSize(width: loaded.size.width / scale, height: loaded.size.height / scale)
        guard natural.width > 0, natural.height > 0 else { return }
        if image.capInsets == nil && !image.isTiled {
            return draw(loaded, part: CGRect(origin: .zero, size: natural), natural, image, in: rect, with: pen)
        }
        let parts = NineParts(natural: natural, insets: image.capInsets, isTiled: image.isTiled, target: rect)
        for part in parts.all {
            draw(loaded, part: part.source, natural, image, in: part.target, with: pen)
        }
    }

    /// Draws a part of an image, in points of its natural size, into a rectangle.
    private func draw(
        _ loaded: LoadedImage, part: CGRect, _ natural: CGSize, _ image: ImageContent, in target: CGRect,
        with pen: Pen
    ) {
        guard part.width > 0, part.height > 0, target.width > 0, target.height > 0, target.touches(pen.clip)
        else { return }
        cairo_save(pen.cr)
        defer { cairo_restore(pen.cr) }
        cairo_rectangle(pen.cr, target.minX, target.minY, target.width, target.height)
        cairo_clip(pen.cr)
        let (sx, sy) = (target.width / part.width, target.height / part.height)
        cairo_translate(pen.cr, target.minX - part.minX * sx, target.minY - part.minY * sy)
        switch loaded {
        case .drawing(let drawing):
            drawing.draw(
                in: CGRect(x: 0, y: 0, width: natural.width * sx, height: natural.height * sy), on: pen.cr)
        case .pixels(let surface, _):
            cairo_scale(
                pen.cr, natural.width * sx / CGFloat(surface.width), natural.height * sy / CGFloat(surface.height))
            cairo_set_source_surface(pen.cr, surface.pointer, 0, 0)
            let source = cairo_get_source(pen.cr)
            cairo_pattern_set_filter(source, image.interpolation.cairoFilter)
            // Edges are the clip's; beyond the last pixel its color continues.
            cairo_pattern_set_extend(source, CAIRO_EXTEND_PAD)
            cairo_paint(pen.cr)
        }
    }

    /// Sets a repeated image as the context's source.
    func setImageSource(_ pattern: ImagePattern, on cr: OpaquePointer) {
        guard pattern.origin.isDrawable, pattern.part.isDrawable, pattern.opacity > 0, let tile = tile(of: pattern)
        else { return RGBA.clear.setSource(on: cr) }
        cairo_set_source_surface(cr, tile.surface.pointer, 0, 0)
        let source = cairo_get_source(cr)
        // A tile is as many points large as it was asked for, whatever its pixels.
        var matrix = cairo_matrix_t()
        cairo_matrix_init_scale(
            &matrix, CGFloat(tile.surface.width) / tile.size.width, CGFloat(tile.surface.height) / tile.size.height)
        cairo_matrix_translate(&matrix, -pattern.origin.x, -pattern.origin.y)
        cairo_pattern_set_matrix(source, &matrix)
        cairo_pattern_set_filter(source, pattern.image.interpolation.cairoFilter)
        cairo_pattern_set_extend(source, CAIRO_EXTEND_REPEAT)
    }

    /// The pixels of a pattern's tile, and its size in points; nil where there is nothing to see.
    private func tile(of pattern: ImagePattern) -> (surface: Surface, size: CGSize)? {
        guard pattern.scale.isFinite, pattern.scale > 0, let natural = textSystem.size(of: pattern.image) else {
            return nil
        }
        let part = pattern.part.standardized
        let size = CGSize(
            width: natural.width * part.width * pattern.scale, height: natural.height * part.height * pattern.scale)
        guard size.width > 0, size.height > 0, size.width < 8_000, size.height < 8_000 else { return nil }
        if part == CGRect(x: 0, y: 0, width: 1, height: 1), pattern.image.tint == nil, pattern.opacity >= 1,
            let whole = surface(of: pattern.image.source)
        {
            return (whole, size)
        }
        // Parts, drawings and tinted images are rastered for tiling, at twice their size for sharpness; the tile has
        // whole pixels, or there would be seams.
        let (width, height) = (max((size.width * 2).rounded(), 1), max((size.height * 2).rounded(), 1))
        guard let surface = Surface(CAIRO_FORMAT_ARGB32, width: Int(width), height: Int(height)),
            let tile = cairo_create(surface.pointer)
        else { return nil }
        defer { cairo_destroy(tile) }
        cairo_scale(tile, width / size.width, height / size.height)
        let area = CGRect(origin: .zero, size: size)
        let whole = CGRect(
            x: -part.minX * natural.width * pattern.scale, y: -part.minY * natural.height * pattern.scale,
            width: natural.width * pattern.scale, height: natural.height * pattern.scale)
        draw(pattern.image, in: whole, with: Pen(cr: tile, scale: 2, clip: area, isVector: false, resolution: 2))
        if pattern.opacity < 1 { PixelFilter(.multiply(RGBA(1, 1, 1, pattern.opacity))).apply(to: surface) }
        return (surface, size)
    }

    /// An image's own pixels; nil for drawings and symbols.
    private func surface(of source: ImageSource) -> Surface? {
        switch source {
        case .bitmap(let bitmap): return images.surface(for: bitmap)
        case .file(let path, _):
            if case .pixels(let surface, _)? = images.image(atPath: path, pixels: nil) { return surface }
            return nil
        case .symbol: return nil
        }
    }
}

extension ImageContent.Interpolation {
    /// Cairo's filter of about the same quality.
    var cairoFilter: cairo_filter_t {
        switch self {
        case .none: CAIRO_FILTER_NEAREST
        case .low: CAIRO_FILTER_BILINEAR
        case .medium: CAIRO_FILTER_GOOD
        case .high: CAIRO_FILTER_BEST
        }
    }
}
