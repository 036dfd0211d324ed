import CPangoCairo
import DisplayList
import DrawingProcess
import Foundation

/// A drawing that came as data, drawn in a separate process with limits of time and memory.
///
/// Its pixels are kept at the largest scale that was asked for, in powers of two: while it grows it is drawn a few times, not
/// in every frame.
final class ApartDrawing: VectorDrawing {
    private let path: String
    private let format: OrielDrawingFormat
    private(set) var size: CGSize
    private var surface: Surface
    private var scale: Double
    private var hasFailed = false

    /// How many pixels a side has at most.
    private static let limit = 4096
    /// How long the process may take, in milliseconds, on a machine that is busy with other work.
    private static let patience: Int32 = 10_000

    /// Draws a file in its own size; nil if that is not possible.
    init?(path: String, format: ImageHeader.Format) {
        self.path = path
        self.format = format == .pdf ? ORIEL_PDF : ORIEL_SVG
        scale = 1
        guard let (size, surface) = Self.pixels(of: path, self.format, scale: 1) else { return nil }
        self.size = size
        self.surface = surface
    }

    var byteCount: Int { surface.stride * surface.height }

    func draw(in rect: CGRect, on cr: OpaquePointer) {
        guard size.width > 0, size.height > 0, rect.width > 0, rect.height > 0 else { return }
        sharpen(for: rect, on: cr)
        cairo_save(cr)
        cairo_translate(cr, rect.minX, rect.minY)
        cairo_scale(cr, rect.width / Double(surface.width), rect.height / Double(surface.height))
        cairo_set_source_surface(cr, surface.pointer, 0, 0)
        cairo_pattern_set_filter(cairo_get_source(cr), CAIRO_FILTER_GOOD)
        cairo_pattern_set_extend(cairo_get_source(cr), CAIRO_EXTEND_PAD)
        cairo_rectangle(cr, 0, 0, Double(surface.width), Double(surface.height))
        cairo_fill(cr)
        cairo_restore(cr)
    }

    /// Draws the file again if there are too few pixels for a rectangle.
    private func sharpen(for rect: CGRect, on cr: OpaquePointer) {
        var (width, height) = (Double(rect.width), Double(rect.height))
        cairo_user_to_device_distance(cr, &width, &height)
        let wanted = max(abs(width) / size.width, abs(height) / size.height)
        guard !hasFailed, wanted.isFinite, wanted > scale * 1.01, max(surface.width, surface.height) < Self.limit else {
            return
        }
        let next = pow(2, ceil(log2(wanted)))
        if let (_, larger) = Self.pixels(of: path, format, scale: next) {
            (surface, scale) = (larger, next)
        } else {
            hasFailed = true
        }
    }

    private static func pixels(of path: String, _ format: OrielDrawingFormat, scale: Double) -> (CGSize, Surface)? {
        var drawing = OrielDrawing()
        let result = oriel_draw_apart(path, format, scale, Int32(limit), patience, &drawing)
        guard result == ORIEL_DRAWN, let pixels = drawing.pixels else {
            // A missing library is reported in the same words as for the app's own drawings.
            guard format == ORIEL_PDF ? PDFDrawing.isAvailable : SVGDrawing.isAvailable else { return nil }
            if result == ORIEL_GAVE_UP {
                Warnings.once("The drawing \(path) is not shown: it takes more time or memory than a picture may.")
            }
            return nil
        }
        defer { oriel_release_drawing(&drawing) }
        guard let surface = Surface(CAIRO_FORMAT_ARGB32, width: Int(drawing.columns), height: Int(drawing.rows))
        else { return nil }
        let (from, bytes) = (Int(drawing.stride), Int(drawing.columns) * 4)
        surface.withPixels { target in
            for row in 0..<surface.height { memcpy(target + row * surface.stride, pixels + row * from, bytes) }
        }
        return (CGSize(width: drawing.width, height: drawing.height), surface)
    }
}
