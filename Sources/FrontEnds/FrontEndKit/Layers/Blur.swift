import DisplayList
import Foundation

/// How far blurs reach.
package enum Blur {
    /// The greatest radius, in points: a wider blur looks the same.
    package static let greatestRadius: CGFloat = 500

    /// Returns how far a blur carries color, in points.
    package static func reach(of radius: CGFloat) -> CGFloat {
        radius > 0 && radius.isFinite ? min(radius, greatestRadius) * 3 + 2 : 0
    }
}

extension Backdrop {
    /// The distance around a place in which the picture affects the place's color, in points: three deviations, and the
    /// addition of the grid that the blur is computed on.
    package var reach: CGFloat { radius.isFinite ? min(max(radius, 0), Blur.greatestRadius) * 5 + 2 : 0 }
}
