import Foundation

/// Creates a turn around an axis of length 1, in radians.
public func simd_quaternion(_ angle: Float, _ axis: SIMD3<Float>) -> simd_quatf { simd_quatf(angle: angle, axis: axis) }
/// Creates the shortest turn from one direction to another.
public func simd_quaternion(_ from: SIMD3<Float>, _ to: SIMD3<Float>) -> simd_quatf { simd_quatf(from: from, to: to) }
/// Creates the turn of a matrix.
public func simd_quaternion(_ matrix: simd_float3x3) -> simd_quatf { simd_quatf(matrix) }
/// Creates the turn of a matrix.
public func simd_quaternion(_ matrix: simd_float4x4) -> simd_quatf { simd_quatf(matrix) }
/// Creates a quaternion of its imaginary parts and its real one.
public func simd_quaternion(_ x: Float, _ y: Float, _ z: Float, _ w: Float) -> simd_quatf {
    simd_quatf(ix: x, iy: y, iz: z, r: w)
}
/// Creates a quaternion of its imaginary parts and its real one.
public func simd_quaternion(_ vector: SIMD4<Float>) -> simd_quatf { simd_quatf(vector: vector) }
/// Returns the matrix that turns as a quaternion does.
public func simd_matrix3x3(_ q: simd_quatf) -> simd_float3x3 { simd_float3x3(q) }
/// Returns the matrix that turns as a quaternion does.
public func simd_matrix4x4(_ q: simd_quatf) -> simd_float4x4 { simd_float4x4(q) }
/// Returns the angle of a turn, in radians.
public func simd_angle(_ q: simd_quatf) -> Float { q.angle }
/// Returns the axis of a turn.
public func simd_axis(_ q: simd_quatf) -> SIMD3<Float> { q.axis }
/// Returns the real part.
public func simd_real(_ q: simd_quatf) -> Float { q.real }
/// Returns the imaginary parts.
public func simd_imag(_ q: simd_quatf) -> SIMD3<Float> { q.imag }
/// Returns the length.
public func simd_length(_ q: simd_quatf) -> Float { q.length }
/// Returns the quaternion with the same turn and the length 1.
public func simd_normalize(_ q: simd_quatf) -> simd_quatf { q.normalized }
/// Returns the quaternion with the imaginary parts negated.
public func simd_conjugate(_ q: simd_quatf) -> simd_quatf { q.conjugate }
/// Returns the quaternion that undoes a turn.
public func simd_inverse(_ q: simd_quatf) -> simd_quatf { q.inverse }
/// Returns the quaternion with all parts negated.
public func simd_negate(_ q: simd_quatf) -> simd_quatf { -q }
/// Returns the sum of two quaternions.
public func simd_add(_ a: simd_quatf, _ b: simd_quatf) -> simd_quatf { a + b }
/// Returns the difference of two quaternions.
public func simd_sub(_ a: simd_quatf, _ b: simd_quatf) -> simd_quatf { a - b }
/// Returns the product of two quaternions.
public func simd_mul(_ a: simd_quatf, _ b: simd_quatf) -> simd_quatf { a * b }
/// Returns the sum of the products of the parts.
public func simd_dot(_ a: simd_quatf, _ b: simd_quatf) -> Float { (a.vector * b.vector).sum() }
/// Returns the sum of the products of the parts.
public func dot(_ a: simd_quatf, _ b: simd_quatf) -> Float { simd_dot(a, b) }
/// Returns a vector turned.
public func simd_act(_ q: simd_quatf, _ vector: SIMD3<Float>) -> SIMD3<Float> { q.act(vector) }
/// Returns the quaternion with the same turn and the length 1.
public func normalize(_ q: simd_quatf) -> simd_quatf { q.normalized }
/// Returns a turn between two, on the shorter way: the first one at 0, the second one at 1.
public func simd_slerp(_ a: simd_quatf, _ b: simd_quatf, _ t: Float) -> simd_quatf {
    simd_dot(a, b) < 0 ? arc(a, -b, t) : arc(a, b, t)
}
/// Returns a turn between two, on the longer way: the first one at 0, the second one at 1.
public func simd_slerp_longest(_ a: simd_quatf, _ b: simd_quatf, _ t: Float) -> simd_quatf {
    simd_dot(a, b) < 0 ? arc(a, b, t) : arc(a, -b, t)
}

private func arc(_ a: simd_quatf, _ b: simd_quatf, _ t: Float) -> simd_quatf {
    let angle = 2 * Float(Foundation.atan2(Double((a - b).length), Double((a + b).length)))
    func ratio(_ x: Float) -> Float { x == 0 ? 1 : Float(Foundation.sin(Double(x))) / x }
    let scale = 1 / ratio(angle)
    let (first, second) = (scale * ratio((1 - t) * angle) * (1 - t), scale * ratio(t * angle) * t)
    return (first * a + second * b).normalized
}
