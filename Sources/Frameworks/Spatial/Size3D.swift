import Foundation
import simd

/// A width, height and depth.
///
/// Follows Apple's [Size3D](https://developer.apple.com/documentation/spatial/size3d).
public struct Size3D: Hashable, Codable, Sendable, CustomStringConvertible {
    /// The numbers as a vector.
    public var vector: SIMD3<Double>

    /// Creates a size from a vector.
    public init(_ vector: SIMD3<Double>) { self.vector = vector }
    /// Creates a size from a vector.
    public init(vector: SIMD3<Double>) { self.vector = vector }
    /// Creates a size from a vector of single precision.
    public init(_ vector: SIMD3<Float>) { self.vector = SIMD3<Double>(vector) }
    /// Creates a size of numbers; 0 by default.
    public init(width: Double = 0, height: Double = 0, depth: Double = 0) { vector = SIMD3(width, height, depth) }
    /// Creates a size of numbers.
    public init<Number: BinaryFloatingPoint>(width: Number, height: Number, depth: Number) {
        vector = SIMD3(Double(width), Double(height), Double(depth))
    }

    /// The first number.
    public var width: Double {
        get { vector.x }
        set { vector.x = newValue }
    }
    /// The second number.
    public var height: Double {
        get { vector.y }
        set { vector.y = newValue }
    }
    /// The third number.
    public var depth: Double {
        get { vector.z }
        set { vector.z = newValue }
    }
    /// The number at a position from 0 to 2.
    public subscript(index: Int) -> Double {
        get { vector[index] }
        set { vector[index] = newValue }
    }

    /// Three zeros.
    public static let zero = Size3D()
    /// Three infinite numbers.
    public static let infinity = Size3D(SIMD3(repeating: Double.infinity))
    /// Whether all numbers are finite.
    public var isFinite: Bool { vector.x.isFinite && vector.y.isFinite && vector.z.isFinite }
    /// Whether a value is not a number.
    public var isNaN: Bool { vector.x.isNaN || vector.y.isNaN || vector.z.isNaN }
    /// Whether all numbers are 0.
    public var isZero: Bool { vector == .zero }
    public var description: String { "(width: \(width), height: \(height), depth: \(depth))" }

    /// Returns whether the numbers differ from another's by a distance at most.
    public func isApproximatelyEqual(
        to other: Size3D, tolerance: Double = 2.220_446_049_250_313e-16.squareRoot()
    ) -> Bool {
        simd.length(vector - other.vector) <= tolerance
    }

    /// Multiplies by a number.
    public static func * (lhs: Size3D, rhs: Double) -> Size3D { Size3D(lhs.vector * rhs) }
    /// Multiplies by a number.
    public static func * (lhs: Double, rhs: Size3D) -> Size3D { Size3D(lhs * rhs.vector) }
    /// Divides by a number.
    public static func / (lhs: Size3D, rhs: Double) -> Size3D { Size3D(lhs.vector / rhs) }
    /// Multiplies by a number.
    public static func *= (lhs: inout Size3D, rhs: Double) { lhs = lhs * rhs }
    /// Divides by a number.
    public static func /= (lhs: inout Size3D, rhs: Double) { lhs = lhs / rhs }
    /// Negates all numbers.
    public static prefix func - (value: Size3D) -> Size3D { Size3D(-value.vector) }

    /// Creates the value with the numbers of another kind.
    public init(_ other: Point3D) { vector = other.vector }

    /// Creates the value with the numbers of another kind.
    public init(_ other: Vector3D) { vector = other.vector }

    /// Three ones.
    public static let one = Size3D(width: 1, height: 1, depth: 1)
    /// Returns whether another size fits.
    public func contains(_ other: Size3D) -> Bool {
        other.width <= width && other.height <= height && other.depth <= depth
    }
    /// Returns whether a place from zero on is within.
    public func contains(point: Point3D) -> Bool { Rect3D(origin: .zero, size: self).contains(point) }
    /// Returns the smallest size that both fit.
    public func union(_ other: Size3D) -> Size3D { Size3D(simd.max(vector, other.vector)) }
    /// Returns the largest size that fits both; nil where a size is negative.
    public func intersection(_ other: Size3D) -> Size3D? {
        let size = Size3D(simd.min(vector, other.vector))
        return size.width < 0 || size.height < 0 || size.depth < 0 ? nil : size
    }
    /// The sum.
    public static func + (lhs: Size3D, rhs: Size3D) -> Size3D { Size3D(lhs.vector + rhs.vector) }
    /// The difference.
    public static func - (lhs: Size3D, rhs: Size3D) -> Size3D { Size3D(lhs.vector - rhs.vector) }
    /// Adds a size.
    public static func += (lhs: inout Size3D, rhs: Size3D) { lhs = lhs + rhs }
    /// Subtracts a size.
    public static func -= (lhs: inout Size3D, rhs: Size3D) { lhs = lhs - rhs }
}
