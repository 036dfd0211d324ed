import Foundation

extension CGPoint {
    /// Whether painters can take the point.
    package var isDrawable: Bool { x.isFinite && y.isFinite && abs(x) < 1e7 && abs(y) < 1e7 }
}

extension CGRect {
    /// Whether painters can take the rectangle.
    package var isDrawable: Bool { !isNull && origin.isDrawable && size.width.isFinite && size.height.isFinite }
}
