import Foundation

extension SIMD {
    @inlinable
    func map(_ body: (Scalar) -> Scalar) -> Self {
        var result = self
        for index in indices { result[index] = body(self[index]) }
        return result
    }
    @inlinable
    func map(_ other: Self, _ body: (Scalar, Scalar) -> Scalar) -> Self {
        var result = self
        for index in indices { result[index] = body(self[index], other[index]) }
        return result
    }
}

/// Returns the magnitudes of a vector's numbers.
@inlinable
public func abs<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.map { $0.magnitude } }
/// Returns the magnitudes of a vector's numbers; the largest number for the smallest one.
@inlinable
public func abs<V: SIMD>(_ x: V) -> V where V.Scalar: FixedWidthInteger & SignedInteger {
    x.map { $0 == .min ? .max : Swift.abs($0) }
}
/// Returns the smaller numbers of two vectors.
@inlinable
public func min<V: SIMD>(_ a: V, _ b: V) -> V where V.Scalar: Comparable { a.map(b) { Swift.min($0, $1) } }
/// Returns the larger numbers of two vectors.
@inlinable
public func max<V: SIMD>(_ a: V, _ b: V) -> V where V.Scalar: Comparable { a.map(b) { Swift.max($0, $1) } }
/// Returns a vector's numbers, none above a number.
@inlinable
public func min<V: SIMD>(_ a: V, _ b: V.Scalar) -> V where V.Scalar: Comparable { a.map { Swift.min($0, b) } }
/// Returns a vector's numbers, none below a number.
@inlinable
public func max<V: SIMD>(_ a: V, _ b: V.Scalar) -> V where V.Scalar: Comparable { a.map { Swift.max($0, b) } }
/// Returns a vector's numbers within the bounds of two others.
@inlinable
public func clamp<V: SIMD>(_ x: V, min lower: V, max upper: V) -> V where V.Scalar: Comparable {
    min(max(x, lower), upper)
}
/// Returns a vector's numbers within bounds.
@inlinable
public func clamp<V: SIMD>(_ x: V, min lower: V.Scalar, max upper: V.Scalar) -> V where V.Scalar: Comparable {
    min(max(x, lower), upper)
}
/// Returns the signs of a vector's numbers: -1, 0 or 1.
@inlinable
public func sign<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.map { $0 > 0 ? 1 : $0 < 0 ? -1 : 0 } }
/// Returns values between two vectors: the first one's at 0, the second one's at 1.
@inlinable
public func mix<V: SIMD>(_ x: V, _ y: V, t: V) -> V where V.Scalar: FloatingPoint { x + (y - x) * t }
/// Returns a vector between two: the first one at 0, the second one at 1.
@inlinable
public func mix<V: SIMD>(_ x: V, _ y: V, t: V.Scalar) -> V where V.Scalar: FloatingPoint { x + (y - x) * t }
/// Returns 0 for numbers below an edge, and 1 for others.
@inlinable
public func step<V: SIMD>(_ x: V, edge: V) -> V where V.Scalar: FloatingPoint { x.map(edge) { $0 < $1 ? 0 : 1 } }
/// Returns numbers from 0 to 1, which rise smoothly between two edges.
@inlinable
public func smoothstep<V: SIMD>(_ x: V, edge0: V, edge1: V) -> V where V.Scalar: FloatingPoint {
    let t = ((x - edge0) / (edge1 - edge0)).map { Swift.min(Swift.max($0, 0), 1) }
    return t * t * (t * -2 + 3)
}
/// Returns the numbers' distances from the next whole ones below.
@inlinable
public func fract<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x - x.rounded(.down) }
/// Returns the numbers' inverses.
@inlinable
public func recip<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.map { 1 / $0 } }
/// Returns the inverses of the numbers' roots.
@inlinable
public func rsqrt<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.map { 1 / $0.squareRoot() } }
/// Returns the numbers' roots.
@inlinable
public func sqrt<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.squareRoot() }
/// Returns the next whole numbers below.
@inlinable
public func floor<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.rounded(.down) }
/// Returns the next whole numbers above.
@inlinable
public func ceil<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.rounded(.up) }
/// Returns the next whole numbers toward zero.
@inlinable
public func trunc<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.rounded(.towardZero) }
/// Returns the nearest whole numbers.
@inlinable
public func round<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x.rounded(.toNearestOrAwayFromZero) }
/// Returns the sines of angles in radians.
@inlinable
public func sin<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
    x.map { V.Scalar(Foundation.sin(Double($0))) }
}
/// Returns the cosines of angles in radians.
@inlinable
public func cos<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
    x.map { V.Scalar(Foundation.cos(Double($0))) }
}
/// Returns e raised to the numbers.
@inlinable
public func exp<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
    x.map { V.Scalar(Foundation.exp(Double($0))) }
}
/// Returns the natural logarithms of the numbers.
@inlinable
public func log<V: SIMD>(_ x: V) -> V where V.Scalar: BinaryFloatingPoint {
    x.map { V.Scalar(Foundation.log(Double($0))) }
}
/// Returns the sum of a vector's numbers.
@inlinable
public func reduce_add<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { x.sum() }
/// Returns the smallest of a vector's numbers.
@inlinable
public func reduce_min<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.min() }
/// Returns the largest of a vector's numbers.
@inlinable
public func reduce_max<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.max() }
