import Foundation

/// Returns the magnitudes of a vector's numbers.
@inlinable
public func simd_abs<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { abs(x) }
/// Returns the smaller numbers of two vectors.
@inlinable
public func simd_min<V: SIMD>(_ a: V, _ b: V) -> V where V.Scalar: Comparable { min(a, b) }
/// Returns the larger numbers of two vectors.
@inlinable
public func simd_max<V: SIMD>(_ a: V, _ b: V) -> V where V.Scalar: Comparable { max(a, b) }
/// Returns the smaller of two numbers.
@inlinable
public func simd_min<T: BinaryFloatingPoint>(_ a: T, _ b: T) -> T { Swift.min(a, b) }
/// Returns the larger of two numbers.
@inlinable
public func simd_max<T: BinaryFloatingPoint>(_ a: T, _ b: T) -> T { Swift.max(a, b) }
/// Returns a vector's numbers within the bounds of two others.
@inlinable
public func simd_clamp<V: SIMD>(_ x: V, _ lower: V, _ upper: V) -> V where V.Scalar: Comparable {
    clamp(x, min: lower, max: upper)
}
/// Returns a number within bounds.
@inlinable
public func simd_clamp<T: BinaryFloatingPoint>(_ x: T, _ lower: T, _ upper: T) -> T {
    Swift.min(Swift.max(x, lower), upper)
}
/// Returns a number within bounds.
@inlinable
public func clamp<T: BinaryFloatingPoint>(_ x: T, min lower: T, max upper: T) -> T { simd_clamp(x, lower, upper) }
/// Returns the signs of a vector's numbers: -1, 0 or 1.
@inlinable
public func simd_sign<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { sign(x) }
/// Returns the sign of a number: -1, 0 or 1.
@inlinable
public func simd_sign<T: BinaryFloatingPoint>(_ x: T) -> T { x > 0 ? 1 : x < 0 ? -1 : 0 }
/// Returns the sign of a number: -1, 0 or 1.
@inlinable
public func sign<T: BinaryFloatingPoint>(_ x: T) -> T { simd_sign(x) }
/// Returns values between two vectors.
@inlinable
public func simd_mix<V: SIMD>(_ x: V, _ y: V, _ t: V) -> V where V.Scalar: FloatingPoint { mix(x, y, t: t) }
/// Returns a number between two: the first one at 0, the second one at 1.
@inlinable
public func simd_mix<T: BinaryFloatingPoint>(_ x: T, _ y: T, _ t: T) -> T { x + (y - x) * t }
/// Returns a number between two: the first one at 0, the second one at 1.
@inlinable
public func mix<T: BinaryFloatingPoint>(_ x: T, _ y: T, t: T) -> T { simd_mix(x, y, t) }
/// Returns 0 for numbers below an edge, and 1 for others.
@inlinable
public func simd_step<V: SIMD>(_ edge: V, _ x: V) -> V where V.Scalar: FloatingPoint { step(x, edge: edge) }
/// Returns 0 for a number below an edge, and 1 for others.
@inlinable
public func simd_step<T: BinaryFloatingPoint>(_ edge: T, _ x: T) -> T { x < edge ? 0 : 1 }
/// Returns 0 for a number below an edge, and 1 for others.
@inlinable
public func step<T: BinaryFloatingPoint>(_ x: T, edge: T) -> T { simd_step(edge, x) }
/// Returns numbers from 0 to 1, which rise smoothly between two edges.
@inlinable
public func simd_smoothstep<V: SIMD>(_ edge0: V, _ edge1: V, _ x: V) -> V where V.Scalar: FloatingPoint {
    smoothstep(x, edge0: edge0, edge1: edge1)
}
/// Returns a number from 0 to 1, which rises smoothly between two edges.
@inlinable
public func simd_smoothstep<T: BinaryFloatingPoint>(_ edge0: T, _ edge1: T, _ x: T) -> T {
    let t = simd_clamp((x - edge0) / (edge1 - edge0), 0, 1)
    return t * t * (3 - 2 * t)
}
/// Returns a number from 0 to 1, which rises smoothly between two edges.
@inlinable
public func smoothstep<T: BinaryFloatingPoint>(_ x: T, edge0: T, edge1: T) -> T { simd_smoothstep(edge0, edge1, x) }
/// Returns the numbers' distances from the next whole ones below.
@inlinable
public func simd_fract<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { fract(x) }
/// Returns the numbers' inverses.
@inlinable
public func simd_recip<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { recip(x) }
/// Returns the inverses of the numbers' roots.
@inlinable
public func simd_rsqrt<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { rsqrt(x) }
/// Returns the sum of a vector's numbers.
@inlinable
public func simd_reduce_add<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { x.sum() }
/// Returns the smallest of a vector's numbers.
@inlinable
public func simd_reduce_min<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.min() }
/// Returns the largest of a vector's numbers.
@inlinable
public func simd_reduce_max<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: Comparable { x.max() }
/// Creates a vector of two numbers.
@inlinable
public func simd_make_float2(_ x: Float, _ y: Float) -> SIMD2<Float> { SIMD2(x, y) }
/// Creates a vector of three numbers.
@inlinable
public func simd_make_float3(_ x: Float, _ y: Float, _ z: Float) -> SIMD3<Float> { SIMD3(x, y, z) }
/// Creates a vector of the first three numbers of four.
@inlinable
public func simd_make_float3(_ vector: SIMD4<Float>) -> SIMD3<Float> { SIMD3(vector.x, vector.y, vector.z) }
/// Creates a vector of two numbers and a third.
@inlinable
public func simd_make_float3(_ vector: SIMD2<Float>, _ z: Float) -> SIMD3<Float> { SIMD3(vector, z) }
/// Creates a vector of four numbers.
@inlinable
public func simd_make_float4(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> SIMD4<Float> { SIMD4(x, y, z, w) }
/// Creates a vector of three numbers and a fourth.
@inlinable
public func simd_make_float4(_ vector: SIMD3<Float>, _ w: Float) -> SIMD4<Float> { SIMD4(vector, w) }
