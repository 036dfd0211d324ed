import Foundation

extension CGFloat {
    /// Returns the absolute value of a number.
    ///
    /// Foundation has an unavailable static function of the name, which hides Swift's own function within extensions of the type.
    public func abs(_ x: CGFloat) -> CGFloat { Swift.abs(x) }
}
