import Foundation

/// Creates a turn around an axis of length 1, in radians.
public func simd_quaternion(_ angle: Double, _ axis: SIMD3<Double>) -> simd_quatd {
    simd_quatd(angle: angle, axis: axis)
}
/// Creates the shortest turn from one direction to another.
public func simd_quaternion(_ from: SIMD3<Double>, _ to: SIMD3<Double>) -> simd_quatd { simd_quatd(from: from, to: to) }
/// Creates the turn of a matrix.
public func simd_quaternion(_ matrix: simd_double3x3) -> simd_quatd { simd_quatd(matrix) }
/// Creates the turn of a matrix.
public func simd_quaternion(_ matrix: simd_double4x4) -> simd_quatd { simd_quatd(matrix) }
/// Creates a quaternion of its imaginary parts and its real one.
public func simd_quaternion(_ x: Double, _ y: Double, _ z: Double, _ w: Double) -> simd_quatd {
    simd_quatd(ix: x, iy: y, iz: z, r: w)
}
/// Creates a quaternion of its imaginary parts and its real one.
public func simd_quaternion(_ vector: SIMD4<Double>) -> simd_quatd { simd_quatd(vector: vector) }
/// Returns the matrix that turns as a quaternion does.
public func simd_matrix3x3(_ q: simd_quatd) -> simd_double3x3 { simd_double3x3(q) }
/// Returns the matrix that turns as a quaternion does.
public func simd_matrix4x4(_ q: simd_quatd) -> simd_double4x4 { simd_double4x4(q) }
/// Returns the angle of a turn, in radians.
public func simd_angle(_ q: simd_quatd) -> Double { q.angle }
/// Returns the axis of a turn.
public func simd_axis(_ q: simd_quatd) -> SIMD3<Double> { q.axis }
/// Returns the real part.
public func simd_real(_ q: simd_quatd) -> Double { q.real }
/// Returns the imaginary parts.
public func simd_imag(_ q: simd_quatd) -> SIMD3<Double> { q.imag }
/// Returns the length.
public func simd_length(_ q: simd_quatd) -> Double { q.length }
/// Returns the quaternion with the same turn and the length 1.
public func simd_normalize(_ q: simd_quatd) -> simd_quatd { q.normalized }
/// Returns the quaternion with the imaginary parts negated.
public func simd_conjugate(_ q: simd_quatd) -> simd_quatd { q.conjugate }
/// Returns the quaternion that undoes a turn.
public func simd_inverse(_ q: simd_quatd) -> simd_quatd { q.inverse }
/// Returns the quaternion with all parts negated.
public func simd_negate(_ q: simd_quatd) -> simd_quatd { -q }
/// Returns the sum of two quaternions.
public func simd_add(_ a: simd_quatd, _ b: simd_quatd) -> simd_quatd { a + b }
/// Returns the difference of two quaternions.
public func simd_sub(_ a: simd_quatd, _ b: simd_quatd) -> simd_quatd { a - b }
/// Returns the product of two quaternions.
public func simd_mul(_ a: simd_quatd, _ b: simd_quatd) -> simd_quatd { a * b }
/// Returns the sum of the products of the parts.
public func simd_dot(_ a: simd_quatd, _ b: simd_quatd) -> Double { (a.vector * b.vector).sum() }
/// Returns the sum of the products of the parts.
public func dot(_ a: simd_quatd, _ b: simd_quatd) -> Double { simd_dot(a, b) }
/// Returns a vector turned.
public func simd_act(_ q: simd_quatd, _ vector: SIMD3<Double>) -> SIMD3<Double> { q.act(vector) }
/// Returns the quaternion with the same turn and the length 1.
public func normalize(_ q: simd_quatd) -> simd_quatd { q.normalized }
/// Returns a turn between two, on the shorter way: the first one at 0, the second one at 1.
public func simd_slerp(_ a: simd_quatd, _ b: simd_quatd, _ t: Double) -> simd_quatd {
    simd_dot(a, b) < 0 ? arc(a, -b, t) : arc(a, b, t)
}
/// Returns a turn between two, on the longer way: the first one at 0, the second one at 1.
public func simd_slerp_longest(_ a: simd_quatd, _ b: simd_quatd, _ t: Double) -> simd_quatd {
    simd_dot(a, b) < 0 ? arc(a, b, t) : arc(a, -b, t)
}

private func arc(_ a: simd_quatd, _ b: simd_quatd, _ t: Double) -> simd_quatd {
    let angle = 2 * Double(Foundation.atan2(Double((a - b).length), Double((a + b).length)))
    func ratio(_ x: Double) -> Double { x == 0 ? 1 : Double(Foundation.sin(Double(x))) / x }
    let scale = 1 / ratio(angle)
    let (first, second) = (scale * ratio((1 - t) * angle) * (1 - t), scale * ratio(t * angle) * t)
    return (first * a + second * b).normalized
}
