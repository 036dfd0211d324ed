import CPangoCairo
import DisplayList
import Foundation
import FrontEndKit

/// Adds outlines to a Cairo context's current path.
enum CairoPath {
    /// Replaces the context's path by an outline.
    static func set(_ path: Path, on cr: OpaquePointer) {
        cairo_new_path(cr)
        append(path, to: cr)
    }

    /// Adds an outline to the context's path.
    ///
    /// Steps with coordinates that are not numbers are left out: Cairo would refuse all further drawing.
    static func append(_ path: Path, to cr: OpaquePointer) {
        switch path.storage {
        case .empty:
            break
        case .rect(let rect):
            guard rect.isDrawable else { return }
            let rect = rect.standardized
            cairo_rectangle(cr, rect.minX, rect.minY, rect.width, rect.height)
        case .ellipse(let rect):
            guard rect.isDrawable else { return }
            ellipse(in: rect.standardized, on: cr)
        case .roundedRect(let rect, let cornerSize, let style):
            guard rect.isDrawable else { return }
            RoundedCorners(rect: rect.standardized, cornerSize: cornerSize, style: style).append(to: cr)
        case .elements(let elements):
            append(elements, to: cr)
        }
    }

    /// Four Bézier quarters, as Core Graphics draws an ellipse.
    private static func ellipse(in rect: CGRect, on cr: OpaquePointer) {
        let k = 0.5522847498307936
        let (x, y, rx, ry) = (rect.midX, rect.midY, rect.width / 2, rect.height / 2)
        cairo_move_to(cr, x + rx, y)
        cairo_curve_to(cr, x + rx, y + ry * k, x + rx * k, y + ry, x, y + ry)
        cairo_curve_to(cr, x - rx * k, y + ry, x - rx, y + ry * k, x - rx, y)
        cairo_curve_to(cr, x - rx, y - ry * k, x - rx * k, y - ry, x, y - ry)
        cairo_curve_to(cr, x + rx * k, y - ry, x + rx, y - ry * k, x + rx, y)
        cairo_close_path(cr)
    }

    private static func append(_ elements: [Path.Element], to cr: OpaquePointer) {
        var current = CGPoint.zero
        for element in elements {
            switch element {
            case .move(let to):
                guard to.isDrawable else { continue }
                cairo_move_to(cr, to.x, to.y)
                current = to
            case .line(let to):
                guard to.isDrawable else { continue }
                cairo_line_to(cr, to.x, to.y)
                current = to
            case .quadCurve(let to, let control):
                guard to.isDrawable, control.isDrawable else { continue }
                cairo_curve_to(
                    cr, current.x + (control.x - current.x) * 2 / 3, current.y + (control.y - current.y) * 2 / 3,
                    to.x + (control.x - to.x) * 2 / 3, to.y + (control.y - to.y) * 2 / 3, to.x, to.y)
                current = to
            case .curve(let to, let control1, let control2):
                guard to.isDrawable, control1.isDrawable, control2.isDrawable else { continue }
                cairo_curve_to(cr, control1.x, control1.y, control2.x, control2.y, to.x, to.y)
                current = to
            case .closeSubpath:
                cairo_close_path(cr)
                if cairo_has_current_point(cr) != 0 {
                    var (x, y) = (0.0, 0.0)
                    cairo_get_current_point(cr, &x, &y)
                    current = CGPoint(x: x, y: y)
                }
            }
        }
    }
}
