import Foundation
import SwiftUI
import simd

/// A matrix that moves, turns and stretches; its rows are simd's columns.
///
/// Follows Apple's [SCNMatrix4](https://developer.apple.com/documentation/scenekit/scnmatrix4).
public struct SCNMatrix4: Hashable, Sendable {
    /// The first row.
    public var m11: Float = 0, m12: Float = 0, m13: Float = 0, m14: Float = 0
    /// The second row.
    public var m21: Float = 0, m22: Float = 0, m23: Float = 0, m24: Float = 0
    /// The third row.
    public var m31: Float = 0, m32: Float = 0, m33: Float = 0, m34: Float = 0
    /// The fourth row, with the place.
    public var m41: Float = 0, m42: Float = 0, m43: Float = 0, m44: Float = 0

    /// Creates zeros.
    public init() {}
    /// Creates a matrix of numbers.
    public init(
        m11: Float, m12: Float, m13: Float, m14: Float, m21: Float, m22: Float, m23: Float, m24: Float, m31: Float,
        m32: Float, m33: Float, m34: Float, m41: Float, m42: Float, m43: Float, m44: Float
    ) {
        (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
        (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
        (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
        (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
    }
    /// Creates the same matrix as simd's.
    public init(_ m: simd_float4x4) {
        let (a, b, c, d) = m.columns
        self.init(
            m11: a.x, m12: a.y, m13: a.z, m14: a.w, m21: b.x, m22: b.y, m23: b.z, m24: b.w, m31: c.x, m32: c.y,
            m33: c.z, m34: c.w, m41: d.x, m42: d.y, m43: d.z, m44: d.w)
    }
}

extension simd_float4x4 {
    /// Creates the same matrix as SceneKit's.
    public init(_ m: SCNMatrix4) {
        self.init(
            SIMD4(m.m11, m.m12, m.m13, m.m14), SIMD4(m.m21, m.m22, m.m23, m.m24), SIMD4(m.m31, m.m32, m.m33, m.m34),
            SIMD4(m.m41, m.m42, m.m43, m.m44))
    }
    /// Creates a matrix that moves.
    init(translation t: SIMD3<Float>) {
        self.init(SIMD4(1, 0, 0, 0), SIMD4(0, 1, 0, 0), SIMD4(0, 0, 1, 0), SIMD4(t, 1))
    }
    /// Creates a matrix that stretches.
    init(scale s: SIMD3<Float>) { self.init(diagonal: SIMD4<Float>(s, 1)) }
    /// Returns a place moved, turned and stretched.
    func place(_ p: SIMD3<Float>) -> SIMD3<Float> {
        let q = self * SIMD4(p, 1)
        return SIMD3(q.x, q.y, q.z)
    }
    /// Returns a direction turned and stretched.
    func direction(_ d: SIMD3<Float>) -> SIMD3<Float> {
        let q = self * SIMD4(d, 0)
        return SIMD3(q.x, q.y, q.z)
    }
}

/// The matrix that changes nothing.
public let SCNMatrix4Identity = SCNMatrix4(matrix_identity_float4x4)
/// Creates a matrix that moves.
public func SCNMatrix4MakeTranslation(_ x: Float, _ y: Float, _ z: Float) -> SCNMatrix4 {
    SCNMatrix4(simd_float4x4(translation: SIMD3(x, y, z)))
}
/// Creates a matrix that stretches.
public func SCNMatrix4MakeScale(_ x: Float, _ y: Float, _ z: Float) -> SCNMatrix4 {
    SCNMatrix4(simd_float4x4(scale: SIMD3(x, y, z)))
}
/// Creates a matrix that turns around an axis, in radians.
public func SCNMatrix4MakeRotation(_ angle: Float, _ x: Float, _ y: Float, _ z: Float) -> SCNMatrix4 {
    SCNMatrix4(simd_float4x4(turn(angle, SIMD3(x, y, z))))
}
/// Returns a matrix that does what one does, and then another.
public func SCNMatrix4Mult(_ a: SCNMatrix4, _ b: SCNMatrix4) -> SCNMatrix4 {
    SCNMatrix4(simd_float4x4(b) * simd_float4x4(a))
}
/// Returns a matrix that also moves.
public func SCNMatrix4Translate(_ m: SCNMatrix4, _ x: Float, _ y: Float, _ z: Float) -> SCNMatrix4 {
    SCNMatrix4Mult(m, SCNMatrix4MakeTranslation(x, y, z))
}
/// Returns a matrix that also stretches.
public func SCNMatrix4Scale(_ m: SCNMatrix4, _ x: Float, _ y: Float, _ z: Float) -> SCNMatrix4 {
    SCNMatrix4Mult(m, SCNMatrix4MakeScale(x, y, z))
}
/// Returns a matrix that also turns.
public func SCNMatrix4Rotate(_ m: SCNMatrix4, _ angle: Float, _ x: Float, _ y: Float, _ z: Float) -> SCNMatrix4 {
    SCNMatrix4Mult(m, SCNMatrix4MakeRotation(angle, x, y, z))
}
/// Returns the matrix that undoes another; the same one where there is none.
public func SCNMatrix4Invert(_ m: SCNMatrix4) -> SCNMatrix4 {
    let matrix = simd_float4x4(m)
    return matrix.determinant == 0 ? m : SCNMatrix4(matrix.inverse)
}
/// Returns whether a matrix changes nothing.
public func SCNMatrix4IsIdentity(_ m: SCNMatrix4) -> Bool { m == SCNMatrix4Identity }
/// Returns whether two matrices have the same numbers.
public func SCNMatrix4EqualToMatrix4(_ a: SCNMatrix4, _ b: SCNMatrix4) -> Bool { a == b }
/// Returns a matrix for simd's functions.
public func SCNMatrix4ToMat4(_ m: SCNMatrix4) -> simd_float4x4 { simd_float4x4(m) }
/// Returns a matrix from simd's functions.
public func SCNMatrix4FromMat4(_ m: simd_float4x4) -> SCNMatrix4 { SCNMatrix4(m) }

/// The turn around an axis of any length; none around an axis without length.
func turn(_ angle: Float, _ axis: SIMD3<Float>) -> simd_quatf {
    let size = length(axis)
    return size > 0 && size.isFinite && angle.isFinite
        ? simd_quatf(angle: angle, axis: axis / size) : simd_quatf(real: 1, imag: .zero)
}

/// The place, turn and scale of a node.
struct Placement: Equatable {
    var position = SIMD3<Float>()
    var orientation = simd_quatf(real: 1, imag: .zero)
    var scale = SIMD3<Float>(1, 1, 1)

    var matrix: simd_float4x4 {
        let turn = simd_float3x3(orientation)
        return simd_float4x4(
            SIMD4(turn.columns.0 * scale.x, 0), SIMD4(turn.columns.1 * scale.y, 0), SIMD4(turn.columns.2 * scale.z, 0),
            SIMD4(position, 1))
    }

    init() {}
    /// Takes a matrix apart; slants are lost.
    init(_ m: simd_float4x4) {
        func axis(_ c: SIMD4<Float>) -> SIMD3<Float> { SIMD3(c.x, c.y, c.z) }
        let (a, b, c) = (axis(m.columns.0), axis(m.columns.1), axis(m.columns.2))
        position = axis(m.columns.3)
        scale = SIMD3(length(a), length(b), length(c))
        if dot(cross(a, b), c) < 0 { scale.x = -scale.x }
        func unit(_ v: SIMD3<Float>, _ size: Float, _ other: SIMD3<Float>) -> SIMD3<Float> {
            size == 0 ? other : v / size
        }
        orientation =
            simd_quatf(
                simd_float3x3(
                    unit(a, scale.x, SIMD3(1, 0, 0)), unit(b, scale.y, SIMD3(0, 1, 0)), unit(c, scale.z, SIMD3(0, 0, 1))
                )
            ).normalized
    }

    func mixed(with other: Placement, _ share: Float) -> Placement {
        var result = Placement()
        result.position = mix(position, other.position, t: share)
        result.orientation = simd_slerp(orientation, other.orientation, share)
        result.scale = mix(scale, other.scale, t: share)
        return result
    }
}
