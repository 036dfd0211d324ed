import Foundation

// Core Graphics' functions for points, sizes and rectangles, as sources that were C or Objective-C once still call them.

/// Returns a point.
@inlinable public func CGPointMake(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }
/// Returns a size.
@inlinable public func CGSizeMake(_ width: CGFloat, _ height: CGFloat) -> CGSize {
    CGSize(width: width, height: height)
}
/// Returns a rectangle.
@inlinable public func CGRectMake(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}

/// Returns whether two points are equal.
@inlinable public func CGPointEqualToPoint(_ a: CGPoint, _ b: CGPoint) -> Bool { a == b }
/// Returns whether two sizes are equal.
@inlinable public func CGSizeEqualToSize(_ a: CGSize, _ b: CGSize) -> Bool { a == b }
/// Returns whether two rectangles are equal.
@inlinable public func CGRectEqualToRect(_ a: CGRect, _ b: CGRect) -> Bool { a == b }

/// Returns a rectangle's least x coordinate.
@inlinable public func CGRectGetMinX(_ rect: CGRect) -> CGFloat { rect.minX }
/// Returns the x coordinate of a rectangle's middle.
@inlinable public func CGRectGetMidX(_ rect: CGRect) -> CGFloat { rect.midX }
/// Returns a rectangle's greatest x coordinate.
@inlinable public func CGRectGetMaxX(_ rect: CGRect) -> CGFloat { rect.maxX }
/// Returns a rectangle's least y coordinate.
@inlinable public func CGRectGetMinY(_ rect: CGRect) -> CGFloat { rect.minY }
/// Returns the y coordinate of a rectangle's middle.
@inlinable public func CGRectGetMidY(_ rect: CGRect) -> CGFloat { rect.midY }
/// Returns a rectangle's greatest y coordinate.
@inlinable public func CGRectGetMaxY(_ rect: CGRect) -> CGFloat { rect.maxY }
/// Returns a rectangle's width.
@inlinable public func CGRectGetWidth(_ rect: CGRect) -> CGFloat { rect.width }
/// Returns a rectangle's height.
@inlinable public func CGRectGetHeight(_ rect: CGRect) -> CGFloat { rect.height }

/// Returns whether a rectangle has no area.
@inlinable public func CGRectIsEmpty(_ rect: CGRect) -> Bool { rect.isEmpty }
/// Returns whether a rectangle is the null rectangle, the result of an empty intersection.
@inlinable public func CGRectIsNull(_ rect: CGRect) -> Bool { rect.isNull }
/// Returns whether a rectangle has no bounds.
@inlinable public func CGRectIsInfinite(_ rect: CGRect) -> Bool { rect.isInfinite }
/// Returns whether a point is in a rectangle.
@inlinable public func CGRectContainsPoint(_ rect: CGRect, _ point: CGPoint) -> Bool { rect.contains(point) }
/// Returns whether a rectangle is in another.
@inlinable public func CGRectContainsRect(_ rect: CGRect, _ other: CGRect) -> Bool { rect.contains(other) }
/// Returns whether two rectangles intersect; rectangles that share an edge alone do not.
///
/// Foundation's `intersects(_:)` on this system counts shared edges.
@inlinable public func CGRectIntersectsRect(_ a: CGRect, _ b: CGRect) -> Bool {
    !a.isNull && !b.isNull && a.minX < b.maxX && b.minX < a.maxX && a.minY < b.maxY && b.minY < a.maxY
}

/// Returns a rectangle without negative lengths.
@inlinable public func CGRectStandardize(_ rect: CGRect) -> CGRect { rect.standardized }
/// Returns the least rectangle of whole coordinates around one.
@inlinable public func CGRectIntegral(_ rect: CGRect) -> CGRect { rect.integral }
/// Returns a rectangle made smaller on each side, around the same middle.
@inlinable public func CGRectInset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
    rect.insetBy(dx: dx, dy: dy)
}
/// Returns a rectangle moved.
@inlinable public func CGRectOffset(_ rect: CGRect, _ dx: CGFloat, _ dy: CGFloat) -> CGRect {
    rect.offsetBy(dx: dx, dy: dy)
}
/// Returns the least rectangle around two.
@inlinable public func CGRectUnion(_ a: CGRect, _ b: CGRect) -> CGRect { a.union(b) }
/// Returns the intersection of two rectangles; the null rectangle if there is none.
@inlinable public func CGRectIntersection(_ a: CGRect, _ b: CGRect) -> CGRect { a.intersection(b) }
