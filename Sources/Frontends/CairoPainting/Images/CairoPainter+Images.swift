import CPangoCairo
import DisplayList
import Foundation

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
            guard let loaded = images.image(atPath: path) else { return }
            draw(loaded, scale: scale, image, in: rect, with: pen)
        }
    }

    private func draw(_ loaded: LoadedImage, scale: CGFloat, _ image: ImageContent, in rect: CGRect, with pen: Pen) {
        guard let tint = image.tint else { return drawColors(loaded, scale: scale, image, in: rect, with: pen) }
        // A template's opacity is filled with the tint.
        group(rect, with: pen) {
            drawColors(loaded, scale: scale, image, in: rect, with: $0)
        } compose: {
            let shape = cairo_get_source(pen.cr)
            cairo_pattern_reference(shape)
            cairo_translate(pen.cr, rect.minX, rect.minY)
            setSource(tint, area: CGRect(origin: .zero, size: rect.size), on: pen.cr)
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
        case .pixels(let surface):
            cairo_scale(
                pen.cr, natural.width * sx / CGFloat(surface.width), natural.height * sy / CGFloat(surface.height))
            cairo_set_source_surface(pen.cr, surface.pointer, 0, 0)
            let source = cairo_get_source(pen.cr)
            cairo_pattern_set_filter(source, image.interpolation.cairoFilter)
            // Edges are the clip's; beyond the last pixel its colour goes on.
            cairo_pattern_set_extend(source, CAIRO_EXTEND_PAD)
            cairo_paint(pen.cr)
        }
    }

    /// Makes a repeated image the context's source.
    func setImageSource(_ source: ImageSource, origin: CGPoint, scale: CGFloat, on cr: OpaquePointer) {
        guard origin.isFinite, scale.isFinite, scale != 0 else { return RGBA.clear.setSource(on: cr) }
        var tile: (surface: Surface, scale: CGFloat)?
        switch source {
        case .bitmap(let bitmap): tile = images.surface(for: bitmap).map { ($0, bitmap.scale) }
        case .file(let path, let fileScale):
            if case .pixels(let surface)? = images.image(atPath: path) { tile = (surface, fileScale) }
        case .symbol: break
        }
        let image = ImageContent(source: source)
        if tile == nil, let size = textSystem.size(of: image) {
            // Drawings are rastered for tiling, at twice their size for sharpness.
            let pen = Pen(cr: cr, scale: 2, clip: .infinite, isVector: false, resolution: 2)
            let area = CGRect(origin: .zero, size: size)
            tile = offscreen(area, resolution: 2, with: pen) { draw(image, in: area, with: $0) }
                .map { ($0.surface, 2) }
        }
        guard let tile, tile.scale > 0 else { return RGBA.clear.setSource(on: cr) }
        cairo_set_source_surface(cr, tile.surface.pointer, 0, 0)
        let pattern = cairo_get_source(cr)
        var matrix = cairo_matrix_t()
        cairo_matrix_init_scale(&matrix, tile.scale / scale, tile.scale / scale)
        cairo_matrix_translate(&matrix, -origin.x, -origin.y)
        cairo_pattern_set_matrix(pattern, &matrix)
        cairo_pattern_set_extend(pattern, CAIRO_EXTEND_REPEAT)
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
