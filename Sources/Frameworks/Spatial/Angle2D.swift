import Foundation

/// An angle.
///
/// Follows Apple's [Angle2D](https://developer.apple.com/documentation/spatial/angle2d).
public struct Angle2D: Hashable, Codable, Sendable, Comparable, CustomStringConvertible {
    /// The angle in radians.
    public var radians: Double
    /// Creates an angle of zero.
    public init() { radians = 0 }
    /// Creates an angle in radians.
    public init(radians: Double) { self.radians = radians }
    /// Creates an angle in degrees.
    public init(degrees: Double) { radians = degrees * .pi / 180 }
    /// Creates an angle in radians.
    public init<Number: BinaryFloatingPoint>(radians: Number) { self.init(radians: Double(radians)) }
    /// Creates an angle in degrees.
    public init<Number: BinaryFloatingPoint>(degrees: Number) { self.init(degrees: Double(degrees)) }
    /// The angle in degrees.
    public var degrees: Double {
        get { radians * 180 / .pi }
        set { radians = newValue * .pi / 180 }
    }
    /// Returns an angle in radians.
    public static func radians(_ radians: Double) -> Angle2D { Angle2D(radians: radians) }
    /// Returns an angle in degrees.
    public static func degrees(_ degrees: Double) -> Angle2D { Angle2D(degrees: degrees) }
    /// No angle.
    public static let zero = Angle2D()
    /// The same direction from -180 to 180 degrees.
    public var normalized: Angle2D { Angle2D(radians: Foundation.remainder(radians, 2 * .pi)) }
    /// Whether the angle is finite.
    public var isFinite: Bool { radians.isFinite }
    public var description: String { "\(degrees)°" }

    /// Returns whether the angle differs from another by an angle in radians at most.
    public func isApproximatelyEqual(to other: Angle2D, tolerance: Double = 1.5e-8) -> Bool {
        abs(radians - other.radians) <= tolerance
    }
    public static func < (lhs: Angle2D, rhs: Angle2D) -> Bool { lhs.radians < rhs.radians }
    /// The sum.
    public static func + (lhs: Angle2D, rhs: Angle2D) -> Angle2D { Angle2D(radians: lhs.radians + rhs.radians) }
    /// The difference.
    public static func - (lhs: Angle2D, rhs: Angle2D) -> Angle2D { Angle2D(radians: lhs.radians - rhs.radians) }
    /// The product with a number.
    public static func * (lhs: Angle2D, rhs: Double) -> Angle2D { Angle2D(radians: lhs.radians * rhs) }
    /// The product with a number.
    public static func * (lhs: Double, rhs: Angle2D) -> Angle2D { Angle2D(radians: lhs * rhs.radians) }
    /// The quotient.
    public static func / (lhs: Angle2D, rhs: Double) -> Angle2D { Angle2D(radians: lhs.radians / rhs) }
    /// The opposite angle.
    public static prefix func - (angle: Angle2D) -> Angle2D { Angle2D(radians: -angle.radians) }
    /// Adds an angle.
    public static func += (lhs: inout Angle2D, rhs: Angle2D) { lhs = lhs + rhs }
    /// Subtracts an angle.
    public static func -= (lhs: inout Angle2D, rhs: Angle2D) { lhs = lhs - rhs }
    /// Returns the angle whose cosine is a number.
    public static func acos(_ x: Double) -> Angle2D { .radians(Foundation.acos(x)) }
    /// Returns the angle whose sine is a number.
    public static func asin(_ x: Double) -> Angle2D { .radians(Foundation.asin(x)) }
    /// Returns the angle whose tangent is a number.
    public static func atan(_ x: Double) -> Angle2D { .radians(Foundation.atan(x)) }
    /// Returns the angle of a place.
    public static func atan2(y: Double, x: Double) -> Angle2D { .radians(Foundation.atan2(y, x)) }
}

/// Returns the cosine of an angle.
public func cos(_ angle: Angle2D) -> Double { Foundation.cos(angle.radians) }
/// Returns the sine of an angle.
public func sin(_ angle: Angle2D) -> Double { Foundation.sin(angle.radians) }
/// Returns the tangent of an angle.
public func tan(_ angle: Angle2D) -> Double { Foundation.tan(angle.radians) }
