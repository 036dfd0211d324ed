import Foundation

/// A quaternion of `Double`: a turn in space, if its length is 1.
///
/// Follows Apple's [simd_quatd](https://developer.apple.com/documentation/accelerate/simd/simd_quatd).
@frozen
public struct simd_quatd: Hashable, Codable, CustomStringConvertible, Sendable {
    /// The imaginary parts, and the real one.
    public var vector: SIMD4<Double>

    /// Creates a quaternion of zeros.
    @inlinable public init() { vector = SIMD4<Double>() }
    /// Creates a quaternion of its imaginary parts and its real one.
    @inlinable public init(vector: SIMD4<Double>) { self.vector = vector }
    /// Creates a quaternion of its imaginary parts and its real one.
    @inlinable public init(_ vector: SIMD4<Double>) { self.vector = vector }
    /// Creates a quaternion of its parts.
    @inlinable public init(ix: Double, iy: Double, iz: Double, r: Double) { vector = SIMD4<Double>(ix, iy, iz, r) }
    /// Creates a quaternion of its real part and its imaginary ones.
    @inlinable public init(real: Double, imag: SIMD3<Double>) { vector = SIMD4<Double>(imag, real) }
    /// Creates a turn around an axis of length 1, in radians.
    public init(angle: Double, axis: SIMD3<Double>) {
        vector = SIMD4<Double>(
            axis * Double(Foundation.sin(Double(angle / 2))), Double(Foundation.cos(Double(angle / 2))))
    }
    /// Creates the shortest turn from one direction to another, both of length 1.
    public init(from: SIMD3<Double>, to: SIMD3<Double>) {
        let middle = from + to
        if length_squared(middle) < 1e-28 {
            let other = Swift.abs(from.x) < 0.9 ? SIMD3<Double>(1, 0, 0) : SIMD3<Double>(0, 1, 0)
            self.init(real: 0, imag: normalize(cross(from, other)))
        } else {
            let half = normalize(middle)
            self.init(real: dot(from, half), imag: cross(from, half))
        }
    }
    /// Creates the turn of a matrix that turns, without stretching.
    public init(_ matrix: simd_double3x3) {
        let (a, b, c) = matrix.columns
        let trace = a.x + b.y + c.z
        if trace >= 0 {
            let s = 2 * (trace + 1).squareRoot()
            self.init(ix: (b.z - c.y) / s, iy: (c.x - a.z) / s, iz: (a.y - b.x) / s, r: s / 4)
        } else if a.x >= b.y && a.x >= c.z {
            let s = 2 * (1 + a.x - b.y - c.z).squareRoot()
            self.init(ix: s / 4, iy: (b.x + a.y) / s, iz: (c.x + a.z) / s, r: (b.z - c.y) / s)
        } else if b.y >= c.z {
            let s = 2 * (1 + b.y - a.x - c.z).squareRoot()
            self.init(ix: (b.x + a.y) / s, iy: s / 4, iz: (c.y + b.z) / s, r: (c.x - a.z) / s)
        } else {
            let s = 2 * (1 + c.z - a.x - b.y).squareRoot()
            self.init(ix: (c.x + a.z) / s, iy: (c.y + b.z) / s, iz: s / 4, r: (a.y - b.x) / s)
        }
    }
    /// Creates the turn of a matrix that turns and moves, without stretching.
    public init(_ matrix: simd_double4x4) {
        let (a, b, c, _) = matrix.columns
        self.init(
            simd_double3x3(SIMD3<Double>(a.x, a.y, a.z), SIMD3<Double>(b.x, b.y, b.z), SIMD3<Double>(c.x, c.y, c.z)))
    }

    /// The real part.
    @inlinable public var real: Double {
        get { vector.w }
        set { vector.w = newValue }
    }
    /// The imaginary parts.
    @inlinable public var imag: SIMD3<Double> {
        get { SIMD3<Double>(vector.x, vector.y, vector.z) }
        set { vector = SIMD4<Double>(newValue, vector.w) }
    }
    /// The angle of the turn, in radians from 0 to twice π.
    public var angle: Double { 2 * Double(Foundation.atan2(Double(simd.length(imag)), Double(real))) }
    /// The axis of the turn, of length 1; not a number for no turn.
    public var axis: SIMD3<Double> { normalize(imag) }
    /// The length.
    @inlinable public var length: Double { (vector * vector).sum().squareRoot() }
    /// The quaternion with the same turn and the length 1.
    @inlinable public var normalized: simd_quatd { simd_quatd(vector: vector / length) }
    /// The quaternion with the imaginary parts negated.
    @inlinable public var conjugate: simd_quatd { simd_quatd(real: real, imag: -imag) }
    /// The quaternion that undoes this one.
    @inlinable public var inverse: simd_quatd { simd_quatd(vector: conjugate.vector / (vector * vector).sum()) }
    public var description: String { "simd_quatd(real: \(real), imag: \(imag))" }

    /// Returns a vector turned.
    @inlinable public func act(_ vector: SIMD3<Double>) -> SIMD3<Double> {
        let twice = 2 * cross(imag, vector)
        return vector + real * twice + cross(imag, twice)
    }

    /// The sum of two quaternions.
    @inlinable public static func + (a: simd_quatd, b: simd_quatd) -> simd_quatd {
        simd_quatd(vector: a.vector + b.vector)
    }
    /// The difference of two quaternions.
    @inlinable public static func - (a: simd_quatd, b: simd_quatd) -> simd_quatd {
        simd_quatd(vector: a.vector - b.vector)
    }
    /// The quaternion with all parts negated.
    @inlinable public static prefix func - (a: simd_quatd) -> simd_quatd { simd_quatd(vector: -a.vector) }
    /// The product: the turn of the second one, and then the first one's.
    @inlinable public static func * (a: simd_quatd, b: simd_quatd) -> simd_quatd {
        simd_quatd(
            real: a.real * b.real - dot(a.imag, b.imag), imag: a.real * b.imag + b.real * a.imag + cross(a.imag, b.imag)
        )
    }
    /// The quaternion with all parts multiplied.
    @inlinable public static func * (a: simd_quatd, b: Double) -> simd_quatd { simd_quatd(vector: a.vector * b) }
    /// The quaternion with all parts multiplied.
    @inlinable public static func * (a: Double, b: simd_quatd) -> simd_quatd { simd_quatd(vector: a * b.vector) }
    /// The quaternion with all parts divided.
    @inlinable public static func / (a: simd_quatd, b: Double) -> simd_quatd { simd_quatd(vector: a.vector / b) }
    /// The product with the inverse of the second one.
    @inlinable public static func / (a: simd_quatd, b: simd_quatd) -> simd_quatd { a * b.inverse }
    /// Adds a quaternion.
    @inlinable public static func += (a: inout simd_quatd, b: simd_quatd) { a = a + b }
    /// Subtracts a quaternion.
    @inlinable public static func -= (a: inout simd_quatd, b: simd_quatd) { a = a - b }
    /// Multiplies by a quaternion.
    @inlinable public static func *= (a: inout simd_quatd, b: simd_quatd) { a = a * b }
    /// Multiplies all parts.
    @inlinable public static func *= (a: inout simd_quatd, b: Double) { a = a * b }
    /// Divides all parts.
    @inlinable public static func /= (a: inout simd_quatd, b: Double) { a = a / b }
}
