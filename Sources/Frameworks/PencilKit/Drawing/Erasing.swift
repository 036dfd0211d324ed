import Foundation
import SwiftUI

extension PKDrawing {
    /// Whether a point is near a line between two others.
    private static func isNear(_ point: CGPoint, _ a: CGPoint, _ b: CGPoint, _ distance: CGFloat) -> Bool {
        let (dx, dy) = (b.x - a.x, b.y - a.y)
        let square = dx * dx + dy * dy
        let t = square > 0 ? min(max(((point.x - a.x) * dx + (point.y - a.y) * dy) / square, 0), 1) : 0
        return hypot(point.x - a.x - t * dx, point.y - a.y - t * dy) <= distance
    }

    /// Returns the drawing without the strokes that an eraser touches on its way.
    func erasingStrokes(from a: CGPoint, to b: CGPoint, width: CGFloat) -> PKDrawing {
        PKDrawing(
            strokes: strokes.filter { stroke in
                !stroke.samples.contains { point in
                    Self.isNear(point.location.applying(stroke.transform), a, b, (width + point.size.width) / 2)
                }
            })
    }

    /// Returns the drawing without the parts of strokes that an eraser touches on its way: the rest are strokes of their own.
    func erasingParts(from a: CGPoint, to b: CGPoint, width: CGFloat) -> PKDrawing {
        PKDrawing(
            strokes: strokes.flatMap { stroke -> [PKStroke] in
                let box = CGRect(x: min(a.x, b.x), y: min(a.y, b.y), width: abs(a.x - b.x), height: abs(a.y - b.y))
                guard box.insetBy(dx: -width, dy: -width).intersects(stroke.renderBounds) else { return [stroke] }
                let points =
                    stroke.path.count < 2 ? Array(stroke.path) : stroke.path.interpolatedPoints(by: .distance(2))
                let parts = points.split { Self.isNear($0.location.applying(stroke.transform), a, b, width / 2) }
                if parts.count == 1, parts[0].count == points.count { return [stroke] }
                return parts.filter { $0.count > 1 }.map { part in
                    var rest = stroke
                    rest.path = PKStrokePath(controlPoints: part, creationDate: stroke.path.creationDate)
                    return rest
                }
            })
    }
}
