import CPangoCairo
import DisplayList
import Foundation
import FrontEndKit

/// Paints display lists with Cairo: onto windows, images, PDF and SVG.
///
/// A painter keeps rasters of texts, symbols and turned layers between frames; use one for each window, and
/// one text system and image store for all of them. All calls come on one thread.
public final class CairoPainter {
    /// The system that lays out the texts; the same that measures them.
    public let textSystem: PangoTextSystem
    /// The source of images.
    public let images: ImageStore
    /// How many layers the last ``paint(_:onto:size:scale:background:damage:)`` drew the content of.
    public internal(set) var drawnLayerCount = 0
    /// How many texts were made pixels so far; for tests.
    package internal(set) var rasteredTextCount = 0

    let pixelStore = PixelStore()
    let extents = ExtentsCache()
    let symbols: SymbolRasters
    /// Takes the outlines of glyphs that are turned or scaled.
    let outlines = OutlineContext()

    /// Creates a painter.
    public init(textSystem: PangoTextSystem, images: ImageStore) {
        self.textSystem = textSystem
        self.images = images
        symbols = SymbolRasters()
    }

    /// Creates a painter with a text system's own images.
    public convenience init(textSystem: PangoTextSystem) {
        self.init(textSystem: textSystem, images: textSystem.images)
    }

    /// Paints a list.
    /// - Parameters:
    ///   - list: The layers.
    ///   - context: A `cairo_t` whose unit is a point and whose origin is the list's; left as it was.
    ///   - size: The size to paint, in points; all else is clipped.
    ///   - scale: How many pixels a point has: frames are rounded to whole pixels.
    ///   - background: The color below all layers; nil keeps the existing pixels.
    ///   - damage: The parts to paint, in points; nil for all.
    public func paint(
        _ list: DisplayList, onto context: OpaquePointer, size: CGSize, scale: CGFloat, background: RGBA?,
        damage: [CGRect]? = nil
    ) {
        drawnLayerCount = 0
        let scale = scale.isFinite && scale > 0 ? scale : 1
        var clip = CGRect(origin: .zero, size: size)
        cairo_save(context)
        defer { cairo_restore(context) }
        if let damage {
            var union = CGRect.null
            for rect in damage where rect.isDrawable && !rect.isEmpty {
                // Half-damaged pixels are painted whole, or their edges would fade.
                let part = rect.roundedOut(toScale: scale).intersection(clip)
                guard !part.isNull, !part.isEmpty else { continue }
                cairo_rectangle(context, part.minX, part.minY, part.width, part.height)
                union = union.union(part)
            }
            guard !union.isNull else {
                cairo_new_path(context)
                return
            }
            clip = union
        } else {
            cairo_rectangle(context, clip.minX, clip.minY, clip.width, clip.height)
        }
        cairo_clip(context)
        if let background {
            background.setSource(on: context)
            cairo_set_operator(context, background.opacity < 1 ? CAIRO_OPERATOR_SOURCE : CAIRO_OPERATOR_OVER)
            cairo_paint(context)
            cairo_set_operator(context, CAIRO_OPERATOR_OVER)
        }
        textSystem.rasters.beginPaint()
        extents.update(for: list)
        let pass = PaintPass(painter: self, slots: list.slots, known: extents.known)
        var pen = Pen(
            cr: context, scale: scale, clip: clip, isVector: Pen.isVector(context), resolution: scale)
        pen.deviceFactor = scale / max(pen.matrixScale, 1e-9)
        if cairo_surface_get_type(cairo_get_target(context)) == CAIRO_SURFACE_TYPE_IMAGE { pen.behind = [] }
        pass.paint(0, at: .zero, with: pen)
        pixelStore.endPaint()
    }
}

/// Where a pass draws at the moment.
struct Pen {
    /// The `cairo_t`; its unit is a point of the present space.
    var cr: OpaquePointer
    /// Pixels per point, for rounding frames.
    var scale: CGFloat
    /// The greatest visible area, in the current space.
    var clip: CGRect
    /// Whether drawing is kept as outlines (PDF, SVG) rather than pixels.
    var isVector: Bool
    /// How many pixels a unit of the present space has.
    var resolution: CGFloat
    /// How many pixels a unit of Cairo's device space has; not 1 where the surface has its own scale.
    var deviceFactor: CGFloat = 1
    /// The pictures behind the one being drawn, the lowest first; nil where they can't be known.
    var behind: [OpaquePointer]?
    /// Whether nothing but moves and even scales lie between this space and the pixels.
    var isUpright = true
    /// How many pixels the pictures have that are being drawn around this one, for effects.
    var enclosingPixels: CGFloat = 0

    /// How many device units a unit of the present space has.
    var matrixScale: CGFloat {
        let m = matrix
        return abs(m.xx * m.yy - m.xy * m.yx).squareRoot()
    }

    /// The point of the present space that is the nearest pixel corner to a point.
    func snapped(_ point: CGPoint) -> CGPoint {
        var (x, y) = (Double(point.x), Double(point.y))
        let factor = Double(deviceFactor)
        cairo_user_to_device(cr, &x, &y)
        x = (x * factor + 0.5).rounded(.down) / factor
        y = (y * factor + 0.5).rounded(.down) / factor
        cairo_device_to_user(cr, &x, &y)
        return CGPoint(x: x, y: y)
    }

    /// Whether a context keeps outlines.
    static func isVector(_ cr: OpaquePointer) -> Bool {
        switch cairo_surface_get_type(cairo_get_target(cr)) {
        case CAIRO_SURFACE_TYPE_PDF, CAIRO_SURFACE_TYPE_SVG, CAIRO_SURFACE_TYPE_PS: true
        default: false
        }
    }

    /// Rounds a coordinate to the nearest pixel, ties up (L05).
    @inline(__always)
    func rounded(_ value: CGFloat) -> CGFloat { (value * scale + 0.5).rounded(.down) / scale }

    /// Rounds both edges of a frame, so that neighbors stay neighbors.
    @inline(__always)
    func rounded(_ rect: CGRect) -> CGRect {
        let (x, y) = (rounded(rect.minX), rounded(rect.minY))
        return CGRect(x: x, y: y, width: rounded(rect.maxX) - x, height: rounded(rect.maxY) - y)
    }

    /// The context's present transformation.
    var matrix: cairo_matrix_t {
        var matrix = cairo_matrix_t()
        cairo_get_matrix(cr, &matrix)
        return matrix
    }
}

extension CGRect {
    /// The smallest rectangle of whole pixels around this one.
    func roundedOut(toScale scale: CGFloat) -> CGRect {
        let x = (minX * scale - 1e-6).rounded(.down) / scale, y = (minY * scale - 1e-6).rounded(.down) / scale
        let x2 = (maxX * scale + 1e-6).rounded(.up) / scale, y2 = (maxY * scale + 1e-6).rounded(.up) / scale
        return CGRect(x: x, y: y, width: x2 - x, height: y2 - y)
    }
}
