import Foundation

/// Returns the sum of the products of two vectors' numbers.
@inlinable
public func dot<V: SIMD>(_ a: V, _ b: V) -> V.Scalar where V.Scalar: FloatingPoint { (a * b).sum() }
/// Returns the vector at right angles to two others.
@inlinable
public func cross<T: FloatingPoint & SIMDScalar>(_ a: SIMD3<T>, _ b: SIMD3<T>) -> SIMD3<T> {
    SIMD3(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
}
/// Returns the vector at right angles to two others in a plane: its length is in its third number.
@inlinable
public func cross<T: FloatingPoint & SIMDScalar>(_ a: SIMD2<T>, _ b: SIMD2<T>) -> SIMD3<T> {
    SIMD3(0, 0, a.x * b.y - a.y * b.x)
}
/// Returns the square of a vector's length.
@inlinable
public func length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { dot(x, x) }
/// Returns a vector's length.
@inlinable
public func length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { dot(x, x).squareRoot() }
/// Returns the sum of the numbers' magnitudes.
@inlinable
public func norm_one<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { abs(x).sum() }
/// Returns the largest of the numbers' magnitudes.
@inlinable
public func norm_inf<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { abs(x).max() }
/// Returns the square of the distance of two points.
@inlinable
public func distance_squared<V: SIMD>(_ a: V, _ b: V) -> V.Scalar where V.Scalar: FloatingPoint {
    length_squared(a - b)
}
/// Returns the distance of two points.
@inlinable
public func distance<V: SIMD>(_ a: V, _ b: V) -> V.Scalar where V.Scalar: FloatingPoint { length(a - b) }
/// Returns the vector of length 1 in a direction; numbers that are not a number for a vector of zeros.
@inlinable
public func normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { x / length(x) }
/// Returns the part of a vector in the direction of another one.
@inlinable
public func project<V: SIMD>(_ a: V, _ b: V) -> V where V.Scalar: FloatingPoint { b * (dot(a, b) / dot(b, b)) }
/// Returns a vector thrown back by a plane with a normal of length 1.
@inlinable
public func reflect<V: SIMD>(_ x: V, n: V) -> V where V.Scalar: FloatingPoint { x - n * (2 * dot(x, n)) }
/// Returns a direction bent by a plane with a normal of length 1; zeros if nothing passes through.
@inlinable
public func refract<V: SIMD>(_ x: V, n: V, eta: V.Scalar) -> V where V.Scalar: FloatingPoint {
    let along = dot(x, n)
    let k = 1 - eta * eta * (1 - along * along)
    return k < 0 ? V() : x * eta - n * (eta * along + k.squareRoot())
}

/// Returns the sum of the products of two vectors' numbers.
@inlinable
public func simd_dot<V: SIMD>(_ a: V, _ b: V) -> V.Scalar where V.Scalar: FloatingPoint { dot(a, b) }
/// Returns the vector at right angles to two others.
@inlinable
public func simd_cross<T: FloatingPoint & SIMDScalar>(_ a: SIMD3<T>, _ b: SIMD3<T>) -> SIMD3<T> { cross(a, b) }
/// Returns the vector at right angles to two others in a plane.
@inlinable
public func simd_cross<T: FloatingPoint & SIMDScalar>(_ a: SIMD2<T>, _ b: SIMD2<T>) -> SIMD3<T> { cross(a, b) }
/// Returns a vector's length.
@inlinable
public func simd_length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { length(x) }
/// Returns the square of a vector's length.
@inlinable
public func simd_length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { length_squared(x) }
/// Returns a vector's length, in a quicker way where there is one.
@inlinable
public func simd_fast_length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { length(x) }
/// Returns the sum of the numbers' magnitudes.
@inlinable
public func simd_norm_one<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { norm_one(x) }
/// Returns the largest of the numbers' magnitudes.
@inlinable
public func simd_norm_inf<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { norm_inf(x) }
/// Returns the distance of two points.
@inlinable
public func simd_distance<V: SIMD>(_ a: V, _ b: V) -> V.Scalar where V.Scalar: FloatingPoint { distance(a, b) }
/// Returns the square of the distance of two points.
@inlinable
public func simd_distance_squared<V: SIMD>(_ a: V, _ b: V) -> V.Scalar where V.Scalar: FloatingPoint {
    distance_squared(a, b)
}
/// Returns the vector of length 1 in a direction.
@inlinable
public func simd_normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { normalize(x) }
/// Returns the vector of length 1 in a direction, in a quicker way where there is one.
@inlinable
public func simd_fast_normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { normalize(x) }
/// Returns the part of a vector in the direction of another one.
@inlinable
public func simd_project<V: SIMD>(_ a: V, _ b: V) -> V where V.Scalar: FloatingPoint { project(a, b) }
/// Returns a vector thrown back by a plane.
@inlinable
public func simd_reflect<V: SIMD>(_ x: V, _ n: V) -> V where V.Scalar: FloatingPoint { reflect(x, n: n) }
/// Returns a direction bent by a plane.
@inlinable
public func simd_refract<V: SIMD>(_ x: V, _ n: V, _ eta: V.Scalar) -> V where V.Scalar: FloatingPoint {
    refract(x, n: n, eta: eta)
}
