import Foundation

/// The results of Foundation's rectangles, also for values that are not finite: Foundation's own functions trap there.
///
/// Modules that calculate with rectangles from apps have functions of Foundation's names that call these, and which their
/// sources then mean.
package enum RectangleMath {
    /// The intersection of two rectangles; null if it is empty, or if one of them is not finite.
    @inlinable
    package static func intersection(_ a: CGRect, _ b: CGRect) -> CGRect {
        if a.isNull || b.isNull { return .null }
        let (x, y) = (max(a.minX, b.minX), max(a.minY, b.minY))
        let (endX, endY) = (min(a.maxX, b.maxX), min(a.maxY, b.maxY))
        guard x <= endX, y <= endY else { return .null }
        return CGRect(x: x, y: y, width: endX - x, height: endY - y)
    }

    /// Whether a point is in a rectangle; points on its far sides are not.
    @inlinable
    package static func contains(_ rect: CGRect, _ point: CGPoint) -> Bool {
        point.x >= rect.minX && point.x < rect.maxX && point.y >= rect.minY && point.y < rect.maxY && !rect.isNull
    }
}
