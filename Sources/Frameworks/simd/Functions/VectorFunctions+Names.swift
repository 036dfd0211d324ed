// Functions of vectors by the names that C had before `simd_`.

/// Returns a vector's length.
@inlinable
public func vector_length<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { length(x) }
/// Returns the square of a vector's length.
@inlinable
public func vector_length_squared<V: SIMD>(_ x: V) -> V.Scalar where V.Scalar: FloatingPoint { length_squared(x) }
/// Returns the vector of length 1 in a direction; numbers that are not a number for a vector of zeros.
@inlinable
public func vector_normalize<V: SIMD>(_ x: V) -> V where V.Scalar: FloatingPoint { normalize(x) }
/// Returns the distance of two points.
@inlinable
public func vector_distance<V: SIMD>(_ a: V, _ b: V) -> V.Scalar where V.Scalar: FloatingPoint { distance(a, b) }
/// Returns the sum of the products of two vectors' numbers.
@inlinable
public func vector_dot<V: SIMD>(_ a: V, _ b: V) -> V.Scalar where V.Scalar: FloatingPoint { dot(a, b) }
/// Returns the vector at right angles to two others.
@inlinable
public func vector_cross<T: FloatingPoint & SIMDScalar>(_ a: SIMD3<T>, _ b: SIMD3<T>) -> SIMD3<T> { cross(a, b) }
/// Returns the vector between two others, by shares of each number.
@inlinable
public func vector_mix<V: SIMD>(_ x: V, _ y: V, _ t: V) -> V where V.Scalar: FloatingPoint { x + (y - x) * t }
