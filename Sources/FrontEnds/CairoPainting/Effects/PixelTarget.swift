import CPangoCairo
import DisplayList
import Foundation

/// Pixels that a context draws onto, to be written without its help.
struct PixelTarget {
    /// A rectangle of pixels.
    struct Part {
        let x: Range<Int>, y: Range<Int>
    }

    /// Premultiplied colors, 32 bits each.
    let pixels: UnsafeMutablePointer<UInt8>
    /// How many bytes a row takes.
    let stride: Int
    /// The pixels that may be written; they do not overlap.
    let parts: [Part]
    /// Maps the context's space to pixels.
    let transform: CGAffineTransform
}

extension Pen {
    /// Passes the pixels below a rectangle, in the pen's space, to a function; returns false if the pen has none, or if
    /// they are clipped by more than rectangles.
    func withPixels(in rect: CGRect, _ body: (PixelTarget) -> Void) -> Bool {
        guard !isVector, cairo_get_operator(cr) == CAIRO_OPERATOR_OVER, let surface = cairo_get_group_target(cr),
            cairo_surface_get_type(surface) == CAIRO_SURFACE_TYPE_IMAGE,
            [CAIRO_FORMAT_ARGB32, CAIRO_FORMAT_RGB24].contains(cairo_image_surface_get_format(surface))
        else { return false }
        cairo_save(cr)
        defer { cairo_restore(cr) }
        // Clips are given in the context's space: make that the device's.
        let matrix = matrix
        clipToPixels(of: rect)
        var (scaleX, scaleY, x, y) = (1.0, 1.0, 0.0, 0.0)
        cairo_surface_get_device_scale(surface, &scaleX, &scaleY)
        cairo_surface_get_device_offset(surface, &x, &y)
        let toPixels = CGAffineTransform(a: scaleX, b: 0, c: 0, d: scaleY, tx: x, ty: y)
        guard let parts = clippedParts(toPixels, on: surface) else { return false }
        if parts.isEmpty { return true }
        cairo_surface_flush(surface)
        guard let pixels = cairo_image_surface_get_data(surface) else { return false }
        body(
            PixelTarget(
                pixels: pixels, stride: Int(cairo_image_surface_get_stride(surface)), parts: parts,
                transform: CGAffineTransform(matrix).concatenating(toPixels)))
        cairo_surface_mark_dirty(surface)
        return true
    }

    /// Clips to the whole pixels that a rectangle in the pen's space touches, and leaves the context in the device's space.
    ///
    /// Of other forms Cairo would compute all pixels in the clip, the clear ones too.
    func clipToPixels(of rect: CGRect) {
        let device = rect.applying(CGAffineTransform(matrix)).roundedOut(toScale: deviceFactor)
        cairo_identity_matrix(cr)
        cairo_rectangle(cr, device.minX, device.minY, device.width, device.height)
        cairo_clip(cr)
    }

    /// The rectangles of pixels that the context's clip leaves; nil where it is of another form.
    private func clippedParts(_ toPixels: CGAffineTransform, on surface: OpaquePointer) -> [PixelTarget.Part]? {
        guard let list = cairo_copy_clip_rectangle_list(cr) else { return nil }
        defer { cairo_rectangle_list_destroy(list) }
        guard list.pointee.status == CAIRO_STATUS_SUCCESS else { return nil }
        let all = CGRect(
            x: 0, y: 0, width: CGFloat(cairo_image_surface_get_width(surface)),
            height: CGFloat(cairo_image_surface_get_height(surface)))
        var parts: [PixelTarget.Part] = []
        for part in UnsafeBufferPointer(start: list.pointee.rectangles, count: Int(list.pointee.num_rectangles)) {
            let rect = CGRect(x: part.x, y: part.y, width: part.width, height: part.height).applying(toPixels)
                .intersection(all)
            if rect.isNull { continue }
            func range(_ low: CGFloat, _ high: CGFloat) -> Range<Int> {
                Int(low.rounded())..<max(Int(low.rounded()), Int(high.rounded()))
            }
            let (x, y) = (range(rect.minX, rect.maxX), range(rect.minY, rect.maxY))
            if !x.isEmpty, !y.isEmpty { parts.append(.init(x: x, y: y)) }
        }
        return parts
    }
}
