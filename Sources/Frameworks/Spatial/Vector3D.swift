import Foundation
import simd

/// A direction with a length.
///
/// Follows Apple's [Vector3D](https://developer.apple.com/documentation/spatial/vector3d).
public struct Vector3D: Hashable, Codable, Sendable, CustomStringConvertible {
    /// The numbers as a vector.
    public var vector: SIMD3<Double>

    /// Creates a vector from a vector.
    public init(_ vector: SIMD3<Double>) { self.vector = vector }
    /// Creates a vector from a vector.
    public init(vector: SIMD3<Double>) { self.vector = vector }
    /// Creates a vector from a vector of single precision.
    public init(_ vector: SIMD3<Float>) { self.vector = SIMD3<Double>(vector) }
    /// Creates a vector of numbers; 0 by default.
    public init(x: Double = 0, y: Double = 0, z: Double = 0) { vector = SIMD3(x, y, z) }
    /// Creates a vector of numbers.
    public init<Number: BinaryFloatingPoint>(x: Number, y: Number, z: Number) {
        vector = SIMD3(Double(x), Double(y), Double(z))
    }

    /// The first number.
    public var x: Double {
        get { vector.x }
        set { vector.x = newValue }
    }
    /// The second number.
    public var y: Double {
        get { vector.y }
        set { vector.y = newValue }
    }
    /// The third number.
    public var z: Double {
        get { vector.z }
        set { vector.z = newValue }
    }
    /// The number at a position from 0 to 2.
    public subscript(index: Int) -> Double {
        get { vector[index] }
        set { vector[index] = newValue }
    }

    /// Three zeros.
    public static let zero = Vector3D()
    /// Three infinite numbers.
    public static let infinity = Vector3D(SIMD3(repeating: Double.infinity))
    /// Whether all numbers are finite.
    public var isFinite: Bool { vector.x.isFinite && vector.y.isFinite && vector.z.isFinite }
    /// Whether a value is not a number.
    public var isNaN: Bool { vector.x.isNaN || vector.y.isNaN || vector.z.isNaN }
    /// Whether all numbers are 0.
    public var isZero: Bool { vector == .zero }
    public var description: String { "(x: \(x), y: \(y), z: \(z))" }

    /// Returns whether the numbers differ from another's by a distance at most.
    public func isApproximatelyEqual(
        to other: Vector3D, tolerance: Double = 2.220_446_049_250_313e-16.squareRoot()
    ) -> Bool {
        simd.length(vector - other.vector) <= tolerance
    }

    /// Multiplies by a number.
    public static func * (lhs: Vector3D, rhs: Double) -> Vector3D { Vector3D(lhs.vector * rhs) }
    /// Multiplies by a number.
    public static func * (lhs: Double, rhs: Vector3D) -> Vector3D { Vector3D(lhs * rhs.vector) }
    /// Divides by a number.
    public static func / (lhs: Vector3D, rhs: Double) -> Vector3D { Vector3D(lhs.vector / rhs) }
    /// Multiplies by a number.
    public static func *= (lhs: inout Vector3D, rhs: Double) { lhs = lhs * rhs }
    /// Divides by a number.
    public static func /= (lhs: inout Vector3D, rhs: Double) { lhs = lhs / rhs }
    /// Negates all numbers.
    public static prefix func - (value: Vector3D) -> Vector3D { Vector3D(-value.vector) }

    /// Creates the value with the numbers of another kind.
    public init(_ other: Point3D) { vector = other.vector }

    /// Creates the value with the numbers of another kind.
    public init(_ other: Size3D) { vector = other.vector }

    /// Forward: along the z axis.
    public static let forward = Vector3D(x: 0, y: 0, z: 1)
    /// Upward: along the y axis.
    public static let up = Vector3D(x: 0, y: 1, z: 0)
    /// To the right: along the x axis.
    public static let right = Vector3D(x: 1, y: 0, z: 0)

    /// The length.
    public var length: Double { simd.length(vector) }
    /// The square of the length.
    public var lengthSquared: Double { (vector * vector).sum() }
    /// The same direction with the length 1; zero for a zero vector.
    public var normalized: Vector3D { isZero ? .zero : Vector3D(vector / length) }
    /// Sets the length to 1.
    public mutating func normalize() { self = normalized }
    /// Returns the sum of the products.
    public func dot(_ other: Vector3D) -> Double { (vector * other.vector).sum() }
    /// Returns the vector that is perpendicular to both.
    public func cross(_ other: Vector3D) -> Vector3D { Vector3D(simd.cross(vector, other.vector)) }
    /// Returns the angle to another direction, from 0 to 180 degrees.
    public func angle(to other: Vector3D) -> Angle2D {
        .radians(Foundation.atan2(cross(other).length, dot(other)))
    }
    /// Returns the rotation that turns the direction into another.
    public func rotation(to other: Vector3D) -> Rotation3D {
        Rotation3D(simd_quatd(from: normalized.vector, to: other.normalized.vector))
    }
    /// Returns the part in the direction of another vector.
    public func projected(_ other: Vector3D) -> Vector3D { other * (dot(other) / other.lengthSquared) }
    /// Returns the vector mirrored at a plane, given the plane's normal.
    public func reflected(_ normal: Vector3D) -> Vector3D {
        let unit = normal.normalized
        return self - unit * (2 * dot(unit))
    }
    /// Returns the vector at a share of the way to another, from 0 to 1.
    public static func lerp(from: Vector3D, to: Vector3D, t: Double) -> Vector3D { from + (to - from) * t }
    /// The sum.
    public static func + (lhs: Vector3D, rhs: Vector3D) -> Vector3D { Vector3D(lhs.vector + rhs.vector) }
    /// The difference.
    public static func - (lhs: Vector3D, rhs: Vector3D) -> Vector3D { Vector3D(lhs.vector - rhs.vector) }
    /// Adds a vector.
    public static func += (lhs: inout Vector3D, rhs: Vector3D) { lhs = lhs + rhs }
    /// Subtracts a vector.
    public static func -= (lhs: inout Vector3D, rhs: Vector3D) { lhs = lhs - rhs }
}
