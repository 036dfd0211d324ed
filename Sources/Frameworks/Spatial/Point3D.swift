import Foundation
import simd

/// A place in space.
///
/// Follows Apple's [Point3D](https://developer.apple.com/documentation/spatial/point3d).
public struct Point3D: Hashable, Codable, Sendable, CustomStringConvertible {
    /// The numbers as a vector.
    public var vector: SIMD3<Double>

    /// Creates a place from a vector.
    public init(_ vector: SIMD3<Double>) { self.vector = vector }
    /// Creates a place from a vector.
    public init(vector: SIMD3<Double>) { self.vector = vector }
    /// Creates a place from a vector of single precision.
    public init(_ vector: SIMD3<Float>) { self.vector = SIMD3<Double>(vector) }
    /// Creates a place of numbers; 0 by default.
    public init(x: Double = 0, y: Double = 0, z: Double = 0) { vector = SIMD3(x, y, z) }
    /// Creates a place of numbers.
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
    public static let zero = Point3D()
    /// Three infinite numbers.
    public static let infinity = Point3D(SIMD3(repeating: Double.infinity))
    /// Whether all numbers are finite.
    public var isFinite: Bool { vector.x.isFinite && vector.y.isFinite && vector.z.isFinite }
    /// Whether a value is not a number.
    public var isNaN: Bool { vector.x.isNaN || vector.y.isNaN || vector.z.isNaN }
    /// Whether all numbers are 0.
    public var isZero: Bool { vector == .zero }
    public var description: String { "(x: \(x), y: \(y), z: \(z))" }

    /// Returns whether the numbers differ from another's by a distance at most.
    public func isApproximatelyEqual(
        to other: Point3D, tolerance: Double = 2.220_446_049_250_313e-16.squareRoot()
    ) -> Bool {
        simd.length(vector - other.vector) <= tolerance
    }

    /// Multiplies by a number.
    public static func * (lhs: Point3D, rhs: Double) -> Point3D { Point3D(lhs.vector * rhs) }
    /// Multiplies by a number.
    public static func * (lhs: Double, rhs: Point3D) -> Point3D { Point3D(lhs * rhs.vector) }
    /// Divides by a number.
    public static func / (lhs: Point3D, rhs: Double) -> Point3D { Point3D(lhs.vector / rhs) }
    /// Multiplies by a number.
    public static func *= (lhs: inout Point3D, rhs: Double) { lhs = lhs * rhs }
    /// Divides by a number.
    public static func /= (lhs: inout Point3D, rhs: Double) { lhs = lhs / rhs }
    /// Negates all numbers.
    public static prefix func - (value: Point3D) -> Point3D { Point3D(-value.vector) }

    /// Creates the value with the numbers of another kind.
    public init(_ other: Vector3D) { vector = other.vector }

    /// Creates the value with the numbers of another kind.
    public init(_ other: Size3D) { vector = other.vector }

    /// Returns the distance to another place.
    public func distance(to other: Point3D) -> Double { simd.length(vector - other.vector) }
    /// Returns the place at a share of the way to another, from 0 to 1.
    public static func lerp(from: Point3D, to: Point3D, t: Double) -> Point3D {
        Point3D(from.vector + (to.vector - from.vector) * t)
    }
    /// Moves a place.
    public static func + (lhs: Point3D, rhs: Vector3D) -> Point3D { Point3D(lhs.vector + rhs.vector) }
    /// Moves a place.
    public static func + (lhs: Vector3D, rhs: Point3D) -> Point3D { Point3D(lhs.vector + rhs.vector) }
    /// Moves a place.
    public static func + (lhs: Point3D, rhs: Size3D) -> Point3D { Point3D(lhs.vector + rhs.vector) }
    /// Moves a place backward.
    public static func - (lhs: Point3D, rhs: Vector3D) -> Point3D { Point3D(lhs.vector - rhs.vector) }
    /// Moves a place backward.
    public static func - (lhs: Point3D, rhs: Size3D) -> Point3D { Point3D(lhs.vector - rhs.vector) }
    /// The way from a place to another.
    public static func - (lhs: Point3D, rhs: Point3D) -> Vector3D { Vector3D(lhs.vector - rhs.vector) }
    /// Moves a place.
    public static func += (lhs: inout Point3D, rhs: Vector3D) { lhs = lhs + rhs }
    /// Moves a place backward.
    public static func -= (lhs: inout Point3D, rhs: Vector3D) { lhs = lhs - rhs }
}
