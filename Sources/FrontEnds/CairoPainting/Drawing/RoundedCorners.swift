import CPangoCairo
import DisplayList
import Foundation

/// A rectangle with rounded corners, circular or continuous.
struct RoundedCorners {
    let rect: CGRect
    let radiusX: CGFloat
    let radiusY: CGFloat
    let style: RoundedCornerStyle

    init(rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle) {
        self.rect = rect
        self.style = style
        let x = max(cornerSize.width.isFinite ? cornerSize.width : rect.width, 0)
        let y = max(cornerSize.height.isFinite ? cornerSize.height : rect.height, 0)
        // Corners that don't fit shrink evenly: a large radius makes a capsule.
        let fit = min(1, x > 0 ? rect.width / 2 / x : 1, y > 0 ? rect.height / 2 / y : 1)
        (radiusX, radiusY) = (x * fit, y * fit)
    }

    /// A corner's curve from one straight edge to the other: cubic segments in units of the radius, measured from the
    /// corner.
    ///
    /// `along` runs along the first edge, `across` along the second.
    private typealias Step = (c1: (Double, Double), c2: (Double, Double), to: (Double, Double))

    /// A quarter circle, from (1, 0) to (0, 1).
    private static let circular: [Step] = [
        (c1: (0.4477152501692064, 0), c2: (0, 0.4477152501692064), to: (0, 1))
    ]

    /// A corner whose curvature grows from nothing: it leaves the edge at 1.528665 radii and is nearly a
    /// circle in its middle, as measurements of Apple's continuous corners say.
    private static let continuous: [Step] = [
        (c1: (1.08849296, 0), c2: (0.86840694, 0), to: (0.63149379, 0.07491139)),
        (c1: (0.37282383, 0.16905956), c2: (0.16905956, 0.37282383), to: (0.07491139, 0.63149379)),
        (c1: (0, 0.86840694), c2: (0, 1.08849296), to: (0, 1.52866498)),
    ]

    /// Adds the outline, clockwise from the end of the top left corner.
    func append(to cr: OpaquePointer) {
        guard radiusX > 0, radiusY > 0 else {
            cairo_rectangle(cr, rect.minX, rect.minY, rect.width, rect.height)
            return
        }
        // Continuous corners reach further along the edges; without room for that they are circular, as a capsule's
        // are.
        let reach = 1.52866498
        let hasRoom = radiusX * reach <= rect.width / 2 + 1e-9 && radiusY * reach <= rect.height / 2 + 1e-9
        let isContinuous = style == .continuous && hasRoom
        let steps = isContinuous ? RoundedCorners.continuous : RoundedCorners.circular
        let start = isContinuous ? reach : 1

        /// One corner: `sx`, `sy` point inwards; a vertical start walks the edge that runs up or down.
        func corner(_ x: CGFloat, _ y: CGFloat, _ sx: CGFloat, _ sy: CGFloat, startsVertical: Bool, first: Bool) {
            func point(_ p: (Double, Double)) -> (Double, Double) {
                let (along, across) = startsVertical ? (p.1, p.0) : p
                return (x + sx * radiusX * along, y + sy * radiusY * across)
            }
            let begin = point((start, 0))
            if first { cairo_move_to(cr, begin.0, begin.1) } else { cairo_line_to(cr, begin.0, begin.1) }
            for step in steps {
                let (a, b, c) = (point(step.c1), point(step.c2), point(step.to))
                cairo_curve_to(cr, a.0, a.1, b.0, b.1, c.0, c.1)
            }
        }
        corner(rect.maxX, rect.minY, -1, 1, startsVertical: false, first: true)
        corner(rect.maxX, rect.maxY, -1, -1, startsVertical: true, first: false)
        corner(rect.minX, rect.maxY, 1, -1, startsVertical: false, first: false)
        corner(rect.minX, rect.minY, 1, 1, startsVertical: true, first: false)
        cairo_close_path(cr)
    }
}
