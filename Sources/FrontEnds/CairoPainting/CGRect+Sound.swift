import Foundation
import OrielBasics

/// In place of Foundation's, which trap on rectangles that are not numbers.
extension CGRect {
    func intersection(_ other: CGRect) -> CGRect { RectangleMath.intersection(self, other) }
    func intersects(_ other: CGRect) -> Bool { !RectangleMath.intersection(self, other).isNull }
    func contains(_ point: CGPoint) -> Bool { RectangleMath.contains(self, point) }
}
